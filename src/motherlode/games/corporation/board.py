"""The mountain: symbols, crystals, and for each colour the cells that can take its next crystal.

Crystals are never moved or removed (CORP-53), so what a colour can reach is kept up to date by adding and striking out
single cells when a crystal is placed.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable

from motherlode.core.move import Move
from motherlode.games.corporation.cells import CELLS, NEIGHBOURS
from motherlode.games.corporation.colours import ALL_COLOURS, COLOURS_OF_MASK
from motherlode.games.corporation.moves import DIG
from motherlode.games.corporation.reach import cells_in, cells_showing, sure_gold
from motherlode.games.corporation.tiles import DANGER, GOLD, PASSAGE


class Board:
    __slots__ = (
        "border",
        "cells",
        "crystals",
        "dangers",
        "gems",
        "gold",
        "mouths",
        "moves",
        "passages",
        "sure",
        "surely",
        "symbols",
    )

    def __init__(self) -> None:
        self.symbols = ""
        """One letter a cell, as in `tiles`."""
        self.gems = bytearray(CELLS)
        """For each cell 0, or the colour of its crystal plus 1."""
        self.border = bytearray(CELLS)
        """For each uncovered cell the colours next to it, as bits."""
        self.cells: list[list[int]] = []
        """For each colour the cells it may dig next (CORP-47), passages aside, in reading order."""
        self.moves: list[list[Move]] = []
        """The same as actions."""
        self.mouths: list[list[int]] = []
        """For each colour the uncovered passages next to it."""
        self.passages: list[int] = []
        """All uncovered passages."""
        self.dangers: list[int] = []
        """All uncovered danger cells."""
        self.gold = self.sure = self.crystals = 0
        """Uncovered gold; that of it which can certainly be taken (CORP-157); crystals placed."""
        self.surely = 0
        """The cells of gold that can certainly be taken, covered or not, as bits."""

    def lay_out(self, symbols: str, crystals: Iterable[tuple[int, int]]) -> None:
        """An empty mountain, then crystals as `(cell, colour)`."""
        self.symbols = symbols
        self.gems, self.border = bytearray(CELLS), bytearray(CELLS)
        self.cells = [[] for _ in ALL_COLOURS]
        self.moves = [[] for _ in ALL_COLOURS]
        self.mouths = [[] for _ in ALL_COLOURS]
        self.passages = cells_in(cells_showing(symbols, PASSAGE))
        self.dangers = cells_in(cells_showing(symbols, DANGER))
        self.surely = sure_gold(symbols)
        self.gold, self.sure, self.crystals = symbols.count(GOLD), self.surely.bit_count(), 0
        for cell, colour in crystals:
            self.place(cell, colour)

    def place(self, cell: int, colour: int) -> None:
        """Put a crystal on an uncovered cell."""
        gems, border, symbols = self.gems, self.border, self.symbols
        gems[cell] = colour + 1
        self.crystals += 1
        symbol = symbols[cell]
        if symbol == PASSAGE:
            self.passages.remove(cell)
            for other in COLOURS_OF_MASK[border[cell]]:
                self.mouths[other].remove(cell)
        elif symbol == DANGER:
            self.dangers.remove(cell)
        else:
            if symbol == GOLD:
                self.gold -= 1
                self.sure -= self.surely >> cell & 1
            for other in COLOURS_OF_MASK[border[cell]]:
                listed = self.cells[other]
                place = bisect_left(listed, cell)
                del listed[place], self.moves[other][place]
        bit, listed, moves, digs = 1 << colour, self.cells[colour], self.moves[colour], DIG[colour]
        for near in NEIGHBOURS[cell]:
            if not gems[near] and not border[near] & bit:
                border[near] |= bit
                symbol = symbols[near]
                if symbol == PASSAGE:
                    insort(self.mouths[colour], near)
                elif symbol != DANGER:
                    place = bisect_left(listed, near)
                    listed.insert(place, near)
                    moves.insert(place, digs[near])

    def copy(self) -> Board:
        other = Board.__new__(Board)
        other.symbols, other.surely = self.symbols, self.surely
        other.gems, other.border = self.gems[:], self.border[:]
        other.cells = [cells[:] for cells in self.cells]
        other.moves = [moves[:] for moves in self.moves]
        other.mouths = [mouths[:] for mouths in self.mouths]
        other.passages, other.dangers = self.passages[:], self.dangers[:]
        other.gold, other.sure, other.crystals = self.gold, self.sure, self.crystals
        return other
