# cython: boundscheck=False, wraparound=False
"""The mountain: symbols, crystals, and for each colour the cells that can take its next crystal.

Crystals are never moved or removed (CORP-53), so what a colour can reach is kept up to date by adding and striking out
single cells when a crystal is placed.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from operator import attrgetter

from motherlode.core.ends import drop_at, put_at
from motherlode.games.corporation.cells import CELLS, NEIGHBOURS
from motherlode.games.corporation.colours import ALL_COLOURS, COLOURS_OF_MASK
from motherlode.games.corporation.moves import DIG, Deed
from motherlode.games.corporation.reach import sure_gold
from motherlode.games.corporation.tiles import DANGER, GOLD, PASSAGE

CELL_OF = attrgetter("cell")
NUMBERS = tuple(range(CELLS))
"""The cells again: compiled, what is taken from here need not be made."""


class Board:
    __slots__ = (
        "border",
        "cells",
        "crystals",
        "dangers",
        "gems",
        "gold",
        "mouthed",
        "mouths",
        "moves",
        "passages",
        "shared",
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
        self.moves: list[list[Deed]] = []
        """The same as actions."""
        self.mouths: list[tuple[Deed, ...]] = []
        """For each colour the actions that dig an uncovered passage next to it."""
        self.mouthed = 0
        """How many such actions there are, of all colours."""
        self.passages: tuple[int, ...] = ()
        """All uncovered passages, in reading order."""
        self.dangers: tuple[int, ...] = ()
        """All uncovered danger cells, in reading order."""
        self.gold = self.sure = self.crystals = 0
        """Uncovered gold; that of it which can certainly be taken (CORP-157); crystals placed."""
        self.surely = 0
        """The cells of gold that can certainly be taken, covered or not, as bits."""
        self.shared = False
        """Whether several states look at this board; who places a crystal next needs one of his own."""

    def lay_out(self, symbols: str, crystals: Iterable[tuple[int, int]]) -> None:
        """An empty mountain, then crystals as `(cell, colour)`."""
        self.symbols = symbols
        self.gems, self.border = bytearray(CELLS), bytearray(CELLS)
        self.cells = [[] for _ in ALL_COLOURS]
        self.moves = [[] for _ in ALL_COLOURS]
        self.mouths = [() for _ in ALL_COLOURS]
        self.passages, self.dangers = cells_with(symbols, PASSAGE), cells_with(symbols, DANGER)
        self.surely = sure_gold(symbols)
        self.gold, self.sure = symbols.count(GOLD), self.surely.bit_count()
        self.crystals = self.mouthed = 0
        for cell, colour in crystals:
            self.place(cell, colour)

    def place(self, cell: int, colour: int) -> None:
        """Put a crystal on an uncovered cell."""
        gems, border, symbols = self.gems, self.border, self.symbols
        gems[cell] = colour + 1
        self.crystals += 1
        self._cover(cell, symbols[cell], COLOURS_OF_MASK[border[cell]])
        bit, listed, moves, digs = 1 << colour, self.cells[colour], self.moves[colour], DIG[colour]
        for near in NEIGHBOURS[cell]:
            if not gems[near] and not border[near] & bit:
                border[near] |= bit
                symbol = symbols[near]
                if symbol == PASSAGE:
                    self.mouths[colour] = tuple(sorted((*self.mouths[colour], digs[near]), key=CELL_OF))
                    self.mouthed += 1
                elif symbol != DANGER:
                    place = bisect_left(listed, near)
                    put_at(listed, place, NUMBERS[near])
                    put_at(moves, place, digs[near])

    def _cover(self, cell: int, symbol: str, beside: tuple[int, ...]) -> None:
        """What the cell showed is gone, and the colours beside it dig there no more."""
        if symbol == PASSAGE:
            self.passages = without(self.passages, cell)
            for colour in beside:
                self.mouths[colour] = tuple([dig for dig in self.mouths[colour] if dig.cell != cell])
            self.mouthed -= len(beside)
            return
        if symbol == DANGER:
            self.dangers = without(self.dangers, cell)
            return
        if symbol == GOLD:
            self.gold -= 1
            self.sure -= self.surely >> cell & 1
        for colour in beside:
            listed, moves = self.cells[colour], self.moves[colour]
            place = bisect_left(listed, cell)
            drop_at(listed, place)
            drop_at(moves, place)

    def share(self) -> Board:
        """For a copy of the state, which looks at the same board until one of them places a crystal."""
        self.shared = True
        return self

    def copy(self) -> Board:
        other = Board.__new__(Board)
        other.shared = False
        other.symbols, other.surely = self.symbols, self.surely
        other.passages, other.dangers = self.passages, self.dangers
        other.gems, other.border, other.mouths = self.gems[:], self.border[:], self.mouths[:]
        other.mouthed = self.mouthed
        other.cells = [cells[:] for cells in self.cells]
        other.moves = [moves[:] for moves in self.moves]
        other.gold, other.sure, other.crystals = self.gold, self.sure, self.crystals
        return other


def cells_with(symbols: str, wanted: str) -> tuple[int, ...]:
    """The cells that show a symbol, in reading order."""
    found, cell = [], symbols.find(wanted)
    while cell >= 0:
        found.append(cell)
        cell = symbols.find(wanted, cell + 1)
    return tuple(found)


def without(cells: tuple[int, ...], covered: int) -> tuple[int, ...]:
    return tuple([cell for cell in cells if cell != covered])
