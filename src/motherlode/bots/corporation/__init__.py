"""Bots for Dwarf Corporation."""

from typing import Final

from motherlode.bots.corporation.adept import Adept
from motherlode.bots.corporation.judge import CorporationJudge
from motherlode.bots.skill import Mastery, Skill

SKILL: Final = Skill(Adept, Mastery(CorporationJudge, iterations=400))

__all__ = ["SKILL", "Adept", "CorporationJudge"]
