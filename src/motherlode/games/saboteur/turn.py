# cython: boundscheck=False, nonecheck=False, cdivision=True
"""The end of a turn: cards are drawn, and the next player is asked or the round is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.course import Stride
from motherlode.core.ends import put_last
from motherlode.games.saboteur.round import finish_round
from motherlode.games.tunnels.handful import held_by
from motherlode.games.tunnels.seats import next_seat
from motherlode.games.tunnels.turn import draw

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import SaboteurRulebook
    from motherlode.games.saboteur.state import SaboteurState


class EndTurn(Stride):
    """Cards are drawn, then the next player with cards is asked; BASE-97: who has none passes by himself."""

    def take(self, state: SaboteurState) -> None:
        table: SaboteurState = state
        if table.deck or table.others_draw:
            draw(table)
        rules: SaboteurRulebook = table.rules
        if rules.ending_turn:
            for stride in rules.ending_turn:
                stride.take(table)
        hands, seat = table.hands, table.turn
        while True:
            table.last_turn = seat
            if (rules.passes_end_round or not held_by(hands, seat)) and round_exhausted(table):
                finish_round(table, None)
                return
            table.turn = seat = next_seat(seat, table.direction, rules.players)
            if held_by(hands, seat):
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
