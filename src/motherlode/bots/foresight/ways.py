"""How far it is from an empty cell to a goal, counted in cells: quick enough to be asked in every simulated turn."""

from __future__ import annotations

from motherlode.bots.adept.spots import INSIDE, SIZE, STEPS, spot_of
from motherlode.games.tunnels.board import Board

LOST = 40
"""As far as counts: also where no way is left."""
BEYOND = 3
"""How much farther away than the nearest end of a tunnel anything is counted."""
UNKNOWN, BARRED = 255, 254


def _nothing() -> bytes:
    """A maze without cards: only the rim is barred."""
    ground = bytearray([BARRED]) * SIZE
    for spot in INSIDE:
        ground[spot] = UNKNOWN
    return bytes(ground)


NOTHING = _nothing()


class Ways:
    """The distances to one goal through the cells of a board that are empty or closed."""

    __slots__ = ("best", "cells", "joined", "nearest", "needs", "second")

    def __init__(self, board: Board, goal: int) -> None:
        self.cells = cells = bytearray(NOTHING)
        self.needs = bytearray(SIZE)
        """For each cell of the frontier the sides where a tunnel comes in."""
        self.joined = board.joined
        for cell in board.cards:
            cells[spot_of(cell)] = BARRED
        frontier = board.frontier
        for cell in frontier:
            self.needs[spot_of(cell)] = board.edge_at(cell) & 15
        self._measure(spot_of(goal))
        self.best, self.nearest, self.second = -1, LOST, LOST
        """The frontier cell from which it is nearest, how many cards that takes, and how many from the next one."""
        for cell in frontier:
            far = self.far(cell)
            if far < self.nearest or (far == self.nearest and cell < self.best):
                self.best, self.nearest, self.second = cell, far, self.nearest
            elif far < self.second:
                self.second = far

    def _measure(self, goal: int) -> None:
        """Outwards from the goal, until a little farther than the nearest end of a tunnel."""
        cells, needs = self.cells, self.needs
        cells[goal] = 0
        edge = [goal]
        distance, enough = 0, LOST
        while edge and distance < enough:
            distance += 1
            further = []
            for spot in edge:
                for step in STEPS:
                    beside = spot + step
                    if cells[beside] == UNKNOWN:
                        cells[beside] = distance
                        further.append(beside)
                        if enough == LOST and needs[beside]:
                            enough = distance + BEYOND
            edge = further

    def far(self, cell: int) -> int:
        """How many cards it takes from an empty cell on, that cell included."""
        return min(self.cells[spot_of(cell)], LOST)

    def after(self, cell: int, face: int) -> int:
        """How many cards are left once a card lies on a cell of the frontier; 0 if it opens into the goal."""
        left = self.second if cell == self.best else self.nearest
        spot = spot_of(cell)
        joined, need, exits, side = self.joined[face], self.needs[spot], 0, 1
        while side < 16:
            if need & side:
                exits |= joined[side]
            side <<= 1
        exits &= ~need
        side = 1
        for step in STEPS:
            if exits & side and self.cells[spot + step] < left:
                left = self.cells[spot + step]
            side <<= 1
        return left
