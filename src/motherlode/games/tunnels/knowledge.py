"""Who knows what of hidden cards.

A card that lies by itself (a goal, a dwarf, a chest, a discard at its place in the pile) carries the mask of the seats
that have seen it, wherever it goes. A card that goes among others, where nobody can tell it from them any more, becomes
a fact: these cards lie somewhere in these places. A fact is a lower bound that stays true whatever happens: a card that
leaves in the open is taken off it, a card that leaves unseen only widens the places where the others may be.

Whoever moves a card from one such place to another says so with `moved`, whoever lets somebody look with `remember`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from motherlode.core.audience import ALL, SPECTATOR

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import TunnelState

PILE = 1 << 20
DECK = 1 << 21
OPEN = 0
"""Places, as bits; the hands come first. What lies open is no place to remember."""


def hand(seat: int) -> int:
    return 1 << seat


class Fact(NamedTuple):
    """All these cards lie somewhere in these places; `viewer` may be the public."""

    viewer: int
    kinds: tuple[int, ...]
    places: int


def new_fact(viewer: int, kinds: tuple[int, ...], places: int) -> Fact:
    """Many are noted, so that one is made without asking the class."""
    return tuple.__new__(Fact, (viewer, kinds, places))


def viewers(state: TunnelState) -> range:
    """The public and every seat."""
    return range(SPECTATOR, state.setup.players)


def remember(state: TunnelState, viewer: int, kinds: Iterable[int], places: int) -> None:
    """A viewer knows that these cards are there."""
    fact = new_fact(viewer, tuple(sorted(kinds)), places)
    if is_useful(fact) and fact not in state.memory:
        state.memory = [*state.memory, fact]


def moved(state: TunnelState, source: int, target: int, kind: int | None = None) -> None:
    """A card went from one place to another; `kind` says which, if it came into the open."""
    opened, memory, first = target == OPEN and kind is not None, state.memory, 0
    for fact in memory:
        if concerns(fact, source, target, opened):
            break
        first += 1
    if first == len(memory):
        return
    facts = memory[:first]
    changed: list[Fact] = []
    for fact in memory[first:]:
        known = fact
        if concerns(fact, source, target, opened):
            known = _without(fact, kind) if opened else _widened(fact, target)
        if not is_useful(known):
            continue
        if known is fact:
            if changed and known in changed:
                continue
        elif known in facts:
            continue
        else:
            changed.append(known)
        facts.append(known)
    state.memory = facts


def viewer_of(fact: Fact) -> int:
    return fact.viewer


def kinds_in(fact: Fact) -> tuple[int, ...]:
    return fact.kinds


def places_in(fact: Fact) -> int:
    return fact.places


def concerns(fact: Fact, source: int, target: int, opened: bool) -> bool:
    """Whether a card that goes from one place to another changes what is known."""
    places = places_in(fact)
    return places & source != 0 and (opened or places | target != places)


def is_useful(fact: Fact) -> bool:
    """Not what a seat would remember of nothing but its own hand."""
    viewer = viewer_of(fact)
    return len(kinds_in(fact)) > 0 and places_in(fact) != (1 << viewer if viewer >= 0 else 0)


def _widened(fact: Fact, target: int) -> Fact:
    return new_fact(viewer_of(fact), kinds_in(fact), places_in(fact) | target)


def exchanged(state: TunnelState, one: int, other: int) -> None:
    """All the cards of two places changed sides."""
    both = one | other
    facts = [
        new_fact(fact.viewer, fact.kinds, fact.places ^ both) if (fact.places & both) not in (0, both) else fact
        for fact in state.memory
    ]
    state.memory = [*dict.fromkeys(fact for fact in facts if is_useful(fact))]


def _without(fact: Fact, kind: int | None) -> Fact:
    kinds = kinds_in(fact)
    if kind not in kinds:
        return fact
    index = kinds.index(kind)
    return new_fact(viewer_of(fact), kinds[:index] + kinds[index + 1 :], places_in(fact))


# ---- in words


def memory_view(state: TunnelState, audience: int) -> list[dict[str, Any]]:
    words = state.rules.words
    return [
        {
            **({"viewer": fact.viewer} if audience == ALL else {}),
            "cards": [words[kind] for kind in fact.kinds],
            "hands": [seat for seat in range(state.setup.players) if fact.places & hand(seat)],
            "pile": bool(fact.places & PILE),
            **({"deck": True} if fact.places & DECK else {}),
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
            sum(map(hand, fact["hands"])) | (PILE if fact["pile"] else 0) | (DECK if fact.get("deck") else 0),
        )
        for fact in facts
    ]


# ---- dealing what is remembered

Slots = Sequence[tuple[int, list[int | None]]]
"""Places with the cards that lie there, None where a card is not known."""


def among(places: int, slots: Slots) -> list[list[int | None]]:
    return [cards for place, cards in slots if places & place]


def missing(fact: Fact, slots: Slots) -> list[int]:
    """The cards of a fact that are not yet where they may be."""
    absent = [*fact.kinds]
    for cards in among(fact.places, slots):
        for kind in cards:
            if kind is not None and kind in absent:
                absent.remove(kind)
    return absent
