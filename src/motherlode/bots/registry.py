"""The bots by name."""

from collections.abc import Callable

from motherlode.bots import corporation
from motherlode.bots.adept import Adept
from motherlode.bots.bot import Bot
from motherlode.bots.by_game import ByGame
from motherlode.bots.random_bot import RandomBot

ADEPTS: dict[str, Callable[[int], Bot]] = {"saboteur": Adept, "corporation": corporation.Adept}
"""By game."""


def adept(seed: int) -> Bot:
    return ByGame("adept", seed, ADEPTS)


BOTS: dict[str, Callable[[int], Bot]] = {"adept": adept, "random": RandomBot}


def names() -> list[str]:
    return list(BOTS)


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name; `KeyError` if there is none."""
    return BOTS[name](seed)
