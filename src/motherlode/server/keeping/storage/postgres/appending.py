"""Moves on their way into the database: what arrives while a commit runs goes together into the next."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Any

from motherlode.server.keeping.storage.contract import Conflict, StorageError

if TYPE_CHECKING:
    from asyncpg import Connection

Columns = list[tuple[Any, ...]]
"""Moves that belong together."""
Waiting = tuple[Columns, "asyncio.Future[None]"]
Acquire = Callable[[], AbstractAsyncContextManager["Connection"]]

MOST = 250
"""Appends in one statement."""
APPEND = """
INSERT INTO moves (game, version, seat, action, id, time, chance)
SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::bigint[], $7::text[])
"""


class Appender:
    """One statement at a time, each a transaction by itself. While nothing is to do it costs nothing."""

    def __init__(self, acquire: Acquire) -> None:
        self._acquire = acquire
        self._waiting: deque[Waiting] = deque()
        self._running: asyncio.Task[None] | None = None

    def append(self, moves: Columns) -> asyncio.Future[None]:
        """Done when they are on disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append((moves, done))
        if self._running is None:
            self._running = loop.create_task(self._run())
        return done

    async def finish(self) -> None:
        if self._running is not None:
            await self._running

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
                try:
                    await self._append_together(batch)
                except Conflict:
                    await self._append_singly(batch)
                except Exception as error:
                    for _, done in batch:
                        _fail(done, error)
        finally:
            self._running = None

    async def _append_together(self, batch: list[Waiting]) -> None:
        await self._insert([move for moves, _ in batch for move in moves])
        for _, done in batch:
            _succeed(done)

    async def _append_singly(self, batch: list[Waiting]) -> None:
        """One of them does not fit: each for itself."""
        for moves, done in batch:
            try:
                await self._insert(moves)
            except Exception as error:
                _fail(done, error)
            else:
                _succeed(done)

    async def _insert(self, moves: Columns) -> None:
        async with self._acquire() as connection:
            await connection.execute(APPEND, *map(list, zip(*moves, strict=True)))


def _succeed(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error if isinstance(error, StorageError) else StorageError(str(error)))
