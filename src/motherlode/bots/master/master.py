"""The bot: deals what it does not see anew, searches, and takes the move that was looked at most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from motherlode.bots.bot import Remark
from motherlode.bots.dice import dice
from motherlode.bots.master.search import search
from motherlode.bots.move_key import key_of
from motherlode.bots.skill import Mastery
from motherlode.bots.skills import SKILLS
from motherlode.core.state import State
from motherlode.core.types import Action, View
from motherlode.games import game

DEALS: Final = 40


class Master:
    """In a game whose positions nobody can judge it plays as an adept."""

    name = "master"

    def __init__(self, seed: int = 0, iterations: int | None = None) -> None:
        self.seed = seed
        self.iterations = iterations
        """How much it thinks about a move, if not as much as is usual in the game."""

    def choose(self, view: View, legal: Sequence[Action], talk: Sequence[Remark]) -> Action:
        if len(legal) == 1:
            return legal[0]
        skill = SKILLS[view["game"]]
        if skill.mastery is None:
            return skill.adept(self.seed).choose(view, legal, talk)
        return self._search(skill.mastery, view, legal)

    def _search(self, mastery: Mastery, view: View, legal: Sequence[Action]) -> Action:
        rng = dice(self.seed, view, "master")
        iterations = mastery.iterations if self.iterations is None else self.iterations
        sampler = game(view["game"]).sampler({**view, "log": []})
        deals = [sampler.deal(rng) for _ in range(min(DEALS, iterations))]
        tree = search(deals, mastery.judge(deals[0]), iterations)
        visits = {action: node.visits for action, node in _children(deals[0], tree.children, view["seat"])}
        return max(legal, key=lambda action: visits.get(str(action), 0))

    def remarks(self, view: View, talk: Sequence[Remark]) -> list[Remark]:
        return SKILLS[view["game"]].adept(self.seed).remarks(view, talk)


def _children(state: State, children: dict[Any, Any], seat: int) -> list[tuple[str, Any]]:
    return [(str(action), children[key_of(action)]) for action in state.legal(seat) if key_of(action) in children]
