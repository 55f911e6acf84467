"""Random play, by each of the ways to play: a call plays one whole game and returns how many turns it had."""

from __future__ import annotations

from random import Random

from benchmarks.tables import Table
from motherlode.core.rng import Rng
from motherlode.core.state import State

GAMES = 24
"""Different games that are played over and over."""


class Seeds:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.seed = 0

    def next_seed(self) -> int:
        self.seed = self.seed % GAMES + 1
        return self.seed


class RichPlay(Seeds):
    """Through the public API: `legal`, `apply` quietly, next. Draws with Python's generator: not the engine's time."""

    def __call__(self) -> int:
        state, random, turns = self.table.start(self.next_seed()), Random(self.seed).random, 0
        while actors := state.actors:
            seat = actors[0]
            actions = state.legal(seat)
            state.apply(seat, actions[int(random() * len(actions))], quiet=True)
            turns += 1
        return turns


class IntPlay(Seeds):
    """The same with ints for actions: `codes`, `apply_code`, next."""

    def __call__(self) -> int:
        state, random, turns = self.table.start(self.next_seed()), Random(self.seed).random, 0
        state.lighten()
        while actors := state.actors:
            seat = actors[0]
            codes = state.codes(seat)
            state.apply_code(seat, codes[int(random() * len(codes))])
            turns += 1
        return turns


class NativePlay:
    """Inside the core: `play_many`, all games at once. How many turns they have was counted before."""

    def __init__(self, table: Table) -> None:
        self.table, self.seeds = table, range(1, GAMES + 1)
        self.turns = sum(count_turns(table.start(seed), Rng(seed)) for seed in self.seeds)

    def __call__(self) -> int:
        self.table.game.play_many(self.table.setup, self.seeds)
        return self.turns


def count_turns(state: State, rng: Rng) -> int:
    """Plays as the policy "random" does."""
    turns = 0
    while state.actors:
        seat = state.actors[0]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))], quiet=True)
        turns += 1
    return turns


def moments(table: Table, games: int = 3, every: int = 9) -> list[tuple[State, int]]:
    """States with the seat to act, from all stages of several games that were played aloud."""
    found = []
    for seed in range(games):
        state, rng, turn = table.start(seed), Rng(seed), 0
        while state.actors:
            seat = state.actors[0]
            actions = state.legal(seat)
            state.apply(seat, actions[rng.below(len(actions))])
            turn += 1
            if turn % every == 0 and state.actors:
                found.append((state.copy(), state.actors[0]))
    return found
