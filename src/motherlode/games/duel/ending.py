"""Whose turn is next, the end of a round, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.course import Stride
from motherlode.core.ends import put_last
from motherlode.core.pending import NEXT_ROUND
from motherlode.games.duel.doors import COLOURS
from motherlode.games.duel.veins import vein_at
from motherlode.games.tunnels.cells import CELL_WORDS
from motherlode.games.tunnels.turn import draw

if TYPE_CHECKING:
    from motherlode.games.duel.state import DuelState

FIRST = "first"
"""Who began the round."""
NOBODY = -1


class EndTurn(Stride):
    def take(self, state: DuelState) -> None:
        end_turn(state)


def end_turn(state: DuelState) -> None:
    """DUEL-36: who has no card is passed over; DUEL-108: nobody has one, the round is over."""
    draw(state)
    seat = state.turn
    if not state.hands[1 - seat]:
        if not state.hands[seat]:
            finish_round(state)
            return
    else:
        state.turn = 1 - seat
    state.last_turn = seat
    put_last(state.stack, state.rules.turn_frames[state.turn])


def scores(state: DuelState) -> list[int]:
    """DUEL-111, DUEL-113: the nuggets under a player's tokens."""
    score, claimed = [0] * len(COLOURS), state.extra["claimed"]
    for cell in state.goals:
        seat = claimed.get(CELL_WORDS[cell], NOBODY)
        if seat != NOBODY:
            score[seat] += vein_at(state, cell).nuggets
    return score


def finish_round(state: DuelState) -> None:
    """DUEL-107: at once, nobody draws. DUEL-112, DUEL-114: the higher score wins; a tie wants another round."""
    state.drop_pending()
    score = scores(state)
    tied, faces = score[0] == score[1], state.rules.goal_faces
    state.result = {
        "round": state.round,
        "won": ["nobody"] if tied else [COLOURS[score.index(max(score))]],
        "claimed": dict(state.extra["claimed"]),
        "goals": {CELL_WORDS[cell]: faces[goal.card][goal.turned] for cell, goal in state.goals.items()},
        "gained": score,
        "first": 1 - state.extra[FIRST],
    }
    state.result_known = [-1] * len(COLOURS)
    if state.aloud:
        state.tell("round-over", **{key: state.result[key] for key in ("round", "won", "claimed", "goals", "gained")})
    if tied and state.round < state.rules.rounds:
        state.then(NEXT_ROUND)
        return
    state.phase = "over"
    if state.aloud and state.outcome is not None:
        state.tell("game-over", **state.outcome)
