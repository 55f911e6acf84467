"""How bots look at a duel."""

from typing import Final

from motherlode.bots.duel.adept import Adept
from motherlode.bots.duel.judge import DuelJudge
from motherlode.bots.skill import Mastery, Skill

SKILL: Final = Skill(Adept, Mastery(DuelJudge, iterations=500))

__all__ = ["SKILL", "Adept", "DuelJudge"]
