"""Who holds a table's lock changes it; what was told meanwhile goes out when it is given back."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from motherlode.server.table.table import Table


class TableLock(asyncio.Lock):
    """So that a change costs one write for each client, and all of them right after one another."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table

    async def __aexit__(self, *failure: object) -> None:
        try:
            for connection in self._table.connections:
                connection.flush()
        finally:
            self.release()
