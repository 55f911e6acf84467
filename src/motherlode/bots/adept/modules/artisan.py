"""Artisan: mends any tool; what that is worth the manners know by themselves."""

from typing import Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.interest import DIG
from motherlode.bots.adept.knowledge import Knowledge

KNOWLEDGE: Final = Knowledge(
    keeps={"artisan": lambda mind: temper.ARTISAN_KEEP if mind.interest.manner == DIG else temper.ARTISAN_KEEP / 3}
)
