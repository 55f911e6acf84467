"""Bots for Dwarf Corporation."""

from typing import Final

from motherlode.bots.corporation.adept import Adept
from motherlode.bots.corporation.appraising import APPRAISER
from motherlode.bots.corporation.mastery import CorporationMastery
from motherlode.bots.skill import Skill

SKILL: Final = Skill(Adept, CorporationMastery(deals=6), APPRAISER)

__all__ = ["SKILL", "Adept"]
