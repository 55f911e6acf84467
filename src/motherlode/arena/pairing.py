"""One bot in place of another, everything else the same: what is it worth?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from motherlode.arena.crew import Progress, seeds, work
from motherlode.arena.playing import play_round
from motherlode.arena.simulation import seat_names
from motherlode.bots.mean import Mean
from motherlode.core.game import Game
from motherlode.core.setup import Setup
from motherlode.games import game as find_game

Gain = dict[str, Mean]
"""For each role the difference in nuggets of a round."""


def paired(
    game: Game[Any] | str,
    setup: Setup,
    rounds: int,
    seed: int,
    newcomer: str = "adept",
    instead: str = "random",
    company: Sequence[str] = ("random",),
    jobs: int | None = None,
    progress: Progress | None = None,
) -> Gain:
    """Play each deal twice: with `newcomer` in one seat, and with `instead` there; `company` has the other seats.

    The seats take turns from deal to deal; the deal fixes the role.
    """
    gain: Gain = {}
    play = _player(game, setup, newcomer, instead, company)
    for role, difference in work(play, _tasks(setup, rounds, seed), jobs, progress):
        gain.setdefault(role, Mean()).add(difference)
    return dict(sorted(gain.items()))


def paired_until_clear(
    game: Game[Any] | str,
    setup: Setup,
    least: int,
    most: int,
    seed: int,
    newcomer: str = "adept",
    instead: str = "random",
    company: Sequence[str] = ("random",),
    jobs: int | None = None,
) -> Mean:
    """The same over all roles: at least so many deals, then more until zero is outside of the interval, or at most."""
    gain, play = Mean(), _player(game, setup, newcomer, instead, company)
    tasks = _tasks(setup, most, seed)
    while tasks and (gain.count < least or abs(gain.mean) <= gain.margin):
        for _, difference in work(play, tasks[:least], jobs):
            gain.add(difference)
        tasks = tasks[least:]
    return gain


def _tasks(setup: Setup, rounds: int, seed: int) -> list[tuple[int, int]]:
    """Deals and the seat in question."""
    return [(deal, number % setup.players) for number, deal in enumerate(seeds(seed, rounds))]


def _player(
    game: Game[Any] | str, setup: Setup, newcomer: str, instead: str, company: Sequence[str]
) -> Callable[[tuple[int, int]], tuple[str, int]]:
    name = game if isinstance(game, str) else game.id
    return partial(difference, name, setup.plain(), seat_names(company, setup.players), newcomer, instead)


def difference(
    game_id: str, setup: dict[str, Any], company: tuple[str, ...], newcomer: str, instead: str, task: tuple[int, int]
) -> tuple[str, int]:
    """The role that a deal gives a seat, and how many nuggets more it has with the newcomer in it."""
    seed, seat = task
    game = find_game(game_id)
    table = game.restore_setup(setup)
    before, after = company[:seat], company[seat + 1 :]
    without = play_round(game, table, [*before, instead, *after], seed).rounds[0]
    with_it = play_round(game, table, [*before, newcomer, *after], seed).rounds[0]
    return without.roles[seat], with_it.gold[seat] - without.gold[seat]
