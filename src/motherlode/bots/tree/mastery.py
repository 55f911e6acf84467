"""How a master chooses by a tree: deals what it does not see anew, searches, takes the move that was looked at most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from motherlode.bots.bot import Remark
from motherlode.bots.dice import dice
from motherlode.bots.judge import Judge
from motherlode.bots.move_key import key_of
from motherlode.bots.tree.search import Tried, search
from motherlode.core.state import State
from motherlode.core.types import Action, View
from motherlode.games import game

DEALS: Final = 40


@dataclass(frozen=True, slots=True)
class TreeMastery:
    judge: Callable[[Any], Judge]
    """Made of one of the deals that are searched."""
    iterations: int
    """How much the master thinks about a move; the same number thinks the same everywhere."""

    def choose(
        self, seed: int, view: View, legal: Sequence[Action], talk: Sequence[Remark], effort: int | None = None
    ) -> Action:
        rng = dice(seed, view, "master")
        iterations = self.iterations if effort is None else effort
        sampler = game(view["game"]).sampler({**view, "log": []})
        deals = [sampler.deal(rng) for _ in range(min(DEALS, iterations))]
        tree = search(deals, self.judge(deals[0]), iterations)
        visits = {action: tried.visits for action, tried in _tried(deals[0], tree.moves, view["seat"])}
        return max(legal, key=lambda action: visits.get(str(action), 0))


def _tried(state: State, moves: dict[Any, Tried], seat: int) -> list[tuple[str, Tried]]:
    return [(str(action), moves[key_of(action)]) for action in state.legal(seat) if key_of(action) in moves]
