"""Random play with a seed, for whoever wants to look at every moment of a game."""

import os
from collections.abc import Iterator
from typing import Any

import msgspec

from motherlode.core.rng import Rng
from motherlode.core.state import State
from motherlode.core.types import Action

MOST_ACTIONS = 5000
ORDINARY = ("turn", "dig", "invest", "exchange")
"""Kinds of decisions that a player meets turn after turn; the others are worth a closer look."""
HINDERING = ("broken", "rockfall")
EVERYTHING = bool(os.environ.get("MOTHERLODE_EVERY_COMBINATION"))
"""With this variable set: all combinations of three modules, all player counts, everything checked at each action."""


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
        keenest = max(map(_keenness, actions))
        actions = [action for action in actions if _keenness(action) == keenest]
    return actions[rng.below(len(actions))]


def _keenness(action: Action) -> int:
    if "at" not in action or "lay" not in action:
        return -100 if str(action.get("play", "")).startswith(HINDERING) else -50
    x, y = map(int, action["at"].split(","))
    leads_on = x >= 7 or ("+" not in action["lay"] and "E" in action["lay"])
    return -abs(8 - x) - abs(y) // 3 if leads_on else -60


def is_ordinary(state: State) -> bool:
    return state.asked is not None and state.asked[0] in ORDINARY


def is_worth_a_look(state: State, moment: int, one_in: int) -> bool:
    """Whether a dear comparison is made now: wherever something unusual is asked, in ordinary turns now and then."""
    return EVERYTHING or moment % one_in == 0 or not is_ordinary(state)


def play_out(state: State, rng: Rng, eager: bool = False, quiet: bool = False) -> State:
    for seat, action in choices(state, rng, eager):
        state.apply(seat, action, quiet=quiet)
    return state


def views(state: State, audiences: tuple[int, ...]) -> dict[int, dict[str, Any]]:
    return {audience: state.view(audience) for audience in audiences}


def over_the_wire(value: Any) -> Any:
    """As a client gets it."""
    return msgspec.json.decode(msgspec.json.encode(value))
