"""The 324 cells of the mountain as small ints, row by row from the top left (CORP-33)."""

from typing import Final

from motherlode.core.errors import PositionError

SIZE: Final = 18
CELLS: Final = SIZE * SIZE

CELL_WORDS: Final = tuple(f"{row},{column}" for row in range(1, SIZE + 1) for column in range(1, SIZE + 1))
BY_WORD: Final = {word: cell for cell, word in enumerate(CELL_WORDS)}


def _neighbours(cell: int) -> tuple[int, ...]:
    """CORP-33: across seams too, but not round the outer border."""
    row, column = divmod(cell, SIZE)
    steps = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(r * SIZE + c for r, c in steps if 0 <= r < SIZE and 0 <= c < SIZE)


NEIGHBOURS: Final = tuple(map(_neighbours, range(CELLS)))


def read_cell(word: object) -> int:
    """The cell written `"row,column"`; `PositionError` if it is none."""
    cell = BY_WORD.get(word) if isinstance(word, str) else None
    if cell is None:
        raise PositionError("bad-square", arguments={"cell": str(word)})
    return cell
