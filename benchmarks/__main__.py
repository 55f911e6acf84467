"""All figures of the engine: `python -m benchmarks`."""

import platform
from collections.abc import Callable

from benchmarks.calibration import calibrate
from benchmarks.play import RandomPlay, in_play, moments
from benchmarks.timing import best_microseconds, best_rates
from motherlode.core.state import State


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
    sample = moments()
    line("copy", f"{each(sample, lambda state, _: state.copy()):.1f}", "µs")
    line("view", f"{each(sample, lambda state, seat: state.view(seat)):.1f}", "µs, with the log so far")


def each(sample: list[tuple[State, int]], look: Callable[[State, int], object]) -> float:
    """Microseconds of one look, over all moments of the sample."""

    def once() -> None:
        for state, seat in sample:
            look(state, seat)

    return best_microseconds(once) / len(sample)


def line(name: str, figure: str, unit: str) -> None:
    print(f"{name:<14} {figure:>10}  {unit}")


if __name__ == "__main__":
    main()
