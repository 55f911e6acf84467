"""Which tunnel cards were laid by whom, in the order of laying; kept only where a module asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.course import Stride
from motherlode.core.plain import plain_copy
from motherlode.core.rng import Rng
from motherlode.core.types import Given
from motherlode.games.tunnels.cells import cell_word, read_cell

if TYPE_CHECKING:
    from motherlode.games.tunnels.rulebook import Rulebook
    from motherlode.games.tunnels.state import TunnelState

KEY = "laid"


def keep_laid(rules: Rulebook) -> None:
    if KEY not in rules.extra:
        rules.extra[KEY] = list
        rules.fill("lay", "noted", "note-laid", NoteLaid())
        rules.furnish_given.append(_note_given)
        rules.describers.append(_describe)
        rules.add_given(KEY)


class NoteLaid(Stride):
    def take(self, state: TunnelState) -> None:
        _note(state)


def _note(state: TunnelState) -> None:
    laid, cell = state.extra[KEY], state.play.action["at"]
    for place, entry in enumerate(laid):
        noted = entry[0]
        if noted == cell:
            del laid[place]
            break
    laid.append([cell, state.play.seat])
    if state.aloud:
        state.touch("extra")


def _note_given(state: TunnelState, given: Given, rng: Rng) -> None:
    last = given.get("last_laid")
    entries = given.get(KEY) or ([[last["cell"], last["seat"]]] if last else [])
    state.extra[KEY] = [[cell_word(read_cell(cell)), int(seat)] for cell, seat in entries]


def _describe(state: TunnelState) -> Given:
    return {KEY: plain_copy(state.extra[KEY])} if state.extra[KEY] else {}


def last_laid(state: TunnelState) -> int | None:
    """WC23-02, WC23-03: the cell of the card laid most recently among those that still lie in the maze."""
    board, laid = state.board, state.extra[KEY]
    for place in range(len(laid) - 1, -1, -1):
        cell = read_cell(laid[place][0])
        if board.holds(cell) and is_from_deck(state, cell):
            return cell
    return None


def is_from_deck(state: TunnelState, cell: int) -> bool:
    """Whether a card that lies open came from the deck: not the start card, a goal or what else modules lay out."""
    rules = state.rules
    if cell in rules.start_cells or cell in state.goals:
        return False
    for cells in rules.not_from_deck:
        if cell in cells(state):
            return False
    return True


def last_layer(state: TunnelState) -> int | None:
    """Who laid a tunnel card last, whether it still lies there or not."""
    laid = state.extra[KEY]
    return laid[-1][1] if laid else None
