"""Tables with modules for the tests of the rules, and playing on at random."""

import random
from typing import Any

import motherlode
from motherlode.core.state import State
from tests.rules.tables import everything, saboteur


def with_modules(*modules: str, players: int = 3, options: dict[str, Any] | None = None, **given: Any) -> State:
    return saboteur().position(saboteur().setup(players=players, modules=modules, options=options or {}), given)


def started(*modules: str, players: int = 5, seed: int = 0, **options: Any) -> State:
    return saboteur().start(saboteur().setup(players=players, modules=modules, options=options), seed=seed)


def next_round(state: State, seed: int = 0) -> State:
    """Play at random, quietly, until the next round has begun."""
    chance, number = random.Random(seed), everything(state)["round"]
    while state.actors and everything(state)["round"] == number:
        seat = state.actors[0]
        state.apply(seat, chance.choice(state.legal(seat)), quiet=True)
    return state


def decline(state: State) -> None:
    while state.actors and state.decision(state.actors[0]).kind == "react":
        state.apply(state.actors[0], {"choose": {"veto": False}})


def heard(events: list[Any], kind: str, audience: int = motherlode.SPECTATOR) -> dict[str, Any]:
    return next(found for event in events if event.kind == kind and (found := event.seen_by(audience)))
