"""Who runs which table: a lease for each, good as long as its node gives signs of life. Time is the database's."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from motherlode.server.keeping.storage.postgres.storage import Fence, PostgresStorage, can_be
from motherlode.server.keeping.storage.rows import MoveRow, Stored, TableRow, TalkRow

LASTS = 3.0
"""Seconds after its last sign of life until a node counts as dead, and others may run its tables."""
FORGOTTEN = 3600.0
"""Seconds until nothing is left of a dead node."""
FUTURE = 20
"""Seconds: who will live for longer than that gave its sign before the clock was set back."""
BURY = """
WITH dead AS (DELETE FROM nodes WHERE until < clock_timestamp() - $1 * interval '1 second' RETURNING id)
DELETE FROM leases WHERE node IN (SELECT id FROM dead)
"""
ALIVE = f"until BETWEEN clock_timestamp() AND clock_timestamp() + interval '{FUTURE} seconds'"
BEAT = f"""
INSERT INTO nodes VALUES ($1, $2, clock_timestamp() + $3 * interval '1 second', $4, $5)
ON CONFLICT (id) DO UPDATE SET until = excluded.until
RETURNING (SELECT usable_from FROM form),
    EXISTS (SELECT 1 FROM nodes AS other WHERE other.id <> $1 AND other.address = $2 AND {ALIVE})
"""
CLAIM = f"""
INSERT INTO leases AS held (game, node, epoch) SELECT id, $2, nextval('epochs') FROM tables WHERE id = $1
ON CONFLICT (game) DO UPDATE SET node = excluded.node, epoch = excluded.epoch
WHERE $3 OR held.node = $2
    OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = held.node AND {ALIVE})
RETURNING epoch
"""
HOLDER = "SELECT nodes.id, address FROM leases JOIN nodes ON nodes.id = leases.node WHERE game = $1"
NEWER = f"SELECT id, address FROM nodes WHERE {ALIVE} AND rules >= $1 ORDER BY rules DESC, id LIMIT 1"
LEADER = f"SELECT id FROM nodes WHERE {ALIVE} ORDER BY id LIMIT 1"


class Holder(NamedTuple):
    node: str
    address: str


async def nodes_of(storage: PostgresStorage) -> list[Holder]:
    """Those that are alive."""
    async with storage.connection() as connection:
        return [Holder(*row) for row in await connection.fetch(f"SELECT id, address FROM nodes WHERE {ALIVE}")]


async def holders_of(storage: PostgresStorage) -> dict[str, str]:
    """Where each table is run that is run by a living node."""
    query = f"SELECT game, address FROM leases JOIN nodes ON nodes.id = leases.node WHERE {ALIVE}"
    async with storage.connection() as connection:
        return {row["game"]: row["address"] for row in await connection.fetch(query)}


class Answer(NamedTuple):
    """What the database says to a sign of life."""

    usable_from: int
    """The oldest form whose nodes can use it."""
    has_twin: bool
    """Whether another node that is alive says that it is reached where we are."""


class Leases:
    """Those of one node. Epochs only grow, also where a lease was forgotten in between."""

    def __init__(self, storage: PostgresStorage, address: str, rules: int, release: str, lasts: float = LASTS) -> None:
        """`address`: where the other nodes reach this one, `host:port`."""
        self.storage, self.address, self.lasts = storage, address, lasts
        self.node = secrets.token_hex(8)
        self._rules, self._release = rules, release

    async def beat(self) -> Answer:
        """A sign of life."""
        async with self.storage.connection() as connection:
            (row,) = await connection.fetch(BEAT, self.node, self.address, self.lasts, self._rules, self._release)
            return Answer(*row)

    async def bury(self) -> None:
        async with self.storage.connection() as connection:
            await connection.execute(BURY, FORGOTTEN)

    async def claim(self, table: str, force: bool = False) -> int | Holder | None:
        """The epoch of our lease, or else who holds it; None if there is no such table, or it has just been let go."""
        if not can_be(table):
            return None
        async with self.storage.connection() as connection:
            epoch: int | None = await connection.fetchval(CLAIM, table, self.node, force)
            if epoch is not None:
                return epoch
            found = await connection.fetchrow(HOLDER, table)
            return None if found is None else Holder(*found)

    async def release(self, table: str, epoch: int) -> None:
        async with self.storage.connection() as connection:
            await connection.execute("DELETE FROM leases WHERE game = $1 AND epoch = $2", table, epoch)

    async def held(self) -> dict[str, int]:
        """Our tables and the epochs of their leases."""
        async with self.storage.connection() as connection:
            rows = await connection.fetch("SELECT game, epoch FROM leases WHERE node = $1", self.node)
            return {row["game"]: row["epoch"] for row in rows}

    async def epoch_of(self, table: str) -> int | None:
        """That of its lease, whoever holds it."""
        async with self.storage.connection() as connection:
            epoch: int | None = await connection.fetchval("SELECT epoch FROM leases WHERE game = $1", table)
            return epoch

    async def node_with(self, rules: int) -> Holder | None:
        """One that is alive and has these rules, or newer ones."""
        async with self.storage.connection() as connection:
            found = await connection.fetchrow(NEWER, rules)
            return None if found is None else Holder(*found)

    async def leads(self) -> bool:
        """Whether this node does what only one of them has to do."""
        async with self.storage.connection() as connection:
            leader: str | None = await connection.fetchval(LEADER)
            return leader == self.node

    async def leave(self) -> None:
        """Everything may be taken by others at once."""
        async with self.storage.connection() as connection, connection.transaction():
            await connection.execute("DELETE FROM leases WHERE node = $1", self.node)
            await connection.execute("DELETE FROM nodes WHERE id = $1", self.node)


class Held:
    """The storage of one table, for the node that runs it: every append is fenced by its lease."""

    def __init__(self, storage: PostgresStorage, table: str, epoch: int) -> None:
        self._storage, self.epoch = storage, epoch
        self._fence: Fence = table, epoch

    async def change(self, row: TableRow, *moves: MoveRow) -> None:
        await self._storage.change(row, *moves, fence=self._fence)

    async def cut(self, row: TableRow, after: int) -> None:
        await self._storage.cut(row, after, self._fence)

    async def append_move(self, *moves: MoveRow) -> None:
        await self._storage.append_move(*moves, fence=self._fence)

    async def append_answer(self, answer: MoveRow) -> None:
        await self._storage.append_answer(answer, self._fence)

    async def append_talk(self, talk: TalkRow) -> None:
        await self._storage.append_talk(talk, self._fence)

    async def load(self, table: str) -> Stored | None:
        return await self._storage.load(table)
