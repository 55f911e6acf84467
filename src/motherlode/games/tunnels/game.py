"""A game of the tunnel family: sets up tables, starts and restores rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import combinations
from typing import Any, Generic, TypeVar

from motherlode.core import forms
from motherlode.core.errors import SetupError
from motherlode.core.event import Event
from motherlode.core.game import Game, require_players
from motherlode.core.option import settle
from motherlode.core.printed import Printed, together
from motherlode.core.setup import Setup
from motherlode.core.types import Given, View
from motherlode.games.tunnels import position
from motherlode.games.tunnels.dealing import deal_first_round
from motherlode.games.tunnels.module import Module
from motherlode.games.tunnels.printed import printed
from motherlode.games.tunnels.rulebook import Rulebook, compose
from motherlode.games.tunnels.sampling import TunnelSampler, event_of
from motherlode.games.tunnels.state import TunnelState

RulesT = TypeVar("RulesT", bound=Rulebook)
StateT = TypeVar("StateT", bound=TunnelState)


RULEBOOKS_KEPT = 256
"""There are thousands of different tables; the rules of the oldest are resolved again if they come back."""


class TunnelGame(Game[StateT], Generic[StateT, RulesT]):
    family = "tunnels"
    state_class: Callable[[Setup, RulesT], StateT]
    rulebook_class: Callable[[Setup], RulesT]

    def __init__(self, base: Module[RulesT], modules: Mapping[str, Module[RulesT]]) -> None:
        """`base` is the ground that all its tables stand on."""
        self.base = base
        self.modules = modules
        self._rulebooks: dict[tuple[Any, ...], RulesT] = {}

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

    def _find_modules(self, ids: Iterable[str]) -> list[Module[RulesT]]:
        wanted = {str(name) for name in ids} - {self.base.id}
        for name in sorted(wanted - self.modules.keys()):
            raise SetupError("unknown-module", arguments={"module": name})
        return [module for name, module in self.modules.items() if name in wanted]

    def rulebook(self, setup: Setup) -> RulesT:
        """The rules of a table, resolved once for each kind of table."""
        key = setup.key()
        if key not in self._rulebooks:
            if len(self._rulebooks) >= RULEBOOKS_KEPT:
                del self._rulebooks[next(iter(self._rulebooks))]
            self._rulebooks[key] = self.compose(setup, self._find_modules(setup.modules))
        return self._rulebooks[key]

    def compose(self, setup: Setup, modules: Iterable[Module[RulesT]]) -> RulesT:
        """The rules of a table with these modules, in whatever order they are listed."""
        rules: RulesT = compose(self.rulebook_class(setup), self.base, modules, [*self.modules])
        return rules

    def empty(self, setup: Setup) -> StateT:
        return self.state_class(setup, self.rulebook(setup))

    def begin(self, state: StateT) -> None:
        deal_first_round(state)

    def position(self, setup: Setup, given: Given) -> StateT:
        state = self.empty(setup)
        position.lay_given(state, given)
        return state

    def describe(self, state: StateT) -> Given:
        return position.describe(state)

    def sampler(self, view: View) -> TunnelSampler[StateT]:
        return TunnelSampler(self.empty(self.restore_setup(view)), view)

    def event_of(self, state: StateT, entry: dict[str, Any], audience: int) -> Event:
        return event_of(state, entry, audience)

    def forms(self) -> forms.Forms:
        return forms.together(module.forms for module in (self.base, *self.modules.values()))

    def printed(self) -> Printed:
        """Of the base game and of every module beside it."""
        tables = [self.setup(self.base.players[1])]
        for module in self.modules.values():
            most = (module if module.players_clause else self.base).players[1]
            tables.append(self.setup(most, modules=[module.id]))
        pieces = (self.printed_on(self.rulebook(table)) for table in tables)
        return together([*pieces, {"modules": list(self.modules)}])

    def printed_on(self, rules: RulesT) -> Printed:
        """The names of what is printed on the pieces of one table."""
        return printed(rules)


def _require_compatible(modules: list[Module[Any]]) -> None:
    for first, second in combinations(modules, 2):
        clause = first.excludes.get(second.id) or second.excludes.get(first.id)
        if clause:
            raise SetupError("excluded-modules", (clause,), {"first": first.id, "second": second.id})


def _require_players(players: int, modules: list[Module[Any]]) -> None:
    """XM-03: the module with the last word on the number of players decides."""
    deciding = [module for module in modules if module.players_clause][-1]
    require_players(players, *deciding.players, deciding.players_clause)


def _settle_options(modules: list[Module[Any]], edition: str, given: Mapping[str, Any], players: int) -> dict[str, Any]:
    """What is not given is as the edition has it."""
    defaults = {name: value for module in modules for name, value in module.editions.get(edition, {}).items()}
    return settle([option for module in modules for option in module.options], given, players, defaults)
