"""Follows a game with the model, turn by turn, and says where the two part."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import motherlode
from motherlode.core.state import State
from tests.model.comparing import differences
from tests.model.legal import View, key, turn_actions
from tests.model.sharing import Sharing, has_ended
from tests.model.turn import Answer, Turn

Action = dict[str, Any]
DIGGING = 0.7
"""How often somebody who can digs towards the goals, so that rounds are decided there."""


def distance(action: Action) -> int:
    x, y = map(int, action["at"].split(","))
    return abs(8 - x) + abs(y) // 2


def choose(rng: random.Random, legal: list[Action]) -> Action:
    lays = [action for action in legal if "lay" in action]
    if lays and rng.random() < DIGGING:
        return min(rng.sample(lays, min(len(lays), 8)), key=distance)
    verb = rng.choice(sorted({next(iter(action)) for action in legal}))
    return rng.choice([action for action in legal if next(iter(action)) == verb])


class Follower:
    def __init__(self, state: State, seed: int, listing_every: int = 1) -> None:
        self.state, self.rng = state, random.Random(seed)
        self.state.rest_between_rounds = True
        self.listing_every = listing_every
        """Every so many turns what is legal is compared too, which takes longest."""
        self.turns = 0
        self._forget()

    def _forget(self) -> None:
        self.before: View | None = None
        self.script: list[Answer] = []
        self.shared: list[Answer] = []
        self.hides_veto = True

    def differences(self, most: int) -> Iterator[str]:
        """The first difference of the game, if there is one within so many turns."""
        while self.turns < most:
            found = self._step()
            if found is None:
                return
            if found:
                yield f"turn {self.turns}, {self.script}: {'; '.join(found)}"
                return

    def first_round(self) -> Iterator[str]:
        """The first difference before a second round is dealt."""
        while self.state.actors and not self.state.resting:
            found = self._step()
            if found:
                yield f"turn {self.turns}, {self.script}: {'; '.join(found)}"
                return
        yield from self._round_over()

    def _step(self) -> list[str] | None:
        state = self.state
        if state.resting or not state.actors:
            found = self._round_over()
            if found or not state.resting:
                return found or None
            state.proceed()
            self._forget()
            return []
        seat = state.actors[0]
        found = self._turn_begins(seat) if state.decision(seat).kind == "turn" else []
        action = choose(self.rng, state.legal(seat))
        (self.script if state.view(motherlode.SPECTATOR)["phase"] == "play" else self.shared).append((seat, action))
        state.apply(seat, action)
        return found

    def _turn_begins(self, seat: int) -> list[str]:
        view = self.state.view(motherlode.ALL)
        self.turns += 1
        found = self._after_a_turn(view) if self.before is not None else []
        if self.turns % self.listing_every == 0:
            found += self._listed(view, seat)
        self.before, self.script = view, []
        self.hides_veto = "veto" not in self.state.view(motherlode.SPECTATOR)["discard"]
        return found

    def _listed(self, view: View, seat: int) -> list[str]:
        wanted, got = turn_actions(view, seat), Counter(map(key, self.state.legal(seat)))
        return [f"not listed: {sorted(wanted - got)[:3]}, listed: {sorted(got - wanted)[:3]}"] if wanted != got else []

    def _after_a_turn(self, view: View) -> list[str]:
        turn = self._turn()
        found = [*differences(turn, view), *(f"asked without need: {answer}" for answer in turn.script)]
        if has_ended(turn):
            found.append(f"the round is over ({turn.over or 'no cards are left'})")
        return found

    def _turn(self) -> Turn:
        assert self.before is not None
        return Turn(self.before, list(self.script), self.hides_veto)

    def _round_over(self) -> list[str]:
        if self.before is None:
            return []
        turn, view = self._turn(), self.state.view(motherlode.ALL)
        if not has_ended(turn):
            return ["the round is not over"]
        return Sharing(turn, view["last_round"]["roles"]).differences(view, self.shared)
