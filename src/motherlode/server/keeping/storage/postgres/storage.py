"""Tables in a PostgreSQL database: a few connections that come back by themselves when it was away."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Collection
from typing import TYPE_CHECKING, Any, cast

import asyncpg
import msgspec

from motherlode.server.keeping.storage.contract import Aged, Conflict, Lost, StorageError
from motherlode.server.keeping.storage.packing import (
    chance_of,
    decode_row,
    encode,
    holders_of,
    now,
    plain_of,
    rows_of,
    text_of,
)
from motherlode.server.keeping.storage.postgres import ageing
from motherlode.server.keeping.storage.postgres.appending import Appender
from motherlode.server.keeping.storage.postgres.moderation import PostgresModeration
from motherlode.server.keeping.storage.postgres.moves import append, sent_of
from motherlode.server.keeping.storage.postgres.schema import prepare
from motherlode.server.keeping.storage.rows import MoveRow, Stored, TableRow, TalkRow

if TYPE_CHECKING:
    from asyncpg import Connection, Pool, Record

Fence = tuple[str, int]
"""A table, and the epoch of the lease by which it is run: another one has begun when the table is run elsewhere."""

MOST = 8
"""Connections of one node, each opened when it is needed."""
PATIENCE = 5.0
"""Seconds until a database that does not answer counts as lost."""
SILENCE = 3.0
"""Seconds after which the database gives up a transaction of which it hears no more: a node that stands still, or whose
machine is gone, must not keep others from taking its tables."""

FENCED = "SELECT true FROM leases WHERE game = $1 AND epoch = $2 FOR SHARE"


class PostgresStorage:
    def __init__(self, pool: Pool, patience: float) -> None:
        self._pool = pool
        self._patience = patience
        self.appended = Appender(self.connection)
        self.moderation = PostgresModeration(self.connection)

    @classmethod
    async def open(cls, url: str, patience: float = PATIENCE, silence: float = SILENCE) -> PostgresStorage:
        """Connects, and brings the database to our form; `StorageError` if that cannot be."""
        with _understood():
            pool = await asyncpg.create_pool(
                url,
                min_size=0,
                max_size=MOST,
                timeout=patience,
                command_timeout=patience,
                reset=_keep_as_it_is,
                server_settings={"idle_in_transaction_session_timeout": f"{silence:g}s"},
            )
            assert pool is not None
            storage = cls(pool, patience)
            try:
                async with storage.connection() as connection:
                    await prepare(connection)
            except BaseException:
                pool.terminate()
                raise
            return storage

    @contextlib.asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """Whatever goes wrong on it is a `StorageError`."""
        with _understood():
            async with self._pool.acquire(timeout=self._patience) as connection:
                try:
                    yield cast("Connection", connection)  # the pool's stand-in for one
                except OSError:  # a time-out is one too
                    connection.terminate()
                    raise

    @contextlib.asynccontextmanager
    async def _transaction(self, fence: Fence | None = None) -> AsyncIterator[Connection]:
        """`Lost` if the lease has gone; it cannot be taken before the transaction is over."""
        async with self.connection() as connection, connection.transaction():
            if fence is not None and await connection.fetchval(FENCED, *fence) is None:
                raise Lost(f"table {fence[0]} is run by another node")
            yield connection

    # ---- writing

    async def create(self, row: TableRow) -> None:
        body = encode(row).decode()
        async with self._transaction() as connection:
            await connection.execute(
                "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6)",
                *(row.id, row.revision, row.created, row.status, row.settings.listed, body),
            )
            await _keep_holders(connection, row)

    async def cut(self, row: TableRow, after: int, fence: Fence | None = None) -> None:
        await self._change(row, fence=fence, after=after)

    async def change(self, row: TableRow, *moves: MoveRow, fence: Fence | None = None) -> None:
        await self._change(row, *moves, fence=fence)

    async def _change(
        self, row: TableRow, *moves: MoveRow, fence: Fence | None = None, after: int | None = None
    ) -> None:
        async with self._transaction(fence) as connection:
            changed = await connection.execute(
                "UPDATE tables SET revision = $1, status = $2, listed = $3, body = $4 WHERE id = $5 AND revision = $6",
                *(row.revision, row.status, row.settings.listed, encode(row).decode(), row.id, row.revision - 1),
            )
            if changed != "UPDATE 1":
                raise Conflict(f"table {row.id} has changed")
            if moves:
                await append(connection, sent_of(moves))
            if after is not None:
                await connection.execute("DELETE FROM moves WHERE game = $1 AND version > $2", row.id, after)
                await connection.execute("DELETE FROM answers WHERE game = $1", row.id)
            await _keep_holders(connection, row)

    async def append_move(self, *moves: MoveRow, fence: Fence | None = None) -> None:
        await self.appended.append(sent_of(moves, None if fence is None else fence[1]))

    async def append_answer(self, answer: MoveRow, fence: Fence | None = None) -> None:
        async with self._transaction(fence) as connection:
            await connection.execute(
                "DELETE FROM answers WHERE game = $1 AND version < $2", answer.table, answer.version
            )
            await connection.execute(
                "INSERT INTO answers VALUES ($1, $2, $3, $4, $5)",
                *(answer.table, answer.version, answer.seat, text_of(answer.action), text_of(answer.id)),
            )

    async def append_talk(self, talk: TalkRow, fence: Fence | None = None) -> None:
        async with self._transaction(fence) as connection:
            await connection.execute(
                "INSERT INTO talk VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                *(
                    talk.table,
                    talk.number,
                    talk.seat,
                    talk.at,
                    text_of(talk.remark),
                    talk.text,
                    text_of(talk.id),
                    now(),
                ),
            )

    async def age(self, before: int, seconds: int, respite: int, spared: Collection[str] = ()) -> Aged:
        async with self._transaction() as connection:
            ran = await ageing.run_on(connection, seconds)
            marked = await ageing.mark(connection, before, ran)
            dropped = await ageing.drop(connection, ran - respite, spared)
        return Aged(marked - dropped, dropped)

    # ---- reading

    async def load(self, table: str) -> Stored | None:
        if not can_be(table):
            return None
        async with self.connection() as connection, connection.transaction(isolation="repeatable_read", readonly=True):
            body = await connection.fetchval("SELECT body FROM tables WHERE id = $1", table)
            if body is None:
                return None
            moves = await connection.fetch(
                "SELECT version, seat, action, id, chance FROM moves WHERE game = $1 ORDER BY version", table
            )
            talk = await connection.fetch(
                "SELECT number, seat, at, remark, text, id FROM talk WHERE game = $1 ORDER BY number", table
            )
            answers = await connection.fetch(
                "SELECT version, seat, action, id FROM answers WHERE game = $1 ORDER BY version, seat", table
            )
            return Stored(
                decode_row(body),
                _moves(table, moves),
                [
                    TalkRow(table, number, seat, at, plain_of(remark), text, plain_of(mark))
                    for number, seat, at, remark, text, mark in talk
                ],
                _moves(table, answers),
            )

    async def recent(self, limit: int) -> list[TableRow]:
        return await self._rows("SELECT body FROM tables ORDER BY created DESC LIMIT $1", limit)

    async def listed(self, limit: int) -> list[TableRow]:
        query = "SELECT body FROM tables WHERE listed AND status = 'waiting' ORDER BY created DESC LIMIT $1"
        return await self._rows(query, limit)

    async def tables_of(self, holder: str, limit: int) -> list[TableRow]:
        query = (
            "SELECT body FROM holders JOIN tables ON tables.id = holders.game WHERE holder = $1 "
            "ORDER BY created DESC LIMIT $2"
        )
        return await self._rows(query, holder, limit)

    async def _rows(self, query: str, *arguments: Any) -> list[TableRow]:
        async with self.connection() as connection:
            return rows_of(body for (body,) in await connection.fetch(query, *arguments))

    async def secret(self) -> bytes:
        async with self.connection() as connection:
            await connection.execute(
                "INSERT INTO secrets VALUES ('links', $1) ON CONFLICT DO NOTHING", secrets.token_bytes(32)
            )
            known: bytes = await connection.fetchval("SELECT value FROM secrets WHERE name = 'links'")
            return known

    async def close(self) -> None:
        await self.appended.finish()
        with _understood():
            try:
                async with asyncio.timeout(self._patience):
                    await self._pool.close()
            except TimeoutError:
                self._pool.terminate()


def can_be(name: str) -> bool:
    """Whether the database takes it for a text at all: anybody may ask for any name."""
    return "\0" not in name


async def _keep_as_it_is(connection: Connection) -> None:
    """Nothing that we do leaves anything behind on a connection; looking after it costs a round trip a move."""


@contextlib.contextmanager
def _understood() -> Any:
    try:
        yield
    except StorageError:
        raise
    except asyncpg.UniqueViolationError as error:
        raise Conflict(str(error)) from error
    except (asyncpg.PostgresError, asyncpg.InterfaceError, msgspec.DecodeError, OSError, ValueError) as error:
        raise StorageError(_reason(error)) from error


def _reason(error: Exception) -> str:
    if isinstance(error, TimeoutError):  # it has no words of its own
        return "it does not answer"
    return str(error) or type(error).__name__


async def _keep_holders(connection: Connection, row: TableRow) -> None:
    await connection.execute("DELETE FROM holders WHERE game = $1", row.id)
    if holders := holders_of(row):
        await connection.execute("INSERT INTO holders SELECT unnest($1::text[]), $2", holders, row.id)


def _moves(table: str, rows: list[Record]) -> list[MoveRow]:
    return [
        MoveRow(table, version, seat, plain_of(action), plain_of(mark), *map(chance_of, chance))
        for version, seat, action, mark, *chance in rows
    ]
