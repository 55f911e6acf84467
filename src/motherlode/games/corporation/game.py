"""Dwarf Corporation as a game: sets up tables, starts and restores them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from motherlode.core.errors import SetupError
from motherlode.core.forms import Forms
from motherlode.core.game import Game, require_players
from motherlode.core.option import Option, settle
from motherlode.core.setup import Setup
from motherlode.core.types import Given, View
from motherlode.games.corporation import position
from motherlode.games.corporation.beginning import begin_game
from motherlode.games.corporation.digging import CardWindow, Dig
from motherlode.games.corporation.exchange import Exchange, Invest, Safe, StockMarket, ask_opening
from motherlode.games.corporation.forms import FORMS
from motherlode.games.corporation.lifting import LiftCaveIn
from motherlode.games.corporation.sampling import CorporationSampler
from motherlode.games.corporation.state import CorporationState
from motherlode.games.corporation.turn import close_digging, go_on, lift_cave_ins

LIMITS: Final = range(20, 325)
"""Fewer crystals of a colour than this would end a game before it is under way; no board has room for more."""
QUESTIONS: Final = {
    question.kind: question
    for question in (Dig(), CardWindow(), Safe(), StockMarket(), Invest(), Exchange(), LiftCaveIn())
}
STEPS: Final = {
    "go-on": go_on,
    "close-digging": close_digging,
    "open": ask_opening,
    "lift-cave-ins": lift_cave_ins,
}


class Base:
    """What a table may set."""

    id = "base"
    players = (2, 6)
    options = (
        Option("gemsPerColour", "CORP-08", ("none", 50), range=(LIMITS[0], LIMITS[-1])),
        Option("board", "CORP-31", ("random", "reference")),
        Option("firstPlayer", "CORP-38", ("random",), seat=True),
    )


class CorporationGame(Game[CorporationState]):
    id = "corporation"
    family = "corporation"
    base = Base()
    modules: Mapping[str, Any] = {}

    def setup(
        self,
        players: int,
        modules: Iterable[str] = (),
        edition: str = "jubilee",
        options: Mapping[str, Any] | None = None,
    ) -> Setup:
        require_players(players, *self.base.players, "CORP-03")
        for name in sorted({str(name) for name in modules} - {self.base.id}):
            raise SetupError("unknown-module", arguments={"module": name})
        self.require_edition(edition)
        return Setup(self.id, players, (), edition, settle(self.base.options, options or {}, players))

    def empty(self, setup: Setup) -> CorporationState:
        return CorporationState(setup, QUESTIONS, STEPS)

    def begin(self, state: CorporationState) -> None:
        begin_game(state)

    def position(self, setup: Setup, given: Given) -> CorporationState:
        state = self.empty(setup)
        position.lay_given(state, given)
        return state

    def forms(self) -> Forms:
        return FORMS

    def describe(self, state: CorporationState) -> Given:
        return position.describe(state)

    def sampler(self, view: View) -> CorporationSampler:
        return CorporationSampler(self.empty(self.restore_setup(view)), view)
