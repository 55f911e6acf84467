"""Where tables are kept: one small interface; SQLite behind it, or PostgreSQL in `postgres`."""

from motherlode.server.keeping.storage.contract import (
    Aged,
    Conflict,
    EmptyFile,
    Keeping,
    Lost,
    NewerFile,
    Storage,
    StorageError,
)
from motherlode.server.keeping.storage.rows import MoveRow, SeatRow, SettingsRow, Stored, TableRow, TalkRow
from motherlode.server.keeping.storage.sqlite import SqliteStorage

__all__ = [
    "Aged",
    "Conflict",
    "EmptyFile",
    "Keeping",
    "Lost",
    "MoveRow",
    "NewerFile",
    "SeatRow",
    "SettingsRow",
    "SqliteStorage",
    "Storage",
    "StorageError",
    "Stored",
    "TableRow",
    "TalkRow",
]
