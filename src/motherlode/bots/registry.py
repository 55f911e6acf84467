"""The bots by name."""

from collections.abc import Callable

from motherlode.bots.adept import Adept
from motherlode.bots.bot import Bot
from motherlode.bots.random_bot import RandomBot

BOTS: dict[str, Callable[[int], Bot]] = {"adept": Adept, "random": RandomBot}


def names() -> list[str]:
    return list(BOTS)


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name; `KeyError` if there is none."""
    return BOTS[name](seed)
