# cython: boundscheck=False, nonecheck=False
"""Cards lying in front of players: by seat in the order in which they came, and by kind who has one."""

from __future__ import annotations

from collections.abc import Iterable

from motherlode.core.ends import rows
from motherlode.games.tunnels.handful import take_out


class Fronts:
    __slots__ = ("cards", "everybody", "holders")

    def __init__(self, cards: Iterable[Iterable[int]] = ()) -> None:
        self.cards = [list(front) for front in cards]
        """For each seat its cards, oldest first."""
        self.everybody = (1 << len(self.cards)) - 1
        """The mask of all seats."""
        self.holders: list[int] = []
        """By kind, as far as any lay in front of somebody, the mask of the seats in front of which one lies."""
        for seat, front in enumerate(self.cards):
            for kind in front:
                self._hold(kind, seat)

    def copy(self) -> Fronts:
        other = Fronts.__new__(Fronts)
        other.cards = rows(self.cards)
        other.everybody, other.holders = self.everybody, self.holders[:]
        return other

    def with_kind(self, kind: int) -> int:
        """The mask of the seats in front of which a card of that kind lies."""
        return self.holders[kind] if 0 <= kind < len(self.holders) else 0

    def without_kind(self, kind: int, seat: int) -> int:
        """The mask of the seats but this one in front of which none lies."""
        return self.everybody & ~(self.with_kind(kind) | 1 << seat)

    def lie(self, kind: int, seat: int) -> bool:
        return self.with_kind(kind) >> seat & 1 == 1

    def add(self, kind: int, seat: int) -> None:
        self.cards[seat].append(kind)
        self._hold(kind, seat)

    def _hold(self, kind: int, seat: int) -> None:
        if kind >= len(self.holders):
            self.holders += [0] * (kind + 1 - len(self.holders))
        self.holders[kind] |= 1 << seat

    def remove(self, kind: int, seat: int) -> None:
        front = self.cards[seat]
        take_out(front, kind)
        if kind not in front:
            self.holders[kind] &= ~(1 << seat)
