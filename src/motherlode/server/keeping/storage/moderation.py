"""Blocks, reports and bans in the SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from motherlode.server.keeping.storage.packing import encode
from motherlode.server.keeping.storage.rows import BanRow, ReportRow

Run = Callable[[sqlite3.Connection], Any]
decode_report = msgspec.json.Decoder(ReportRow).decode


class SqliteModeration:
    def __init__(self, write: Callable[[Run], Awaitable[None]], read: Callable[[Run], Awaitable[Any]]) -> None:
        self._write, self._read = write, read

    async def block(self, holder: str, other: str) -> None:
        await self._run("INSERT OR IGNORE INTO blocks VALUES (?, ?)", holder, other)

    async def unblock(self, holder: str, other: str) -> None:
        await self._run("DELETE FROM blocks WHERE holder = ? AND blocked = ?", holder, other)

    async def blocked_by(self, holder: str) -> frozenset[str]:
        return frozenset(row[0] for row in await self._rows("SELECT blocked FROM blocks WHERE holder = ?", holder))

    async def report(self, report: ReportRow) -> None:
        await self._run("INSERT INTO reports (time, body) VALUES (?, ?)", report.time, encode(report).decode())

    async def reports(self, limit: int) -> list[ReportRow]:
        rows = await self._rows("SELECT body FROM reports ORDER BY time DESC, number DESC LIMIT ?", limit)
        return [decode_report(body) for (body,) in rows]

    async def ban(self, ban: BanRow) -> None:
        await self._run("INSERT OR REPLACE INTO bans VALUES (?, ?, ?)", ban.who, ban.time, ban.why)

    async def unban(self, who: str) -> bool:
        there = any(ban.who == who for ban in await self.bans())
        await self._run("DELETE FROM bans WHERE who = ?", who)
        return there

    async def bans(self) -> list[BanRow]:
        return [BanRow(*row) for row in await self._rows("SELECT who, time, why FROM bans ORDER BY time DESC, who")]

    async def _run(self, statement: str, *columns: Any) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(statement, columns)

        await self._write(work)

    async def _rows(self, query: str, *columns: Any) -> list[Any]:
        rows: list[Any] = await self._read(lambda connection: connection.execute(query, columns).fetchall())
        return rows
