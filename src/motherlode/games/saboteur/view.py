"""What an audience may know: the one place where anything leaves the state, as allow-lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.core.audience import ALL, EVERYBODY, knows
from motherlode.core.types import View
from motherlode.games.saboteur.cells import cell_word, reading_order
from motherlode.games.saboteur.shapes import side_word

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState

SIDE_WORDS = [side_word(mask) for mask in range(16)]


def public_view(state: SaboteurState) -> View:
    """BASE-161: what lies open on the table."""
    rules, board, words = state.rules, state.board, state.rules.words
    return {
        **state.setup.plain(),
        "round": state.round,
        "rounds": rules.rounds,
        "phase": state.phase,
        "turn": state.turn,
        "asked": {str(seat): state.asked[0] for seat in state.asked[1]} if state.asked else {},
        "direction": "clockwise" if state.direction == 1 else "counter",
        "start": cell_word(board.sources[0]),
        "board": {cell_word(cell): board.faces.words[face] for cell, face in board.cards.items()},
        "lit": {cell_word(cell): SIDE_WORDS[sides] for cell, sides in board.lit.items()},
        "hand_sizes": [len(hand) for hand in state.hands],
        "deck": len(state.deck),
        "fronts": [[words[kind] for kind in front] for front in state.fronts.cards],
        "outcome": state.outcome,
        "flow": flow(state),
    }


def flow(state: SaboteurState) -> dict[str, Any]:
    """What the round needs to go on; all of it happened in the open."""
    return {
        "pending": [frame if isinstance(frame, str) else [frame[0], list(frame[1]), frame[2]] for frame in state.stack],
        "play": play_view(state),
        "draws": state.draws,
        "passes": state.passes,
        "last_played": state.last_played,
        "last_passed": state.last_passed,
        "last_turn": state.last_turn,
        "pile_known": list(state.pile.known),
        "result_known": list(state.result_known),
    }


def play_view(state: SaboteurState) -> dict[str, Any]:
    seat, kind, action = state.play
    return {"seat": seat, "card": state.rules.words[kind] if kind >= 0 else None, "action": action}


def private_view(state: SaboteurState, audience: int) -> View:
    """BASE-162: what is private to a seat, and what is hidden from it as blanks."""
    return {
        "seat": audience,
        "hand": state.hand_words(audience) if audience >= 0 else [],
        "hands": [state.hand_words(seat) if audience in (seat, ALL) else None for seat in range(state.setup.players)],
        "roles": [role if knows(role_known(state, seat), audience) else None for seat, role in enumerate(state.roles)],
        "leftover": [dwarf if knows(role_known(state, None), audience) else None for dwarf in state.leftover],
        "goals": {cell_word(cell): goal_view(state, cell, audience) for cell in sorted(state.goals, key=reading_order)},
        "discard": [
            state.rules.words[kind] if knows(known, audience) else None
            for kind, known in zip(reversed(state.pile.kinds), reversed(state.pile.known), strict=True)
        ],
        "gold": gold_view(state, audience),
        "last_round": last_round_view(state, audience),
    }


def role_known(state: SaboteurState, seat: int | None) -> int:
    """BASE-14, BASE-121: a role is its owner's secret until the round is over; a card left over is nobody's."""
    if state.phase != "play":
        return EVERYBODY
    return 0 if seat is None else 1 << seat


def goal_view(state: SaboteurState, cell: int, audience: int) -> dict[str, Any]:
    goal = state.goals[cell]
    shown = knows(goal.known, audience) or state.phase != "play"
    looked = [] if goal.open else [seat for seat in range(state.setup.players) if goal.known >> seat & 1]
    return {"open": goal.open, "face": state.goal_face(cell) if shown else None, "looked": looked}


def gold_view(state: SaboteurState, audience: int) -> dict[str, Any]:
    """BASE-145: how many gold cards a player has may be seen, what they are worth may not."""
    shown = [audience in (seat, ALL) or state.phase == "over" for seat in range(state.setup.players)]
    return {
        "cards": [
            list(cards) if seen else [None] * len(cards) for cards, seen in zip(state.gold_cards, shown, strict=True)
        ],
        "balance": list(state.balance),
        "deck": len(state.gold_deck),
        "draft": sorted(state.draft, reverse=True)
        if audience == ALL or (audience in state.actors and state.draft)
        else [None] * len(state.draft),
    }


def last_round_view(state: SaboteurState, audience: int) -> dict[str, Any] | None:
    if not state.result:
        return None
    gained = [
        nuggets if state.phase == "over" or knows(known, audience) else None
        for nuggets, known in zip(state.result["gained"], state.result_known, strict=True)
    ]
    return {**state.result, "gained": gained}


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
        "roles": state.roles,
        "leftover": state.leftover,
        "board": {cell_word(cell): faces.words[face] for cell, face in state.board.cards.items()},
        "goals": {cell_word(cell): list(goal) for cell, goal in state.goals.items()},
        "gold_deck": state.gold_deck,
        "gold_cards": state.gold_cards,
        "balance": state.balance,
        "draft": state.draft,
        "result": state.result,
        **{key: value for key, value in flow(state).items() if key != "pending"},
    }
