"""What an audience may know of a table of Saboteur: the family's sections, and dwarfs and gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.core.audience import ALL
from motherlode.core.section import Section, fixed_section, open_section
from motherlode.games.tunnels import view
from motherlode.games.tunnels.cells import CELL_WORDS, cell_word
from motherlode.games.tunnels.view import SIDE_WORDS, asked_seats, board_stamp, seldom_stamp

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState


def lit(state: SaboteurState) -> dict[str, str]:
    return {CELL_WORDS[cell]: SIDE_WORDS[sides] for cell, sides in state.board.lit.items()}


def roles(state: SaboteurState, audience: int) -> list[str | None]:
    """BASE-14, BASE-121: a role is its owner's secret until the round is over."""
    return _dwarfs(state, state.roles, state.roles_known, audience)


def leftover(state: SaboteurState, audience: int) -> list[str | None]:
    """BASE-13: a dwarf card left over is seen by nobody before the round is over."""
    return _dwarfs(state, state.leftover, state.leftover_known, audience)


def retired(state: SaboteurState, audience: int) -> list[str | None]:
    """S2-87: dwarf cards given up in this round."""
    return _dwarfs(state, state.retired, state.retired_known, audience)


def _dwarfs(state: SaboteurState, dwarfs: list[str], known: list[int], audience: int) -> list[str | None]:
    if state.phase != "play" or audience == ALL:
        return [*dwarfs]
    bit = 1 << audience if audience >= 0 else 0
    return [dwarf if mask & bit else None for dwarf, mask in zip(dwarfs, known, strict=True)]


def gold(state: SaboteurState, audience: int) -> dict[str, Any]:
    """BASE-145: how many gold cards a player has may be seen, what they are worth may not."""
    shown = [audience in (seat, ALL) or state.phase == "over" for seat in range(state.setup.players)]
    openly = not state.rules.secret_balance
    return {
        "has_gold": [state.gold(seat) > 0 for seat in range(state.setup.players)],
        "cards": [
            list(cards) if seen else [None] * len(cards) for cards, seen in zip(state.gold_cards, shown, strict=True)
        ],
        "balance": [nuggets if openly or seen else None for nuggets, seen in zip(state.balance, shown, strict=True)],
        "deck": len(state.gold_deck),
        "draft": sorted(state.draft, reverse=True)
        if audience == ALL or audience in asked_seats(state)
        else [None] * len(state.draft),
    }


def riches_stamp(state: SaboteurState) -> Any:
    """Dwarfs and gold stay as they are in most turns too."""
    draft = state.draft
    return (
        state.phase,
        [*state.roles, *state.roles_known, *state.leftover, *state.leftover_known],
        [*state.retired, *state.retired_known],
        [*map(tuple, state.gold_cards)],
        (*state.balance, len(state.gold_deck)),
        (draft[:], asked_seats(state)) if draft else None,
    )


OWN = (
    open_section("direction", lambda state: "clockwise" if state.direction == 1 else "counter", seldom_stamp),
    fixed_section("start", lambda state: cell_word(state.board.sources[0])),
    open_section("lit", lit, board_stamp),
    open_section("aside", lambda state: len(state.aside), seldom_stamp),
    Section("roles", riches_stamp, roles),
    Section("leftover", riches_stamp, leftover),
    Section("retired", riches_stamp, retired),
    Section("gold", riches_stamp, gold),
)
AFTER = {
    "direction": "asked",
    "start": "direction",
    "lit": "board",
    "aside": "deck",
    "roles": "hands",
    "leftover": "roles",
    "retired": "leftover",
    "gold": "discard",
}
"""Where they stand among the family's sections, so that a view reads from the table to the seat's own things."""


def arranged() -> tuple[Section, ...]:
    sections = list(view.SECTIONS)
    for own in OWN:
        place = [section.key for section in sections].index(AFTER[own.key])
        sections.insert(place + 1, own)
    return tuple(sections)


SECTIONS = arranged()
"""BASE-161 to BASE-163: what lies open on the table, and a seat's own things with blanks for what it cannot know."""
