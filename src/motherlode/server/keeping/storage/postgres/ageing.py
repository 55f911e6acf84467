"""How old tables go, as in a file of SQLite: see `storage/ageing.py`."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncpg import Connection

RUN_ON = """
INSERT INTO running VALUES (0, $1) ON CONFLICT (one) DO UPDATE SET seconds = running.seconds + $1 RETURNING seconds
"""
MARK = """
WITH untouched AS (
    SELECT id AS game, revision + (SELECT count(*) FROM moves WHERE game = tables.id)
        + (SELECT count(*) FROM talk WHERE game = tables.id) AS happened
    FROM tables WHERE created < $1
    AND NOT EXISTS (SELECT 1 FROM moves WHERE game = tables.id AND time >= $1)
    AND NOT EXISTS (SELECT 1 FROM talk WHERE game = tables.id AND time >= $1)
), touched AS (
    DELETE FROM old WHERE game NOT IN (SELECT game FROM untouched)
)
INSERT INTO old SELECT game, $2, happened FROM untouched
ON CONFLICT (game) DO UPDATE SET ran = excluded.ran, happened = excluded.happened
    WHERE old.happened <> excluded.happened
"""
DUE = "SELECT game FROM old WHERE ran <= $1 AND NOT EXISTS (SELECT 1 FROM leases WHERE game = old.game)"
"""A table that some node runs is in use."""


async def run_on(connection: Connection, seconds: int) -> int:
    """The site has run for so much longer; returns for how long it has run in all."""
    total: int = await connection.fetchval(RUN_ON, seconds)
    return total


async def mark(connection: Connection, before: int, ran: int) -> int:
    """Marks what nobody has touched since that moment, and nothing else; returns how many there are."""
    await connection.execute(MARK, before, ran)
    count: int = await connection.fetchval("SELECT count(*) FROM old")
    return count


async def drop(connection: Connection, ran: int, spared: Collection[str]) -> int:
    """Drops what was marked when the site had run for no longer than that; returns how many there were."""
    marked = await connection.fetch(DUE, ran)
    dropped = [game for (game,) in marked if game not in spared]
    await connection.execute("DELETE FROM tables WHERE id = ANY($1)", dropped)
    for kept in ("holders", "moves", "answers", "talk", "old"):
        await connection.execute(f"DELETE FROM {kept} WHERE game = ANY($1)", dropped)
    return len(dropped)
