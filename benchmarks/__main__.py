"""All figures of the engine: `python -m benchmarks`."""

import platform
from collections.abc import Callable
from typing import TypeVar

import motherlode
from benchmarks.calibration import calibrate
from benchmarks.play import RandomPlay, in_play, moments
from benchmarks.timing import best_microseconds, best_rates
from motherlode.core.rng import Rng

A = TypeVar("A")
B = TypeVar("B")


def main() -> None:
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}; best of many slices")
    steps, turns = best_rates(calibrate, RandomPlay())
    line("calibration", f"{steps / 1e6:.2f}", "million steps/s of a fixed plain loop")
    line("random play", f"{turns:,.0f}", "turns/s: legal, apply quietly, next; base game, 5 players")
    line("", f"{turns / steps * 1000:.2f}", "turns for each 1,000 calibration steps")
    legal, quiet = in_play(quiet=True, games=60)
    _, loud = in_play(quiet=False, games=15)
    line("legal", f"{legal:.1f}", "µs")
    line("apply quietly", f"{quiet:.1f}", "µs")
    line("apply aloud", f"{loud:.1f}", "µs, with events for seven audiences")
    sample, game = moments(), motherlode.game("saboteur")
    line("copy", f"{each(sample, lambda state, _: state.copy()):.1f}", "µs")
    spare = sample[0][0].copy()
    line("copy over", f"{each(sample, lambda state, _: state.copy_into(spare)):.1f}", "µs, into a state that there is")
    samplers = [(game.sampler(state.view(seat)), Rng(number)) for number, (state, seat) in enumerate(sample)]
    line("deal", f"{each(samplers, lambda sampler, rng: sampler.deal(rng)):.1f}", "µs, from a view that was read once")
    rounds = each(samplers, lambda sampler, rng: sampler.deal(rng).rollout("random", rng.next(), "round"))
    line("deal + round", f"{1e6 / rounds:,.0f}", "a second, played at random to the end of the round")
    line("view", f"{each(sample, lambda state, seat: state.view(seat)):.1f}", "µs, with the log so far")


def each(sample: list[tuple[A, B]], look: Callable[[A, B], object]) -> float:
    """Microseconds of one look, over all moments of the sample."""

    def once() -> None:
        for one, other in sample:
            look(one, other)

    return best_microseconds(once) / len(sample)


def line(name: str, figure: str, unit: str) -> None:
    print(f"{name:<14} {figure:>10}  {unit}")


if __name__ == "__main__":
    main()
