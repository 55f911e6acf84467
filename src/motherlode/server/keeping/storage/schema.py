"""The form of the SQLite file, and how a file of an older form becomes one of ours."""

from __future__ import annotations

import logging
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from motherlode.server.keeping.storage import schema_1
from motherlode.server.keeping.storage.contract import NewerFile
from motherlode.server.keeping.storage.writer import transaction

log = logging.getLogger("motherlode.server")

SCHEMA_VERSION = 2
SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, revision INTEGER NOT NULL, created INTEGER NOT NULL, status TEXT NOT NULL,
    listed INTEGER NOT NULL, body TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS lobby ON tables (created) WHERE listed AND status = 'waiting';
CREATE TABLE IF NOT EXISTS holders (holder TEXT NOT NULL, game TEXT NOT NULL, PRIMARY KEY (holder, game)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS holders_of ON holders (game);
CREATE TABLE IF NOT EXISTS moves (
    game TEXT NOT NULL, version INTEGER NOT NULL, seat INTEGER NOT NULL, action TEXT, id TEXT, time INTEGER NOT NULL,
    chance TEXT, PRIMARY KEY (game, version)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS answers (
    game TEXT NOT NULL, version INTEGER NOT NULL, seat INTEGER NOT NULL, action TEXT, id TEXT,
    PRIMARY KEY (game, version, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS talk (
    game TEXT NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, at INTEGER NOT NULL, remark TEXT, text TEXT,
    id TEXT, time INTEGER NOT NULL, PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS old (game TEXT PRIMARY KEY, ran INTEGER NOT NULL, happened INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS running (one INTEGER PRIMARY KEY, seconds INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS blocks (
    holder TEXT NOT NULL, blocked TEXT NOT NULL, PRIMARY KEY (holder, blocked)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS reports (number INTEGER PRIMARY KEY, time INTEGER NOT NULL, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS bans (who TEXT PRIMARY KEY, time INTEGER NOT NULL, why TEXT NOT NULL) WITHOUT ROWID;
"""


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Makes an empty file one of ours, and one of an older form too; `NewerFile` if it is of a newer one."""
    version = version_of(connection)
    if version > SCHEMA_VERSION:
        raise NewerFile(path, version, SCHEMA_VERSION)
    if version == schema_1.VERSION:
        kept = keep_copy(connection, path, version)
        convert(connection)
        log.warning("%s was converted to schema %d; as it was, it is kept as %s", path, SCHEMA_VERSION, kept)
    connection.execute("PRAGMA journal_mode = WAL")
    with transaction(connection):  # a disk is waited for once, not for each table
        for statement in SCHEMA.split(";"):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def version_of(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def keep_copy(connection: sqlite3.Connection, path: Path, version: int) -> Path:
    """The whole file under another name, or nothing of it."""
    kept = path.with_name(f"{path.stem}.schema-{version}{path.suffix}")
    part = kept.with_suffix(".part")
    try:
        part.unlink(missing_ok=True)
        with closing(sqlite3.connect(part)) as copy:
            connection.backup(copy)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(kept)
    except BaseException:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
    return kept


def convert(connection: sqlite3.Connection) -> None:
    """In one transaction: whatever goes wrong, the file stays as it was."""
    with transaction(connection):
        if version_of(connection) == schema_1.VERSION:  # another process may have been first
            schema_1.convert(connection)
            connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
