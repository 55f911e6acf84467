"""The tunnel family as a game: sets up tables, starts and restores rounds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any

from motherlode.core.errors import SetupError
from motherlode.core.game import Game, require_players
from motherlode.core.option import settle
from motherlode.core.printed import Printed, together
from motherlode.core.rng import Rng
from motherlode.core.setup import Setup
from motherlode.core.types import Given, View
from motherlode.games.saboteur.base import Base
from motherlode.games.tunnels import position
from motherlode.games.tunnels.module import Module
from motherlode.games.tunnels.printed import printed
from motherlode.games.tunnels.resampling import resample
from motherlode.games.tunnels.restoring import lay_table
from motherlode.games.tunnels.round import begin_game
from motherlode.games.tunnels.rulebook import Rulebook, compose
from motherlode.games.tunnels.state import SaboteurState

EDITIONS = ("jubilee", "classic", "igromag")
RULEBOOKS_KEPT = 256
"""There are thousands of different tables; the rules of the oldest are resolved again if they come back."""


class SaboteurGame(Game[SaboteurState]):
    id = "saboteur"
    family = "tunnels"
    editions: tuple[str, ...] = EDITIONS

    def __init__(self, modules: Mapping[str, Module], base: Module | None = None) -> None:
        """`base` is the ground that all its tables stand on."""
        self.base = base or Base()
        self.modules = modules
        self._rulebooks: dict[tuple[Any, ...], Rulebook] = {}

    def setup(
        self,
        players: int,
        modules: Iterable[str] = (),
        edition: str = "jubilee",
        options: Mapping[str, Any] | None = None,
    ) -> Setup:
        chosen = self._find_modules(modules)
        _require_compatible(chosen)
        _require_players(players, [self.base, *chosen])
        self.require_edition(edition)
        settled = _settle_options([self.base, *chosen], edition, options or {}, players)
        for module in chosen:
            module.check([other.id for other in chosen], settled)
        setup = Setup(self.id, players, tuple(module.id for module in chosen), edition, settled)
        self.rulebook(setup)
        return setup

    def _find_modules(self, ids: Iterable[str]) -> list[Module]:
        wanted = {str(name) for name in ids} - {self.base.id}
        for name in sorted(wanted - self.modules.keys()):
            raise SetupError("unknown-module", arguments={"module": name})
        return [module for name, module in self.modules.items() if name in wanted]

    def rulebook(self, setup: Setup) -> Rulebook:
        """The rules of a table, resolved once for each kind of table."""
        key = setup.key()
        if key not in self._rulebooks:
            if len(self._rulebooks) >= RULEBOOKS_KEPT:
                del self._rulebooks[next(iter(self._rulebooks))]
            self._rulebooks[key] = compose(setup, [self.base, *self._find_modules(setup.modules)])
        return self._rulebooks[key]

    def empty(self, setup: Setup) -> SaboteurState:
        return SaboteurState(setup, self.rulebook(setup))

    def begin(self, state: SaboteurState) -> None:
        begin_game(state)

    def position(self, setup: Setup, given: Given) -> SaboteurState:
        state = self.empty(setup)
        position.lay_given(state, given)
        return state

    def describe(self, state: SaboteurState) -> Given:
        return position.describe(state)

    def resample(self, view: View, rng: Rng) -> SaboteurState:
        state = self.empty(self.restore_setup(view))
        resample(state, view, rng)
        return state

    def printed(self) -> Printed:
        """Of the base game and of every module beside it."""
        tables = [self.setup(self.base.players[1])]
        for module in self.modules.values():
            most = (module if module.players_clause else self.base).players[1]
            tables.append(self.setup(most, modules=[module.id]))
        return together([*(printed(self.rulebook(table)) for table in tables), {"modules": list(self.modules)}])

    def lay_table(self, state: SaboteurState, table: dict[str, Any]) -> None:
        lay_table(state, table)


def _require_compatible(modules: list[Module]) -> None:
    for first, second in combinations(modules, 2):
        clause = first.excludes.get(second.id) or second.excludes.get(first.id)
        if clause:
            raise SetupError("excluded-modules", (clause,), {"first": first.id, "second": second.id})


def _require_players(players: int, modules: list[Module]) -> None:
    """XM-03: the module with the last word on the number of players decides."""
    deciding = [module for module in modules if module.players_clause][-1]
    require_players(players, *deciding.players, deciding.players_clause)


def _settle_options(modules: list[Module], edition: str, given: Mapping[str, Any], players: int) -> dict[str, Any]:
    """What is not given is as the edition has it."""
    defaults = {name: value for module in modules for name, value in module.editions.get(edition, {}).items()}
    return settle([option for module in modules for option in module.options], given, players, defaults)
