"""Which gold can still be taken (CORP-152 to CORP-157)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from motherlode.games.corporation.cards import SECRET_TUNNEL
from motherlode.games.corporation.cells import NEIGHBOURS
from motherlode.games.corporation.tiles import CHEST, DANGER, FLAGS, GOLD, PASSAGE

if TYPE_CHECKING:
    from motherlode.games.corporation.board import Board
    from motherlode.games.corporation.state import CorporationState


def spread(roots: Iterable[int], is_open: Callable[[int], bool], joined: Iterable[int] = ()) -> set[int]:
    """Every cell that open cells lead to from the roots; to enter one of the joined cells is to enter them all."""
    reached = set(roots)
    pending, passages = list(reached), set(joined)
    while pending:
        for near in NEIGHBOURS[pending.pop()]:
            found = passages if near in passages else (near,) if is_open(near) else ()
            fresh = [cell for cell in found if cell not in reached]
            reached.update(fresh)
            pending += fresh
    return reached


@lru_cache(maxsize=256)
def sure_gold(symbols: str) -> frozenset[int]:
    """CORP-157: the gold in one area with a flag, danger and passages left out; it can always be taken.

    Whatever is dug, an uncovered part of that area is all of it, or borders a covered cell of it.
    """
    area = spread(FLAGS, lambda cell: symbols[cell] not in (DANGER, PASSAGE))
    return frozenset(cell for cell in area if symbols[cell] == GOLD)


def gold_can_be_taken(state: CorporationState) -> bool:
    """CORP-150: whether any gold that is left can be taken; on boards made of the tiles it always can (CORP-157)."""
    board = state.board
    if board.sure or not board.gold:
        return bool(board.sure)
    symbols, gems = board.symbols, board.gems
    covered = [cell for cell, gem in enumerate(gems) if gem]
    reached = _routes(board, covered)
    if any(symbols[cell] == GOLD and not gems[cell] for cell in reached):
        return True
    if not _tunnel_may_come(state, reached):
        return False
    further = _routes(board, [*covered, *board.dangers()])
    return any(symbols[cell] == GOLD and not gems[cell] for cell in further)


def _routes(board: Board, roots: list[int]) -> set[int]:
    """CORP-152, CORP-153: uncovered cells without danger; uncovered passages are joined if there are two."""
    symbols, gems = board.symbols, board.gems
    passages = board.passages if len(board.passages) > 1 else ()
    return spread(roots, lambda cell: not gems[cell] and symbols[cell] not in (DANGER, PASSAGE), passages)


def _tunnel_may_come(state: CorporationState, reached: set[int]) -> bool:
    """CORP-154: a Secret Tunnel is held, or lies in the deck while a chest can be taken."""
    if any(card.kind == SECRET_TUNNEL for front in state.fronts for card in front):
        return True
    symbols, gems = state.board.symbols, state.board.gems
    return SECRET_TUNNEL in state.deck and any(symbols[cell] == CHEST and not gems[cell] for cell in reached)
