"""Work spread over the cores of one machine, its results in order."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from motherlode.core.rng import Rng

Task = TypeVar("Task")
Result = TypeVar("Result")
Progress = Callable[[int, int], None]
"""Told how many are done, of how many."""


def seeds(seed: int, count: int) -> list[int]:
    """A seed for each game: the same for the same seed, and the first ones the same for every count."""
    rng = Rng(seed)
    return [rng.next() for _ in range(count)]


def work(
    do: Callable[[Task], Result], tasks: Sequence[Task], jobs: int | None = None, progress: Progress | None = None
) -> Iterator[Result]:
    """`do` for each task, on `jobs` processes (all cores if None); the order of results is that of the tasks."""
    jobs = min(jobs or os.cpu_count() or 1, max(1, len(tasks)))
    if jobs == 1:
        yield from _reported(map(do, tasks), len(tasks), progress)
        return
    chunk = max(1, min(25, len(tasks) // (jobs * 4)))
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        yield from _reported(pool.map(do, tasks, chunksize=chunk), len(tasks), progress)


def _reported(results: Iterator[Result], total: int, progress: Progress | None) -> Iterator[Result]:
    for done, result in enumerate(results, 1):
        if progress is not None:
            progress(done, total)
        yield result
