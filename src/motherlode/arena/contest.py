"""Is one bot better than another? `python -m motherlode.arena.contest duel --help`.

One bot plays among others. Each deal is played once from every seat, so that neither luck nor the seat counts; what
the bot makes of a deal, on the mean of its seats, is one observation. It stops as soon as the 95 % interval of their
mean lies on one side of what was to be shown.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from motherlode.arena.crew import seeds, work
from motherlode.arena.playing import Played, play_game
from motherlode.bots.mean import Mean
from motherlode.core.game import Game
from motherlode.core.setup import Setup
from motherlode.games import game as find_game

LEAST: Final = 8
"""Fewer deals decide nothing, however clear they look."""


def won(played: Played, seat: int) -> float:
    """The share of the win."""
    return (seat in played.winners) / len(played.winners)


def ahead(played: Played, seat: int) -> float:
    """Gold or coins more than the others have on the mean."""
    others = [gold for other, gold in enumerate(played.gold) if other != seat]
    return played.gold[seat] - sum(others) / len(others)


MEASURES: Final[dict[str, Callable[[Played, int], float]]] = {"wins": won, "gold": ahead}


@dataclass(slots=True)
class Contest:
    """What one bot made of the deals so far."""

    above: float
    """What is to be shown: that the mean is higher than this."""
    least: int = LEAST
    """How many deals it takes before anything is decided."""
    deals: Mean = field(default_factory=Mean)
    games: int = 0

    def add(self, of_seats: Sequence[float]) -> None:
        self.deals.add(sum(of_seats) / len(of_seats))
        self.games += len(of_seats)

    @property
    def decided(self) -> bool:
        return self.deals.count >= self.least and abs(self.deals.mean - self.above) > self.deals.margin


def contest(
    game: Game[Any] | str,
    setup: Setup,
    deals: int,
    seed: int,
    bot: str = "master",
    others: str = "adept",
    measure: str = "gold",
    above: float = 0.0,
    jobs: int | None = None,
    least: int = LEAST,
) -> Iterator[Contest]:
    """The standing after each deal, until it is decided or all deals are played."""
    name = game if isinstance(game, str) else game.id
    play = partial(_from_every_seat, name, setup.plain(), bot, others, measure)
    standing = Contest(above, least)
    for of_seats in work(play, seeds(seed, deals), jobs):
        standing.add(of_seats)
        yield standing
        if standing.decided:
            return


def _from_every_seat(
    game_id: str, setup: dict[str, Any], bot: str, others: str, measure: str, seed: int
) -> tuple[float, ...]:
    game = find_game(game_id)
    table = game.restore_setup(setup)
    seats = range(table.players)
    tables = [[bot if seat == own else others for seat in seats] for own in seats]
    return tuple(MEASURES[measure](play_game(game, table, tables[own], seed), own) for own in seats)


def main(arguments: Sequence[str] | None = None) -> None:
    given = _parser().parse_args(arguments)
    setup = find_game(given.game).setup(given.players)
    print(f"{given.bot} among {given.others}, {given.players} players, seed {given.seed}: {given.measure}\n")
    print("| deals | games | mean | 95 % |")
    print("| --- | --- | --- | --- |")
    standings = contest(
        given.game,
        setup,
        given.deals,
        given.seed,
        given.bot,
        given.others,
        given.measure,
        given.above,
        given.jobs,
        given.least,
    )
    for standing in standings:
        mean = standing.deals
        print(f"| {mean.count} | {standing.games} | {mean.mean:.3f} | ± {mean.margin:.3f} |", flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m motherlode.arena.contest", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="master")
    parser.add_argument("--others", default="adept", help="the bot in all other seats")
    parser.add_argument("--measure", choices=sorted(MEASURES), default="gold")
    parser.add_argument("--above", type=float, default=0.0, help="what is to be shown of the mean")
    parser.add_argument("--deals", type=int, default=25, help="at most; each is played from every seat")
    parser.add_argument("--least", type=int, default=LEAST, help="deals before it may stop")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    return parser


if __name__ == "__main__":
    main()
