"""Random play of the base game with five players through the public API."""

from random import Random
from statistics import fmean
from time import perf_counter

import motherlode
from motherlode.core.rng import Rng
from motherlode.core.state import State

PLAYERS = 5


def new_game(seed: int) -> State:
    game = motherlode.game("saboteur")
    state: State = game.start(game.setup(PLAYERS), seed)
    return state


class RandomPlay:
    """Plays game after game, quietly; a call plays one whole game and returns how many turns it had."""

    def __init__(self) -> None:
        self.seed = 0
        self.game = motherlode.game("saboteur")
        self.setup = self.game.setup(PLAYERS)

    def __call__(self) -> int:
        self.seed += 1
        state, random, turns = self.game.start(self.setup, self.seed), Random(self.seed).random, 0
        while actors := state.actors:
            seat = actors[0]
            actions = state.legal(seat)
            state.apply(seat, actions[int(random() * len(actions))], quiet=True)
            turns += 1
        return turns


def in_play(quiet: bool, games: int) -> tuple[float, float]:
    """Mean microseconds of `legal` and of `apply` in a game: the same game is played often, each turn's best counts."""
    times = [_timed_game(quiet) for _ in range(games)]
    return _mean_of_best([legal for legal, _ in times]), _mean_of_best([apply for _, apply in times])


def _mean_of_best(games: list[list[float]]) -> float:
    return fmean(map(min, *games)) * 1e6


def _timed_game(quiet: bool) -> tuple[list[float], list[float]]:
    state, rng = new_game(seed=1), Rng(1)
    legal: list[float] = []
    apply: list[float] = []
    while state.actors:
        seat = state.actors[0]
        begun = perf_counter()
        actions = state.legal(seat)
        legal.append(perf_counter() - begun)
        action = actions[rng.below(len(actions))]
        begun = perf_counter()
        state.apply(seat, action, quiet=quiet)
        apply.append(perf_counter() - begun)
    return legal, apply


def moments(games: int = 6, every: int = 7) -> list[tuple[State, int]]:
    """States with the seat to act, from all stages of several games that were played aloud."""
    found = []
    for seed in range(games):
        state, rng, turn = new_game(seed), Rng(seed), 0
        while state.actors:
            seat = state.actors[0]
            actions = state.legal(seat)
            state.apply(seat, actions[rng.below(len(actions))])
            turn += 1
            if turn % every == 0 and state.actors:
                found.append((state.copy(), state.actors[0]))
    return found
