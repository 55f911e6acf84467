"""The part of the maze that is looked at, in a row: small numbers for its cells, whatever the maze has beside them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motherlode.core.numbers import numbers
from motherlode.games.tunnels.cells import HALF, cell_at
from motherlode.games.tunnels.places import place_of

TALL = 11
WIDE = 13
SIZE = 143
"""Columns one after the other, with a rim round them that is never entered; a way round outside of it is never the
best."""
LEFT, LOW = 510, 507
"""Where the rim is, as cells count their columns and rows: the first column looked at is -1, the lowest row -4."""
STEPS = (1, TALL, -1, -TALL)
"""To the neighbours, in the order of the sides."""


def spot_of(cell: int) -> int:
    """Where a cell stands in a row of all that are looked at; 0, on the rim, for those that are not."""
    x, y = (cell >> 10) - LEFT, (cell & 1023) - LOW
    return x * TALL + y if 0 < x < WIDE - 1 and 0 < y < TALL - 1 else 0


def _cell_at(spot: int) -> int:
    return cell_at(spot // TALL + LEFT - HALF, spot % TALL + LOW - HALF)


INSIDE: Final = tuple(spot for spot in range(SIZE) if spot_of(_cell_at(spot)))
BESIDES = bytes(
    spot + step if spot in INSIDE and spot + step in INSIDE else 0 for spot in range(SIZE) for step in STEPS
)
"""For each spot its four neighbours, 0 for those that are not looked at."""
PLACE_AT = numbers(place_of(_cell_at(spot)) if spot in INSIDE else 0 for spot in range(SIZE))
place_at: Final[Callable[[int], int]] = PLACE_AT.__getitem__
"""For each spot the place of its cell, as boards count them."""
