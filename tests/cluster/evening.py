"""Many play at a site while it is broken in every way, and what they saw is compared with what was kept."""

import asyncio
import copy
import json
import time
from typing import Any

from motherlode.server.keeping.restoring import restored_match
from motherlode.server.keeping.storage import Stored
from motherlode.server.keeping.storage.postgres import PostgresStorage
from tests.cluster.site import TestSite
from tests.server.coming_back import Player, new_table

AGAIN = {"storage-failed", "stuck", "moved"}
"""Refusals after which the same act is sent again."""
BEHIND = 0.05
PATIENCE = 180.0


class SitePlayer(Player):
    """Comes back to whatever node there is, and sends again what was not acknowledged."""

    behind = BEHIND
    longest = 0.0
    """Seconds that he waited to be answered."""

    async def hear(self, line: Any, frame: Any) -> None:
        if frame["frame"] == "refused" and frame["code"] in AGAIN:
            raise ConnectionResetError
        if frame["frame"] == "ack" and self.pending and self.pending["id"] == frame["id"]:
            self.longest = max(self.longest, time.monotonic() - self.sent)
        await super().hear(line, frame)

    async def act(self, line: Any, decision: Any) -> None:
        if decision and self.pending is None:
            await asyncio.sleep(BEHIND)
            self.sent = time.monotonic()
        await super().act(line, decision)


class Evening:
    """Tables that are played at; where a game is over, another begins."""

    def __init__(self, site: TestSite, tables: int, bots: bool = False) -> None:
        self.site, self._count, self._bots = site, tables, bots
        self.tables: dict[str, list[SitePlayer]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def players(self) -> list[SitePlayer]:
        return [player for seats in self.tables.values() for player in seats]

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def begin(self) -> None:
        for number in range(self._count):
            await self._open(with_bot=self._bots and number == 0)

    async def _open(self, with_bot: bool) -> None:
        table, keys = await new_table(self.site, with_bot)
        self.tables[table] = [SitePlayer(self.site, table, seat, key) for seat, key in enumerate(keys)]
        self._tasks += [asyncio.create_task(player.play()) for player in self.tables[table]]

    async def go_on(self, moves: int) -> None:
        """Until so many more are acknowledged at every table where the game is not over."""
        before, end = {table: self._made(table) for table in self.tables}, time.monotonic() + PATIENCE
        while any(self._made(table) < count + moves and not self._over(table) for table, count in before.items()):
            self._raise()
            assert time.monotonic() < end, "the games do not go on"
            await asyncio.sleep(BEHIND)
        while sum(not self._over(table) for table in self.tables) < self._count:
            await self._open(with_bot=False)

    def _made(self, table: str) -> int:
        return sum(len(player.acknowledged) for player in self.tables[table])

    def _over(self, table: str) -> bool:
        return all(player.over for player in self.tables[table])

    def _raise(self) -> None:
        for task in self._tasks:
            if task.done() and not task.cancelled() and (error := task.exception()) is not None:
                raise error

    async def end(self) -> None:
        for player in self.players:
            player.stop = True
        await asyncio.wait(self._tasks)
        self._raise()

    async def check(self) -> int:
        """Every acknowledged move is there, once, at its version; everybody saw what his seat may see of it, and
        nothing else. Returns how many moves were kept."""
        storage = await PostgresStorage.open(self.site.postgres.url())
        kept = 0
        for table, players in self.tables.items():
            stored = await storage.load(table)
            assert stored is not None
            check_moves(stored, players)
            check_views(stored, players)
            kept += len(stored.moves)
        await storage.close()
        return kept


def check_moves(stored: Stored, players: list[SitePlayer]) -> None:
    assert [move.version for move in stored.moves] == list(range(len(stored.moves)))
    ids = [(move.seat, move.id) for move in stored.moves if move.id is not None]
    assert len(ids) == len(set(ids))
    versions = {(move.seat, move.id): move.version for move in stored.moves}
    for player in players:
        for mark, version in player.acknowledged.items():
            assert versions[player.seat, mark] == version


def check_views(stored: Stored, players: list[SitePlayer]) -> None:
    for player in players:
        if player.view is None:
            continue
        seen = Stored(stored.row, copy.deepcopy(stored.moves[: player.version + 1]), [], [])
        assert player.view == json.loads(json.dumps(restored_match(seen, 8, 0).view(player.seat)))
