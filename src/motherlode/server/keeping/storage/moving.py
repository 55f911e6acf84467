"""Everything that is kept, row by row, in a form that is the same for every storage: for backups, and for a site that
moves from a file to a database or back."""

from __future__ import annotations

import gzip
import os
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from motherlode.server.keeping.storage.contract import StorageError
from motherlode.server.keeping.storage.packing import plain_of, text_of
from motherlode.server.keeping.storage.sqlite import SqliteStorage
from motherlode.server.keeping.storage.writer import transaction

if TYPE_CHECKING:
    from motherlode.server.keeping.storage.postgres import PostgresStorage

KEPT = {
    "tables": ("id", "revision", "created", "status", "listed", "body"),
    "holders": ("holder", "game"),
    "moves": ("game", "version", "seat", "action", "id", "time", "chance"),
    "answers": ("game", "version", "seat", "action", "id"),
    "talk": ("game", "number", "seat", "at", "remark", "text", "id", "time"),
    "old": ("game", "ran", "happened"),
    "running": ("one", "seconds"),
    "secrets": ("name", "value"),
    "blocks": ("holder", "blocked"),
    "reports": ("time", "body"),
    "bans": ("who", "time", "why"),
}
"""What is kept and its columns. Who runs a table is of the moment, and stays where it is."""
MARKED = {"moves", "answers", "talk"}
"""Where the column `id` is a client's name for something: JSON in PostgreSQL, which takes not every letter."""
FORM = 1
MANY = 500
"""Rows that are written together."""
AT_LEISURE = "SET LOCAL idle_in_transaction_session_timeout = 0"
"""The other side of a move may be a slow disk, or a file that is looked through first."""

Row = tuple[str, tuple[Any, ...]]
"""What it is a row of, and its columns."""


class NotEmpty(StorageError):
    """There are tables in it already."""


class BadBackup(StorageError):
    """It is no backup of ours, or not all of one."""


# ---- a file of SQLite


def rows_of_file(path: Path) -> Iterator[Row]:
    """As they are at one moment, also while a server is at work there."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        for kept, columns in KEPT.items():
            if kept not in there:  # a file that a newer release has not opened yet
                continue
            for row in connection.execute(f"SELECT {', '.join(columns)} FROM {kept}"):
                yield kept, _neutral(kept, row)


async def fill_file(path: Path, rows: AsyncIterator[Row]) -> Counter[str]:
    """All of them or none; `NotEmpty` if something is there."""
    await SqliteStorage(path).close()  # of our form from now on
    written: Counter[str] = Counter()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection, transaction(connection):
        if connection.execute("SELECT count(*) FROM tables").fetchone()[0]:
            raise NotEmpty(str(path))
        for kept in KEPT:
            connection.execute(f"DELETE FROM {kept}")
        async for kept, row in rows:
            places = ", ".join("?" * len(row))
            connection.execute(f"INSERT INTO {kept} ({', '.join(KEPT[kept])}) VALUES ({places})", row)
            written[kept] += 1
    return written


def _neutral(kept: str, row: tuple[Any, ...]) -> tuple[Any, ...]:
    """Truth values as such, in one storage and in the other."""
    return tuple(bool(value) if name == "listed" else value for name, value in zip(KEPT[kept], row, strict=True))


# ---- a database


async def rows_of_database(storage: PostgresStorage) -> AsyncIterator[Row]:
    """As they are at one moment, whatever nodes do meanwhile."""
    async with storage.connection() as connection, connection.transaction(isolation="repeatable_read", readonly=True):
        await connection.execute(AT_LEISURE)
        for kept, columns in KEPT.items():
            async for row in connection.cursor(f"SELECT {', '.join(columns)} FROM {kept}", prefetch=MANY):
                yield kept, _with_mark(kept, tuple(row), plain_of)


async def fill_database(storage: PostgresStorage, rows: AsyncIterator[Row]) -> Counter[str]:
    """All of them or none; `NotEmpty` if something is there."""
    written: Counter[str] = Counter()
    async with storage.connection() as connection, connection.transaction():
        await connection.execute(AT_LEISURE)
        if await connection.fetchval("SELECT count(*) FROM tables"):
            raise NotEmpty("the database")
        for kept in KEPT:
            await connection.execute(f"DELETE FROM {kept}")
        waiting: list[tuple[Any, ...]] = []
        last = ""

        async def write() -> None:
            if waiting:
                await connection.copy_records_to_table(last, records=waiting, columns=KEPT[last], timeout=None)
                written[last] += len(waiting)
                waiting.clear()

        async for kept, row in rows:
            if kept != last or len(waiting) >= MANY:
                await write()
            last = kept
            waiting.append(_with_mark(kept, row, text_of))
        await write()
    return written


def _with_mark(kept: str, row: tuple[Any, ...], change: Any) -> tuple[Any, ...]:
    if kept not in MARKED:
        return row
    place = KEPT[kept].index("id")
    return (*row[:place], change(row[place]), *row[place + 1 :])


# ---- a backup


async def write_backup(path: Path, rows: AsyncIterator[Row]) -> Counter[str]:
    """The whole file, or nothing under that name. Nobody else may read it: what links are signed with is in it."""
    written: Counter[str] = Counter()
    part = path.with_name(f"{path.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(0o600, exist_ok=False)
        with part.open("wb") as file:
            with gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6) as packed:
                packed.write(_line({"motherlode": "backup", "form": FORM}))
                async for kept, row in rows:
                    packed.write(_line([kept, *row]))
                    written[kept] += 1
                packed.write(_line({"rows": written.total()}))
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return written


async def rows_of_backup(path: Path) -> AsyncIterator[Row]:
    """`BadBackup` if it is none, or was cut off: looked through once before the first row is given."""
    try:
        for _ in _read_backup(path):
            pass
        for row in _read_backup(path):
            yield row
    except (OSError, EOFError, msgspec.MsgspecError, ValueError) as error:
        raise BadBackup(f"{path}: {error}") from error


def _read_backup(path: Path) -> Iterator[Row]:
    count, total = 0, None
    with gzip.open(path) as packed:
        _check_head(packed.readline() or b"null")
        for line in packed:
            content = msgspec.json.decode(line)
            if isinstance(content, dict):
                total = content["rows"]
                continue
            kept, *row = content
            if kept not in KEPT or len(row) != len(KEPT[kept]):
                raise ValueError(f"a row of {kept} that is not known")
            if kept == "secrets":
                row[1] = msgspec.convert(row[1], bytes)
            count += 1
            yield kept, tuple(row)
    if total != count:
        raise ValueError("the end is missing")


def _check_head(head: bytes) -> None:
    if msgspec.json.decode(head) != {"motherlode": "backup", "form": FORM}:
        raise ValueError("this is no backup of this version")


def _line(content: Any) -> bytes:
    return msgspec.json.encode(content) + b"\n"


async def flowing(rows: Iterator[Row]) -> AsyncIterator[Row]:
    for row in rows:
        yield row
