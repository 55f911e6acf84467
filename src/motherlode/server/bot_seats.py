"""Lets bots move and speak at a table, at a pace that people can follow."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from motherlode import MotherlodeError
from motherlode.server import thinking
from motherlode.server.errors import TableError
from motherlode.server.frames import Remark
from motherlode.server.limits import PACES
from motherlode.server.play import Play
from motherlode.server.storage import StorageError

if TYPE_CHECKING:
    from motherlode.server.table import Table

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
        if not self._may_move() or table.play is None or table.play.window is not None:
            return None
        return next((seat for seat in table.play.asked if table.row.seats[seat].bot is not None), None)

    def _may_move(self) -> bool:
        return self.table.row.status == "playing" and bool(self.table.connections)

    def look(self) -> None:
        if self._task is None and self.to_move() is not None:
            self._task = self.table.spawn(self._run())
        play = self.table.play
        if play is not None and play.window is not None and self._may_move():
            self._answer_window(play)

    def _answer_window(self, play: Play) -> None:
        self._answering = {(version, seat) for version, seat in self._answering if version == play.version}
        for seat in play.asked:
            if self.table.row.seats[seat].bot is not None and (play.version, seat) not in self._answering:
                self._answering.add((play.version, seat))
                self.table.spawn(self._answer(play, play.version, seat))

    async def _answer(self, play: Play, version: int, seat: int) -> None:
        """What a bot thinks in a window counts when it closes, like everybody's; it says nothing about it."""
        action = await self._choose(seat)
        async with self.table.lock:
            if self.table.play is play and play.version == version and seat in play.asked:
                play.collect(seat, action, None)

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
        table, play = self.table, self.table.play
        assert play is not None
        version, loop = play.version, asyncio.get_running_loop()
        ready = loop.time() + PACES[table.row.settings.pace]
        action = await self._choose(seat)
        await asyncio.sleep(max(0.0, ready - loop.time()))
        async with table.lock:
            if table.play is play and play.version == version and self.to_move() == seat:
                await table.move(seat, action)
                if not play.over:
                    table.spawn(self._speak(seat))

    async def _choose(self, seat: int) -> dict[str, Any]:
        """What the bot wants; the default answer if it fails or takes too long."""
        play, name = self.table.play, self.table.row.seats[seat].bot
        assert play is not None
        legal = play.state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        heard = self.table.talk.heard(play.round_began)
        thought = self.table.thinkers.ask(thinking.choose, name, self._seed(seat), play.view(seat), legal, heard)
        try:
            action = await asyncio.wait_for(thought, self.table.limits.think)
        except Exception:
            log.exception("bot %s failed at table %s", name, self.table.row.id)
            action = None
        return action if action in legal else play.state.default(seat)

    async def _speak(self, seat: int) -> None:
        play, name = self.table.play, self.table.row.seats[seat].bot
        if play is None or name is None or play.held is not None:
            return
        heard = self.table.talk.heard(play.round_began)
        try:
            remarks = await self.table.thinkers.ask(thinking.remark, name, self._seed(seat), play.view(seat), heard)
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
