"""Random play with a seed, for whoever wants to look at every moment of a game."""

import os
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from motherlode.core.rng import Rng
from motherlode.core.state import State
from motherlode.core.types import Action

MOST_ACTIONS = 5000
ORDINARY = ("turn", "dig", "invest", "exchange")
"""Kinds of decisions that a player meets turn after turn; the others are worth a closer look."""
FIRST_TIMES = 6
"""How often something else must have been asked in a game to be no news."""
HINDERING = ("broken", "rockfall")
EVERYTHING = bool(os.environ.get("MOTHERLODE_EVERY_COMBINATION"))
"""With this variable set: all combinations of three modules, all player counts, everything checked at each action."""
LOOKS = int(os.environ.get("MOTHERLODE_LOOKS", "1"))
"""So many times as often are whole states compared as `./check` has time for."""


def choices(state: State, rng: Rng, eager: bool = False) -> Iterator[tuple[int, Action]]:
    """One legal answer after the other until the game is over; the caller applies each before asking for the next."""
    for _ in range(MOST_ACTIONS):
        if not state.actors:
            return
        seat = state.actors[rng.below(len(state.actors))]
        yield seat, choose(state.legal(seat), rng, eager)
    raise AssertionError(f"no end after {MOST_ACTIONS} actions")


def choose(actions: list[Action], rng: Rng, eager: bool) -> Action:
    """Any action; an eager player mostly digs towards the goals, so that they are reached and gold is shared."""
    if eager and rng.below(8):
        keen = [_keenness(action) for action in actions]
        keenest = max(keen)
        actions = [action for action, how in zip(actions, keen, strict=True) if how == keenest]
    return actions[rng.below(len(actions))]


def _keenness(action: Action) -> int:
    if "at" not in action or "lay" not in action:
        return -100 if str(action.get("play", "")).startswith(HINDERING) else -50
    return _nearness(action["lay"], action["at"])


@cache
def _nearness(tunnel: str, cell: str) -> int:
    x, y = map(int, cell.split(","))
    leads_on = x >= 7 or ("+" not in tunnel and "E" in tunnel)
    return -abs(8 - x) - abs(y) // 3 if leads_on else -60


class Looks:
    """When a dear comparison is made in a game: wherever something unusual is asked for the first times, and one time
    in so many whatever is asked. A window for a veto opens after every other action, and is no news any more then."""

    def __init__(self, one_in: int) -> None:
        self._one_in = max(1, one_in // LOOKS)
        self._moments = 0
        self.taken = 0
        """How many looks were worth it."""
        self._asked: Counter[str] = Counter()

    def now(self, state: State) -> bool:
        now = self._is_due() or self._is_news(state)
        self.taken += now
        return now

    def _is_due(self) -> bool:
        moment, self._moments = self._moments, self._moments + 1
        return EVERYTHING or moment % self._one_in == 0

    def _is_news(self, state: State) -> bool:
        if state.asked is None:
            return True
        kind = state.asked[0]
        self._asked[kind] += 1
        return kind not in ORDINARY and self._asked[kind] <= FIRST_TIMES * LOOKS


def play_out(state: State, rng: Rng, eager: bool = False, quiet: bool = False) -> State:
    for seat, action in choices(state, rng, eager):
        state.apply(seat, action, quiet=quiet)
    return state


def views(state: State, audiences: tuple[int, ...]) -> dict[int, dict[str, Any]]:
    return {audience: state.view(audience) for audience in audiences}


def over_the_wire(value: Any) -> Any:
    """As a client gets it."""
    return msgspec.json.decode(msgspec.json.encode(value))
