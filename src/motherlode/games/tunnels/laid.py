"""Which tunnel cards were laid by whom, in the order of laying; kept only where a module asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
        rules.fill("lay", "noted", "note-laid", _note)
        rules.furnish_given.append(_note_given)
        rules.describers.append(_describe)
        rules.add_given(KEY)


def _note(state: TunnelState) -> None:
    seat, _, action = state.play
    laid, cell = state.extra[KEY], action["at"]
    for entry in laid:
        if entry[0] == cell:
            laid = [other for other in laid if other is not entry]
            break
    state.extra[KEY] = [*laid, [cell, seat]]
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
    lying = set(state.deck_cells())
    cells = [read_cell(cell) for cell, _ in state.extra[KEY]]
    return next((cell for cell in reversed(cells) if cell in lying), None)


def last_layer(state: TunnelState) -> int | None:
    """Who laid a tunnel card last, whether it still lies there or not."""
    laid = state.extra[KEY]
    return laid[-1][1] if laid else None
