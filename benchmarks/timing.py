"""Measuring on a machine that does other things too: processor time, many short slices, and the best of them counts."""

from collections.abc import Callable
from time import process_time

SLICES = 20
SLICE_SECONDS = 0.05


def best_rates(*works: Callable[[], int]) -> list[float]:
    """How many units a second each work does in its best slice; a call returns how many units it did.

    The works take turns, so that all of them meet the machine in its good moments.
    """
    best = [0.0] * len(works)
    for _ in range(SLICES):
        for index, work in enumerate(works):
            best[index] = max(best[index], _rate(work))
    return best


def _rate(work: Callable[[], int]) -> float:
    begun = process_time()
    done = 0
    while (passed := process_time() - begun) < SLICE_SECONDS:
        done += work()
    return done / passed


def best_microseconds(work: Callable[[], object]) -> float:
    """The time of one call, the best of many."""
    best = float("inf")
    for _ in range(SLICES):
        begun = process_time()
        work()
        best = min(best, process_time() - begun)
    return best * 1e6
