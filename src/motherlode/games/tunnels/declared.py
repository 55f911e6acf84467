"""The play that was declared last: who plays, which kind of card, how."""

from __future__ import annotations

from motherlode.core.types import Action

NO_CARD = -1


class Declared:
    """Changed in place by every play, so a copy of the state has its own."""

    __slots__ = ("action", "kind", "seat")

    def __init__(self, seat: int, kind: int, action: Action) -> None:
        self.seat, self.kind, self.action = seat, kind, action

    def declare(self, seat: int, kind: int, action: Action) -> None:
        self.seat = seat
        self.kind = kind
        self.action = action

    def copy(self) -> Declared:
        return Declared(self.seat, self.kind, self.action)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Declared):
            return NotImplemented
        return self.seat == other.seat and self.kind == other.kind and self.action == other.action

    def __hash__(self) -> int:
        raise TypeError("a declared play changes in place")
