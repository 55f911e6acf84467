"""Everything that happens to a table, one thing after another."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from motherlode import MotherlodeError
from motherlode.server.faults import trace_seldom
from motherlode.server.keeping.storage import StorageError

log = logging.getLogger("motherlode.server")

Result = TypeVar("Result")
Work = Callable[[], Awaitable[Any]]


def in_a_task(work: Coroutine[Any, Any, Result]) -> asyncio.Future[Result]:
    """For what asks a database, and so measures time: an act may be carried out outside of any task."""
    return asyncio.get_running_loop().create_task(work)


class WorkQueue:
    """What was begun is finished, even if nobody waits for it any more. While nothing is to do it costs nothing."""

    def __init__(self, name: str, after: Callable[[], None]) -> None:
        """`after` is called after each piece of work, whether it failed or not."""
        self._name, self._after = name, after
        self._waiting: deque[tuple[Work, asyncio.Future[Any]]] = deque()
        self._running: asyncio.Task[None] | None = None
        self._is_taken = False
        """Whether somebody does his own work."""

    @property
    def is_busy(self) -> bool:
        return self._is_taken or self._running is not None

    def do(self, work: Callable[[], Awaitable[Result]]) -> asyncio.Future[Result]:
        """Done, or failed, when its turn has come."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        self._go_on()
        return done

    def _go_on(self) -> None:
        if self._waiting and not self.is_busy:
            self._running = asyncio.get_running_loop().create_task(self._run())

    async def take(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """The same for who waits for it and is never stopped before it is done: where nothing else is to do, he does
        it himself, without the turns of the loop that it takes to hand it over and to hear of it."""
        if self.is_busy:
            return await self.do(work)
        self._is_taken = True
        try:
            return await work()
        finally:
            self._settle()
            self._is_taken = False
            self._go_on()

    def post(self, work: Work) -> None:
        """The same for what nobody waits for."""
        self.do(work).add_done_callback(self._note_failure)

    def _note_failure(self, done: asyncio.Future[Any]) -> None:
        error = None if done.cancelled() else done.exception()
        if isinstance(error, StorageError | MotherlodeError):
            log.warning("at table %s: %s", self._name, error)
        elif error is not None:
            trace_seldom(error, "at table %s", self._name)

    async def _run(self) -> None:
        try:
            while self._waiting:
                work, done = self._waiting.popleft()
                result, error = None, None
                try:
                    result = await work()
                except Exception as raised:
                    error = raised
                except BaseException:  # it is being stopped
                    done.cancel()
                    raise
                self._settle()
                if done.cancelled():
                    continue
                if error is None:
                    done.set_result(result)
                else:
                    done.set_exception(error)
        finally:
            self._running = None

    def _settle(self) -> None:
        try:
            self._after()
        except Exception as error:
            trace_seldom(error, "at table %s", self._name)

    def stop(self) -> None:
        if self._running is not None:
            self._running.cancel()
        for _, done in self._waiting:
            done.cancel()
        self._waiting.clear()
