"""How the search looks at Dwarf Corporation: which moves it tries, and what a position is worth."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from motherlode.bots.corporation.candidates import candidates
from motherlode.bots.corporation.standing import ahead, prospects
from motherlode.bots.corporation.survey import Surveys
from motherlode.core.types import Action
from motherlode.games.corporation.state import CorporationState

STEEP: Final = 1 / 25
"""How much a coin ahead is worth."""
TURNS: Final = 1
"""A position is judged after so many ends of turns, the moves until then being the first candidates."""
AT_FIRST: Final = 2
WIDER: Final = 0.6
"""How many moves are tried at first, and how fast there are more of them with the visits."""


class CorporationJudge:
    curiosity = 0.06

    def __init__(self, state: CorporationState) -> None:
        self.surveys = Surveys()
        self._tried: dict[Any, list[Action]] = {}

    def settled(self, state: CorporationState) -> bool:
        return state.over

    def options(self, state: CorporationState, seat: int) -> list[Action]:
        return self._candidates(state)

    def width(self, visits: int) -> int:
        return AT_FIRST + int(visits**WIDER)

    def worths(self, state: CorporationState) -> list[float]:
        return [1 / (1 + exp(-STEEP * coins)) for coins in self.coins_ahead(state)]

    def coins_ahead(self, state: CorporationState) -> list[float]:
        """For each seat by how many coins it will probably be ahead of the others' mean; the state stays as it is."""
        state = state.copy()
        self._play_on(state)
        sums = [float(coins) for coins in state.coins] if state.over else prospects(state, self.surveys.of(state.board))
        return [ahead(sums, seat) for seat in range(len(sums))]

    def _play_on(self, state: CorporationState) -> None:
        until = state.turn_number + TURNS
        while not state.over and state.turn_number < until:
            state.apply(state.actors[0], self._candidates(state)[0], quiet=True)

    def _candidates(self, state: CorporationState) -> list[Action]:
        """Worked out once for each position that the search comes by."""
        position = _position(state)
        known = self._tried.get(position)
        if known is None:
            seat = state.actors[0]
            known = self._tried[position] = candidates(state, seat, self.surveys.of(state.board))
        return known


def _position(state: CorporationState) -> Any:
    """All that candidates depend on."""
    return (
        *(bytes(state.board.gems), state.stack[-1], state.budget, state.colour, state.keepers),
        *(tuple(state.dwarfs), tuple(state.investments), *state.stocks, *state.fronts),
    )
