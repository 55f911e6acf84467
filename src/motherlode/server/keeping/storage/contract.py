"""What a storage promises; `tests/server/storage_contract.py` checks it for each of them.

Every method that changes something returns only when the change is on disk, and raises otherwise: then nothing of
it was kept. Moves are unique by table and version, rows change from one revision to the next, and whoever comes second
gets `Conflict` and has to load the table again.
"""

from collections.abc import Collection
from pathlib import Path
from typing import NamedTuple, Protocol

from motherlode.server.keeping.storage.rows import BanRow, MoveRow, ReportRow, Stored, TableRow, TalkRow


class StorageError(Exception):
    """The change could not be kept: the disk is full, the database locked or broken."""


class Conflict(StorageError):
    """Somebody else was first."""


class Lost(StorageError):
    """Another node runs the table now; it is not ours to change any more."""


class NewerFile(StorageError):
    """It was made by a newer version of the program."""

    def __init__(self, path: Path, schema: int, ours: int) -> None:
        super().__init__(f"{path} was made by a newer version (schema {schema}, ours is {ours})")
        self.path, self.schema, self.ours = path, schema, ours


class EmptyFile(StorageError):
    """There is a file and nothing in it: that is no new site, something has been lost."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is empty")
        self.path = path


class Aged(NamedTuple):
    """How many tables are marked as old, and how many were dropped."""

    marked: int
    dropped: int


class Keeping(Protocol):
    """What one table needs of a storage. With several nodes, that of a node which runs the table no more keeps nothing
    and raises `Lost`."""

    async def change(self, row: TableRow, *moves: MoveRow) -> None:
        """The table as it is now, with moves that belong to the change: all or nothing. `Conflict` if `row.revision` is
        not one more than the kept one, or a move is there."""

    async def append_move(self, *moves: MoveRow) -> None:
        """The next move, or several that belong together: all or none. `Conflict` if there is one with that version."""

    async def append_answer(self, answer: MoveRow) -> None:
        """An answer in an open window; those of the table's earlier windows are forgotten. `Conflict` if that seat has
        answered in it."""

    async def append_talk(self, talk: TalkRow) -> None:
        """Something said; `Conflict` if that number is taken."""

    async def cut(self, row: TableRow, after: int) -> None:
        """The table as it is now, and no move after that version nor answer to it: only for who repairs a table.
        `Conflict` as for `change`."""

    async def load(self, table: str) -> Stored | None:
        """Everything of a table, moves and talk in order."""


class Moderation(Protocol):
    """What keeps people from each other, by the prints of their browser keys."""

    async def block(self, holder: str, other: str) -> None:
        """The first does not want to meet the second; again changes nothing."""

    async def unblock(self, holder: str, other: str) -> None: ...

    async def blocked_by(self, holder: str) -> frozenset[str]:
        """Whom he has blocked."""

    async def report(self, report: ReportRow) -> None: ...

    async def reports(self, limit: int) -> list[ReportRow]:
        """The newest first."""

    async def ban(self, ban: BanRow) -> None:
        """In place of an earlier one of the same."""

    async def unban(self, who: str) -> bool:
        """Whether there was such a ban."""

    async def bans(self) -> list[BanRow]:
        """The newest first."""


class Storage(Keeping, Protocol):
    @property
    def moderation(self) -> Moderation: ...

    async def create(self, row: TableRow) -> None:
        """A new table; `Conflict` if there is one of that id."""

    async def recent(self, limit: int) -> list[TableRow]:
        """All tables, the newest first."""

    async def listed(self, limit: int) -> list[TableRow]:
        """Tables that are listed and wait for players, the newest first."""

    async def tables_of(self, holder: str, limit: int) -> list[TableRow]:
        """Tables where a browser holds a seat, the newest first."""

    async def age(self, before: int, seconds: int, respite: int, spared: Collection[str] = ()) -> Aged:
        """The server has run for so many seconds more. Mark the tables at which nothing was made, moved or said since
        that moment, take the mark from all others, and drop those that have had it for `respite` seconds of running
        but for the `spared`."""

    async def secret(self) -> bytes:
        """Random bytes that this storage was given once, for signing links."""

    async def close(self) -> None:
        """Finish what is under way and let go of the files."""
