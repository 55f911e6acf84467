"""Cells are given places in the order in which any maze first needs them, so that what is known of the cells of a maze
is small though the maze has no border (BASE-52)."""

from __future__ import annotations

from array import array
from bisect import insort

from motherlode.core.numbers import numbers
from motherlode.games.tunnels.cells import SIDES

BYTES = 4
"""What a maze knows of a cell."""

CELLS: array[int] = numbers()
"""The cells that have a place, by the number of the place."""
PLACES: dict[int, int] = {}
"""By cell, where its bytes begin."""
CELL_AT: dict[int, int] = {}
"""The other way round."""
Around = tuple[int, ...]
AROUND: list[Around] = []
"""By the number of a place, where the bytes of its neighbours begin, in the order of the sides; empty until needed."""
BLOCKS: list[array[int]] = []
"""The same for the compiled core; none of them ever moves."""
NOTHING: array[int] = numbers()


def place_of(cell: int) -> int:
    """Where the bytes of a cell begin; its neighbours have places then too."""
    place = PLACES.get(cell, -1)
    if place < 0:
        place = _give_place(cell)
    if not AROUND[place >> 2]:
        surround(place)
    return place


def surround(place: int) -> None:
    """The neighbours of a cell get places too."""
    around = [_give_place(CELLS[place >> 2] + step) for _, step, _ in SIDES]
    AROUND[place >> 2], BLOCKS[place >> 2] = tuple(around), numbers(around)


def cell_of(place: int) -> int:
    return CELLS[place >> 2]


def neighbours(place: int) -> Around:
    """The places of the four neighbours of a cell."""
    return AROUND[place >> 2]


def with_edge(place: int, edge: int) -> int:
    """A place and what its cell demands of a card, as one number: the edge is its last byte."""
    return place << 8 | edge


def insert_in_order(places: array[int], place: int) -> None:
    """Among places that stand in the order of their cells."""
    insort(places, place, key=CELL_AT.__getitem__)


def _give_place(cell: int) -> int:
    if cell not in PLACES:
        place = PLACES[cell] = BYTES * len(CELLS)
        CELL_AT[place] = cell
        CELLS.append(cell)
        AROUND.append(())
        BLOCKS.append(NOTHING)
    return PLACES[cell]
