"""The tables that are measured."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import motherlode
from motherlode.core.game import Game
from motherlode.core.setup import Setup
from motherlode.core.state import State

TWELVE = (
    *("saboteur2", "goal-swap", "treasury", "veto", "reverse", "artisan", "pathfinder", "diversion"),
    *("tunnel-toll", "dressing-room", "new-goals", "treasure-chests"),
)


@dataclass(frozen=True)
class Table:
    game: Game[Any]
    setup: Setup

    def start(self, seed: int) -> State:
        state: State = self.game.start(self.setup, seed)
        return state


def _table(game_id: str, players: int, modules: tuple[str, ...] = ()) -> Table:
    game = motherlode.game(game_id)
    return Table(game, game.setup(players, modules))


TABLES = {
    "base, 5 players": _table("saboteur", 5),
    "Saboteur 2, 7 players": _table("saboteur", 7, ("saboteur2",)),
    "twelve modules, 7 players": _table("saboteur", 7, TWELVE),
    "duel": _table("duel", 2),
    "corporation, 4 players": _table("corporation", 4),
}
