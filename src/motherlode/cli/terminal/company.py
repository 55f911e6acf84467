"""Who sits at the table: the person, the bots, what they are called."""

from collections.abc import Sequence
from dataclasses import dataclass

from motherlode import bots
from motherlode.bots import Bot
from motherlode.cli.seating import require_bots
from motherlode.words import Words

BOT_NAMES = 12


@dataclass(frozen=True)
class Company:
    seat: int
    """Where the person sits."""
    names: list[str]
    bots: list[str]
    """The kind of bot of every seat; the person's own entry is not used."""
    seed: int

    def make_bots(self) -> dict[int, Bot]:
        return {seat: bots.make(kind, self.seed + seat) for seat, kind in enumerate(self.bots) if seat != self.seat}


def gather(
    players: int, seat: int, name: str | None, kinds: Sequence[str], seed: int, words: Words, game: str
) -> Company:
    require_bots(kinds, game)
    own = " ".join((name or "").split()) or words.say("play-own-name")
    free = [words.say(f"bot-name-{number}") for number in range(1, BOT_NAMES + 1)]
    free = [other for other in free if other != own]
    free += [words.say("seat-name", seat=number) for number in range(players)]
    start = seed % BOT_NAMES
    others = iter(free[start:BOT_NAMES] + free[:start] + free[BOT_NAMES:])
    names = [own if place == seat else next(others) for place in range(players)]
    return Company(seat, names, [kinds[place % len(kinds)] for place in range(players)], seed)
