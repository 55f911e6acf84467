"""The bots by name."""

from collections.abc import Callable

from motherlode.bots.bot import Bot
from motherlode.bots.by_game import ByGame
from motherlode.bots.master import Master
from motherlode.bots.novice import Novice
from motherlode.bots.random_bot import RandomBot
from motherlode.bots.skills import SKILLS


def adept(seed: int) -> Bot:
    return ByGame("adept", seed, {game: skill.adept for game, skill in SKILLS.items()})


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "novice": Novice, "adept": adept, "master": Master}
"""From the weakest to the strongest."""

LEVELS: dict[str, str] = {"easy": "random", "normal": "novice", "hard": "adept", "master": "master"}
"""What the levels are called that people choose, and who plays so."""


def names(game: str = "saboteur") -> list[str]:
    """The bots that play a game."""
    return [name for name in BOTS if name != Master.name or SKILLS[game].mastery]


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name or its level; `KeyError` if there is none."""
    return BOTS[LEVELS.get(name, name)](seed)


def levels(game: str = "saboteur") -> list[str]:
    """The levels at which a game can be played."""
    return [level for level, name in LEVELS.items() if name in names(game)]
