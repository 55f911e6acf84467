"""The skill of the bots in each game."""

from typing import Final

from motherlode.bots import adept, corporation, duel
from motherlode.bots.skill import Skill

SKILLS: Final[dict[str, Skill]] = {
    "saboteur": adept.SKILL,
    "duel": duel.SKILL,
    "corporation": corporation.SKILL,
}
