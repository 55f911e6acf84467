"""Cards lying in front of players: by seat in the order in which they came, and by kind who has one."""

from __future__ import annotations

from collections.abc import Iterable


class Fronts:
    __slots__ = ("cards", "holders")

    def __init__(self, cards: Iterable[Iterable[int]] = ()) -> None:
        self.cards = [list(front) for front in cards]
        """For each seat its cards, oldest first."""
        self.holders: dict[int, tuple[int, ...]] = {}
        """For each kind that lies anywhere, the seats in front of which it lies."""
        for seat, front in enumerate(self.cards):
            for kind in front:
                self.holders[kind] = (*self.holders.get(kind, ()), seat)

    def copy(self) -> Fronts:
        other = Fronts.__new__(Fronts)
        other.cards = [front[:] for front in self.cards]
        other.holders = self.holders.copy()
        return other

    def lie(self, kind: int, seat: int) -> bool:
        return seat in self.holders.get(kind, ())

    def add(self, kind: int, seat: int) -> None:
        self.cards[seat].append(kind)
        self.holders[kind] = (*self.holders.get(kind, ()), seat)

    def remove(self, kind: int, seat: int) -> None:
        self.cards[seat].remove(kind)
        seats = list(self.holders[kind])
        seats.remove(seat)
        self.holders[kind] = tuple(seats)
