"""Looking ahead in the tunnel family: deals drawn from a belief, played to the end of the round by simple policies."""

from typing import Final

import motherlode
from motherlode.bots.adept import Adept
from motherlode.bots.foresight.appraising import APPRAISER
from motherlode.bots.foresight.foresight import Foresight
from motherlode.bots.skill import Skill

SKETCHED: Final = 160 if motherlode.compiled else 8
"""As many deals as take well under a second, compiled and in plain Python."""
SKILL: Final = Skill(Adept, Foresight(deals=24, sketched=SKETCHED), APPRAISER)

__all__ = ["SKILL", "Foresight"]
