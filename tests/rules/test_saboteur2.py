"""Saboteur 2: what its scenarios leave out."""

from collections import Counter

import pytest

import motherlode
from motherlode.core.errors import IllegalAction
from tests.clauses import rule
from tests.rules.module_tables import heard, started, with_modules
from tests.rules.tables import GOLD_IN_THE_MIDDLE, ROW_A, everything, new_game, play_round_of_passes, saboteur

S2 = "saboteur2"


def deck_of(*modules):
    return Counter(saboteur().empty(saboteur().setup(players=5, modules=modules)).rules.deck)


@rule("S2-01")
def test_the_base_rules_of_laying_still_hold():
    state = with_modules(S2, hands={0: ["NS", "map"]}, board={"1,0": "EW"})
    for cell, clause in (("1,0", "BASE-39"), ("5,5", "BASE-40"), ("2,0", "BASE-43")):
        with pytest.raises(IllegalAction) as refused:
            state.apply(0, {"lay": "NS", "at": cell})
        assert clause in refused.value.clauses


@rule("S2-03")
def test_the_base_cards_are_in_the_deck():
    assert deck_of() <= deck_of(S2)


@rule("S2-06")
def test_the_thirty_tunnel_cards():
    added = deck_of(S2) - deck_of()
    features = Counter(
        card.partition(":")[2] for card in added.elements() if set(card.partition(":")[0]) <= set("NESW+")
    )
    assert sum(features.values()) == 30
    assert features["ladder"] == 4
    assert features["green-door"] == features["blue-door"] == 3
    assert added["NS+EW"] == 2
    assert added["NW+ES"] + added["NE+SW"] == 2


@rule("S2-09")
def test_gold_is_a_number_of_nuggets_without_cards():
    gold = everything(started(S2, players=7))["gold"]
    assert gold["cards"] == [[]] * 7
    assert gold["balance"] == [0] * 7
    assert gold["deck"] == 0


@rule("S2-56")
def test_boss_profiteer_and_geologist_are_paid_behind_any_door():
    board = {**ROW_A, "4,0": "EW:blue-door", "5,0": "EW:green-door", "1,0": "ESW:crystal"}
    roles = ["boss", "profiteer", "geologist"]
    state = with_modules(S2, roles=roles, board=board, goals=GOLD_IN_THE_MIDDLE, hands={0: ["EW", "map"]})
    state.apply(0, {"lay": "EW", "at": "7,0"})
    assert everything(state)["last_round"]["gained"] == [3, 2, 1]


@rule("S2-81", "WC-12")
def test_everybody_sees_who_inspected_whom():
    state = with_modules(S2, hands={0: ["inspection", "map"]})
    seen = heard(state.apply(0, {"play": "inspection", "on": 2}), "played", 1)
    assert (seen["seat"], seen["card"], seen["on"]) == (0, "inspection", 2)
    assert "role" not in seen


@rule("S2-88")
def test_hats_cannot_be_swapped_when_the_pile_is_empty():
    assert len(everything(started(S2, players=12))["leftover"]) == 3
    state = with_modules(S2, roles=["green", "blue", "boss"], leftover=[], hands={0: ["swap-hats", "map"]})
    with pytest.raises(IllegalAction) as refused:
        state.apply(0, {"play": "swap-hats", "on": 1})
    assert "S2-88" in refused.value.clauses


@rule("S2-113")
@pytest.mark.parametrize("play", [{"play": "thief"}, {"play": "trap", "on": 1}, {"play": "rockfall", "at": "1,0"}])
def test_no_action_card_completes_the_tunnel(play):
    hand = [play["play"], "EW"]
    state = with_modules(S2, board=ROW_A, goals=GOLD_IN_THE_MIDDLE, hands={0: hand})
    state.apply(0, play)
    view = everything(state)
    assert view["last_round"] is None
    assert not any(goal["open"] for goal in view["goals"].values())


@rule("S2-151", "S2-164", "XM-14")
def test_who_has_gold_is_seen_and_how_much_is_not():
    state = with_modules(S2, gold=[2, 0, 5], hands={0: ["EW"]})
    for audience in (0, 1, motherlode.SPECTATOR):
        gold = state.view(audience)["gold"]
        assert gold["has_gold"] == [True, False, True]
        assert gold["balance"] == [nuggets if seat == audience else None for seat, nuggets in enumerate([2, 0, 5])]


@rule("S2-164")
def test_a_thief_chooses_among_those_who_have_gold():
    fronts, hands = {1: ["thief"]}, {0: ["NS"], "rest": []}
    state = with_modules(S2, roles=["green", "blue", "saboteur"], gold=[3, 0, 0], fronts=fronts, hands=hands, deck=0)
    state.apply(0, {"pass": ["NS"]})
    assert state.decision(1).options == {"from": [2, 0, "nobody"]}
    assert state.view(1)["gold"]["balance"][0] is None


@rule("S2-160")
@pytest.mark.parametrize(("laid", "first"), [(None, 2), ({"lay": "EW", "at": "1,0"}, 1)])
def test_by_the_last_tunnel_card_who_laid_it_comes_before_the_others_or_else_the_last_thief(laid, first):
    state = with_modules(
        S2,
        options={"thiefOrder": "last-tunnel-laid"},
        roles=["green", "blue", "saboteur"],
        gold=[3, 1, 1],
        fronts={1: ["thief"], 2: ["thief"]},
        thieves=[1, 2],
        hands={0: ["EW"], "rest": []},
        deck=0,
    )
    state.apply(0, laid or {"pass": ["EW"]})
    assert state.actors == (first,)


@rule("S2-155")
def test_what_a_thief_took_counts_for_him_in_what_the_round_brought():
    fronts, hands = {1: ["thief"]}, {0: ["NS"], "rest": []}
    state = with_modules(S2, roles=["green", "blue", "saboteur"], gold=[0, 0, 0], fronts=fronts, hands=hands, deck=0)
    state.apply(0, {"pass": ["NS"]})
    paid = everything(state)["last_round"]["gained"]
    assert paid[:2] == [0, 0]
    state.apply(1, {"choose": {"from": 2}})
    assert everything(state)["last_round"]["gained"] == [0, 1, paid[2] - 1]
    assert everything(state)["gold"]["balance"] == [0, 1, paid[2] - 1]


@rule("S2-68")
@pytest.mark.parametrize("off", [1, 2])
def test_hands_off_takes_one_thief_away_and_the_other_one_still_steals(off):
    state = with_modules(
        S2,
        roles=["green", "blue", "saboteur"],
        gold=[3, 1, 1],
        fronts={1: ["thief"], 2: ["thief"]},
        hands={0: ["hands-off"], "rest": []},
        deck=0,
    )
    state.apply(0, {"play": "hands-off", "on": off})
    assert state.actors == (3 - off,)
    assert state.decision(3 - off).kind == "steal"


def discards(*hand):
    state = with_modules(S2, hands={0: [*hand]})
    return [action["pass"] for action in state.legal(0) if "pass" in action]


@rule("S2-108")
def test_each_different_pass_is_listed_once_however_many_cards_are_equal():
    assert discards("NS", "EW", "NS") == [["NS"], ["EW"], ["NS", "EW"], ["NS", "NS"], ["NS", "EW", "NS"]]
    assert discards("map", "map", "map", "map") == [["map"], ["map", "map"], ["map", "map", "map"]]
    assert len(discards("NS", "EW", "NE", "NW", "map", "rockfall")) == 6 + 15 + 20


@rule("S2-101")
def test_each_different_price_is_listed_once_whichever_of_equal_cards_pays_it():
    hands = {0: ["NS", "EW", "NS", "map"]}
    state = with_modules(S2, fronts={0: ["broken-lamp"]}, hands=hands)
    prices = [action["discard"] for action in state.legal(0) if "remove" in action]
    assert prices == [["NS", "EW"], ["NS", "NS"], ["NS", "map"], ["EW", "map"]]


@rule("XM-11")
def test_several_discards_lie_in_the_order_of_their_player():
    state = with_modules(S2, hands={0: ["EW", "NS", "NE", "NW"]}, deck=9, discard=[])
    state.apply(0, {"pass": ["NE", "EW", "NS"]})
    assert everything(state)["discard"] == ["NS", "EW", "NE"]


@rule("XM-06")
def test_a_short_deck_gives_what_it_has():
    state = with_modules(S2, hands={0: ["EW", "NS", "NE", "NW"]}, deck=["map"], discard=[])
    state.apply(0, {"pass": ["NE", "EW", "NS"]})
    assert sorted(everything(state)["hands"][0]) == ["NW", "map"]


@rule("XM-13")
def test_gold_is_cards_in_a_base_game_and_tokens_elsewhere():
    assert everything(new_game())["gold"]["deck"] == 28
    for module in (S2, "tournament"):
        assert everything(started(module))["gold"]["deck"] == 0
    toll = everything(started("tunnel-toll"))["gold"]
    assert (toll["deck"], toll["balance"]) == (28, [1] * 5)


@rule("XM-16")
def test_there_is_no_limit_to_tokens():
    state = with_modules(
        S2, roles=["green", "blue", "saboteur"], gold=[40, 40, 40], hands={0: ["NS"], "rest": []}, deck=0
    )
    state.apply(0, {"pass": ["NS"]})
    assert everything(state)["gold"]["balance"] == [40, 40, 45]


@rule("XM-08", "XM-09")
def test_what_was_acted_on_lies_open_below_what_acted_on_it():
    state = with_modules(S2, hands={0: ["free", "EW"], 1: ["NS", "NE"]}, fronts={1: ["trap"]}, discard=[], deck=9)
    state.apply(0, {"play": "free", "on": 1})
    assert state.view(2)["discard"] == ["free", "trap"]
    state.apply(1, {"pass": ["NS"]})
    assert state.view(2)["discard"] == [None, "free", "trap"]
    assert state.view(1)["discard"] == ["NS", "free", "trap"]
    state = with_modules(S2, hands={0: ["EW", "NS", "NE"]}, fronts={0: ["trap"]}, discard=[], deck=9)
    state.apply(0, {"remove": "trap", "discard": ["EW", "NS"]})
    assert state.view(1)["discard"] == ["trap", None, None]


def test_each_of_two_who_swapped_hands_remembers_the_others_cards():
    state = with_modules(S2, hands={0: ["swap-hands", "EW"], 1: ["NS", "map"], 2: ["NE"]}, deck=9)
    state.apply(0, {"play": "swap-hands", "on": 1})
    assert state.view(0)["memory"] == [{"cards": ["EW"], "hands": [1], "pile": False}]
    assert sorted(state.view(1)["memory"][0]["cards"]) == ["NS", "map"]
    assert state.view(2)["memory"] == []
    state.apply(1, {"lay": "EW", "at": "1,0"})
    assert state.view(0)["memory"] == []


def test_what_is_remembered_goes_with_a_hand_that_is_swapped_on():
    """Seat 0 knows what seat 1 got from it; then that hand goes to seat 2, and back to seat 0 itself."""
    hands = {0: ["swap-hands", "EW"], 1: ["NS", "map"], 2: ["swap-hands", "NE"]}
    state = with_modules(S2, hands=hands, deck=["swap-hands", "NW", "NES", "NESW"])
    state.apply(0, {"play": "swap-hands", "on": 1})
    state.apply(1, {"play": "swap-hands", "on": 2})
    assert state.view(0)["memory"] == [{"cards": ["EW"], "hands": [2], "pile": False}]
    assert {"cards": ["NS", "map"], "hands": [0], "pile": False} in sorted_facts(state.view(1)["memory"])
    assert state.view(motherlode.SPECTATOR)["memory"] == []


@rule("BASE-149")
def test_in_the_next_round_nothing_is_remembered_of_the_cards_of_this_one():
    state = with_modules(S2, hands={0: ["swap-hands", "EW"], 1: ["NS", "map"], 2: ["NE"]}, deck=0)
    state.apply(0, {"play": "swap-hands", "on": 1})
    assert everything(state)["memory"]
    play_round_of_passes(state)
    assert (everything(state)["round"], everything(state)["memory"]) == (2, [])


def sorted_facts(facts):
    return [{**fact, "cards": sorted(fact["cards"])} for fact in facts]
