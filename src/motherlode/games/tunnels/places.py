"""Cells are given places in the order in which any maze first needs them, so that what is known of the cells of a maze
is small though the maze has no border (BASE-52)."""

from __future__ import annotations

from motherlode.games.tunnels.cells import SIDES

BYTES = 4
"""What a maze knows of a cell."""

CELLS: list[int] = []
"""The cells that have a place, by the number of the place."""
PLACES: dict[int, int] = {}
"""By cell, where its bytes begin."""
AROUND: list[tuple[int, ...]] = []
"""By the number of a place, where the bytes of its neighbours begin, in the order of the sides; empty until needed."""


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
    AROUND[place >> 2] = tuple([_give_place(CELLS[place >> 2] + step) for _, step, _ in SIDES])


def _give_place(cell: int) -> int:
    if cell not in PLACES:
        PLACES[cell] = BYTES * len(CELLS)
        CELLS.append(cell)
        AROUND.append(())
    return PLACES[cell]
