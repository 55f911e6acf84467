"""Tables for the tests of the rules, and short ways to look at them."""

from typing import Any

import motherlode
from motherlode.core.state import State

ROW_A = {"1,0": "ESW", "2,0": "ESW", "3,0": "ESW", "4,0": "ESW", "5,0": "EW", "6,0": "EW"}
"""A tunnel from the start card to the cell before (7,0)."""
GOLD_IN_THE_MIDDLE = {"8,2": "stone NE", "8,0": "gold", "8,-2": "stone NW"}
PLAYER_COUNTS = range(3, 11)


def saboteur() -> Any:
    return motherlode.game("saboteur")


def new_game(players: int = 5, seed: int = 0, **options: Any) -> State:
    return saboteur().start(saboteur().setup(players=players, options=options), seed=seed)


def table(players: int = 3, options: dict[str, Any] | None = None, **given: Any) -> State:
    return saboteur().position(saboteur().setup(players=players, options=options or {}), given)


def reaching_gold(players: int = 3, turn: int = 0, **given: Any) -> State:
    """The seat to act holds an EW that reaches the gold at (7,0)."""
    hands = {turn: ["EW", "map"], **given.pop("hands", {})}
    return table(players, turn=turn, board=ROW_A, goals=GOLD_IN_THE_MIDDLE, hands=hands, **given)


def reach_gold(state: State) -> None:
    state.apply(state.actors[0], {"lay": "EW", "at": "7,0"})


def last_card(players: int = 3, turn: int = 0, options: dict[str, Any] | None = None, **given: Any) -> State:
    """Deck and hands are empty but for one card: passing it ends the round."""
    return table(players, options, turn=turn, deck=0, hands={turn: ["NS"], "rest": []}, **given)


def pass_last_card(state: State) -> None:
    state.apply(state.actors[0], {"pass": ["NS"]})


def everything(state: State) -> dict[str, Any]:
    return state.view(motherlode.ALL)


def pass_first_card(state: State) -> None:
    seat = state.actors[0]
    state.apply(seat, {"pass": state.view(seat)["hand"][:1]})


def play_round_of_passes(state: State) -> None:
    """Everybody passes until the round is over."""
    round_number = everything(state)["round"]
    while state.actors and everything(state)["round"] == round_number:
        seat = state.actors[0]
        state.apply(seat, {"pass": state.view(seat)["hand"][:1]}, quiet=True)
