"""A worker of a site, in a thread of the test."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from motherlode.server.site.worker import ThinkingWorker
from motherlode.server.table.thinking import Thinkers


class WorkerThread:
    def __init__(self, bus: str) -> None:
        self._bus = bus
        self._has_begun = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._work()), daemon=True)

    async def _work(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._worker = ThinkingWorker(self._bus, Thinkers(2, threads=True))
        self._has_begun.set()
        await self._worker.run()

    def begin(self) -> None:
        self._thread.start()
        assert self._has_begun.wait(30)

    def end(self) -> None:
        """It is told to stop."""
        self._loop.call_soon_threadsafe(self._worker.stopping.set)
        self._thread.join()

    def be_silent(self) -> None:
        """It is cut off: nobody hears of it any more."""

        async def say_nothing(word: object) -> None:
            pass

        self._worker._say = say_nothing  # type: ignore[method-assign]


@contextmanager
def working(bus: str) -> Iterator[WorkerThread]:
    worker = WorkerThread(bus)
    worker.begin()
    try:
        yield worker
    finally:
        worker.end()
