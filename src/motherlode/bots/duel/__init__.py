"""How bots look at a duel."""

from motherlode.bots.duel.adept import choose
from motherlode.bots.duel.judge import DuelJudge

__all__ = ["DuelJudge", "choose"]
