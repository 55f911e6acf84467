"""Bots for Dwarf Corporation."""

from typing import Final

from motherlode.bots.corporation.adept import Adept
from motherlode.bots.corporation.appraising import APPRAISER
from motherlode.bots.corporation.judge import CorporationJudge
from motherlode.bots.skill import Skill
from motherlode.bots.tree.mastery import TreeMastery

SKILL: Final = Skill(Adept, TreeMastery(CorporationJudge, iterations=400), APPRAISER)

__all__ = ["SKILL", "Adept", "CorporationJudge"]
