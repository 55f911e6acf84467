"""Blocks, reports and bans in the database of a site."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING

from motherlode.server.keeping.storage.moderation import decode_report
from motherlode.server.keeping.storage.packing import encode
from motherlode.server.keeping.storage.rows import BanRow, ReportRow

if TYPE_CHECKING:
    from asyncpg import Connection

BAN = "INSERT INTO bans VALUES ($1, $2, $3) ON CONFLICT (who) DO UPDATE SET time = excluded.time, why = excluded.why"


class PostgresModeration:
    def __init__(self, connection: Callable[[], AbstractAsyncContextManager[Connection]]) -> None:
        self._connection = connection

    async def block(self, holder: str, other: str) -> None:
        async with self._connection() as connection:
            await connection.execute("INSERT INTO blocks VALUES ($1, $2) ON CONFLICT DO NOTHING", holder, other)

    async def unblock(self, holder: str, other: str) -> None:
        async with self._connection() as connection:
            await connection.execute("DELETE FROM blocks WHERE holder = $1 AND blocked = $2", holder, other)

    async def blocked_by(self, holder: str) -> frozenset[str]:
        async with self._connection() as connection:
            rows = await connection.fetch("SELECT blocked FROM blocks WHERE holder = $1", holder)
            return frozenset(row["blocked"] for row in rows)

    async def report(self, report: ReportRow) -> None:
        async with self._connection() as connection:
            body = encode(report).decode()
            await connection.execute("INSERT INTO reports (time, body) VALUES ($1, $2)", report.time, body)

    async def reports(self, limit: int) -> list[ReportRow]:
        async with self._connection() as connection:
            rows = await connection.fetch("SELECT body FROM reports ORDER BY time DESC, number DESC LIMIT $1", limit)
            return [decode_report(row["body"]) for row in rows]

    async def ban(self, ban: BanRow) -> None:
        async with self._connection() as connection:
            await connection.execute(BAN, ban.who, ban.time, ban.why)

    async def unban(self, who: str) -> bool:
        async with self._connection() as connection:
            return await connection.execute("DELETE FROM bans WHERE who = $1", who) == "DELETE 1"

    async def bans(self) -> list[BanRow]:
        async with self._connection() as connection:
            rows = await connection.fetch("SELECT who, time, why FROM bans ORDER BY time DESC, who")
            return [BanRow(*row) for row in rows]
