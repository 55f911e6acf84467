"""What a laid card or a key brings about: veins are turned over, gold is claimed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.course import Stride
from motherlode.games.duel.ending import finish_round
from motherlode.games.duel.veins import VeinPosition, best_positions, open_vein, vein_at
from motherlode.games.tunnels.cells import cell_word, reading_order
from motherlode.games.tunnels.revealing import RESOLVE

if TYPE_CHECKING:
    from motherlode.games.duel.state import DuelState

CLAIMED = "claimed"
"""By the cell of a vein, the seat whose token lies on it."""


class Resolve(Stride):
    def take(self, state: DuelState) -> None:
        resolve(state)


def resolve(state: DuelState) -> None:
    """DUEL-75: reached veins are turned over until none is left, then connected gold is claimed."""
    reached = state.board.reached
    for other in state.board.others:
        reached = reached | other.reached if other.reached else reached
    if not reached:
        claim_all(state)
        return
    state.then(RESOLVE)
    turn_over(state, min(reached, key=reading_order))


def turn_over(state: DuelState, cell: int) -> None:
    """All see which vein it is before it is put in its position."""
    state.goals[cell] = state.goals[cell].shown()
    if state.aloud:
        state.tell("uncovered", seat=state.layer, goal=cell_word(cell), vein=vein_at(state, cell).name)
    positions = best_positions(state, cell)
    if len(positions) > 1:
        state.ask(VeinPosition.kind, state.layer, cell_word(cell))
    else:
        open_vein(state, cell, positions[0])


def claim_all(state: DuelState) -> None:
    """DUEL-67 to DUEL-70: from north to south, the active player before the other."""
    claimed, veins = state.extra[CLAIMED], len(state.goals)
    if len(claimed) < veins - len(state.board.closed):
        active = state.layer
        for cell, goal in state.goals.items():
            if goal.open and cell_word(cell) not in claimed:
                for seat in (active, 1 - active):
                    if state.board.walked_by(seat).lit_at(cell):
                        claim(state, cell, seat)
                        break
    if len(claimed) == veins:
        finish_round(state)


def claim(state: DuelState, cell: int, seat: int) -> None:
    state.extra[CLAIMED][cell_word(cell)] = seat
    if state.aloud:
        state.tell("claimed", seat=seat, goal=cell_word(cell), nuggets=vein_at(state, cell).nuggets)
