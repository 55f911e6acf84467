"""What can be played: games with their players, editions, options and modules, and the bots."""

from typing import Any

import motherlode
from motherlode import bots
from motherlode.server.bodies import GameInfo, ModuleInfo, OptionInfo


def games() -> list[GameInfo]:
    return [_describe(motherlode.game(name)) for name in motherlode.game_ids()]


def _describe(game: Any) -> GameInfo:
    modules = [
        ModuleInfo(
            module.id,
            dict(module.excludes),
            _options(module),
            tuple(module.players) if module.players_clause else None,
        )
        for module in game.modules.values()
    ]
    return GameInfo(
        game.id, game.base.players, list(game.editions), _options(game.base), modules, sorted(bots.names(game.id))
    )


def _options(module: Any) -> list[OptionInfo]:
    return [OptionInfo(option.name, option.clause, list(option.values), option.seat) for option in module.options]
