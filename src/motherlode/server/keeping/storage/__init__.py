"""Where tables are kept: one small interface; SQLite behind it, or PostgreSQL in `postgres`."""

from motherlode.server.keeping.storage.contract import (
    Aged,
    Conflict,
    EmptyFile,
    Keeping,
    Lost,
    Moderation,
    NewerFile,
    Storage,
    StorageError,
)
from motherlode.server.keeping.storage.rows import (
    BanRow,
    MoveRow,
    ReportRow,
    SeatRow,
    SettingsRow,
    Stored,
    TableRow,
    TalkRow,
)
from motherlode.server.keeping.storage.sqlite import SqliteStorage

__all__ = [
    "Aged",
    "BanRow",
    "Conflict",
    "EmptyFile",
    "Keeping",
    "Lost",
    "Moderation",
    "MoveRow",
    "NewerFile",
    "ReportRow",
    "SeatRow",
    "SettingsRow",
    "SqliteStorage",
    "Storage",
    "StorageError",
    "Stored",
    "TableRow",
    "TalkRow",
]
