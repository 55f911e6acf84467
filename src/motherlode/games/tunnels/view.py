"""What an audience may know: the one place where anything leaves the state, as allow-lists."""

from __future__ import annotations

from itertools import compress
from operator import ne
from typing import TYPE_CHECKING, Any

from motherlode.core.audience import ALL, EVERYBODY, SPECTATOR, knows
from motherlode.core.event import Event
from motherlode.core.plain import plain_copy
from motherlode.core.section import Section, fixed_section, open_section, small_section
from motherlode.core.types import Patch
from motherlode.games.tunnels.cells import CELL_WORDS, cell_word
from motherlode.games.tunnels.changes import discard_changes, hands_changes, hands_stamp, pile_stamp
from motherlode.games.tunnels.flow import flow, flow_changes, flow_stamp
from motherlode.games.tunnels.knowledge import memory_view
from motherlode.games.tunnels.shapes import side_word

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import TunnelState

SIDE_WORDS = [side_word(mask) for mask in range(16)]


def asked(state: TunnelState) -> dict[str, str]:
    return {str(seat): state.asked[0] for seat in state.asked[1]} if state.asked else {}


def asked_seats(state: TunnelState) -> tuple[int, ...]:
    """Who is asked, also in the middle of a play."""
    return state.asked[1] if state.asked else ()


def board(state: TunnelState) -> dict[str, str]:
    words = state.board.faces.words
    return {CELL_WORDS[cell]: words[face] for cell, face in state.board.cards.items()}


def board_stamp(state: TunnelState) -> int:
    return state.board.version


def fronts(state: TunnelState) -> list[list[str]]:
    words = state.rules.words
    return [[words[kind] for kind in front] for front in state.fronts.cards]


def hand_sizes(state: TunnelState) -> list[int]:
    return [len(hand) for hand in state.hands]


def hand(state: TunnelState, audience: int) -> list[str]:
    return state.hand_words(audience) if audience >= 0 else []


def hands(state: TunnelState, audience: int) -> list[list[str] | None]:
    return [state.hand_words(seat) if audience in (seat, ALL) else None for seat in range(state.setup.players)]


def goals(state: TunnelState, audience: int) -> dict[str, dict[str, Any]]:
    return {cell_word(cell): goal_view(state, cell, audience) for cell in state.goals}


def discard(state: TunnelState, audience: int) -> list[str | None]:
    """BASE-99: cards discarded in a pass are known to their owner only."""
    words = state.rules.words
    known = zip(reversed(state.pile), reversed(state.pile_known), strict=True)
    return [words[kind] if mask == EVERYBODY or knows(mask, audience) else None for kind, mask in known]


def goals_changes(state: TunnelState, was: tuple[Any, ...], now: tuple[Any, ...], event: Event) -> None:
    """Mostly somebody looked at one of them: all see that, and he sees what it is."""
    if [was[0], *(cell for cell, _ in was[1:])] != [now[0], *(cell for cell, _ in now[1:])]:
        event.change("goals", {audience: [["set", ["goals"], goals(state, audience)]] for audience in event.own})
        return
    openly: Patch = []
    own: dict[int, Patch] = {}
    for cell, goal in compress(now[1:], map(ne, was[1:], now[1:])):
        path, seen = ["goals", cell_word(cell)], goal_view(state, cell, SPECTATOR)
        openly.append(["set", path, seen])
        for audience in event.own if seen["face"] is None else ():
            if knows(goal.known, audience):
                own.setdefault(audience, []).append(["set", [*path, "face"], state.goal_face(cell)])
    event.change_further("goals", openly, own)


def goal_view(state: TunnelState, cell: int, audience: int) -> dict[str, Any]:
    goal = state.goals[cell]
    shown = knows(goal.known, audience) or state.phase != "play"
    looked = [] if goal.known == EVERYBODY else [seat for seat in range(state.setup.players) if goal.known >> seat & 1]
    return {"open": goal.open, "face": state.goal_face(cell) if shown else None, "looked": looked}


def last_round(state: TunnelState, audience: int) -> dict[str, Any] | None:
    if not state.result:
        return None
    gained = [
        nuggets if state.phase == "over" or knows(known, audience) else None
        for nuggets, known in zip(state.result["gained"], state.result_known, strict=True)
    ]
    return {**plain_copy(state.result), "gained": gained}


def seldom_stamp(state: TunnelState) -> Any:
    """What stays as it is in most turns, all of it asked for at once."""
    result = state.result
    return (
        state.round,
        state.phase,
        state.direction,
        len(state.aside),
        (result["round"], *result["gained"], *result["won"], len(result)) if result else None,
    )


def goals_stamp(state: TunnelState) -> Any:
    return state.phase, *state.goals.items()


def fronts_stamp(state: TunnelState) -> Any:
    return [*map(tuple, state.fronts.cards)]


SECTIONS = (
    fixed_section("game", lambda state: state.setup.game),
    fixed_section("players", lambda state: state.setup.players),
    fixed_section("modules", lambda state: list(state.setup.modules)),
    fixed_section("edition", lambda state: state.setup.edition),
    fixed_section("options", lambda state: dict(state.setup.options)),
    open_section("round", lambda state: state.round, seldom_stamp),
    fixed_section("rounds", lambda state: state.rules.rounds),
    open_section("phase", lambda state: state.phase, seldom_stamp),
    small_section("turn", lambda state: state.turn),
    small_section("asked", asked),
    open_section("board", board, board_stamp),
    open_section("hand_sizes", hand_sizes, hands_stamp),
    small_section("deck", lambda state: len(state.deck)),
    open_section("fronts", fronts, fronts_stamp),
    open_section("outcome", lambda state: state.outcome, seldom_stamp),
    open_section("flow", flow, flow_stamp, late=True, changes=flow_changes),
    Section("seat", None, lambda _, audience: audience, fixed=True),
    Section("hand", hands_stamp, hand),
    Section("hands", hands_stamp, hands, changes=hands_changes),
    Section("memory", lambda state: state.memory, memory_view),
    Section("goals", goals_stamp, goals, changes=goals_changes),
    Section("discard", pile_stamp, discard, changes=discard_changes),
    Section("last_round", seldom_stamp, last_round),
)
"""BASE-161 to BASE-163: what lies open on the table, and a seat's own things with blanks for what it cannot know."""
