# cython: boundscheck=False, nonecheck=False
"""Cards lying in front of players: by seat in the order in which they came, and by kind who has one."""

from __future__ import annotations

from collections.abc import Iterable

from motherlode.games.tunnels.handful import all_like, like, put_on, refill, refill_all, take_all, take_out
from motherlode.games.tunnels.seats import how_many

KINDS = 256
"""Of cards at the most: a card is a byte."""
NOBODY = bytearray(2 * KINDS)
"""In front of whom any card lies when nothing does."""


class Fronts:
    __slots__ = ("cards", "everybody", "holders")

    def __init__(self, cards: Iterable[Iterable[int]] = ()) -> None:
        self.cards = [bytearray(front) for front in cards]
        """For each seat its cards, oldest first."""
        self.everybody = (1 << len(self.cards)) - 1
        """The mask of all seats."""
        self.holders = bytearray(2 * KINDS)
        """By kind the mask of the seats in front of which one lies: the lower byte, and the higher one further on."""
        for seat, front in enumerate(self.cards):
            for kind in front:
                self._hold(kind, seat)

    def copy(self) -> Fronts:
        other = Fronts.__new__(Fronts)
        other.cards = all_like(self.cards)
        other.everybody, other.holders = self.everybody, like(self.holders)
        return other

    def copy_into(self, other: Fronts) -> None:
        """Of as many seats."""
        refill_all(other.cards, self.cards)
        refill(other.holders, self.holders)

    def clear(self) -> None:
        """Nothing lies in front of anybody."""
        for front in self.cards:
            take_all(front)
        refill(self.holders, NOBODY)

    def lie(self, kind: int, seat: int) -> bool:
        return kind >= 0 and seats_with(self, kind) >> seat & 1 == 1

    def add(self, kind: int, seat: int) -> None:
        put_on(self.cards[seat], kind)
        self._hold(kind, seat)

    def _hold(self, kind: int, seat: int) -> None:
        self._note(kind, seats_with(self, kind) | 1 << seat)

    def _note(self, kind: int, seats: int) -> None:
        self.holders[kind], self.holders[KINDS + kind] = seats & 255, seats >> 8

    def remove(self, kind: int, seat: int) -> None:
        front = self.cards[seat]
        take_out(front, kind)
        if kind not in front:
            self._note(kind, seats_with(self, kind) & ~(1 << seat))


def is_free(fronts: Fronts, seat: int) -> bool:
    """Whether nothing lies in front of a seat."""
    return not fronts.cards[seat]


def seats_with(fronts: Fronts, kind: int) -> int:
    """The mask of the seats in front of which a card of that kind lies."""
    return fronts.holders[kind] | fronts.holders[KINDS + kind] << 8


def count_with(fronts: Fronts, kinds: bytes, seats: int) -> int:
    """How many cards of these kinds lie in front of these seats, of each kind one at the most for each."""
    count = 0
    for kind in kinds:
        count += how_many(seats_with(fronts, kind) & seats)
    return count


def others_without(fronts: Fronts, kind: int, seat: int) -> int:
    """The mask of the seats but this one in front of which none lies."""
    return fronts.everybody & ~(seats_with(fronts, kind) | 1 << seat)
