"""What an audience may know: the one place where anything leaves the state, as allow-lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.core.audience import ALL, EVERYBODY, SPECTATOR, knows
from motherlode.core.decision import Frame
from motherlode.core.event import Event
from motherlode.core.flow import flow_tellers
from motherlode.core.plain import plain_copy
from motherlode.core.section import Part, Section, counted_section, fixed_section, kept_section, open_section
from motherlode.core.types import Patch
from motherlode.games.tunnels.cells import cell_word
from motherlode.games.tunnels.changes import cells_section, discard_changes, hands_changes
from motherlode.games.tunnels.flow import flow
from motherlode.games.tunnels.handful import all_like
from motherlode.games.tunnels.knowledge import memory_view
from motherlode.games.tunnels.places import FACE

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import TunnelState


def asked(stack: list[Frame]) -> dict[str, str]:
    """Who is asked now, and what; nobody while the engine takes its own steps."""
    if not stack or isinstance(stack[-1], str):
        return {}
    kind, seats, _ = stack[-1]
    return {str(seat): kind for seat in seats}


def asked_changes(state: TunnelState, was: list[Frame], now: list[Frame], event: Event) -> None:
    if was and now and was[-1] is now[-1]:
        return
    after = asked(now)
    if asked(was) != after:
        event.shared.append(("set", ("asked",), after))


def fronts(state: TunnelState) -> list[list[str]]:
    words = state.rules.words
    return [[words[kind] for kind in front] for front in state.fronts.cards]


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
    (phase, before), (new_phase, after) = was, now
    if phase != new_phase or [*before] != [*after]:
        event.change("goals", {audience: [["set", ["goals"], goals(state, audience)]] for audience in event.own})
        return
    openly: Patch = []
    own: dict[int, Patch] = {}
    for cell, goal in after.items():
        if before[cell] == goal:
            continue
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
    return {**plain_copy(state.result), "gained": gained(state, audience)} if state.result else None


def gained(state: TunnelState, audience: int) -> list[int | None]:
    known, over = zip(state.result["gained"], state.result_known, strict=True), state.phase == "over"
    return [nuggets if over or knows(mask, audience) else None for nuggets, mask in known]


def last_round_changes(state: TunnelState, was: tuple[Any, ...], now: tuple[Any, ...], event: Event) -> None:
    """What was won is open, but for nuggets that lie under cards."""
    before, result = was[1], now[1]
    if not result:
        return
    path = ["last_round", "gained"]
    own: dict[int, Patch] = {}
    openly: Patch = []
    shown = gained(state, SPECTATOR)
    if {**before, "gained": None} != {**result, "gained": None}:
        openly.append(["set", ["last_round"], last_round(state, SPECTATOR)])
    else:
        openly.append(["set", path, shown])
    for audience in event.own:
        seen = gained(state, audience)
        if seen != shown:
            own[audience] = [["set", path, seen]]
    event.change_further("last_round", openly, own)


FRONTS = Part("fronts.cards", all_like)

SECTIONS = (
    fixed_section("game", lambda state: state.setup.game),
    fixed_section("players", lambda state: state.setup.players),
    fixed_section("modules", lambda state: list(state.setup.modules)),
    fixed_section("edition", lambda state: state.setup.edition),
    fixed_section("options", lambda state: dict(state.setup.options)),
    kept_section("round", "round"),
    fixed_section("rounds", lambda state: state.rules.rounds),
    kept_section("phase", "phase"),
    kept_section("turn", "turn"),
    Section("asked", lambda state, _: asked(state.stack), ("stack",), changes=asked_changes),
    cells_section("board", lambda state: state.board.cards, FACE, lambda state: state.board.faces.words),
    Section("hand_sizes", lambda state, _: [*map(len, state.hands)], told_with="hands"),
    counted_section("deck", "deck"),
    open_section("fronts", fronts, FRONTS),
    open_section("outcome", lambda state: state.outcome, "phase", "result"),
    Section("flow", lambda state, _: flow(state), tellers=flow_tellers),
    Section("seat", lambda _, audience: audience, fixed=True),
    Section("hand", hand, told_with="hands"),
    Section("hands", hands, ("hands",), changes=hands_changes),
    Section("memory", memory_view, (Part("memory.facts"),)),
    Section("goals", goals, ("phase", "goals"), changes=goals_changes),
    Section("discard", discard, ("pile", "pile_known"), changes=discard_changes),
    Section("last_round", last_round, ("phase", "result", "result_known"), changes=last_round_changes),
)
"""BASE-161 to BASE-163: what lies open on the table, and a seat's own things with blanks for what it cannot know."""
