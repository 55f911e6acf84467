"""Passing: BASE-93 to BASE-99."""

from typing import Any

import pytest

import motherlode
from motherlode.games.saboteur.game import SaboteurGame
from motherlode.games.tunnels.module import Module
from tests.clauses import rule
from tests.rules.tables import PLAYER_COUNTS, everything, new_game, pass_first_card, table


@rule("BASE-93", "BASE-94")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_every_card_of_the_hand_may_be_discarded_in_any_turn(players):
    state = new_game(players)
    for _ in range(3 * players):
        seat = state.actors[0]
        passes = [action["pass"] for action in state.legal(seat) if "pass" in action]
        assert passes == [[card] for card in dict.fromkeys(state.view(seat)["hand"])]
        pass_first_card(state)


@rule("BASE-94")
@pytest.mark.parametrize("cards", [[], ["EW", "NS"], ["EW", "EW"], ["map"]])
def test_exactly_one_card_of_the_own_hand_is_discarded(cards):
    state = table(hands={0: ["EW", "NS"]})
    before = state.dump()
    with pytest.raises(motherlode.IllegalAction):
        state.apply(0, {"pass": cards})
    assert state.dump() == before


@rule("BASE-95", "BASE-99", "BASE-162")
def test_a_passed_card_is_known_to_its_owner_only():
    state = table(hands={0: ["rockfall", "EW"]})
    [passed, *_] = state.apply(0, {"pass": ["rockfall"]})
    assert passed.seen_by(0)["cards"] == ["rockfall"]
    assert state.view(0)["discard"] == ["rockfall"]
    for other in (motherlode.SPECTATOR, 1, 2):
        assert "cards" not in passed.seen_by(other)
        assert passed.seen_by(other)["count"] == 1
        assert state.view(other)["discard"] == [None]


@rule("BASE-99", "BASE-161")
def test_the_pile_keeps_the_order_of_open_and_hidden_cards():
    state = table(hands={0: ["map", "NS"], 1: ["EW", "NS"], 2: ["map", "NS"]})
    state.apply(0, {"play": "map", "goal": "8,0"})
    state.apply(1, {"pass": ["EW"]})
    state.apply(2, {"play": "map", "goal": "8,0"})
    assert state.view(0)["discard"] == ["map", None, "map"]
    assert state.view(1)["discard"] == ["map", "EW", "map"]
    assert everything(state)["discard"] == ["map", "EW", "map"]


@rule("BASE-96")
def test_a_pass_is_followed_by_a_draw():
    state = table(deck=["map", "NS"], hands={0: ["EW", "NE"]})
    assert [event.kind for event in state.apply(0, {"pass": ["EW"]})] == ["passed", "drew"]
    assert sorted(state.view(0)["hand"]) == ["NE", "map"]


@rule("BASE-97")
def test_a_player_without_cards_is_not_asked_and_the_pass_is_told():
    state = table(deck=0, hands={0: ["EW"], 1: [], 2: ["NS"]})
    events = state.apply(0, {"pass": ["EW"]})
    assert state.actors == (2,)
    passes = [(event.seen_by(2)["seat"], event.seen_by(2)["count"]) for event in events if event.kind == "passed"]
    assert passes == [(0, 1), (1, 0)]


@rule("BASE-98")
def test_who_can_do_nothing_else_has_only_passes():
    state = table(fronts={0: ["broken-lamp"]}, hands={0: ["EW", "rockfall", "fix-cart"]})
    assert state.legal(0) == [{"pass": ["EW"]}, {"pass": ["rockfall"]}, {"pass": ["fix-cart"]}]


class LargePasses(Module):
    """A stranger's rule: up to four cards are passed."""

    id = "large-passes"

    def write(self, rules: Any) -> None:
        rules.change(pass_most=4)


def test_passes_of_four_cards_are_counted_as_they_are_listed() -> None:
    game = SaboteurGame({LargePasses.id: LargePasses()})
    state = game.position(game.setup(3, [LargePasses.id]), {"hands": {0: ["NS", "NS", "EW", "map", "map", "rockfall"]}})
    legal = state.legal(0)
    assert max(len(action["pass"]) for action in legal if "pass" in action) == 4
    assert len(state.codes(0)) == len(legal)
    assert [state.action(0, code) for code in state.codes(0)] == legal
