"""How bots look at a duel."""

from motherlode.bots.duel.adept import Adept
from motherlode.bots.duel.judge import DuelJudge

__all__ = ["Adept", "DuelJudge"]
