"""Cells as small ints: a step to a neighbour is an addition, and the maze has no border in practice."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from motherlode.core.errors import PositionError

STRIDE: Final = 1024
HALF: Final = 512

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
LETTERS: Final = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}

SIDES: Final = ((NORTH, 1, SOUTH), (EAST, STRIDE, WEST), (SOUTH, -1, NORTH), (WEST, -STRIDE, EAST))
"""For each side of a card: its bit, the step to the neighbour there, and the side of the neighbour it meets."""


def cell_at(x: int, y: int) -> int:
    return (x + HALF) * STRIDE + y + HALF


def column(cell: int) -> int:
    return cell // STRIDE - HALF


def row(cell: int) -> int:
    return cell % STRIDE - HALF


def reading_order(cell: int) -> tuple[int, int]:
    """XM-33: larger y first, then smaller x."""
    return -row(cell), column(cell)


MOST_KEPT: Final = 1 << 14
"""Far more cells than all mazes use; whoever names others on purpose fills no memory by it."""


class _CellWords(dict[int, str]):
    """The cells that were named; a look-up is cheaper than a call."""

    def __missing__(self, cell: int) -> str:
        word = f"{column(cell)},{row(cell)}"
        if len(self) < MOST_KEPT:
            self[cell] = word
        return word


CELL_WORDS: Final = _CellWords()


cell_word: Final[Callable[[int], str]] = CELL_WORDS.__getitem__


@lru_cache(maxsize=MOST_KEPT)
def read_cell(word: object) -> int:
    """The cell written `"x,y"`; `PositionError` if it is none."""
    try:
        x, y = (int(part) for part in str(word).split(","))
    except ValueError:
        raise PositionError("bad-cell", arguments={"cell": str(word)}) from None
    if not (abs(x) < HALF and abs(y) < HALF):
        raise PositionError("bad-cell", arguments={"cell": str(word)})
    return cell_at(x, y)
