"""One thread that writes: what arrives while a commit runs goes together into the next."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import Any

from motherlode.server.keeping.storage.contract import Conflict, StorageError

Work = Callable[[sqlite3.Connection], None]
Moves = list[tuple[Any, ...]]
Waiting = tuple[Work | Moves, "asyncio.Future[None]"]
"""Work to do on the connection, or the columns of moves that belong together: all moves go in in one statement."""

MOST = 250
"""Changes in one transaction."""
MOVES = "INSERT INTO moves (game, version, seat, action, id, time, chance) VALUES "
PLACES = "(?, ?, ?, ?, ?, ?, ?)"


class Writer:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.queue: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self._collected: list[Waiting] = []
        """What came in this turn of the loop: the thread is woken once for all of it."""
        self.thread = threading.Thread(target=self._run, name="motherlode-writer", daemon=True)
        self.thread.start()

    def do(self, work: Work | Moves) -> "asyncio.Future[None]":
        """Done when it is on disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if not self._collected:
            loop.call_soon(self._hand_over)
        self._collected.append((work, done))
        return done

    def _hand_over(self) -> None:
        if self._collected:
            self.queue.put(self._collected)
            self._collected = []

    async def close(self) -> None:
        self._hand_over()
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    def _run(self) -> None:
        is_last = False
        while not is_last:
            batch, is_last = self._next_batch()
            if batch:
                self._commit(batch)
        self.connection.close()

    def _next_batch(self) -> tuple[list[Waiting], bool]:
        """All that waits, and whether nothing comes after it."""
        batch: list[Waiting] = []
        collected = self.queue.get()
        while collected is not None:
            batch += collected
            if len(batch) >= MOST or self.queue.empty():
                return batch, False
            collected = self.queue.get()
        return batch, True

    def _commit(self, batch: list[Waiting]) -> None:
        try:
            results = self._try_together(batch)
        except Exception as error:
            results = [error] * len(batch)
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            batch[0][1].get_loop().call_soon_threadsafe(_tell, batch, results)

    def _try_together(self, batch: list[Waiting]) -> list[Exception | None]:
        """All in one transaction; if one of them does not fit, each for itself in the next."""
        moves = [move for work, _ in batch if isinstance(work, list) for move in work]
        others = [work for work, _ in batch if not isinstance(work, list)]
        try:
            if others:
                with transaction(self.connection):
                    insert_moves(self.connection, moves)
                    for work in others:
                        work(self.connection)
            else:
                insert_moves(self.connection, moves)
        except (Conflict, sqlite3.IntegrityError):
            return self._try_singly(batch)
        return [None] * len(batch)

    def _try_singly(self, batch: list[Waiting]) -> list[Exception | None]:
        results: list[Exception | None] = []
        with transaction(self.connection):
            for work, _ in batch:
                self.connection.execute("SAVEPOINT one")
                try:
                    if isinstance(work, list):
                        insert_moves(self.connection, work)
                    else:
                        work(self.connection)
                except (Conflict, sqlite3.IntegrityError) as error:
                    self.connection.execute("ROLLBACK TO one")
                    results.append(error)
                else:
                    results.append(None)
                self.connection.execute("RELEASE one")
        return results


def insert_moves(connection: sqlite3.Connection, moves: Moves) -> None:
    """All of them or none: one statement, which outside of a transaction is one by itself."""
    if not moves:
        return
    places = ", ".join([PLACES] * len(moves))
    connection.execute(MOVES + places, [column for move in moves for column in move])


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Any:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def _tell(batch: list[Waiting], results: list[Exception | None]) -> None:
    for (_, done), error in zip(batch, results, strict=True):
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(_as_storage_error(error))


def _as_storage_error(error: Exception) -> StorageError:
    if isinstance(error, StorageError):
        return error
    kind = Conflict if isinstance(error, sqlite3.IntegrityError) else StorageError
    return kind(str(error))
