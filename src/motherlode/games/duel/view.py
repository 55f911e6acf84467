"""What an audience may know of a duel: the family's sections that apply, and those of its own (DUEL-116, DUEL-117)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.section import Section, fixed_section, open_section
from motherlode.games.duel.cards import keyed_doors, keys_left
from motherlode.games.duel.doors import COLOURS
from motherlode.games.duel.ending import scores
from motherlode.games.tunnels import view
from motherlode.games.tunnels.cells import CELL_WORDS, cell_word
from motherlode.games.tunnels.changes import MAZE

if TYPE_CHECKING:
    from motherlode.games.duel.state import DuelState


def lit_by_seat(state: DuelState) -> list[dict[str, str]]:
    """For each seat the sides of cards to which a tunnel leads from its own start card."""
    return [
        {CELL_WORDS[cell]: view.SIDE_WORDS[sides] for cell, sides in state.board.walked_by(seat).lit.items()}
        for seat in range(state.setup.players)
    ]


SECTIONS: tuple[Section, ...] = (
    *view.SECTIONS,
    fixed_section("colours", lambda state: list(COLOURS)),
    fixed_section("starts", lambda state: [cell_word(cell) for cell in state.rules.start_cells]),
    open_section("lit_by_seat", lit_by_seat, MAZE),
    open_section("keys", keyed_doors, MAZE),
    open_section("keys_left", keys_left, MAZE),
    open_section("claimed", lambda state: dict(state.extra["claimed"]), "extra"),
    open_section("tokens_left", lambda state: len(state.goals) - len(state.extra["claimed"]), "extra", "goals"),
    open_section("score", scores, "extra", "goals"),
)
