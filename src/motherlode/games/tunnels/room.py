"""A room in the maze: the postcards."""

from __future__ import annotations

from collections.abc import Iterable

from motherlode.games.tunnels.cells import SIDES


class Room:
    """A part of the maze that binds no neighbour and joins all tunnels that open into it (POST-05, POST-07)."""

    __slots__ = ("cells", "conducts", "outside")

    def __init__(self, cells: Iterable[int], conducts: bool) -> None:
        self.cells = frozenset(cells)
        self.conducts = conducts
        self.outside = {
            cell + step: opposite for cell in self.cells for _, step, opposite in SIDES if cell + step not in self.cells
        }
        """The cells around it, each with the side that faces it."""

    def lights(self, joined: tuple[int, ...], cell: int) -> int:
        """The sides of a card beside the lit room that it lights."""
        return joined[self.outside[cell]]
