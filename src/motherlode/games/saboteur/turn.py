# cython: boundscheck=False, nonecheck=False
"""The end of a turn: cards are drawn, and the next player is asked or the round is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.course import Stride
from motherlode.core.ends import put_last
from motherlode.games.saboteur.round import finish_round
from motherlode.games.tunnels.turn import draw

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState


class EndTurn(Stride):
    def take(self, state: SaboteurState) -> None:
        end_turn(state)


def end_turn(state: SaboteurState) -> None:
    """Cards are drawn, then the next player with cards is asked; BASE-97: who has none passes by himself."""
    if state.deck or state.others_draw:
        draw(state)
    hands, rules = state.hands, state.rules
    for stride in rules.ending_turn:
        stride.take(state)
    seat, players = state.turn, len(hands)
    hand = hands[seat]
    while True:
        state.last_turn = seat
        if (rules.passes_end_round or not hand) and round_exhausted(state):
            finish_round(state, completer=None)
            return
        state.turn = seat = (seat + state.direction) % players
        hand = hands[seat]
        if hand:
            put_last(state.stack, rules.turn_frames[seat])
            return
        state.passes += 1
        if state.aloud:
            state.tell("passed", seat=seat, count=0)


def round_exhausted(state: SaboteurState) -> bool:
    """BASE-118: nobody can bring a card into play any more; optionally, everybody has just passed in turn."""
    for hand in state.hands:
        if hand:
            return state.rules.passes_end_round and not state.deck and state.passes >= len(state.hands)
    return True
