"""Tables in one SQLite file: readers in threads of their own, one writer."""

import asyncio
import contextlib
import logging
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from motherlode.server.keeping.storage import ageing
from motherlode.server.keeping.storage.contract import Aged, Conflict, EmptyFile, StorageError
from motherlode.server.keeping.storage.rows import Chance, MoveRow, Stored, TableRow, TalkRow
from motherlode.server.keeping.storage.schema import prepare
from motherlode.server.keeping.storage.writer import Moves, Work, Writer, insert_moves

log = logging.getLogger("motherlode.server")

Result = TypeVar("Result")
encode = msgspec.json.Encoder().encode
_decode_row = msgspec.json.Decoder(TableRow).decode
_decode = msgspec.json.Decoder().decode


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

    # ---- writing

    async def create(self, row: TableRow) -> None:
        def work(connection: sqlite3.Connection) -> None:
            columns = (row.id, row.revision, row.created, row.status, row.settings.listed, encode(row).decode())
            connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", columns)
            _keep_holders(connection, row.id, holders)

        holders = _holders(row)
        await self._write(work)

    async def change(self, row: TableRow, *moves: MoveRow) -> None:
        def work(connection: sqlite3.Connection) -> None:
            changed = connection.execute(
                "UPDATE tables SET revision = ?, status = ?, listed = ?, body = ? WHERE id = ? AND revision = ?",
                columns,
            )
            if changed.rowcount != 1:
                raise Conflict(f"table {row.id} has changed")
            insert_moves(connection, made)
            _keep_holders(connection, row.id, holders)

        columns = (row.revision, row.status, row.settings.listed, encode(row).decode(), row.id, row.revision - 1)
        holders, made = _holders(row), _columns(moves)
        await self._write(work)

    async def append_move(self, *moves: MoveRow) -> None:
        await self._writer.do(_columns(moves))

    async def append_answer(self, answer: MoveRow) -> None:
        def work(connection: sqlite3.Connection) -> None:
            _run(connection, "DELETE FROM answers WHERE game = ? AND version < ?", (answer.table, answer.version))
            _insert(connection, "answers", columns)

        columns = (answer.table, answer.version, answer.seat, _text(answer.action), answer.id)
        await self._write(work)

    async def append_talk(self, talk: TalkRow) -> None:
        columns = (talk.table, talk.number, talk.seat, talk.at, _text(talk.remark), talk.text, talk.id, _now())
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
            connection.execute("COMMIT")
            if row is None:
                return None
            return Stored(
                _decode_row(row[0]),
                _moves(table, moves),
                [TalkRow(table, number, seat, at, _maybe(remark), *rest) for number, seat, at, remark, *rest in talk],
                _moves(table, answers),
            )

        return await self._read(read)

    async def listed(self, limit: int) -> list[TableRow]:
        query = "SELECT body FROM tables WHERE listed AND status = 'waiting' ORDER BY created DESC LIMIT ?"
        return await self._read(lambda connection: _rows(connection.execute(query, (limit,))))

    async def held_by(self, holder: str, limit: int) -> list[TableRow]:
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


def _holders(row: TableRow) -> set[str]:
    return {seat.holder for seat in row.seats if seat.holder}


def _keep_holders(connection: sqlite3.Connection, table: str, holders: set[str]) -> None:
    connection.execute("DELETE FROM holders WHERE game = ?", (table,))
    for holder in sorted(holders):
        connection.execute("INSERT INTO holders VALUES (?, ?)", (holder, table))


def _insert(connection: sqlite3.Connection, table: str, columns: tuple[Any, ...]) -> None:
    connection.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(columns))})", columns)


def _run(connection: sqlite3.Connection, statement: str, columns: tuple[Any, ...]) -> None:
    connection.execute(statement, columns)


def _rows(cursor: sqlite3.Cursor) -> list[TableRow]:
    """All that can be read: a damaged one does not hide the others."""
    rows: list[TableRow] = []
    for (body,) in cursor:
        try:
            rows.append(_decode_row(body))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            log.error("a damaged table was left out of a list: %s", error)
    return rows


def _moves(table: str, rows: list[Any]) -> list[MoveRow]:
    return [
        MoveRow(table, version, seat, _maybe(action), mark, *map(_chance, chance))
        for version, seat, action, mark, *chance in rows
    ]


def _columns(moves: Sequence[MoveRow]) -> Moves:
    now = _now()
    return [
        (move.table, move.version, move.seat, _text(move.action), move.id, now, _text(move.chance or None))
        for move in moves
    ]


def _chance(text: str | None) -> list[Chance]:
    return [] if text is None else [(name, result) for name, result in _decode(text)]


def _text(plain: Any) -> str | None:
    return None if plain is None else encode(plain).decode()


def _maybe(text: str | None) -> Any:
    return None if text is None else _decode(text)


def _now() -> int:
    return int(time.time() * 1000)
