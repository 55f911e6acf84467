"""The adept: plays its role, keeps a belief about every seat, and talks."""

from typing import Final

from motherlode.bots.adept.adept import Adept
from motherlode.bots.skill import Skill

SKILL: Final = Skill(Adept)

__all__ = ["SKILL", "Adept"]
