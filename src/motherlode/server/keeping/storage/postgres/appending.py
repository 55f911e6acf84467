"""Moves on their way into the database: what arrives while a commit runs goes together into the next."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from typing import TYPE_CHECKING

import asyncpg

from motherlode.server.keeping.storage.contract import Conflict, Lost, StorageError
from motherlode.server.keeping.storage.postgres.moves import Sent, append, are_there

if TYPE_CHECKING:
    from asyncpg import Connection

Waiting = tuple[list[Sent], "asyncio.Future[None]"]
"""Moves that belong together, and who waits for them."""
Acquire = Callable[[], AbstractAsyncContextManager["Connection"]]

MOST = 250
"""Appends in one statement."""
PATIENCE = 5.0
"""Seconds that moves wait for a database that is away: who restarts it makes players wait, and refuses them nothing."""
AGAIN = 0.1
"""Seconds until it is looked for again."""
AWAY = (
    ConnectionError,
    FileNotFoundError,  # of a socket in a folder
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # it went between two statements, and the connection does not know it yet
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
)


class Appender:
    """One statement at a time, each a transaction by itself, on one connection that is kept as long as it is good:
    getting one costs more than a move."""

    def __init__(self, acquire: Acquire, patience: float = PATIENCE) -> None:
        self._acquire, self.patience = acquire, patience
        self.moves, self.commits, self.seconds = 0, 0, 0.0
        """What was kept so far, in how many transactions, and how long these took."""
        self._waiting: deque[Waiting] = deque()
        self._running: asyncio.Task[None] | None = None
        self._connection: Connection | None = None
        self._kept = AsyncExitStack()
        self._batch: list[Waiting] = []
        """What is under way."""

    def append(self, moves: list[Sent]) -> asyncio.Future[None]:
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
        await self._let_go()

    async def _run(self) -> None:
        try:
            while self._waiting:
                await self._keep_some()
                self._batch = []
        finally:
            self._running = None

    async def _keep_some(self) -> None:
        """As many as go into one statement. While the database is away they are tried again, as long as patience lasts;
        what was under way when it went may have been kept."""
        until, is_doubtful = None, False
        while True:
            try:
                connection = await self._connected()
                if not self._batch:
                    self._batch = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
                await self._append(connection, self._batch, is_doubtful)
                return
            except Exception as error:
                reason = await self._let_go(error)
                until = time.monotonic() + self.patience if until is None else until
                if not is_away(error) or time.monotonic() >= until:
                    self._give_up(reason)
                    return
                is_doubtful = is_doubtful or bool(self._batch)
                await asyncio.sleep(AGAIN)

    def _give_up(self, reason: Exception) -> None:
        if not self._batch:  # there is no connection for any of them
            self._batch.extend(self._waiting)
            self._waiting.clear()
        for _, done in self._batch:
            _fail(done, reason)

    async def _connected(self) -> Connection:
        if self._connection is not None and not is_good(self._connection):
            await self._let_go()
        if self._connection is None:
            self._connection = await self._kept.enter_async_context(self._acquire())
        return self._connection

    async def _let_go(self, error: Exception | None = None) -> Exception:
        """Gives the connection back, which may be good no more; returns what the error means."""
        kept, self._kept, self._connection = self._kept, AsyncExitStack(), None
        try:
            await kept.__aexit__(type(error) if error else None, error, error.__traceback__ if error else None)
        except Exception as understood:
            return understood
        return error or StorageError("the connection is closed")

    async def _append(self, connection: Connection, batch: list[Waiting], is_doubtful: bool) -> None:
        """All together; if one of them does not fit, each for itself."""
        try:
            await self._insert(connection, [move for moves, _ in batch for move in moves])
        except (Conflict, Lost):
            await self._append_singly(connection, batch, is_doubtful)
        else:
            for _, done in batch:
                _succeed(done)

    async def _append_singly(self, connection: Connection, batch: list[Waiting], is_doubtful: bool) -> None:
        for moves, done in batch:
            try:
                await self._insert(connection, moves)
            except (Conflict, Lost) as error:
                if is_doubtful and isinstance(error, Conflict) and await are_there(connection, moves):
                    _succeed(done)
                else:
                    _fail(done, error)
            else:
                _succeed(done)

    async def _insert(self, connection: Connection, moves: list[Sent]) -> None:
        begun = time.monotonic()
        await append(connection, moves)
        self.moves += len(moves)
        self.commits += 1
        self.seconds += time.monotonic() - begun


def is_away(error: Exception) -> bool:
    """Whether it may be back in a moment, as one that is being restarted."""
    return isinstance(error.__cause__ if isinstance(error, StorageError) else error, AWAY)


def is_good(connection: Connection) -> bool:
    try:
        return not connection.is_closed()
    except asyncpg.InterfaceError:  # the pool has taken it back, since it was lost
        return False


def _succeed(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error if isinstance(error, StorageError) else StorageError(str(error)))
