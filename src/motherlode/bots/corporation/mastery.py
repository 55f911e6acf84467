"""How a master plays Dwarf Corporation: its best moves in the same deals, each played on until all have had a turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from motherlode.bots.bot import Remark
from motherlode.bots.corporation.judge import CorporationJudge
from motherlode.bots.dice import dice
from motherlode.core.types import Action, View
from motherlode.games import game
from motherlode.games.corporation.state import CorporationState

MOVES: Final = 10
"""So many candidates at most are tried."""


@dataclass(frozen=True, slots=True)
class CorporationMastery:
    deals: int
    """Orders of the deck in which each move is tried; the same number thinks the same everywhere."""

    def choose(
        self, seed: int, view: View, legal: Sequence[Action], talk: Sequence[Remark], effort: int | None = None
    ) -> Action:
        rng, seat = dice(seed, view, "master"), view["seat"]
        sampler = game(view["game"]).sampler({**view, "log": []})
        deals = [sampler.deal(rng) for _ in range(max(1, self.deals if effort is None else effort))]
        _, move = max(self.foreseen(deals, seat), key=lambda found: found[0])
        return move

    def foreseen(self, deals: Sequence[CorporationState], seat: int) -> list[tuple[float, Action]]:
        """The moves that are tried, each with the coins by which the seat will be ahead in all deals together."""
        judge = CorporationJudge()
        return [
            (sum(self._ahead_after(judge, deal, seat, move) for deal in deals), move)
            for move in judge.options(deals[0])[:MOVES]
        ]

    def _ahead_after(self, judge: CorporationJudge, deal: CorporationState, seat: int, move: Action) -> float:
        state = deal.copy()
        state.apply(seat, move, quiet=True)
        return judge.coins_ahead(state, turns=state.setup.players)[seat]
