"""The bots by name."""

from collections.abc import Callable

from motherlode.bots import corporation, duel
from motherlode.bots.adept import Adept
from motherlode.bots.bot import Bot
from motherlode.bots.by_game import ByGame
from motherlode.bots.master import GAMES, Master
from motherlode.bots.random_bot import RandomBot

ADEPTS: dict[str, Callable[[int], Bot]] = {
    "saboteur": Adept,
    "duel": duel.Adept,
    "corporation": corporation.Adept,
}
"""By game."""


def adept(seed: int) -> Bot:
    return ByGame("adept", seed, ADEPTS)


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "adept": adept, "master": Master}
"""From the weakest to the strongest."""
ONLY: dict[str, tuple[str, ...]] = {"master": GAMES}
"""The games of a bot that does not play all of them."""


def names(game: str = "saboteur") -> list[str]:
    """The bots that play a game."""
    return [name for name in BOTS if game in ONLY.get(name, (game,))]


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name; `KeyError` if there is none."""
    return BOTS[name](seed)
