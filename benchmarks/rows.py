"""What is measured at a table: a figure for each row."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TypeVar

from benchmarks.calibration import calibrate
from benchmarks.play import IntPlay, NativePlay, RichPlay, moments
from benchmarks.tables import Table
from benchmarks.timing import best_microseconds, best_rates
from motherlode.core.rng import Rng

A = TypeVar("A")
B = TypeVar("B")

CALIBRATION = "calibration"
UNITS = {
    CALIBRATION: "million steps/s of a fixed plain loop",
    "rich": "turns/s: legal, apply quietly, next",
    "int": "turns/s: codes, apply_code, next",
    "native": "turns/s: play_many",
    "aloud": "µs: apply, with events for all audiences",
    "copy": "µs: copy_into a pool of light states, as search does",
    "copy whole": "µs: the same with log and history",
    "deal": "µs: a deal from a view that was read once",
    "deal + round": "a second: a deal, and its round played at random",
    "view": "µs, with the log so far",
}


def measure(table: Table) -> dict[str, float]:
    steps, rich, ints, native = best_rates(calibrate, RichPlay(table), IntPlay(table), NativePlay(table))
    sample = moments(table)
    light = [(state.copy(), seat) for state, seat in sample]
    for state, _ in light:
        state.lighten()
    pooled, spare = light[0][0].copy(), sample[0][0].copy()
    samplers = [(table.game.sampler(state.view(seat)), Rng(number)) for number, (state, seat) in enumerate(sample)]
    rounds = each(samplers, lambda sampler, rng: sampler.deal(rng).rollout("random", rng.next(), "round"))
    return {
        CALIBRATION: steps / 1e6,
        "rich": rich,
        "int": ints,
        "native": native,
        "aloud": aloud(table),
        "copy": each(light, lambda state, _: state.copy_into(pooled)),
        "copy whole": each(sample, lambda state, _: state.copy_into(spare)),
        "deal": each(samplers, lambda sampler, rng: sampler.deal(rng)),
        "deal + round": 1e6 / rounds,
        "view": each(sample, lambda state, seat: state.view(seat)),
    }


def each(sample: list[tuple[A, B]], look: Callable[[A, B], object]) -> float:
    """Microseconds of one look, over all moments of the sample."""

    def once() -> None:
        for one, other in sample:
            look(one, other)

    return best_microseconds(once) / len(sample)


def aloud(table: Table, times: int = 6, most: int = 80) -> float:
    """Mean microseconds of `apply`: the same game is played several times, each turn's best counts."""
    best: list[float] = []
    for time in range(times):
        state, rng, taken = table.start(1), Rng(1), []
        while state.actors and len(taken) < most:
            seat = state.actors[0]
            actions = state.legal(seat)
            action = actions[rng.below(len(actions))]
            begun = perf_counter()
            state.apply(seat, action)
            taken.append(perf_counter() - begun)
        best = [min(pair) for pair in zip(best, taken, strict=True)] if time else taken
    return sum(best) / len(best) * 1e6
