"""The bot that looks ahead: in each game in the way that its skill knows."""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.bots.bot import Remark
from motherlode.bots.skills import SKILLS
from motherlode.core.types import Action, View


class Master:
    """In a game in which nobody knows how to look ahead it plays as an adept."""

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
        return skill.mastery.choose(self.seed, view, legal, talk, self.iterations)

    def remarks(self, view: View, talk: Sequence[Remark]) -> list[Remark]:
        return SKILLS[view["game"]].adept(self.seed).remarks(view, talk)
