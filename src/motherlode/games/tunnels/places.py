"""Cells are given places in the order in which any maze first needs them, so that what is known of the cells of a maze
is small though the maze has no border (BASE-52)."""

from __future__ import annotations

from array import array
from bisect import insort

from motherlode.core.numbers import numbers
from motherlode.games.tunnels.cells import SIDES

BYTES = 4
"""What a maze knows of a cell."""
FACE, EDGE, LIT, MARK = 0, 1, 2, 3
"""Which of them is which. The face is counted from one: nought is no card."""
CLOSED, FRONTIER, FIXED, SEEN = 1, 2, 4, 8
"""Marks; the last is there only while one looks through the maze. Above them stand the sides by which lit tunnels open
into a cell of the frontier."""
ENTERED = 4

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
    surround(place)
    return place


def surround(place: int) -> None:
    """The neighbours of a cell get places too."""
    if not AROUND[place >> 2]:
        _surround(place)


def _surround(place: int) -> None:
    around = [_give_place(CELLS[place >> 2] + step) for _, step, _ in SIDES]
    AROUND[place >> 2], BLOCKS[place >> 2] = tuple(around), numbers(around)


def entered_by(mark: int) -> int:
    """The sides by which lit tunnels open into a cell of the frontier."""
    return mark >> ENTERED


def has_room(ground: bytearray) -> bool:
    """Whether every cell that has a place by now has its bytes there."""
    return len(ground) >= BYTES * len(CELLS)


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
