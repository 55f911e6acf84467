"""Bots for Dwarf Corporation."""

from motherlode.bots.corporation.adept import Adept
from motherlode.bots.corporation.judge import CorporationJudge

__all__ = ["Adept", "CorporationJudge"]
