"""How bots look at a duel."""

from typing import Final

from motherlode.bots.duel.adept import Adept
from motherlode.bots.duel.appraising import APPRAISER
from motherlode.bots.duel.judge import DuelJudge
from motherlode.bots.skill import Skill
from motherlode.bots.tree.mastery import TreeMastery

SKILL: Final = Skill(Adept, TreeMastery(DuelJudge, iterations=500), APPRAISER)

__all__ = ["SKILL", "Adept", "DuelJudge"]
