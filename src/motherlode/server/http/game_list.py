"""What can be played: games with their players, editions, options and modules, and the bots."""

from functools import cache
from typing import Any

import motherlode
from motherlode import bots
from motherlode.bots.talk import CLAIMS, remarks_of
from motherlode.server.http.bodies import GameInfo, ModuleInfo, OptionInfo


@cache
def games() -> list[GameInfo]:
    return [_describe(motherlode.game(name)) for name in motherlode.game_ids()]


def _describe(game: Any) -> GameInfo:
    modules = [
        ModuleInfo(
            module.id,
            _excludes(module, game.modules.values()),
            _options(module),
            {edition: dict(defaults) for edition, defaults in module.editions.items()},
            tuple(module.players) if module.players_clause else None,
            module.alone,
        )
        for module in game.modules.values()
    ]
    players, editions, options = game.base.players, list(game.editions), _options(game.base)
    claims = not CLAIMS.isdisjoint(remarks_of(game.id, game.modules))
    return GameInfo(game.id, players, editions, options, modules, bots.names(game.id), claims)


def _excludes(module: Any, others: Any) -> dict[str, str]:
    """Both of a pair know of it, whichever of them says so."""
    said_by_others = {other.id: other.excludes[module.id] for other in others if module.id in other.excludes}
    return dict(module.excludes) | said_by_others


def _options(module: Any) -> list[OptionInfo]:
    return [
        OptionInfo(option.name, option.clause, option.default, list(option.values), option.seat, option.range)
        for option in module.options
    ]
