"""Lets bots move and speak at a table, at a pace that people can follow."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from motherlode import MotherlodeError
from motherlode.server.errors import TableError
from motherlode.server.keeping.storage import StorageError
from motherlode.server.limits import PACES
from motherlode.server.line.frames import Remark
from motherlode.server.table import thinking
from motherlode.server.table.match import Match

if TYPE_CHECKING:
    from motherlode.server.table.table import Table

log = logging.getLogger("motherlode.server")


class BotSeats:
    """Bots move while somebody watches; at a table that nobody watches, nothing happens and nothing is spent."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._task: asyncio.Task[None] | None = None
        self._answering: set[tuple[int, int]] = set()
        """The seats that think about the window that is open, each with its version."""

    def to_move(self) -> int | None:
        """The first seat asked that a bot plays."""
        table = self.table
        if not self._may_move() or table.match is None or table.match.window is not None:
            return None
        return next((seat for seat in table.match.asked if table.row.seats[seat].bot is not None), None)

    def _may_move(self) -> bool:
        return self.table.row.status == "playing" and bool(self.table.connections)

    def look(self) -> None:
        if self._task is None and self.to_move() is not None:
            self._task = self.table.spawn(self._run())
        match = self.table.match
        if match is not None and match.window is not None and self._may_move():
            self._answer_window(match)

    def _answer_window(self, match: Match) -> None:
        self._answering = {(version, seat) for version, seat in self._answering if version == match.version}
        for seat in match.asked:
            if self.table.row.seats[seat].bot is not None and (match.version, seat) not in self._answering:
                self._answering.add((match.version, seat))
                self.table.spawn(self._answer(match, match.version, seat))

    async def _answer(self, match: Match, version: int, seat: int) -> None:
        """What a bot thinks in a window counts when it closes, like everybody's; it says nothing about it."""
        action = await self._choose(seat)
        async with self.table.lock:
            if self.table.match is match and match.version == version and seat in match.asked:
                match.collect(seat, action, None)

    async def _run(self) -> None:
        try:
            while (seat := self.to_move()) is not None:
                try:
                    await self._move(seat)
                except (StorageError, MotherlodeError) as error:
                    log.warning("a bot could not move at table %s: %s", self.table.row.id, error)
                    await asyncio.sleep(self.table.limits.retry)
        finally:
            self._task = None

    async def _move(self, seat: int) -> None:
        table, match = self.table, self.table.match
        assert match is not None
        version, loop = match.version, asyncio.get_running_loop()
        ready = loop.time() + PACES[table.row.settings.pace]
        action = await self._choose(seat)
        await asyncio.sleep(max(0.0, ready - loop.time()))
        async with table.lock:
            if table.match is match and match.version == version and self.to_move() == seat:
                await table.move(seat, action)
                if not match.over:
                    table.spawn(self._speak(seat))

    async def _choose(self, seat: int) -> dict[str, Any]:
        """What the bot wants; the default answer if it fails or takes too long."""
        match, name = self.table.match, self.table.row.seats[seat].bot
        assert match is not None
        legal = match.state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        heard = self.table.talk.heard(match.round_began)
        thought = self.table.thinkers.ask(thinking.choose, name, self._seed(seat), match.view(seat), legal, heard)
        try:
            action = await asyncio.wait_for(thought, self.table.limits.think)
        except Exception:
            log.exception("bot %s failed at table %s", name, self.table.row.id)
            action = None
        return action if action in legal else match.state.default(seat)

    async def _speak(self, seat: int) -> None:
        match, name = self.table.match, self.table.row.seats[seat].bot
        if match is None or name is None or match.resting:
            return
        heard = self.table.talk.heard(match.round_began)
        try:
            remarks = await self.table.thinkers.ask(thinking.remark, name, self._seed(seat), match.view(seat), heard)
            for plain in remarks:
                async with self.table.lock:
                    await self.table.speak(seat, msgspec.convert(plain, Remark), None, None)
        except TableError:
            return  # claims are off at this table, or it has ended
        except Exception:
            log.exception("bot %s could not speak at table %s", name, self.table.row.id)

    def _seed(self, seat: int) -> int:
        """A seed of its own for each seat; nothing can be told from it about the game's."""
        return int.from_bytes(hashlib.sha256(f"{self.table.row.seed}/{seat}".encode()).digest()[:6], "big")
