"""How far it is from an empty cell to a goal, counted in cells: quick enough to be asked in every simulated turn."""

from __future__ import annotations

from typing import Final

from motherlode.bots.adept.field import NEIGHBOURS
from motherlode.games.tunnels.board import Board

LOST: Final = 40
"""As far as counts: also where no way is left."""
BEYOND: Final = 3
"""How much farther away than the nearest end of a tunnel anything is counted."""
BESIDE: Final = {cell: tuple(beside for _, beside, _ in sides) for cell, sides in NEIGHBOURS.items()}


class Ways:
    """The distances to one goal through the cells of a board that are empty or closed."""

    __slots__ = ("best", "cells", "nearest", "second")

    def __init__(self, board: Board, goal: int) -> None:
        cards = board.cards
        frontier = board.frontier
        cells = {goal: 0}
        edge = [goal]
        distance, enough = 0, LOST
        while edge and distance < enough:
            distance += 1
            further = []
            for cell in edge:
                for beside in BESIDE.get(cell, ()):
                    if beside not in cells and beside not in cards:
                        cells[beside] = distance
                        further.append(beside)
                        if enough == LOST and beside in frontier:
                            enough = distance + BEYOND
            edge = further
        self.cells = cells
        self.best, self.nearest, self.second = -1, LOST, LOST
        """The frontier cell from which it is nearest, how many cards that takes, and how many from the next one."""
        for cell in frontier:
            far = cells.get(cell, LOST)
            if far < self.nearest or (far == self.nearest and cell < self.best):
                self.best, self.nearest, self.second = cell, far, self.nearest
            elif far < self.second:
                self.second = far

    def after(self, board: Board, cell: int, face: int) -> int:
        """How many cards are left once a card lies on a cell of the frontier; 0 if it opens into the goal."""
        left = self.second if cell == self.best else self.nearest
        joined, cells = board.joined[face], self.cells
        need = board.edges.get(cell, 0) & 15
        exits = 0
        for side in (1, 2, 4, 8):
            if need & side:
                exits |= joined[side]
        for side, beside, _ in NEIGHBOURS.get(cell, ()):
            if exits & side and not need & side:
                far = cells.get(beside, LOST)
                left = min(left, far)
        return left
