# cython: boundscheck=False, nonecheck=False
"""What is remembered of cards that went among others, where nobody can tell them from those any more.

A fact is a lower bound that stays true whatever happens: a card that leaves in the open is taken off it, a card that
leaves unseen only widens the places where the others may be. Facts are worked out when somebody looks at them: a game
that nobody looks at only notes what happens.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from motherlode.core.audience import SPECTATOR
from motherlode.core.numbers import Row, add_four, add_number, block, clear_numbers, numbers, refill_numbers

PILE = 0x100000
DECK = 0x200000
OPEN = 0
"""Places, as bits; the hands come first. What lies open is no place to remember."""
MOVED, EXCHANGED, REMEMBERED, SHOWN = 0, 1, 2, 3
"""What is noted. Four numbers each, of a fact its cards besides."""


def in_hand(seat: int) -> int:
    return 1 << seat


class Fact(NamedTuple):
    """All these cards lie somewhere in these places; `viewer` may be the public."""

    viewer: int
    kinds: tuple[int, ...]
    places: int


class Memory:
    """Of everybody at a table. Who moves a card from one such place to another says so with `moved`, who lets somebody
    look with `remember`."""

    __slots__ = ("_facts", "_since", "holds")

    def __init__(self, facts: Sequence[Fact] = ()) -> None:
        self._facts = [*facts]
        """Never changed in place."""
        self._since = numbers()
        """What has happened since they were worked out."""
        self.holds = len(self._facts) > 0
        """Whether there may be a fact: else a card that moves need not be noted."""

    @property
    def facts(self) -> list[Fact]:
        if len(self._since):
            self._facts = after(self._facts, self._since)
            clear_numbers(self._since)
            self.holds = len(self._facts) > 0
        return self._facts

    def remember(self, viewer: int, kinds: Sequence[int], places: int) -> None:
        """A viewer knows that these cards are there."""
        if len(kinds):
            add_four(self._since, REMEMBERED, viewer, places, len(kinds))
            for kind in kinds:
                add_number(self._since, kind)
            self.holds = True

    def all_remember(self, players: int, places: int, kind: int) -> None:
        """The public and every seat know that this card is there."""
        add_four(self._since, SHOWN, players, places, kind)
        self.holds = True

    def moved(self, source: int, target: int, kind: int = -1) -> None:
        """A card went from one place to another; `kind` says which, if it came into the open."""
        if self.holds:
            add_four(self._since, MOVED, source, target, kind)

    def exchanged(self, one: int, other: int) -> None:
        """All the cards of two places changed sides."""
        if self.holds:
            add_four(self._since, EXCHANGED, one, other, 0)

    def clear(self) -> None:
        """Nobody remembers anything."""
        self._facts = []
        clear_numbers(self._since)
        self.holds = False

    def copy(self) -> Memory:
        other = Memory()
        self.copy_into(other)
        return other

    def copy_into(self, other: Memory) -> None:
        other._facts, other.holds = self._facts, self.holds
        refill_numbers(other._since, self._since)


def after(facts: list[Fact], since: Row[int]) -> list[Fact]:
    """What is known after all that was noted."""
    place, size, notes = 0, len(since), block(since)
    while place < size:
        what, one, other, more = notes[place], notes[place + 1], notes[place + 2], notes[place + 3]
        place += 4
        if what == MOVED:
            facts = after_move(facts, one, other, more)
        elif what == EXCHANGED:
            facts = after_exchange(facts, one, other)
        elif what == SHOWN:
            for viewer in range(SPECTATOR, one):
                facts = with_fact(facts, new_fact(viewer, (more,), other))
        else:
            kinds = tuple(sorted([notes[card] for card in range(place, place + more)]))
            facts = with_fact(facts, new_fact(one, kinds, other))
            place += more
    return facts


def new_fact(viewer: int, kinds: tuple[int, ...], places: int) -> Fact:
    """Many are noted, so that one is made without asking the class."""
    return tuple.__new__(Fact, (viewer, kinds, places))


def with_fact(facts: list[Fact], fact: Fact) -> list[Fact]:
    return [*facts, fact] if is_useful(fact) and fact not in facts else facts


def after_move(facts: list[Fact], source: int, target: int, kind: int) -> list[Fact]:
    opened, first = target == OPEN and kind >= 0, 0
    for fact in facts:
        if concerns(fact, source, target, opened):
            break
        first += 1
    if first == len(facts):
        return facts
    kept = facts[:first]
    changed: list[Fact] = []
    for fact in facts[first:]:
        known = fact
        if concerns(fact, source, target, opened):
            known = _without(fact, kind) if opened else _widened(fact, target)
        if not is_useful(known):
            continue
        if known is fact:
            if changed and known in changed:
                continue
        elif known in kept:
            continue
        else:
            changed.append(known)
        kept.append(known)
    return kept


def after_exchange(facts: list[Fact], one: int, other: int) -> list[Fact]:
    both = one | other
    turned = [
        new_fact(fact.viewer, fact.kinds, fact.places ^ both) if (fact.places & both) not in (0, both) else fact
        for fact in facts
    ]
    return [*dict.fromkeys(fact for fact in turned if is_useful(fact))]


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


def _without(fact: Fact, kind: int) -> Fact:
    kinds = kinds_in(fact)
    if kind not in kinds:
        return fact
    index = kinds.index(kind)
    return new_fact(viewer_of(fact), kinds[:index] + kinds[index + 1 :], places_in(fact))
