"""How the search looks at a duel: the moves that look best first, and how likely each player wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from motherlode.bots.duel.reach import Survey
from motherlode.bots.duel.scene import Cards, Scene
from motherlode.bots.move_key import key_of
from motherlode.core.types import Action
from motherlode.games.duel.state import DuelState
from motherlode.games.tunnels.family_cards import Map
from motherlode.games.tunnels.turn import Turn

UNSEEN: Final = -1
AT_FIRST: Final = 2
WIDER: Final = 0.45
"""How many moves are tried at first, and how fast there are more of them with the visits."""


class DuelJudge:
    """Judges positions of the round in which it began to think; the end of that round is the end."""

    curiosity = 0.1

    def __init__(self, state: DuelState) -> None:
        self.round = state.round
        self._seat = state.actors[0]
        self._cards = Cards(state.rules)
        self._survey = Survey()
        self._gains: dict[Any, dict[Any, float]] = {}
        """By what lies in the open, by move: what it gained in the first deal in which it was seen."""

    def settled(self, state: DuelState) -> bool:
        return state.round != self.round or state.phase == "over"

    def seen(self, state: DuelState) -> tuple[int, ...]:
        """The veins that who thinks knows by now."""
        return tuple([goal.card if goal.known >> self._seat & 1 else UNSEEN for goal in state.goals.values()])

    def tells(self, action: Action) -> bool:
        return action.get("play") == Map.word

    def options(self, state: DuelState, seat: int) -> list[Action]:
        """The moves that lead to the best positions first."""
        legal = state.legal(seat)
        if state.stack[-1][0] != Turn.kind:
            return legal
        scene = Scene(state, self._cards, self._survey)
        gains = self._gains.setdefault(scene.in_the_open, {})
        now = scene.worths()[seat]
        for action in legal:
            if key_of(action) not in gains:
                gains[key_of(action)] = self._worth_after(state, scene, action) - now
        return sorted(legal, key=lambda action: gains[key_of(action)], reverse=True)

    def width(self, visits: int) -> int:
        return AT_FIRST + int(visits**WIDER)

    def worths_after(self, state: DuelState, seat: int, actions: Sequence[Action]) -> list[float]:
        """How likely a seat wins after each of these moves of its."""
        if state.stack[-1][0] != Turn.kind:
            return [self._played(state, seat, action)[seat] for action in actions]
        scene = Scene(state, self._cards, self._survey)
        return [self._worth_after(state, scene, action) for action in actions]

    def _played(self, state: DuelState, seat: int, action: Action) -> list[float]:
        then = state.copy()
        then.apply(seat, action, quiet=True)
        return self.worths(then)

    def _worth_after(self, state: DuelState, scene: Scene, action: Action) -> float:
        worth = scene.worth_after(action)
        if worth is not None:
            return worth
        return self._played(state, state.turn, action)[state.turn]

    def worths(self, state: DuelState) -> list[float]:
        """For each seat how likely it wins, a tie being half a win."""
        if self.settled(state):
            green, blue = state.result["gained"]
            worth = 0.5 if green == blue else float(green > blue)
            return [worth, 1 - worth]
        if state.stack[-1][0] == Turn.kind:
            return Scene(state, self._cards, self._survey).worths()
        return self._best_answer(state)

    def _best_answer(self, state: DuelState) -> list[float]:
        """How a vein shall lie is a part of the move that has turned it over."""
        seat = state.actors[0]
        outcomes = [self._played(state, seat, answer) for answer in state.legal(seat)]
        return max(outcomes, key=lambda worths: worths[seat])
