"""Tables for the bots' tests."""

from collections.abc import Sequence
from typing import Any

import motherlode
from motherlode.bots import Remark, make
from motherlode.bots.adept.belief import believe
from motherlode.bots.adept.reading import read
from motherlode.bots.adept.thinking import think
from motherlode.core.state import State
from motherlode.core.types import Action
from motherlode.games.tunnels.cells import read_cell

GAME = motherlode.game("saboteur")
GOALS = {"8,2": "stone NE", "8,0": "gold", "8,-2": "stone NW"}
ROW = {f"{x},0": "EW" if x > 4 else "ESW" for x in range(1, 7)}
"""A tunnel from the start card to the cell before the last."""
HALFWAY = {f"{x},0": "EW" for x in range(1, 5)}
MINERS = ["miner", "miner", "miner", "saboteur", "saboteur"]
SABOTEUR_FIRST = ["saboteur", "miner", "miner", "miner", "saboteur"]
NORTH, MIDDLE, SOUTH = "8,2", "8,0", "8,-2"
GOLD_AT = {
    NORTH: {NORTH: "gold", MIDDLE: "stone NW", SOUTH: "stone NE"},
    MIDDLE: {NORTH: "stone NE", MIDDLE: "gold", SOUTH: "stone NW"},
    SOUTH: {NORTH: "stone NE", MIDDLE: "stone NW", SOUTH: "gold"},
}
REST = ["NS"] * 12
"""Cards to pass with."""
UP, DOWN = {"lay": "NW", "at": "5,0"}, {"lay": "SW", "at": "5,0"}
"""Where the tunnel of `HALFWAY` may turn."""


def table(players: int = 5, modules: Sequence[str] = (), **given: Any) -> State:
    """A position; goals and roles as above if they are not given."""
    whole = {"goals": GOALS, **({"roles": MINERS} if players == 5 else {}), **given}
    state: State = GAME.position(GAME.setup(players, modules=modules), whole)
    return state


def choice(state: State, seat: int | None = None, name: str = "adept", talk: Any = (), seed: int = 0) -> Action:
    asked = state.actors[0] if seat is None else seat
    return make(name, seed).choose(state.view(asked), state.legal(asked), list(talk))


# ---- what the adept thinks: the only place that knows how to ask it


def suspicion(state: State, seat: int, witness: int = 0, talk: Sequence[Remark] = ()) -> float:
    """How likely a witness takes a seat for a saboteur."""
    return believe(read(state.view(witness), list(talk))).saboteur[seat]


def in_the_eyes_of_others(state: State, seat: int, talk: Sequence[Remark] = ()) -> float:
    """How suspect a seat thinks it is to the table."""
    return believe(read(state.view(seat), list(talk))).table[seat]


def gold_chance(state: State, cell: str, witness: int = 0, talk: Sequence[Remark] = ()) -> float:
    """How likely a witness takes a goal for the gold."""
    return think(state.view(witness), (), list(talk)).gold.get(read_cell(cell), 0.0)


def said(seat: int, says: str, at: int = 0, **about: Any) -> Remark:
    return {"seat": seat, "says": says, "at": at, **about}


def circle(state, until=0, card="NS"):
    """Everybody passes until it is a seat's turn."""
    while state.actors[0] != until:
        state.apply(state.actors[0], {"pass": [card]})
