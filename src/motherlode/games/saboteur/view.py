"""What an audience may know of a table of Saboteur: the family's sections, and dwarfs and gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.core.audience import ALL
from motherlode.core.decision import Frame
from motherlode.core.event import Event
from motherlode.core.section import Section, Teller, counted_section, fixed_section, open_section
from motherlode.games.saboteur.gold_knowledge import gold_memory_view
from motherlode.games.tunnels import view
from motherlode.games.tunnels.cells import cell_word
from motherlode.games.tunnels.changes import cells_section
from motherlode.games.tunnels.places import LIT
from motherlode.games.tunnels.shapes import SIDE_WORDS

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState


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
    return {
        "has_gold": has_gold(state),
        "cards": cards(state, audience),
        "balance": balance(state, audience),
        "deck": len(state.gold_deck),
        "draft": draft(state, audience),
        "memory": gold_memory_view(state, audience),
    }


def has_gold(state: SaboteurState) -> list[bool]:
    return [state.gold(seat) > 0 for seat in range(state.setup.players)]


def cards(state: SaboteurState, audience: int) -> list[list[int | None]]:
    sees_all = audience == ALL or state.phase == "over"
    return [
        [*held] if sees_all or audience == seat else [None] * len(held) for seat, held in enumerate(state.gold_cards)
    ]


def balance(state: SaboteurState, audience: int) -> list[int | None]:
    if audience == ALL or state.phase == "over" or not state.rules.secret_balance:
        return [*state.balance]
    return [nuggets if audience == seat else None for seat, nuggets in enumerate(state.balance)]


def draft(state: SaboteurState, audience: int) -> list[int | None]:
    """BASE-133: who chooses sees what there is to choose from."""
    choosing = state.asked[1] if state.draft and state.asked else ()
    if audience == ALL or audience in choosing:
        return [*sorted(state.draft, reverse=True)]
    return [None] * len(state.draft)


def gold_changes(state: SaboteurState, was: tuple[Any, ...], now: tuple[Any, ...], event: Event) -> None:
    for part, look in (("cards", cards), ("balance", balance), ("draft", draft), ("memory", gold_memory_view)):
        path = ("gold", part)
        event.change("gold", {audience: [("set", path, look(state, audience))] for audience in event.own})
    openly = [("set", ("gold", "has_gold"), has_gold(state)), ("set", ("gold", "deck"), len(state.gold_deck))]
    event.change_further("gold", [*openly], {})


def draft_changes(state: SaboteurState, was: list[Frame], now: list[Frame], event: Event) -> None:
    """While gold is handed round it depends on who is asked."""
    if state.draft:
        event.change("gold", {audience: [("set", DRAFT, draft(state, audience))] for audience in event.own})


DRAFT = ("gold", "draft")
GOLD_TELLERS = (
    Teller(("phase", "gold_cards", "balance", "gold_deck", "draft", "gold_memory"), gold_changes),
    Teller(("stack",), draft_changes),
)

OWN = (
    open_section("direction", lambda state: "clockwise" if state.direction == 1 else "counter", "direction"),
    fixed_section("start", lambda state: cell_word(state.board.sources[0])),
    cells_section("lit", lambda state: state.board.lit, LIT, lambda _: SIDE_WORDS),
    counted_section("aside", "aside"),
    Section("roles", roles, ("phase", "roles", "roles_known")),
    Section("leftover", leftover, ("phase", "leftover", "leftover_known")),
    Section("retired", retired, ("phase", "retired", "retired_known")),
    Section("gold", gold, tellers=lambda _: GOLD_TELLERS),
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
