"""The discard pile: an ordered list of cards, each face up or known only to some seats (XM-07, XM-08)."""

from __future__ import annotations

from motherlode.core.audience import EVERYBODY


class Pile:
    __slots__ = ("kinds", "known")

    def __init__(self) -> None:
        self.kinds: list[int] = []
        self.known: list[int] = []
        """For each card the mask of the seats that have seen it."""

    def __len__(self) -> int:
        return len(self.kinds)

    def copy(self) -> Pile:
        other = Pile.__new__(Pile)
        other.kinds = self.kinds[:]
        other.known = self.known[:]
        return other

    def discard_open(self, kind: int) -> None:
        self.kinds.append(kind)
        self.known.append(EVERYBODY)

    def discard_hidden(self, kind: int, seat: int) -> None:
        """BASE-95: face down, seen only by the one who discards it."""
        self.kinds.append(kind)
        self.known.append(1 << seat)
