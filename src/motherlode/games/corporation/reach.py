"""Which gold can still be taken (CORP-152 to CORP-157). Sets of cells are ints with a bit for each cell."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from motherlode.games.corporation.cards import SECRET_TUNNEL
from motherlode.games.corporation.cells import CELLS, SIZE
from motherlode.games.corporation.tiles import ALL_SYMBOLS, CHEST, DANGER, FLAG_DIGITS, FLAGS, GOLD, PASSAGE

if TYPE_CHECKING:
    from motherlode.games.corporation.board import Board
    from motherlode.games.corporation.state import CorporationState

ALL: Final = (1 << CELLS) - 1


def cell_set(cells: Iterable[int]) -> int:
    return sum(1 << cell for cell in cells)


WEST_EDGE: Final = cell_set(range(0, CELLS, SIZE))
EAST_EDGE: Final = cell_set(range(SIZE - 1, CELLS, SIZE))
FLAG_CELLS: Final = cell_set(FLAGS)


def spread(roots: int, passable: int, joined: int = 0) -> int:
    """Every cell that passable cells lead to from the roots; to enter one of the joined cells is to enter them all."""
    reached = roots
    while True:
        sideways = (reached & ~EAST_EDGE) << 1 | (reached & ~WEST_EDGE) >> 1
        beside = sideways | reached << SIZE | reached >> SIZE
        grown = reached | (beside & passable)
        if beside & joined:
            grown |= joined
        if grown == reached:
            return reached
        reached = grown


def cells_in(cells: int) -> list[int]:
    """The cells of a set, in reading order."""
    found = []
    while cells:
        found.append((cells & -cells).bit_length() - 1)
        cells &= cells - 1
    return found


@cache
def _as_digits(letters: str) -> dict[int, str]:
    return {ord(symbol): "1" if symbol in letters else "0" for symbol in (*ALL_SYMBOLS, *FLAG_DIGITS)}


@lru_cache(maxsize=64)
def cells_showing(symbols: str, letters: str) -> int:
    """The cells of a board that show one of these symbols: the board read as a binary number, the last cell first."""
    return int(symbols[::-1].translate(_as_digits(letters)), 2)


def doubtful_gold(symbols: str) -> int:
    """CORP-157: the gold that is not in one area with a flag, danger and passages left out; all other gold can always
    be taken.

    Whatever is dug, an uncovered part of that area is all of it, or borders a covered cell of it.
    """
    area = spread(FLAG_CELLS, ALL & ~cells_showing(symbols, DANGER + PASSAGE))
    return cells_showing(symbols, GOLD) & ~area


def gold_can_be_taken(state: CorporationState) -> bool:
    """CORP-150: whether any gold that is left can be taken; on boards made of the tiles it always can (CORP-157)."""
    board = state.board
    if board.sure or not board.gold:
        return board.sure > 0
    return _gold_is_in_reach(state)


def _gold_is_in_reach(state: CorporationState) -> bool:
    board = state.board
    covered = cell_set(cell for cell, gem in enumerate(board.gems) if gem)
    reached = routes(board, covered, covered)
    gold = cells_showing(board.symbols, GOLD) & ~covered
    if reached & gold:
        return True
    if not _tunnel_may_come(state, reached & ~covered):
        return False
    return bool(routes(board, covered | cell_set(board.dangers), covered) & gold)


def routes(board: Board, roots: int, covered: int) -> int:
    """CORP-152, CORP-153: uncovered cells without danger; uncovered passages are joined if there are two."""
    passable = ALL & ~covered & ~cells_showing(board.symbols, DANGER + PASSAGE)
    return spread(roots, passable, cell_set(board.passages) if len(board.passages) > 1 else 0)


def _tunnel_may_come(state: CorporationState, reached: int) -> bool:
    """CORP-154: a Secret Tunnel is held, or lies in the deck while a chest can be taken."""
    if any(card.kind == SECRET_TUNNEL for front in state.fronts for card in front):
        return True
    return SECRET_TUNNEL in state.deck and bool(reached & cells_showing(state.board.symbols, CHEST))
