"""A node lets workers think, wherever they are; where there are none, or none answers, it thinks itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any

from motherlode.server.site.jobs import BOTS, DRAWING, JOB, NAMES, Answer, Work, queue_of
from motherlode.server.table.thinking import Thinkers

if TYPE_CHECKING:
    from saq import Job
    from saq.queue.redis import RedisQueue

    from motherlode.server.site.bus import Bus

log = logging.getLogger("motherlode.site")

PATIENCE = {BOTS: 6, DRAWING: 40}
"""Seconds for an answer, those in the queue too. A bot has time left then to think here."""
LOOKS = 0.5
"""Seconds between two looks whether the workers that were asked are still there."""


class Unanswered(Exception):
    """Nobody will answer that, or not in time."""


class Counts:
    def __init__(self) -> None:
        self.there, self.here = 0, 0
        """What workers thought, and what the node had to think itself though it may be given away."""


class SharedThinkers(Thinkers):
    def __init__(
        self, bus: Bus, own: Thinkers, kind: str = BOTS, counts: Counts | None = None, patience: int | None = None
    ) -> None:
        super().__init__(own.workers, own.threads)
        self._bus, self._own, self._kind = bus, own, kind
        self.counts = counts or Counts()
        self._patience = PATIENCE[kind] if patience is None else patience
        self._queue: RedisQueue | None = None
        self._aborting: set[asyncio.Task[None]] = set()

    def single(self) -> SharedThinkers:
        return SharedThinkers(self._bus, self._own.single(), DRAWING, self.counts)

    async def ask(self, work: Work, *arguments: Any) -> Any:
        name = NAMES.get(work)
        if name is None:
            return await self._own.ask(work, *arguments)
        if self._bus.workers():
            try:
                answer = await self._ask_workers(name, arguments)
                self.counts.there += 1
                return answer
            except Unanswered as error:
                log.warning("a worker was asked in vain: %s; it is thought here", error)
        self.counts.here += 1
        return await self._own.ask(work, *arguments)

    async def _ask_workers(self, name: str, arguments: tuple[Any, ...]) -> Any:
        key, asked = secrets.token_hex(8), self._bus.workers()
        waiting = self._bus.answers[key] = asyncio.get_running_loop().create_future()
        job: Job | None = None
        try:
            self._queue = self._queue or queue_of(self._bus.client, self._kind)
            what = {"work": name, "arguments": arguments, "answer_to": self._bus.name}
            job = await self._queue.enqueue(JOB, key=key, timeout=self._patience, retries=1, ttl=-1, kwargs=what)
            return await self._answered(waiting, asked)
        except Unanswered:
            raise
        except Exception as error:  # whatever a stranger at that address may say
            raise Unanswered(str(error)) from error
        finally:
            del self._bus.answers[key]
            if job is not None and not waiting.done():
                self._abort(job)

    async def _answered(self, waiting: asyncio.Future[Answer], asked: frozenset[str]) -> Any:
        until = time.monotonic() + self._patience
        while not waiting.done():
            await asyncio.wait({waiting}, timeout=LOOKS)
            if waiting.done():
                break
            if not asked <= self._bus.workers():
                raise Unanswered("one of them has gone")
            if time.monotonic() > until:
                raise Unanswered(f"no answer in {self._patience:g} s")
        answer = waiting.result()
        if answer.error is not None:
            raise Unanswered(answer.error)
        return answer.result

    def _abort(self, job: Job) -> None:
        """Nobody waits for it any more, and a worker that comes late need not think about it."""
        task = asyncio.get_running_loop().create_task(self._take_back(job))
        self._aborting.add(task)
        task.add_done_callback(self._aborting.discard)

    async def _take_back(self, job: Job) -> None:
        with contextlib.suppress(Exception):  # the bus may be lost, and the job with it
            await job.abort("nobody waits for it")

    def close(self) -> None:
        self._own.close()
