"""Tables in one SQLite file: readers in threads of their own, one writer."""

import asyncio
import contextlib
import secrets
import sqlite3
import threading
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from motherlode.server.keeping.storage import ageing
from motherlode.server.keeping.storage.contract import Aged, Conflict, EmptyFile, StorageError
from motherlode.server.keeping.storage.moderation import SqliteModeration
from motherlode.server.keeping.storage.packing import (
    chance_of,
    columns_of,
    decode_row,
    encode,
    holders_of,
    now,
    plain_of,
    rows_of,
    text_of,
)
from motherlode.server.keeping.storage.rows import MoveRow, Stored, TableRow, TalkRow
from motherlode.server.keeping.storage.schema import prepare
from motherlode.server.keeping.storage.writer import Work, Writer, insert_moves

Result = TypeVar("Result")


class SqliteStorage:
    def __init__(self, path: Path, patience: float = 5.0) -> None:
        """Opens the file or makes it; `StorageError` if that cannot be. `patience`: seconds to wait for a lock."""
        self.path = path
        self.patience = patience
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.is_file() and path.stat().st_size == 0:
                raise EmptyFile(path)
            connection = self._connect()
            prepare(connection, path)
        except (sqlite3.Error, OSError) as error:
            raise StorageError(f"{path}: {error}") from error
        self._writer = Writer(connection)
        self._readers = threading.local()
        self._open: list[sqlite3.Connection] = []
        self.moderation = SqliteModeration(self._write, self._read)

    # ---- writing

    async def create(self, row: TableRow) -> None:
        def work(connection: sqlite3.Connection) -> None:
            columns = (row.id, row.revision, row.created, row.status, row.settings.listed, encode(row).decode())
            connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", columns)
            _keep_holders(connection, row.id, holders)

        holders = holders_of(row)
        await self._write(work)

    async def change(self, row: TableRow, *moves: MoveRow) -> None:
        await self._change(row, *moves)

    async def cut(self, row: TableRow, after: int) -> None:
        await self._change(row, after=after)

    async def _change(self, row: TableRow, *moves: MoveRow, after: int | None = None) -> None:
        def work(connection: sqlite3.Connection) -> None:
            changed = connection.execute(
                "UPDATE tables SET revision = ?, status = ?, listed = ?, body = ? WHERE id = ? AND revision = ?",
                columns,
            )
            if changed.rowcount != 1:
                raise Conflict(f"table {row.id} has changed")
            insert_moves(connection, made)
            if after is not None:
                _run(connection, "DELETE FROM moves WHERE game = ? AND version > ?", (row.id, after))
                _run(connection, "DELETE FROM answers WHERE game = ?", (row.id,))
            _keep_holders(connection, row.id, holders)

        columns = (row.revision, row.status, row.settings.listed, encode(row).decode(), row.id, row.revision - 1)
        holders, made = holders_of(row), columns_of(moves)
        await self._write(work)

    async def append_move(self, *moves: MoveRow) -> None:
        await self._writer.do(columns_of(moves))

    async def append_answer(self, answer: MoveRow) -> None:
        def work(connection: sqlite3.Connection) -> None:
            _run(connection, "DELETE FROM answers WHERE game = ? AND version < ?", (answer.table, answer.version))
            _insert(connection, "answers", columns)

        columns = (answer.table, answer.version, answer.seat, text_of(answer.action), answer.id)
        await self._write(work)

    async def append_talk(self, talk: TalkRow) -> None:
        columns = (talk.table, talk.number, talk.seat, talk.at, text_of(talk.remark), talk.text, talk.id, now())
        await self._write(lambda connection: _insert(connection, "talk", columns))

    async def age(self, before: int, seconds: int, respite: int, spared: Collection[str] = ()) -> Aged:
        counts: list[int] = []

        def work(connection: sqlite3.Connection) -> None:
            ran = ageing.run_on(connection, seconds)
            marked = ageing.mark(connection, before, ran)
            dropped = ageing.drop(connection, ran - respite, spared)
            counts[:] = marked - dropped, dropped

        await self._write(work)
        return Aged(*counts)

    async def _write(self, work: Work) -> None:
        await self._writer.do(work)

    # ---- reading

    async def load(self, table: str) -> Stored | None:
        def read(connection: sqlite3.Connection) -> Stored | None:
            connection.execute("BEGIN")
            row = connection.execute("SELECT body FROM tables WHERE id = ?", (table,)).fetchone()
            moves = connection.execute(
                "SELECT version, seat, action, id, chance FROM moves WHERE game = ? ORDER BY version", (table,)
            ).fetchall()
            talk = connection.execute(
                "SELECT number, seat, at, remark, text, id FROM talk WHERE game = ? ORDER BY number", (table,)
            ).fetchall()
            answers = connection.execute(
                "SELECT version, seat, action, id FROM answers WHERE game = ? ORDER BY version, seat", (table,)
            ).fetchall()
            if row is None:
                return None
            return Stored(
                decode_row(row[0]),
                _moves(table, moves),
                [TalkRow(table, number, seat, at, plain_of(remark), *rest) for number, seat, at, remark, *rest in talk],
                _moves(table, answers),
            )

        return await self._read(read)

    async def recent(self, limit: int) -> list[TableRow]:
        query = "SELECT body FROM tables ORDER BY created DESC LIMIT ?"
        return await self._read(lambda connection: _rows(connection.execute(query, (limit,))))

    async def listed(self, limit: int) -> list[TableRow]:
        query = "SELECT body FROM tables WHERE listed AND status = 'waiting' ORDER BY created DESC LIMIT ?"
        return await self._read(lambda connection: _rows(connection.execute(query, (limit,))))

    async def tables_of(self, holder: str, limit: int) -> list[TableRow]:
        query = (
            "SELECT body FROM holders JOIN tables ON tables.id = holders.game WHERE holder = ? "
            "ORDER BY created DESC LIMIT ?"
        )
        return await self._read(lambda connection: _rows(connection.execute(query, (holder, limit))))

    async def secret(self) -> bytes:
        def read(connection: sqlite3.Connection) -> bytes | None:
            row = connection.execute("SELECT value FROM secrets WHERE name = 'links'").fetchone()
            return None if row is None else bytes(row[0])

        new = secrets.token_bytes(32)
        if (known := await self._read(read)) is None:
            await self._write(
                lambda connection: _run(connection, "INSERT OR IGNORE INTO secrets VALUES ('links', ?)", (new,))
            )
            known = await self._read(read)
        return known or new

    async def _read(self, read: Callable[[sqlite3.Connection], Result]) -> Result:
        def run() -> Result:
            connection: sqlite3.Connection | None = getattr(self._readers, "connection", None)
            if connection is None:
                connection = self._readers.connection = self._connect()
                self._open.append(connection)
            try:
                return read(connection)
            finally:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")

        try:
            return await asyncio.to_thread(run)
        except (sqlite3.Error, msgspec.DecodeError) as error:
            raise StorageError(str(error)) from error

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, self.patience, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA temp_store = MEMORY")  # else many moves in one statement make a file
        return connection

    async def close(self) -> None:
        await self._writer.close()
        for connection in self._open:
            with contextlib.suppress(sqlite3.Error):
                connection.close()


def _keep_holders(connection: sqlite3.Connection, table: str, holders: list[str]) -> None:
    connection.execute("DELETE FROM holders WHERE game = ?", (table,))
    for holder in holders:
        connection.execute("INSERT INTO holders VALUES (?, ?)", (holder, table))


def _insert(connection: sqlite3.Connection, table: str, columns: tuple[Any, ...]) -> None:
    connection.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(columns))})", columns)


def _run(connection: sqlite3.Connection, statement: str, columns: tuple[Any, ...]) -> None:
    connection.execute(statement, columns)


def _rows(cursor: sqlite3.Cursor) -> list[TableRow]:
    return rows_of(body for (body,) in cursor)


def _moves(table: str, rows: list[Any]) -> list[MoveRow]:
    return [
        MoveRow(table, version, seat, plain_of(action), mark, *map(chance_of, chance))
        for version, seat, action, mark, *chance in rows
    ]
