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
from motherlode.games.tunnels.memory import memory_view
from motherlode.games.tunnels.shapes import side_word

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import SaboteurState

SIDE_WORDS = [side_word(mask) for mask in range(16)]


def asked(state: SaboteurState) -> dict[str, str]:
    return {str(seat): state.asked[0] for seat in state.asked[1]} if state.asked else {}


def asked_seats(state: SaboteurState) -> tuple[int, ...]:
    """Who is asked, also in the middle of a play."""
    return state.asked[1] if state.asked else ()


def board(state: SaboteurState) -> dict[str, str]:
    words = state.board.faces.words
    return {CELL_WORDS[cell]: words[face] for cell, face in state.board.cards.items()}


def lit(state: SaboteurState) -> dict[str, str]:
    return {CELL_WORDS[cell]: SIDE_WORDS[sides] for cell, sides in state.board.lit.items()}


def board_stamp(state: SaboteurState) -> int:
    return state.board.version


def fronts(state: SaboteurState) -> list[list[str]]:
    words = state.rules.words
    return [[words[kind] for kind in front] for front in state.fronts.cards]


def hand_sizes(state: SaboteurState) -> list[int]:
    return [len(hand) for hand in state.hands]


def hand(state: SaboteurState, audience: int) -> list[str]:
    return state.hand_words(audience) if audience >= 0 else []


def hands(state: SaboteurState, audience: int) -> list[list[str] | None]:
    return [state.hand_words(seat) if audience in (seat, ALL) else None for seat in range(state.setup.players)]


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


def goals(state: SaboteurState, audience: int) -> dict[str, dict[str, Any]]:
    return {cell_word(cell): goal_view(state, cell, audience) for cell in state.goals}


def discard(state: SaboteurState, audience: int) -> list[str | None]:
    """BASE-99: cards discarded in a pass are known to their owner only."""
    words, pile = state.rules.words, state.pile
    known = zip(reversed(pile.kinds), reversed(pile.known), strict=True)
    return [words[kind] if mask == EVERYBODY or knows(mask, audience) else None for kind, mask in known]


def goals_changes(state: SaboteurState, was: tuple[Any, ...], now: tuple[Any, ...], event: Event) -> None:
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


def goal_view(state: SaboteurState, cell: int, audience: int) -> dict[str, Any]:
    goal = state.goals[cell]
    shown = knows(goal.known, audience) or state.phase != "play"
    looked = [] if goal.known == EVERYBODY else [seat for seat in range(state.setup.players) if goal.known >> seat & 1]
    return {"open": goal.open, "face": state.goal_face(cell) if shown else None, "looked": looked}


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


def last_round(state: SaboteurState, audience: int) -> dict[str, Any] | None:
    if not state.result:
        return None
    gained = [
        nuggets if state.phase == "over" or knows(known, audience) else None
        for nuggets, known in zip(state.result["gained"], state.result_known, strict=True)
    ]
    return {**plain_copy(state.result), "gained": gained}


def seldom_stamp(state: SaboteurState) -> Any:
    """What stays as it is in most turns, all of it asked for at once."""
    result, draft = state.result, state.draft
    return (
        state.round,
        state.phase,
        state.direction,
        len(state.aside),
        [*state.roles, *state.roles_known, *state.leftover, *state.leftover_known],
        [*state.retired, *state.retired_known],
        [*map(tuple, state.gold_cards)],
        (*state.balance, len(state.gold_deck)),
        (draft[:], asked_seats(state)) if draft else None,
        (result["round"], *result["gained"], *result["won"], len(result)) if result else None,
    )


def goals_stamp(state: SaboteurState) -> Any:
    return state.phase, *state.goals.items()


def fronts_stamp(state: SaboteurState) -> Any:
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
    open_section("direction", lambda state: "clockwise" if state.direction == 1 else "counter", seldom_stamp),
    fixed_section("start", lambda state: cell_word(state.board.sources[0])),
    open_section("board", board, board_stamp),
    open_section("lit", lit, board_stamp),
    open_section("hand_sizes", hand_sizes, hands_stamp),
    small_section("deck", lambda state: len(state.deck)),
    open_section("aside", lambda state: len(state.aside), seldom_stamp),
    open_section("fronts", fronts, fronts_stamp),
    open_section("outcome", lambda state: state.outcome, seldom_stamp),
    open_section("flow", flow, flow_stamp, late=True, changes=flow_changes),
    Section("seat", None, lambda _, audience: audience, fixed=True),
    Section("hand", hands_stamp, hand),
    Section("hands", hands_stamp, hands, changes=hands_changes),
    Section("roles", seldom_stamp, roles),
    Section("leftover", seldom_stamp, leftover),
    Section("retired", seldom_stamp, retired),
    Section("memory", lambda state: state.memory, memory_view),
    Section("goals", goals_stamp, goals, changes=goals_changes),
    Section("discard", pile_stamp, discard, changes=discard_changes),
    Section("gold", seldom_stamp, gold),
    Section("last_round", seldom_stamp, last_round),
)
"""BASE-161 to BASE-163: what lies open on the table, and a seat's own things with blanks for what it cannot know."""


def table(state: SaboteurState) -> dict[str, Any]:
    """The whole table as plain data, for keeping; never sent to anybody."""
    words, faces = state.rules.words, state.board.faces
    return {
        "round": state.round,
        "phase": state.phase,
        "turn": state.turn,
        "direction": state.direction,
        "hands": [state.hand_words(seat) for seat in range(state.setup.players)],
        "deck": [words[kind] for kind in state.deck],
        "discard": [words[kind] for kind in state.pile.kinds],
        "fronts": [[words[kind] for kind in front] for front in state.fronts.cards],
        "aside": [words[kind] for kind in state.aside],
        "memory": memory_view(state, ALL),
        "roles": state.roles,
        "leftover": state.leftover,
        "retired": state.retired,
        "secret": state.secret,
        "board": {cell_word(cell): faces.words[face] for cell, face in state.board.cards.items()},
        "goals": {cell_word(cell): list(goal) for cell, goal in state.goals.items()},
        "gold_deck": state.gold_deck,
        "gold_cards": state.gold_cards,
        "balance": state.balance,
        "draft": state.draft,
        "result": state.result,
        **{key: value for key, value in flow(state).items() if key != "pending"},
    }
