"""Bots think in processes of their own, so that the table never waits for them."""

import asyncio
import logging
import multiprocessing
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing.connection import wait
from typing import Any

from motherlode import bots

log = logging.getLogger("motherlode.server")

MOST_WORKERS = 4
TRIES = 2
"""Pools in which the same work is tried: a process may have been killed for what another one did."""
SOON = 1.0
"""Seconds in which whoever minds processes that were ended has noticed."""


def choose(name: str, seed: int, view: Any, legal: Any, talk: Any) -> Any:
    return bots.make(name, seed).choose(view, legal, talk)


def remark(name: str, seed: int, view: Any, talk: Any) -> Any:
    return bots.make(name, seed).remarks(view, talk)


def _begin_worker() -> None:
    """A worker does not outlive a server that was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


class Thinkers:
    """A pool of processes, begun when the first bot is asked; threads where processes cannot be had."""

    def __init__(self, workers: int | None = None, threads: bool = False) -> None:
        self.workers = workers or max(1, min(MOST_WORKERS, (os.cpu_count() or 2) - 1))
        self._pool: Executor | None = None
        self.threads = threads
        self._have_thought = False
        """Whether processes can be had at all."""

    def single(self) -> "Thinkers":
        """One worker more of the same kind, for work that must not keep bots waiting."""
        return Thinkers(1, self.threads)

    async def ask(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """`BrokenExecutor` if the work ends the processes that do it."""
        for _ in range(TRIES - 1):
            try:
                return await self._try(work, *arguments)
            except BrokenExecutor:
                log.warning("a process in which bots think has died; others are begun")
        try:
            return await self._try(work, *arguments)
        except BrokenExecutor:
            if self._have_thought:  # it is this work, and would end the server too
                raise
        log.warning("the processes in which bots think die; bots think in threads now")
        self.threads = True
        return await self._try(work, *arguments)

    async def _try(self, work: Callable[..., Any], *arguments: Any) -> Any:
        pool = self._executor()
        try:
            answer = await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
        except BrokenExecutor:
            if self._pool is pool:  # who thought beside it may have begun another already
                self.close()
            raise
        self._have_thought = self._have_thought or not self.threads
        return answer

    def _executor(self) -> Executor:
        if self._pool is None:
            self._pool = self._begin()
        return self._pool

    def _begin(self) -> Executor:
        if not self.threads:
            try:
                context = multiprocessing.get_context("spawn" if sys.platform == "win32" else "forkserver")
                return ProcessPoolExecutor(self.workers, context, _begin_worker)
            except (OSError, ValueError, ImportError) as error:
                log.warning("no processes for bots (%s); they think in threads", error)
        return ThreadPoolExecutor(self.workers, "motherlode-bot")

    def close(self) -> None:
        """What is being thought is thought no further: whoever ends does not wait for it."""
        if self._pool is not None:
            processes = [*(getattr(self._pool, "_processes", None) or {}).values()]
            minder = getattr(self._pool, "_executor_manager_thread", None)
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            for process in processes:
                process.terminate()
            if minder is not None:  # who ends while it closes its pipe would write into a closed one
                minder.join(SOON)
