"""The cells that can take the next crystal of a colour (CORP-47), passages aside: in reading order, colour by colour.

Compiled, they are numbers in one block; here the actions that dig them stand beside them, ready to be listed.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from motherlode.core.numbers import numbers
from motherlode.games.corporation.cells import CELLS, NEIGHBOURS
from motherlode.games.corporation.colours import ALL_COLOURS, COLOUR_COUNT
from motherlode.games.corporation.moves import DIG, Deed

OUTSIDE: Final = CELLS
"""What lies beyond the border of the mountain, as if it were one cell more."""
AROUND: Final = tuple((*beside, *[OUTSIDE] * (4 - len(beside))) for beside in NEIGHBOURS)
"""By cell, the four beside it."""
BLOCKS: Final = [numbers(around) for around in AROUND]
"""The same for the compiled core."""


def around(cell: int) -> tuple[int, ...]:
    return AROUND[cell]


class Sites:
    __slots__ = ("cells", "digs", "sizes")

    sizes: list[int]
    """How many there are of each colour."""
    cells: list[list[int]]
    digs: list[list[Deed]]
    """The same as actions."""


def no_sites() -> Sites:
    sites = Sites()
    sites.sizes = [0] * COLOUR_COUNT
    sites.cells = [[] for _ in ALL_COLOURS]
    sites.digs = [[] for _ in ALL_COLOURS]
    return sites


def same_sites(other: Sites) -> Sites:
    """A copy."""
    sites = Sites()
    sites.sizes = other.sizes[:]
    sites.cells = [cells[:] for cells in other.cells]
    sites.digs = [digs[:] for digs in other.digs]
    return sites


def add_site(sites: Sites, colour: int, cell: int) -> None:
    cells = sites.cells[colour]
    place = bisect_left(cells, cell)
    cells.insert(place, cell)
    sites.digs[colour].insert(place, DIG[colour][cell])
    sites.sizes[colour] += 1


def strike_site(sites: Sites, colour: int, cell: int) -> None:
    """One that is there."""
    cells = sites.cells[colour]
    place = bisect_left(cells, cell)
    del cells[place], sites.digs[colour][place]
    sites.sizes[colour] -= 1


def nth_site(sites: Sites, colour: int, number: int) -> int:
    return sites.cells[colour][number]


def digs_at(sites: Sites, colour: int) -> list[Deed]:
    """The actions that dig them; not to be changed."""
    return sites.digs[colour]
