"""A bot that knows how to play and makes mistakes: an adept in most turns, and in the others anything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from motherlode.bots.bot import Remark
from motherlode.bots.dice import dice
from motherlode.bots.random_bot import RandomBot
from motherlode.bots.skills import SKILLS
from motherlode.core.types import Action, View

SLIPS: Final = 30
"""In how many of a hundred turns it does not think."""


class Novice:
    name = "novice"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, legal: Sequence[Action], talk: Sequence[Remark]) -> Action:
        slips = dice(self.seed, view, "novice").below(100) < SLIPS
        bot = RandomBot(self.seed) if slips else SKILLS[view["game"]].adept(self.seed)
        return bot.choose(view, legal, talk)

    def remarks(self, view: View, talk: Sequence[Remark]) -> list[Remark]:
        return SKILLS[view["game"]].adept(self.seed).remarks(view, talk)
