# cython: boundscheck=False, wraparound=False
"""The mountain: symbols, crystals, and for each colour the cells that can take its next crystal.

Crystals are never moved or removed (CORP-53), so what a colour can reach is kept up to date by adding and striking out
single cells when a crystal is placed.
"""

from __future__ import annotations

from collections.abc import Iterable

from motherlode.games.corporation.cells import CELLS
from motherlode.games.corporation.colours import COLOURS_OF_MASK
from motherlode.games.corporation.moves import TUNNEL, Deed
from motherlode.games.corporation.sites import OUTSIDE, add_site, around, no_sites, same_sites, strike_site
from motherlode.games.corporation.tiles import DANGER, GOLD, PASSAGE

NO_SITE = 255
"""What the border says of a cell where nobody digs any more: that every colour has it already."""


class Board:
    __slots__ = (
        "border",
        "crystals",
        "dangers",
        "doubtful",
        "gems",
        "gold",
        "mouthed",
        "mouths",
        "passages",
        "shared",
        "sites",
        "sure",
        "symbols",
        "tunnels",
    )

    def __init__(self, symbols: str = "", doubtful: int = 0) -> None:
        """An empty mountain."""
        self.symbols = symbols
        """One letter a cell, as in `tiles`."""
        self.gems = bytearray(CELLS)
        """For each cell 0, or the colour of its crystal plus 1."""
        self.border = bytearray(CELLS + 1)
        """For each cell the colours next to it, as bits; `NO_SITE` for danger, what is covered, and `OUTSIDE`."""
        self.sites = no_sites()
        """For each colour the cells it may dig next, passages aside."""
        self.mouths = no_sites()
        """For each colour the uncovered passages next to it."""
        self.mouthed = 0
        """How many of them there are, of all colours."""
        self.passages = cells_with(symbols, PASSAGE)
        """All uncovered passages, in reading order."""
        self.dangers = cells_with(symbols, DANGER)
        """All uncovered danger cells, in reading order."""
        self.tunnels: tuple[tuple[Deed, ...], ...] | None = None
        """For each colour the Secret Tunnels to them, as soon as somebody asked."""
        self.gold = symbols.count(GOLD)
        """Uncovered gold."""
        self.doubtful = doubtful
        """The cells of gold that can perhaps not be taken, covered or not, as bits."""
        self.sure = self.gold - doubtful.bit_count()
        """Uncovered gold that can certainly be taken (CORP-157)."""
        self.crystals = 0
        self.shared = False
        """Whether several states look at this board; who places a crystal next needs one of his own."""
        self.border[OUTSIDE] = NO_SITE
        for cell in self.dangers:
            self.border[cell] = NO_SITE

    def place(self, cell: int, colour: int) -> None:
        """Put a crystal on an uncovered cell."""
        border, symbols = self.border, self.symbols
        self.gems[cell] = colour + 1
        self.crystals += 1
        self._cover(cell, symbols[cell], COLOURS_OF_MASK[border[cell]])
        border[cell] = NO_SITE
        bit = 1 << colour
        beside = around(cell)
        for near in beside[:4]:
            if not border[near] & bit:
                border[near] |= bit
                if symbols[near] == PASSAGE:
                    add_site(self.mouths, colour, near)
                    self.mouthed += 1
                else:
                    add_site(self.sites, colour, near)

    def _cover(self, cell: int, symbol: str, beside: bytes) -> None:
        """What the cell showed is gone, and the colours beside it dig there no more."""
        if symbol == PASSAGE:
            self.passages = without(self.passages, cell)
            for colour in beside:
                strike_site(self.mouths, colour, cell)
            self.mouthed -= len(beside)
        elif symbol == DANGER:
            self.dangers, self.tunnels = without(self.dangers, cell), None
        else:
            if symbol == GOLD:
                self.gold -= 1
                if not self.doubtful >> cell & 1:
                    self.sure -= 1
            for colour in beside:
                strike_site(self.sites, colour, cell)

    def tunnels_of(self, colour: int) -> tuple[Deed, ...]:
        """CORP-106: a Secret Tunnel of this colour to each uncovered danger cell."""
        if self.tunnels is None:
            self.tunnels = tuple([tunnels_to(self.dangers, digs) for digs in TUNNEL])
        return self.tunnels[colour]

    def share(self) -> Board:
        """For a copy of the state, which looks at the same board until one of them places a crystal."""
        self.shared = True
        return self

    def copy(self) -> Board:
        other = Board.__new__(Board)
        other.shared = False
        other.symbols, other.doubtful = self.symbols, self.doubtful
        other.passages, other.dangers, other.tunnels = self.passages, self.dangers, self.tunnels
        other.gems, other.border = self.gems[:], self.border[:]
        other.sites, other.mouths, other.mouthed = same_sites(self.sites), same_sites(self.mouths), self.mouthed
        other.gold, other.sure, other.crystals = self.gold, self.sure, self.crystals
        return other


def with_crystals(board: Board, crystals: Iterable[tuple[int, int]]) -> Board:
    """The board with a crystal on each of these cells, given as `(cell, colour)`."""
    for cell, colour in crystals:
        board.place(cell, colour)
    return board


def tunnels_to(cells: tuple[int, ...], digs: tuple[Deed, ...]) -> tuple[Deed, ...]:
    found = []
    for cell in cells:
        found.append(digs[cell])
    return tuple(found)


def cells_with(symbols: str, wanted: str) -> tuple[int, ...]:
    """The cells that show a symbol, in reading order."""
    found, cell = [], symbols.find(wanted)
    while cell >= 0:
        found.append(cell)
        cell = symbols.find(wanted, cell + 1)
    return tuple(found)


def without(cells: tuple[int, ...], covered: int) -> tuple[int, ...]:
    found = []
    for cell in cells:
        if cell != covered:
            found.append(cell)
    return tuple(found)
