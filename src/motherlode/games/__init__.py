"""The games, found by name."""

from typing import Any

from motherlode.core.errors import SetupError
from motherlode.core.game import Game
from motherlode.games.corporation.game import CorporationGame
from motherlode.games.duel.game import DuelGame
from motherlode.games.saboteur.game import SaboteurGame
from motherlode.games.saboteur.modules import MODULES

_GAMES: dict[str, Game[Any]] = {known.id: known for known in (SaboteurGame(MODULES), DuelGame(), CorporationGame())}


def game_ids() -> tuple[str, ...]:
    return tuple(_GAMES)


def game(name: str) -> Game[Any]:
    """The game of that name, or `SetupError`."""
    if name not in _GAMES:
        raise SetupError("unknown-game", arguments={"name": str(name), "known": ", ".join(_GAMES)})
    return _GAMES[name]
