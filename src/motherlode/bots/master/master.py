"""The bot: deals what it does not see anew, searches, and takes the move that was looked at most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from motherlode.bots.adept import Adept
from motherlode.bots.bot import Remark
from motherlode.bots.corporation import CorporationJudge
from motherlode.bots.dice import dice
from motherlode.bots.duel import DuelJudge
from motherlode.bots.master.judge import Judge
from motherlode.bots.master.search import search
from motherlode.bots.move_key import key_of
from motherlode.core.state import State
from motherlode.core.types import Action, View
from motherlode.games import game

JUDGES: Final[dict[str, Callable[[Any], Judge]]] = {"duel": DuelJudge, "corporation": CorporationJudge}
"""The games whose positions it can judge; in others it plays as an adept."""
GAMES: Final = tuple(JUDGES)
ITERATIONS: Final = {"duel": 500, "corporation": 400}
"""How much it thinks about a move, by game; the same number thinks the same everywhere."""
DEALS: Final = 40


class Master:
    name = "master"

    def __init__(self, seed: int = 0, iterations: int | None = None) -> None:
        self.seed = seed
        self.iterations = iterations
        self._adept = Adept(seed)

    def choose(self, view: View, legal: Sequence[Action], talk: Sequence[Remark]) -> Action:
        if len(legal) == 1:
            return legal[0]
        if view["game"] not in JUDGES:
            return self._adept.choose(view, legal, talk)
        rng = dice(self.seed, view, "master")
        iterations = ITERATIONS[view["game"]] if self.iterations is None else self.iterations
        table = {**view, "log": []}
        deals = [_light(game(view["game"]).resample(table, rng)) for _ in range(min(DEALS, iterations))]
        tree = search(deals, JUDGES[view["game"]](deals[0]), iterations)
        visits = {action: node.visits for action, node in _children(deals[0], tree.children, view["seat"])}
        return max(legal, key=lambda action: visits.get(str(action), 0))

    def remarks(self, view: View, talk: Sequence[Remark]) -> list[Remark]:
        return [] if view["game"] in JUDGES else self._adept.remarks(view, talk)


def _light(state: State) -> State:
    """Without what a search never reads, so that copies are cheap."""
    state.log, state.history, state.origin = [], [], None
    return state


def _children(state: State, children: dict[Any, Any], seat: int) -> list[tuple[str, Any]]:
    return [(str(action), children[key_of(action)]) for action in state.legal(seat) if key_of(action) in children]
