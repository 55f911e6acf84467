"""Who walks the maze: for some the sides of a card that others use are closed."""

from __future__ import annotations

from collections.abc import Callable

from motherlode.core.move import Move
from motherlode.games.tunnels.faces import Faces, flattened, joined_sides
from motherlode.games.tunnels.shapes import Shape


class Walker:
    """What the faces are to one walker: a side closed to him agrees with its neighbour as ever, but leads nowhere."""

    __slots__ = ("joined", "lays", "open_sides", "through")

    def __init__(self, faces: Faces, closed: Callable[[Shape], int]) -> None:
        """`closed` gives the sides of a card that are closed to the walker."""
        shut = [closed(shape) for shape in faces.shapes]
        self.open_sides = bytes(sides & ~closed for sides, closed in zip(faces.sides, shut, strict=True))
        self.joined = [
            joined_sides([tunnel & ~closed for tunnel in shape.tunnels])
            for shape, closed in zip(faces.shapes, shut, strict=True)
        ]
        self.through = flattened(self.joined)
        self.lays = WalkersLays(faces, self.open_sides)


class WalkersLays(dict[tuple[int, int, int], list[tuple[Move, ...]]]):
    """By (cell, edge, sides by which the walker comes), then by kind: the actions that lay a card he can enter."""

    def __init__(self, faces: Faces, open_sides: bytes) -> None:
        super().__init__()
        self._faces = faces
        self._open_sides = open_sides

    def __missing__(self, place: tuple[int, int, int]) -> list[tuple[Move, ...]]:
        cell, edge, entered = place
        faces = self._faces.by_word
        self[place] = lays = [
            tuple(move for move in moves if self._open_sides[faces[move["lay"]]] & entered)
            for moves in self._faces.lays_on(cell, edge)
        ]
        return lays
