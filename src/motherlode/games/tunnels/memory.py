"""What a seat remembers of cards it has seen go: these lie among those hands, or in the discard pile.

A memory is a lower bound that stays true whatever happens: a card played in the open is taken off, a card discarded
face down or taken from the pile only widens the places where the others may be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from motherlode.core.audience import ALL, SPECTATOR

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import TunnelState


class Fact(NamedTuple):
    """All these cards lie in the hands of these seats or, if `pile`, among the discards; `viewer` may be the public."""

    viewer: int
    kinds: tuple[int, ...]
    seats: int
    pile: bool


def viewers(state: TunnelState) -> range:
    """The public and every seat."""
    return range(SPECTATOR, state.setup.players)


def remember(state: TunnelState, viewer: int, kinds: Iterable[int], seats: Iterable[int], pile: bool = False) -> None:
    fact = Fact(viewer, tuple(sorted(kinds)), sum(1 << seat for seat in seats), pile)
    state.memory = _useful([*state.memory, fact])


def played(state: TunnelState, seat: int, kind: int) -> None:
    """A card left a hand in the open."""
    facts = []
    for fact in state.memory:
        kinds = fact.kinds
        if fact.seats >> seat & 1 and kind in kinds:
            index = kinds.index(kind)
            kinds = kinds[:index] + kinds[index + 1 :]
        facts.append(fact._replace(kinds=kinds))
    state.memory = _useful(facts)


def discarded(state: TunnelState, seat: int) -> None:
    """Cards left a hand face down for the pile."""
    state.memory = _useful(fact._replace(pile=True) if fact.seats >> seat & 1 else fact for fact in state.memory)


def taken_from_pile(state: TunnelState, seat: int) -> None:
    state.memory = _useful(fact._replace(seats=fact.seats | 1 << seat) if fact.pile else fact for fact in state.memory)


def moved(state: TunnelState, giver: int, taker: int) -> None:
    """A card, which one the others do not know, went from hand to hand."""
    state.memory = _useful(
        fact._replace(seats=fact.seats | 1 << taker) if fact.seats >> giver & 1 else fact for fact in state.memory
    )


def exchanged(state: TunnelState, one: int, other: int) -> None:
    """Two seats exchanged their hands."""
    swap = 1 << one | 1 << other
    state.memory = _useful(
        fact._replace(seats=fact.seats ^ swap) if (fact.seats & swap) not in (0, swap) else fact
        for fact in state.memory
    )


def _useful(facts: Iterable[Fact]) -> list[Fact]:
    """Without doubles, and without what a seat would remember of nothing but its own hand."""
    return list(dict.fromkeys(fact for fact in facts if fact.kinds and (fact.pile or fact.seats != _bit(fact.viewer))))


def _bit(viewer: int) -> int:
    return 1 << viewer if viewer >= 0 else 0


def memory_view(state: TunnelState, audience: int) -> list[dict[str, Any]]:
    words = state.rules.words
    return [
        {
            **({"viewer": fact.viewer} if audience == ALL else {}),
            "cards": [words[kind] for kind in fact.kinds],
            "hands": [seat for seat in range(state.setup.players) if fact.seats >> seat & 1],
            "pile": fact.pile,
        }
        for fact in state.memory
        if audience in (fact.viewer, ALL)
    ]


def read_memory(state: TunnelState, viewer: int, facts: list[dict[str, Any]]) -> list[Fact]:
    rules = state.rules
    return [
        Fact(
            fact.get("viewer", viewer),
            tuple(rules.kind(card) for card in fact["cards"]),
            sum(1 << seat for seat in fact["hands"]),
            fact["pile"],
        )
        for fact in facts
    ]


def missing(fact: Fact, hands: list[list[int | None]], pile: list[int | None]) -> list[int]:
    """The cards of a fact that are not yet where they may be."""
    there: Counter[int] = Counter()
    for seat, hand in enumerate(hands):
        if fact.seats >> seat & 1:
            there.update(kind for kind in hand if kind is not None)
    if fact.pile:
        there.update(kind for kind in pile if kind is not None)
    return list((Counter(fact.kinds) - there).elements())
