"""Who may know what: BASE-13, 14, 145, 161 to 163."""

import json

import pytest

import motherlode
from tests.clauses import rule
from tests.rules.tables import PLAYER_COUNTS, everything, new_game, pass_first_card, table

PUBLIC = ("board", "lit", "fronts", "hand_sizes", "deck", "turn", "round", "phase", "direction", "start")


@rule("BASE-161")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_what_lies_open_is_the_same_for_everybody(players):
    state = new_game(players, seed=3)
    for _ in range(2 * players):
        for audience in (motherlode.SPECTATOR, *range(players)):
            view, whole = state.view(audience), everything(state)
            assert {key: view[key] for key in PUBLIC} == {key: whole[key] for key in PUBLIC}
            assert len(view["discard"]) == len(whole["discard"])
        pass_first_card(state)


@rule("BASE-14", "BASE-162")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_a_seat_sees_its_own_role_and_hand_and_no_other(players):
    state = new_game(players, seed=4)
    whole = everything(state)
    for seat in range(players):
        view = state.view(seat)
        assert view["hand"] == whole["hands"][seat] == view["hands"][seat]
        assert view["roles"] == [role if owner == seat else None for owner, role in enumerate(whole["roles"])]
        assert all(hand is None for owner, hand in enumerate(view["hands"]) if owner != seat)


@rule("BASE-14", "BASE-161")
def test_a_spectator_sees_no_role_and_no_hand():
    view = new_game(5).view(motherlode.SPECTATOR)
    assert view["roles"] == [None] * 5
    assert view["hands"] == [None] * 5
    assert view["hand"] == []


@rule("BASE-13", "BASE-163")
def test_the_dwarf_left_over_and_the_order_of_the_decks_are_in_no_view():
    deck = ["map", "rockfall", "NS"]
    leftovers = ("miner", "saboteur")
    views = []
    for leftover in leftovers:
        roles = ["miner", "miner", "miner"] if leftover == "saboteur" else ["miner", "saboteur", "miner"]
        state = table(roles=roles, leftover=[leftover], deck=deck, hands={0: ["EW"]}, gold_deck=[1, 2, 3])
        views.append(state.view(0))
        assert state.view(0)["leftover"] is None or state.view(0)["leftover"] == [None]
        deck = list(reversed(deck))
    assert json.dumps(views[0]) == json.dumps(views[1])


@rule("BASE-162")
def test_what_a_seat_drew_is_told_to_it_alone():
    state = table(deck=["map", "NS"], hands={0: ["EW"]})
    drew = next(event for event in state.apply(0, {"pass": ["EW"]}) if event.kind == "drew")
    assert drew.seen_by(0)["cards"] == ["map"]
    for other in (motherlode.SPECTATOR, 1, 2):
        assert "cards" not in drew.seen_by(other)


@rule("BASE-95", "BASE-162")
def test_the_log_of_another_seat_keeps_the_secret_too():
    state = table(deck=["map", "NS"], hands={0: ["rockfall"]})
    state.apply(0, {"pass": ["rockfall"]})
    assert "rockfall" in json.dumps(state.view(0)["log"])
    for other in (motherlode.SPECTATOR, 1, 2):
        assert "rockfall" not in json.dumps(state.view(other)["log"])
