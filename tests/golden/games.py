"""Which games are kept as golden playthroughs."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import motherlode
from motherlode.core.game import Game
from tests.properties.tables import is_possible, module_sets, player_counts

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class GoldenGame:
    name: str
    game: str
    players: int
    seed: int
    eager: bool = True
    modules: tuple[str, ...] = ()
    edition: str = "jubilee"
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.txt"


CHOSEN = [
    GoldenGame("saboteur-3-players", "saboteur", 3, seed=1, eager=False),
    GoldenGame("saboteur-5-players", "saboteur", 5, seed=2),
    GoldenGame("saboteur-10-players", "saboteur", 10, seed=3),
    GoldenGame(
        "saboteur-4-players-other-options",
        "saboteur",
        4,
        seed=4,
        options={"roundEnd": "full-circle-of-passes", "nextStarter": "last-turn", "firstPlayer": 2},
    ),
    GoldenGame("saboteur-6-players-classic", "saboteur", 6, seed=5, edition="classic"),
    GoldenGame("corporation-4-players", "corporation", 4, seed=8),
    GoldenGame(
        "corporation-6-players-few-crystals",
        "corporation",
        6,
        seed=9,
        options={"gemsPerColour": 20, "firstPlayer": 3},
    ),
    GoldenGame("duel", "duel", 2, seed=7),
    GoldenGame("duel-at-random", "duel", 2, seed=8, eager=False),
    GoldenGame("duel-four-columns", "duel", 2, seed=9, options={"gapColumns": 4, "firstPlayer": 1}),
]


def with_each_module(game: Game[Any]) -> list[GoldenGame]:
    """One game with each module alone, as soon as it is registered."""
    found = []
    for modules in module_sets(game):
        if len(modules) == 1:
            players = next(count for count in player_counts(game) if is_possible(game, count, modules))
            found.append(GoldenGame(f"{game.id}-{modules[0]}", game.id, players, seed=6, modules=modules))
    return found


GAMES = [*CHOSEN, *(golden for name in motherlode.game_ids() for golden in with_each_module(motherlode.game(name)))]
