"""The tables that the model can follow: all games and modules, but for two options.

`roundEnd: full-circle-of-passes` counts passes, of which a turn alone tells nothing; with `gemsPerColour` a treasury
that runs out answers for a player.
"""

import random

from motherlode.core.state import State
from tests.properties.tables import ALL_TABLES, FEW, Table

KNOWN = [
    table
    for table in ALL_TABLES
    if table.game.id == "saboteur" and table.setup.options["roundEnd"] == "hands-empty" and table.opening is None
]
TABLES = KNOWN[::FEW]
DUELS = [table for table in ALL_TABLES if table.game.id == "duel" and table.opening is None]
MOUNTAINS = [t for t in ALL_TABLES if t.game.id == "corporation" and t.setup.options["gemsPerColour"] == "none"]

ROW = {"1,0": "ESW", "2,0": "ESW", "3,0": "ESW", "4,0": "ESW", "5,0": "EW", "6,0": "EW"}
"""A tunnel that lacks one card, so that goals are reached."""


def begin(table: Table, seed: int) -> State:
    """Every other game begins near the goals."""
    if seed % 2 == 0:
        return table.start(seed)
    state: State = table.game.position(table.setup, {"board": ROW, "deck": seed % 16})
    return state


FRONTS = ("broken-lamp", "broken-cart", "trap", "thief")


def near_the_end(table: Table, seed: int) -> State:
    """The deck is empty, everybody has two cards, and what decides who is paid lies in front of some."""
    rng = random.Random(seed)
    cards = [card for card in FRONTS if card.startswith("broken") or "saboteur2" in table.setup.modules]
    seats = range(table.setup.players)
    given = {
        "board": ROW | ({"3,1": "NEW:crystal", "3,-1": "NES:crystal"} if "saboteur2" in table.setup.modules else {}),
        "deck": [],
        "hands": {seat: rng.sample(["EW", "NESW", "ESW", "NE", "NW", "map", "fix-lamp"], 2) for seat in seats},
        "fronts": {seat: rng.sample(cards, rng.choice((0, 0, 1, 2))) for seat in seats},
    }
    state: State = table.game.position(table.setup, given)
    return state
