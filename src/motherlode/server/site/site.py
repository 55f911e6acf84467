"""A site of many nodes, as one of them sees it: the database, the bus, and where the others reach it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode import __version__
from motherlode.server.keeping.restoring import current_rules
from motherlode.server.keeping.storage.postgres import PostgresStorage
from motherlode.server.keeping.storage.postgres.leases import Leases
from motherlode.server.site.bus import Bus
from motherlode.server.site.forwarding import App, Forwarding
from motherlode.server.site.node import Node
from motherlode.server.site.thinkers import SharedThinkers
from motherlode.server.table.thinking import Thinkers

if TYPE_CHECKING:
    from motherlode.server.line.lines import Lines
    from motherlode.server.table.registry import TableRegistry


class Site:
    node: Node
    forwarding: Forwarding
    thinkers: SharedThinkers

    def __init__(self, database: str, bus: str | None, address: str = "") -> None:
        """`address`: where the other nodes reach this one, `host:port`."""
        self._database, self._bus, self.address = database, bus, address

    async def check(self) -> None:
        """Brings the database to our form; `StorageError` if it cannot be used."""
        storage = await PostgresStorage.open(self._database)
        await storage.close()

    async def open(self, thinkers: Thinkers | None = None) -> PostgresStorage:
        """`thinkers`: where bots think when no worker does it."""
        storage = await PostgresStorage.open(self._database)
        bus = Bus(self._bus)
        self.node = Node(Leases(storage, self.address, current_rules(), __version__), bus)
        self.thinkers = SharedThinkers(bus, thinkers or Thinkers())
        return storage

    async def join(self, app: App, registry: TableRegistry, lines: Lines, secret: bytes) -> App:
        """From now on tables are run here; returns the app for all requests."""
        self.forwarding = Forwarding(app, self.node, registry, lines, secret)
        await self.node.come(registry)
        return self.forwarding

    def state(self) -> dict[str, bool]:
        node = getattr(self, "node", None)
        if node is None:
            return {"serving": False, "database": False, "bus": False}
        return {"serving": not node.is_leaving, "database": not node.is_cut_off, "bus": node.bus.is_connected}

    async def leave(self) -> None:
        await self.node.hand_over()
