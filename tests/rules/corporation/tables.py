"""Tables for the tests of Dwarf Corporation, and short ways to look at them."""

from typing import Any

import motherlode
from motherlode.core.rng import Rng
from motherlode.core.state import State

COLOURS = ("red", "orange", "yellow", "green", "cyan", "blue", "violet", "white")
TO_GOLD = {"6,8": "red", "5,8": "red"}
"""Red needs one crystal more, at (4,8), for gold."""


def corporation() -> Any:
    return motherlode.game("corporation")


def new_game(players: int = 3, seed: int = 0, **options: Any) -> Any:
    return corporation().start(corporation().setup(players=players, options=options), seed=seed)


def table(players: int = 2, options: dict[str, Any] | None = None, **given: Any) -> Any:
    return corporation().position(corporation().setup(players=players, options=options or {}), given)


def everything(state: State) -> dict[str, Any]:
    return state.view(motherlode.ALL)


def dig(state: State, colour: str, *cells: str) -> None:
    for cell in cells:
        state.apply(state.actors[0], {"dig": cell, "colour": colour})


def refusal(state: State, action: Any) -> motherlode.IllegalAction:
    before = state.dump()
    try:
        state.apply(state.actors[0], action)
    except motherlode.IllegalAction as refused:
        assert state.dump() == before
        return refused
    raise AssertionError(f"{action} was accepted")


def play_out(state: State, seed: int) -> State:
    rng = Rng(seed)
    while state.actors:
        actions = state.legal(state.actors[0])
        state.apply(state.actors[0], actions[rng.below(len(actions))], quiet=True)
    return state
