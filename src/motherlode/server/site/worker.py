"""`motherlode worker`: processes that think for the nodes of a site.

It knows the bus and nothing else of the site: what it is asked comes with all that is needed, and it keeps nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import signal
from typing import Any

from saq import Job, Worker
from saq.queue.redis import RedisQueue

from motherlode.server.site.bus import AGAIN, CHANNEL, EVERY, Word, channel_of, connect, encode, why_lost
from motherlode.server.site.jobs import BOTS, DRAWING, JOB, WORK, Answer, form_of, pack, release
from motherlode.server.site.logs import write_logs
from motherlode.server.table.thinking import Thinkers
from motherlode.words import Words

log = logging.getLogger("motherlode.worker")

WAITS = 1.0
"""Seconds that it waits for a job at a time: less than a line that is silent is kept."""
FINISHES = 15
"""Seconds for what was begun, when it is told to stop."""


class PatientQueue(RedisQueue):
    """Goes on when the bus is back."""

    async def dequeue(self, timeout: float = 0.0, poll_interval: float = 0.0) -> Job | None:
        try:
            return await super().dequeue(timeout, poll_interval)
        except Exception:  # whatever a stranger at that address may say
            await asyncio.sleep(AGAIN)
            return None


class QuietWorker(Worker[Any]):
    """Told to stop by us, not by signals of its own."""

    SIGNALS = Worker.SIGNALS[:0]

    async def stop(self) -> None:
        """What was begun is finished; what looks after the queue now and then is not waited for."""
        self.event.set()
        if begun := [task for task in self.tasks if task.get_name() == "process"]:
            await asyncio.wait(begun, timeout=FINISHES)
        await super().stop()


class ThinkingWorker:
    def __init__(self, bus: str, bots: Thinkers) -> None:
        self._client: Any = connect(bus)
        self._name = secrets.token_hex(8)
        self._thinkers = {BOTS: bots, DRAWING: bots.single()}
        self._workers = [self._begin(kind, thinkers) for kind, thinkers in self._thinkers.items()]
        self._is_connected: bool | None = None
        self.stopping = asyncio.Event()

    def _begin(self, kind: str, thinkers: Thinkers) -> QuietWorker:
        async def think(context: Any, *, work: str, arguments: list[Any], answer_to: str) -> None:
            key = context["job"].key
            try:
                answer = Answer(key, await thinkers.ask(WORK[work], *arguments))
            except Exception as error:
                log.exception("%s failed", work)
                answer = Answer(key, error=f"{type(error).__name__}: {error}")
            with contextlib.suppress(Exception):  # then nobody hears it, and the node thinks itself
                await self._client.publish(channel_of(answer_to), pack(answer))

        return QuietWorker(
            PatientQueue(self._client, **form_of(kind)),
            [(JOB, think)],
            concurrency=thinkers.workers,
            dequeue_timeout=WAITS,
        )

    async def run(self) -> None:
        """Until it is told to stop; what was begun is finished."""
        tasks = [asyncio.create_task(worker.start()) for worker in self._workers]
        saying = asyncio.create_task(self._go_on_saying())
        await asyncio.sleep(0)  # only who has begun can be stopped
        try:
            await self.stopping.wait()
            await asyncio.gather(*(worker.stop() for worker in self._workers), *tasks)
        finally:
            saying.cancel()
            await self._say(Word(self._name, thinks=release(), gone=True))
            for thinkers in self._thinkers.values():
                thinkers.close()
            with contextlib.suppress(Exception):  # we are leaving
                await self._client.aclose()

    async def _go_on_saying(self) -> None:
        while True:
            await self._say(Word(self._name, thinks=release()))
            await asyncio.sleep(EVERY)

    async def _say(self, word: Word) -> None:
        try:
            await self._client.publish(CHANNEL, encode(word))
        except Exception as error:  # whatever a stranger at that address may say
            if self._is_connected is not False:
                log.error("the bus cannot be reached: %s; it is tried again", why_lost(error))
            self._is_connected = False
        else:
            if not self._is_connected:
                log.info("the bus is there")
            self._is_connected = True


def run_worker(bus: str, processes: int | None, words: Words) -> int:
    """Until it is told to stop; returns the exit status."""
    write_logs()
    logging.getLogger("saq").setLevel(logging.CRITICAL)  # it tells of every job, and of a lost bus each second

    bots = Thinkers(processes or os.cpu_count())

    async def run() -> None:
        worker = ThinkingWorker(bus, bots)
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            with contextlib.suppress(NotImplementedError):  # Windows, where Ctrl+C is an exception
                loop.add_signal_handler(number, worker.stopping.set)
        await worker.run()

    print(words.say("worker-here", processes=bots.workers), flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(run())
    return 0
