"""Which tables are run here: all of them, or with several nodes those that this one holds a lease of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from motherlode.server.keeping.storage import Keeping, Storage
from motherlode.server.line.frames import Status

if TYPE_CHECKING:
    from motherlode.server.table.table import Table


class Standing(Struct, frozen=True, array_like=True):
    """How far a table has come."""

    version: int
    status: Status
    asked: tuple[int, ...]
    """The seats that are to act: only for who holds them."""


class Holding(Protocol):
    async def hold(self, table: str) -> Keeping:
        """Its storage, if it is ours to run; `TableError` if it is run elsewhere."""

    async def leave_to_newer(self, table: str, keeping: Keeping, rules: int) -> None:
        """It began by newer rules than ours: `TableError` if a node that has them can run it instead."""

    def let_go(self, table: str, keeping: Keeping) -> None:
        """It left the memory."""

    def note(self, table: Table) -> None:
        """Something may have happened there."""

    def standing(self, table: str) -> Standing | None:
        """How a table that is run elsewhere stands, as far as we have heard."""

    async def leads(self) -> bool:
        """Whether this node does what only one of them has to do."""


class Alone:
    """All tables are ours."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def hold(self, table: str) -> Keeping:
        return self._storage

    async def leave_to_newer(self, table: str, keeping: Keeping, rules: int) -> None: ...

    def let_go(self, table: str, keeping: Keeping) -> None: ...

    def note(self, table: Table) -> None: ...

    def standing(self, table: str) -> Standing | None:
        return None

    async def leads(self) -> bool:
        return True
