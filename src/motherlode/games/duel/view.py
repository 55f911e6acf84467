"""What an audience may know of a duel: the family's sections that apply, and those of its own (DUEL-116, DUEL-117)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.section import Section, fixed_section, open_section
from motherlode.core.types import Patch
from motherlode.games.duel.cards import keyed_doors, keys_left
from motherlode.games.duel.doors import COLOURS
from motherlode.games.duel.ending import scores
from motherlode.games.tunnels import view
from motherlode.games.tunnels.cells import cell_word
from motherlode.games.tunnels.changes import MAZE, changed_cells, lit_cells
from motherlode.games.tunnels.places import LIT
from motherlode.games.tunnels.shapes import SIDE_WORDS

if TYPE_CHECKING:
    from motherlode.games.duel.state import DuelState


def grounds(state: DuelState) -> list[bytes]:
    """For each seat the maze in its own light."""
    return [bytes(state.board.walked_by(seat).ground) for seat in range(state.setup.players)]


def lit_by_seat(state: DuelState) -> list[dict[str, str]]:
    """For each seat the sides of cards to which a tunnel leads from its own start card."""
    return [lit_cells(ground, state.board.cards) for ground in grounds(state)]


def lit_difference(state: DuelState, was: list[bytes], now: list[bytes]) -> Patch:
    patch: Patch = []
    for seat, (before, after) in enumerate(zip(was, now, strict=True)):
        changed_cells(patch, ("lit_by_seat", seat), before, after, LIT, SIDE_WORDS)
    return patch


LIT_BY_SEAT = Section("lit_by_seat", lambda state, _: lit_by_seat(state), (MAZE,), grounds, lit_difference)

SECTIONS: tuple[Section, ...] = (
    *view.SECTIONS,
    fixed_section("colours", lambda state: list(COLOURS)),
    fixed_section("starts", lambda state: [cell_word(cell) for cell in state.rules.start_cells]),
    LIT_BY_SEAT,
    open_section("keys", keyed_doors, MAZE),
    open_section("keys_left", keys_left, MAZE),
    open_section("claimed", lambda state: dict(state.extra["claimed"]), "extra"),
    open_section("tokens_left", lambda state: len(state.goals) - len(state.extra["claimed"]), "extra", "goals"),
    open_section("score", scores, "extra", "goals"),
)
