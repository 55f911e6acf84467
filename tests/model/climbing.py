"""Follows a game of Dwarf Corporation with the model, answer by answer."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import motherlode
from motherlode.core.state import State
from tests.model.mountain import Action, Mountain, Step, View, key


class Climber:
    def __init__(self, state: State, seed: int) -> None:
        self.state, self.rng = state, random.Random(seed)
        self.turns = 0
        self.exit_due = False
        self.closing = False
        """Whether a Cave-In was played after the last crystal: the digging is over (CORP-41)."""

    def differences(self, most: int) -> Iterator[str]:
        view = self.state.view(motherlode.ALL)
        while self.state.actors and self.turns < most:
            seat = self.state.actors[0]
            found = self._listed(view, seat)
            action = self.rng.choice(self.state.legal(seat))
            step = Step(view, seat, action)
            self.closing = self.state.decision(seat).kind == "cards" and (
                action.get("use") == "cave-in" or (self.closing and action.get("use") == "union")
            )
            self.exit_due = step.found == "P" and not self.exit_due
            self.state.apply(seat, action)
            self.turns += 1
            view = self.state.view(motherlode.ALL)
            found += step.differences(view)
            if found:
                yield f"answer {self.turns} of {seat}, {action}: {'; '.join(found)}"
                return

    def _listed(self, view: View, seat: int) -> list[str]:
        kind = self.state.decision(seat).kind
        legal = self.state.legal(seat)
        wanted = Counter(map(key, expected(view, kind, self.exit_due, self.closing)))
        told = [action for action in legal if action.get("use") not in ("overtime", "union") and "done" not in action]
        got = Counter(map(key, told))
        if kind not in KNOWN or wanted == got:
            return []
        return [f"not listed: {sorted(wanted - got)[:3]}, listed: {sorted(got - wanted)[:3]}"]


KNOWN = ("dig", "cards", "invest", "exchange", "safe")


def expected(view: View, kind: str, exit_due: bool, closing: bool) -> Iterator[Action]:
    mountain = Mountain(view, exit_due)
    if kind == "dig":
        yield from mountain.digs()
        if not exit_due:
            yield from mountain.uses_before_a_crystal()
    elif kind == "cards":
        yield from mountain.cave_ins() if closing else mountain.uses_after_the_last()
    elif kind == "invest":
        yield from mountain.investments()
    elif kind == "exchange":
        yield from mountain.exchanges()
    elif kind == "safe":
        yield from ({"choose": {"take": colour}} for colour in view["treasury"] or view["pays"])
