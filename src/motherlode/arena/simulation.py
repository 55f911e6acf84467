"""Many games of the same bots at the same kind of table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from time import perf_counter
from typing import Any

from motherlode.arena.crew import Progress, seeds, work
from motherlode.arena.playing import Played, play_game
from motherlode.arena.report import Report, collect
from motherlode.core.game import Game
from motherlode.core.setup import Setup
from motherlode.games import game as find_game


def simulate(
    game: Game[Any] | str,
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int | None = None,
    progress: Progress | None = None,
    rounds: int | None = None,
) -> Report:
    """Play many games on all cores, or on `jobs` of them; the same seed gives the same report on any number.

    `bots` are names, one for each seat; fewer are repeated round the table. `rounds` stops each game after so many.
    `progress` is told how many games are done, of how many.
    """
    name = game if isinstance(game, str) else game.id
    names = seat_names(bots, setup.players)
    began = perf_counter()
    play = partial(_play, name, setup.plain(), names, rounds)
    report = collect(names, work(play, seeds(seed, games), jobs, progress))
    report.seconds = perf_counter() - began
    return report


def seat_names(bots: Sequence[str], players: int) -> tuple[str, ...]:
    return tuple(bots[seat % len(bots)] for seat in range(players))


def _play(game_id: str, setup: dict[str, Any], names: tuple[str, ...], rounds: int | None, seed: int) -> Played:
    game = find_game(game_id)
    return play_game(game, game.restore_setup(setup), names, seed, rounds)
