# cython: boundscheck=False, nonecheck=False
"""Rockfalls as `legal` lists them, one for each place."""

from __future__ import annotations

from motherlode.core.move import Move
from motherlode.games.tunnels.cells import cell_word
from motherlode.games.tunnels.places import cell_of, place_of

ROCKFALLS: list[Move | None] = []
"""By the number of a place, the rockfalls that were asked for."""


def rockfall_at(cell: int) -> Move:
    return rockfall_on(place_of(cell))


def rockfall_on(place: int) -> Move:
    number = place >> 2
    move = ROCKFALLS[number] if number < len(ROCKFALLS) else None
    return _write_rockfall(place) if move is None else move


def _write_rockfall(place: int) -> Move:
    number, cell = place >> 2, cell_of(place)
    while number >= len(ROCKFALLS):
        ROCKFALLS.append(None)
    move = ROCKFALLS[number] = Move(play="rockfall", at=cell_word(cell))
    move.cell, move.place = cell, place
    return move
