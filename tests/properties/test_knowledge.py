"""What is remembered of hidden cards is true, wherever they go, and deals keep to it."""

from __future__ import annotations

from collections import Counter

import pytest

import motherlode
from motherlode.core.rng import Rng
from motherlode.games.saboteur.state import SaboteurState
from motherlode.games.tunnels.knowledge import DECK, OPEN, PILE, Fact, exchanged, hand, moved, remember

TABLES = {
    "base": [],
    "hands are swapped": ["saboteur2"],
    "cards are picked, dug, milled and stolen": ["saboteur2", "treasury", "treasure-chests", "tunnel-toll", "veto"],
    "pathfinders and tolls": ["pathfinder", "diversion", "tunnel-toll", "treasure-chests", "artisan"],
}
LOOKER = 1


def lying(state: SaboteurState, places: int) -> Counter[int]:
    found = [(hand(seat), cards) for seat, cards in enumerate(state.hands)]
    return Counter(
        kind for place, cards in [*found, (PILE, state.pile), (DECK, state.deck)] if place & places for kind in cards
    )


def is_true(state: SaboteurState, fact: Fact) -> bool:
    return not Counter(fact.kinds) - lying(state, fact.places)


def play(name: str, seed: int) -> tuple[SaboteurState, int]:
    """A random game in which somebody looks at the top of the deck now and then; how many facts there were."""
    game = motherlode.game("saboteur")
    state, dice, facts = game.start(game.setup(players=5, modules=TABLES[name]), seed), Rng(seed), 0
    while state.actors:
        seat = state.actors[0]
        legal = state.legal(seat)
        state.apply(seat, legal[dice.below(len(legal))], quiet=True)
        if state.deck and dice.below(9) == 0:
            remember(state, LOOKER, state.deck[-3:], DECK)
        assert [fact for fact in state.memory if not is_true(state, fact)] == []
        facts += len(state.memory)
        if facts and dice.below(25) == 0:
            view = state.view(LOOKER)
            deal = game.sampler(view).deal(dice)
            assert deal.view(LOOKER) | {"log": view["log"]} == view
            assert [fact for fact in deal.memory if not is_true(deal, fact)] == []
    return state, facts


@pytest.mark.parametrize("name", TABLES)
def test_a_memory_never_becomes_false_and_deals_keep_to_it(name: str) -> None:
    assert sum(play(name, seed)[1] for seed in range(4)) > 50


def remembering(*facts: Fact) -> SaboteurState:
    game = motherlode.game("saboteur")
    state: SaboteurState = game.start(game.setup(players=4), seed=1)
    state.memory = [*facts]
    return state


def test_a_card_that_leaves_in_the_open_is_remembered_no_more() -> None:
    state = remembering(Fact(0, (3, 3, 5), hand(2)))
    moved(state, hand(2), OPEN, 3)
    assert state.memory == [Fact(0, (3, 5), hand(2))]
    moved(state, hand(1), OPEN, 5)
    assert state.memory == [Fact(0, (3, 5), hand(2))]


def test_a_card_that_leaves_unseen_may_be_any_of_them() -> None:
    state = remembering(Fact(0, (3, 5), hand(2)), Fact(1, (4,), hand(3)))
    moved(state, hand(2), PILE)
    assert state.memory == [Fact(0, (3, 5), hand(2) | PILE), Fact(1, (4,), hand(3))]
    moved(state, PILE, hand(1))
    assert state.memory == [Fact(0, (3, 5), hand(1) | hand(2) | PILE), Fact(1, (4,), hand(3))]


def test_a_drawn_card_may_be_one_that_was_seen_in_the_deck() -> None:
    state = remembering()
    remember(state, 0, (7, 8), DECK)
    moved(state, DECK, hand(3))
    assert state.memory == [Fact(0, (7, 8), DECK | hand(3))]
    assert state.view(0)["memory"] == [
        {"cards": [state.rules.words[kind] for kind in (7, 8)], "hands": [3], "pile": False, "deck": True}
    ]


def test_exchanged_hands_take_along_what_is_known_of_them() -> None:
    state = remembering(Fact(0, (3,), hand(1)), Fact(0, (4,), hand(1) | hand(2)), Fact(0, (5,), hand(3)))
    exchanged(state, hand(1), hand(2))
    assert state.memory == [Fact(0, (3,), hand(2)), Fact(0, (4,), hand(1) | hand(2)), Fact(0, (5,), hand(3))]


def test_nobody_remembers_what_is_in_his_own_hand() -> None:
    state = remembering()
    remember(state, 2, (3,), hand(2))
    assert state.memory == []


def test_what_becomes_the_same_is_remembered_once() -> None:
    """A seat knew of a card in one hand or the other; when it is seen to go where both may be, that is one thing."""
    narrow, wide = Fact(LOOKER, (3,), hand(2)), Fact(LOOKER, (3,), hand(2) | PILE)
    state = remembering(narrow, wide)
    moved(state, hand(2), PILE)
    assert state.memory == [wide]


def test_what_is_known_already_is_not_remembered_again() -> None:
    known = Fact(LOOKER, (3,), hand(2))
    state = remembering(known)
    remember(state, LOOKER, [3], hand(2))
    assert state.memory == [known]
