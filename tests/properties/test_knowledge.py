"""What is remembered of hidden cards is true, wherever they go, and deals keep to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import motherlode
from motherlode.core.rng import Rng
from motherlode.games.saboteur.state import SaboteurState
from motherlode.games.tunnels.memory import DECK, OPEN, PILE, Fact, Memory, in_hand

TABLES = {
    "base": [],
    "hands are swapped": ["saboteur2"],
    "cards are picked, dug, milled and stolen": ["saboteur2", "treasury", "treasure-chests", "tunnel-toll", "veto"],
    "pathfinders and tolls": ["pathfinder", "diversion", "tunnel-toll", "treasure-chests", "artisan"],
}
LOOKER = 1


def lying(state: SaboteurState, places: int) -> Counter[int]:
    found = [(in_hand(seat), cards) for seat, cards in enumerate(state.hands)]
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
            state.memory.remember(LOOKER, state.deck[-3:], DECK)
        assert [fact for fact in state.memory.facts if not is_true(state, fact)] == []
        facts += len(state.memory.facts)
        if facts and dice.below(25) == 0:
            view = state.view(LOOKER)
            deal = game.sampler(view).deal(dice)
            assert deal.view(LOOKER) | {"log": view["log"]} == view
            assert [fact for fact in deal.memory.facts if not is_true(deal, fact)] == []
    return state, facts


@pytest.mark.parametrize("name", TABLES)
def test_a_memory_never_becomes_false_and_deals_keep_to_it(name: str) -> None:
    assert sum(play(name, seed)[1] for seed in range(4)) > 50


def remembering(*facts: Fact) -> SaboteurState:
    game = motherlode.game("saboteur")
    state: SaboteurState = game.start(game.setup(players=4), seed=1)
    state.memory = Memory(facts)
    return state


def test_a_card_that_leaves_in_the_open_is_remembered_no_more() -> None:
    state = remembering(Fact(0, (3, 3, 5), in_hand(2)))
    state.memory.moved(in_hand(2), OPEN, 3)
    assert state.memory.facts == [Fact(0, (3, 5), in_hand(2))]
    state.memory.moved(in_hand(1), OPEN, 5)
    assert state.memory.facts == [Fact(0, (3, 5), in_hand(2))]


def test_a_card_that_leaves_unseen_may_be_any_of_them() -> None:
    state = remembering(Fact(0, (3, 5), in_hand(2)), Fact(1, (4,), in_hand(3)))
    state.memory.moved(in_hand(2), PILE)
    assert state.memory.facts == [Fact(0, (3, 5), in_hand(2) | PILE), Fact(1, (4,), in_hand(3))]
    state.memory.moved(PILE, in_hand(1))
    assert state.memory.facts == [Fact(0, (3, 5), in_hand(1) | in_hand(2) | PILE), Fact(1, (4,), in_hand(3))]


def test_a_drawn_card_may_be_one_that_was_seen_in_the_deck() -> None:
    state = remembering()
    state.memory.remember(0, (7, 8), DECK)
    state.memory.moved(DECK, in_hand(3))
    assert state.memory.facts == [Fact(0, (7, 8), DECK | in_hand(3))]
    assert state.view(0)["memory"] == [
        {"cards": [state.rules.words[kind] for kind in (7, 8)], "hands": [3], "pile": False, "deck": True}
    ]


def test_exchanged_hands_take_along_what_is_known_of_them() -> None:
    state = remembering(Fact(0, (3,), in_hand(1)), Fact(0, (4,), in_hand(1) | in_hand(2)), Fact(0, (5,), in_hand(3)))
    state.memory.exchanged(in_hand(1), in_hand(2))
    assert state.memory.facts == [
        Fact(0, (3,), in_hand(2)),
        Fact(0, (4,), in_hand(1) | in_hand(2)),
        Fact(0, (5,), in_hand(3)),
    ]


def test_nobody_remembers_what_is_in_his_own_hand() -> None:
    state = remembering()
    state.memory.remember(2, (3,), in_hand(2))
    assert state.memory.facts == []


def test_what_becomes_the_same_is_remembered_once() -> None:
    """A seat knew of a card in one hand or the other; when it is seen to go where both may be, that is one thing."""
    narrow, wide = Fact(LOOKER, (3,), in_hand(2)), Fact(LOOKER, (3,), in_hand(2) | PILE)
    state = remembering(narrow, wide)
    state.memory.moved(in_hand(2), PILE)
    assert state.memory.facts == [wide]


def test_what_is_known_already_is_not_remembered_again() -> None:
    known = Fact(LOOKER, (3,), in_hand(2))
    state = remembering(known)
    state.memory.remember(LOOKER, [3], in_hand(2))
    assert state.memory.facts == [known]


HAPPENINGS: list[Callable[[Memory], None]] = [
    lambda memory: memory.remember(LOOKER, (5, 3), in_hand(2)),
    lambda memory: memory.moved(in_hand(2), PILE),
    lambda memory: memory.exchanged(in_hand(2), in_hand(3)),
    lambda memory: memory.remember(0, bytearray([7]), DECK),
    lambda memory: memory.moved(DECK, in_hand(2)),
    lambda memory: memory.moved(in_hand(3), OPEN, 5),
]


def test_facts_are_the_same_whenever_somebody_looks() -> None:
    often, once, looks = Memory(), Memory(), []
    for happens in HAPPENINGS:
        happens(often)
        happens(once)
        looks.append(often.facts)
    assert looks[0] == [Fact(LOOKER, (3, 5), in_hand(2))]
    assert once.facts == looks[-1] == [Fact(LOOKER, (3,), in_hand(3) | PILE), Fact(0, (7,), DECK | in_hand(2))]


def test_a_copy_remembers_by_itself() -> None:
    state = remembering(Fact(0, (3,), in_hand(2)))
    state.memory.moved(in_hand(2), PILE)
    other, pooled = state.copy(), remembering()
    state.copy_into(pooled)
    state.memory.moved(PILE, in_hand(1))
    pooled.memory.moved(in_hand(2), OPEN, 3)
    assert other.memory.facts == [Fact(0, (3,), in_hand(2) | PILE)]
    assert pooled.memory.facts == []
    assert state.memory.facts == [Fact(0, (3,), in_hand(1) | in_hand(2) | PILE)]


def test_nothing_is_noted_where_there_is_nothing_to_remember() -> None:
    state = remembering(Fact(0, (3,), in_hand(2)))
    state.memory.moved(in_hand(2), OPEN, 3)
    assert state.memory.holds
    assert state.memory.facts == []
    assert not state.memory.holds
