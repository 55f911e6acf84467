# cython: boundscheck=False, nonecheck=False
"""Where cards may lie in the ordinary way while a room lights cells beside it (POST-08)."""

from __future__ import annotations

from collections.abc import Mapping

from motherlode.core.move import Move
from motherlode.core.numbers import Row, add_number, block, no_numbers, refill_numbers
from motherlode.games.tunnels.faces import Faces
from motherlode.games.tunnels.places import EDGE, FRONTIER, MARK, cell_of, insert_in_order, place_of, with_edge


def lit_places(ground: bytearray, frontier: Row[int], doorways: Mapping[int, int]) -> Row[int]:
    """The frontier and the cells that only the room lights, in their order: each with what it demands of a card."""
    lit, found = no_numbers(), no_numbers()
    refill_numbers(lit, frontier)
    for cell in doorways:
        place = place_of(cell)
        if not ground[place + MARK] & FRONTIER:
            insert_in_order(lit, place)
    places, size = block(lit), len(lit)
    for place in places[:size]:
        edge = ground[place + EDGE]
        if not ground[place + MARK] & FRONTIER:
            edge |= doorways[cell_of(place)]
        add_number(found, with_edge(place, edge))
    return found


def count_on_lit(faces: Faces, lit: Row[int], kinds: bytes, only: int) -> int:
    """In how many ways one of these cards can be laid on one of these places, or on a single one of them."""
    counts, plain, count = faces.counts, faces.plain, 0
    places, size = block(lit), len(lit)
    for place in places[:size]:
        if only < 0 or place >> 8 == only:
            row = (place & 255) << 8
            for kind in kinds:
                if kind < plain:
                    count += counts[row | kind]
    return count


def nth_on_lit(faces: Faces, lit: Row[int], kinds: bytes, number: int) -> Move:
    """One of them by its number, card by card."""
    counts, plain, fitting = faces.counts, faces.plain, faces.fitting
    places, size = block(lit), len(lit)
    for kind in kinds:
        if kind < plain:
            for place in places[:size]:
                entry = (place & 255) << 8 | kind
                if number < counts[entry]:
                    return faces.move_at(place >> 8, fitting[entry << 1 | number])
                number -= counts[entry]
    raise IndexError("there are not as many lays")
