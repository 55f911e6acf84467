"""The skill of the bots in each game."""

from typing import Final

from motherlode.bots import corporation, duel, foresight
from motherlode.bots.skill import Skill

SKILLS: Final[dict[str, Skill]] = {
    "saboteur": foresight.SKILL,
    "duel": duel.SKILL,
    "corporation": corporation.SKILL,
}
