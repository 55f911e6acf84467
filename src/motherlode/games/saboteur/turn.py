# cython: boundscheck=False, nonecheck=False, cdivision=True
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
    """Cards are drawn, then the next player with cards is asked; BASE-97: who has none passes by himself."""

    def take(self, state: SaboteurState) -> None:
        table: SaboteurState = state
        if table.deck or table.others_draw:
            draw(table)
        hands, rules = table.hands, table.rules
        for stride in rules.ending_turn:
            stride.take(table)
        seat, players = table.turn, rules.players
        hand = hands[seat]
        while True:
            table.last_turn = seat
            if (rules.passes_end_round or not hand) and round_exhausted(table):
                finish_round(table, completer=None)
                return
            table.turn = seat = (seat + table.direction + players) % players
            hand = hands[seat]
            if hand:
                put_last(table.stack, rules.turn_frames[seat])
                return
            table.passes += 1
            if table.aloud:
                table.tell("passed", seat=seat, count=0)


def round_exhausted(state: SaboteurState) -> bool:
    """BASE-118: nobody can bring a card into play any more; optionally, everybody has just passed in turn."""
    for hand in state.hands:
        if hand:
            return state.rules.passes_end_round and not state.deck and state.passes >= len(state.hands)
    return True
