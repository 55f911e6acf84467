"""Is a bot worth its place? `python -m motherlode.arena.gate --help`.

The same deals twice, with the bot in one seat and with another bot in that seat, for each number of players and each
role. What was found is kept in a file, deal by deal, so that a run that was stopped goes on where it ended; figures of
other code or of another question in the same file do not count.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import motherlode
from motherlode.arena.crew import work
from motherlode.arena.pairing import difference
from motherlode.arena.study import player_counts
from motherlode.bots.mean import Mean
from motherlode.core.audience import ALL
from motherlode.core.rng import Rng
from motherlode.core.setup import Setup
from motherlode.games import game as find_game

GAME: Final = "saboteur"
ANY: Final = "any"
"""A row for whatever role the deal gives."""
BATCH: Final = 60
"""So many deals are begun before it is seen whether there is time for more."""
POOLED: Final = "pooled"


@dataclass(frozen=True, slots=True)
class Question:
    """One bot in place of another, in one role at one kind of table."""

    players: int
    role: str
    bot: str = "master"
    instead: str = "adept"
    company: str = "adept"
    modules: tuple[str, ...] = ()
    seed: int = 1

    @property
    def setup(self) -> Setup:
        return find_game(GAME).setup(self.players, modules=self.modules)

    @property
    def key(self) -> list[Any]:
        """The question with the code that answers it, as the file has it."""
        modules = list(self.modules)
        return [self.players, self.role, self.bot, self.instead, self.company, modules, self.seed, code_print()]

    def deals(self) -> Iterator[tuple[int, int]]:
        """Deals in which somebody has the role, and the seat that is asked about: each in turn, of those that have
        it."""
        game, setup, rng, number = find_game(GAME), self.setup, Rng(self.seed), 0
        while True:
            deal = rng.next()
            roles = game.start(setup, Rng(deal).next()).view(ALL)["roles"]
            seats = [seat for seat, role in enumerate(roles) if self.role in (role, ANY)]
            if seats:
                yield deal, seats[number % len(seats)]
                number += 1


class Ledger:
    """What was found so far, question by question, in the order of the deals."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._found: dict[str, list[int]] = {}
        for line in path.read_text().splitlines() if path is not None and path.exists() else ():
            found = json.loads(line)
            self._found.setdefault(json.dumps(found["asked"]), []).append(found["more"])

    def found(self, question: Question) -> list[int]:
        return self._found.setdefault(json.dumps(question.key), [])

    def add(self, question: Question, more: int) -> None:
        self.found(question).append(more)
        if self._path is not None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("a") as file:
                file.write(json.dumps({"asked": question.key, "more": more}) + "\n")


def answer(question: Question, pairs: int, ledger: Ledger, until: float, jobs: int | None) -> None:
    """Plays until there are so many pairs, or until the time is over; goes on after those that were found before."""
    deals, known = question.deals(), len(ledger.found(question))
    for _ in range(known):
        next(deals)
    company = (question.company,) * question.players
    play = partial(difference, GAME, question.setup.plain(), company, question.bot, question.instead)
    while known < pairs and perf_counter() < until:
        batch = [next(deals) for _ in range(min(BATCH, pairs - known))]
        for _, more in work(play, batch, jobs):
            ledger.add(question, more)
        known += len(batch)


def table(questions: Sequence[Question], ledger: Ledger) -> list[str]:
    """Row by row, and the roles of each number of players pooled."""
    rows = ["| players | role | deals | nuggets more in a round | 95 % |", "| --- | --- | --- | --- | --- |"]
    for players in dict.fromkeys(question.players for question in questions):
        asked = [question for question in questions if question.players == players]
        rows += [_row(players, question.role, ledger.found(question)) for question in asked]
        if len(asked) > 1:
            rows.append(_row(players, POOLED, [more for question in asked for more in ledger.found(question)]))
    return rows


def _row(players: int, role: str, found: Sequence[int]) -> str:
    mean = Mean()
    for more in found:
        mean.add(more)
    return f"| {players} | {role} | {mean.count} | {mean.mean:+.3f} | ± {mean.margin:.3f} |"


@cache
def code_print() -> str:
    """Of everything that may change how a round of bots ends."""
    package = Path(motherlode.__file__).parent
    found = blake2b(digest_size=6)
    for folder in ("bots", "core", "games"):
        for file in sorted((package / folder).rglob("*.py")):
            found.update(file.read_bytes())
    return found.hexdigest()


def main(arguments: Sequence[str] | None = None) -> None:
    given = _parser().parse_args(arguments)
    questions = [
        Question(players, role, given.bot, given.instead, given.company, given.modules, given.seed)
        for players in given.players
        for role in given.roles
    ]
    ledger, until = Ledger(given.keep), perf_counter() + 60 * given.minutes
    for question in questions:
        answer(question, given.pairs, ledger, until, given.jobs)
    print(f"{given.bot} in place of {given.instead} among {given.company}, seed {given.seed}\n")
    print("\n".join(table(questions, ledger)))


def _words(text: str) -> tuple[str, ...]:
    return tuple(word for word in text.split(",") if word)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m motherlode.arena.gate", description=__doc__)
    parser.add_argument("--players", type=player_counts, default=[3, 5, 7], help="5 or 3,5,8 or 3-10")
    parser.add_argument("--roles", type=_words, default=("miner", "saboteur"), help=f"or {ANY}, as it is dealt")
    parser.add_argument("--pairs", type=int, default=400, help="deals for each row")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--instead", default="adept", help="the bot in whose place it plays")
    parser.add_argument("--company", default="adept", help="the bot in all other seats")
    parser.add_argument("--modules", type=_words, default=())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=5.0, help="no deal is begun after that; run it again to go on")
    parser.add_argument("--keep", type=Path, default=None, help="a file of what was found")
    parser.add_argument("--jobs", type=int, default=None, help="processes; all cores if not given")
    return parser


if __name__ == "__main__":
    main()
