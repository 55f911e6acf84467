# cython: wraparound=False, nonecheck=False
"""Whether one crystal more can be placed (CORP-47, CORP-54 to CORP-61)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.games.corporation.cards import OVERTIME
from motherlode.games.corporation.colours import COLOUR_COUNT

if TYPE_CHECKING:
    from motherlode.games.corporation.state import CorporationState


def tokens(state: CorporationState, seat: int) -> int:
    """CORP-115: how many more crystals Overtime cards can give this turn, one for each card."""
    found = 0
    for card in state.fronts[seat]:
        if card.kind == OVERTIME and not card.spent:
            found += 1
    return found


def can_dig(state: CorporationState, colour: int, budget: int, unspent: int) -> bool:
    """Whether a colour has a legal cell (CORP-47, CORP-56); a passage is one only with a crystal for its exit."""
    if state.closed >> colour & 1:
        return False
    board = state.board
    if board.sites.sizes[colour] > 0:
        return True
    return (
        board.mouthed > 0
        and board.mouths.sizes[colour] > 0
        and len(board.passages) > 1
        and budget + unspent > 1
        and state.supply[colour] > 1
    )


def can_go_on(state: CorporationState, budget: int, unspent: int) -> bool:
    """Whether there is a legal cell for the colour of the turn, or for any colour before one is chosen."""
    if state.colour >= 0:
        return can_dig(state, state.colour, budget, unspent)
    for colour in range(COLOUR_COUNT):
        if can_dig(state, colour, budget, unspent):
            return True
    return False
