"""What a position of Dwarf Corporation is worth: played on for some turns by the first candidates, then weighed."""

from __future__ import annotations

from typing import Any

from motherlode.bots.corporation.candidates import candidates
from motherlode.bots.corporation.standing import ahead, prospects
from motherlode.bots.corporation.survey import Surveys
from motherlode.core.types import Action
from motherlode.games.corporation.state import CorporationState


class CorporationJudge:
    """What it has worked out for one decision it keeps for the next move and the next deal."""

    def __init__(self) -> None:
        self.surveys = Surveys()
        self._tried: dict[Any, list[Action]] = {}

    def options(self, state: CorporationState) -> list[Action]:
        """The moves worth a look, the most promising first; worked out once for each position that comes up."""
        position = _position(state)
        known = self._tried.get(position)
        if known is None:
            seat = state.actors[0]
            known = self._tried[position] = candidates(state, seat, self.surveys.of(state.board))
        return known

    def coins_ahead(self, state: CorporationState, turns: int = 1) -> list[float]:
        """For each seat by how many coins it will probably be ahead of the others' mean, judged after so many ends of
        turns; the state stays as it is."""
        state = state.copy()
        until = state.turn_number + turns
        while not state.over and state.turn_number < until:
            state.apply(state.actors[0], self.options(state)[0], quiet=True)
        sums = [float(coins) for coins in state.coins] if state.over else prospects(state, self.surveys.of(state.board))
        return [ahead(sums, seat) for seat in range(len(sums))]


def _position(state: CorporationState) -> Any:
    """All that candidates depend on."""
    return (
        *(bytes(state.board.gems), state.stack[-1], state.budget, state.colour, state.keepers),
        *(tuple(state.dwarfs), tuple(state.investments), *state.stocks, *state.fronts),
    )
