"""Follows a duel with the model, turn by turn."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import motherlode
from motherlode.core.state import State
from tests.model.entrances import Action, DuelTurn, View, key, turn_actions
from tests.model.following import choose

NUGGETS = {"gold-1": 1, "gold-2": 2, "gold-3": 3}


class Duellist:
    def __init__(self, state: State, seed: int) -> None:
        self.state, self.rng = state, random.Random(seed)
        self.state.rest_between_rounds = True
        self.turns = 0
        self.before: View | None = None
        self.script: list[tuple[int, Action]] = []

    def differences(self, most: int) -> Iterator[str]:
        state = self.state
        while (state.actors or state.resting) and self.turns < most:
            found = self._rest() if state.resting else self._ask(state.actors[0])
            if found:
                yield f"turn {self.turns}, {self.script}: {'; '.join(found)}"
                return
        if not state.actors and not state.resting:
            yield from self._round_over()

    def _rest(self) -> list[str]:
        found = self._round_over()
        self.state.proceed()
        self.before = None
        return found

    def _ask(self, seat: int) -> list[str]:
        found = self._turn_begins(seat) if self.state.decision(seat).kind == "turn" else []
        action = choose(self.rng, self.state.legal(seat))
        self.script.append((seat, action))
        self.state.apply(seat, action)
        return found

    def _turn_begins(self, seat: int) -> list[str]:
        view = self.state.view(motherlode.ALL)
        self.turns += 1
        found = []
        if self.before is not None:
            turn = DuelTurn(self.before, list(self.script))
            found = turn.differences(view) + (["the round is over"] if turn.is_over else [])
        wanted, got = turn_actions(view, seat), Counter(map(key, self.state.legal(seat)))
        if wanted != got:
            found.append(f"not listed: {sorted(wanted - got)[:3]}, listed: {sorted(got - wanted)[:3]}")
        self.before, self.script = view, []
        return found

    def _round_over(self) -> list[str]:
        """DUEL-106, DUEL-108, DUEL-111."""
        assert self.before is not None
        turn, result = DuelTurn(self.before, list(self.script)), self.state.view(motherlode.ALL)["last_round"]
        found = [] if turn.is_over or not (turn.deck or any(turn.sizes)) else ["the round is not over"]
        score = [0, 0]
        for place, seat in turn.claimed.items():
            score[seat] += NUGGETS[result["goals"][f"{place[0]},{place[1]}"].partition(" ")[0]]
        return found + ([] if score == result["gained"] else [f"the score is {score} and not {result['gained']}"])
