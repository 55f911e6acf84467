"""Looking ahead in the tunnel family: deals drawn from a belief, played to the end of the round by simple policies."""

from typing import Final

from motherlode.bots.adept import Adept
from motherlode.bots.foresight.foresight import Foresight
from motherlode.bots.skill import Skill

SKILL: Final = Skill(Adept, Foresight(deals=24))

__all__ = ["SKILL", "Foresight"]
