"""Lets bots move and speak at a table, at a pace that people can follow.

They think aside, and what they want comes through the table's queue like what everybody wants.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from motherlode import MotherlodeError
from motherlode.bots.heard import as_heard
from motherlode.bots.talk import ACCUSATIONS, CLAIMS, voice_of
from motherlode.core.types import Action
from motherlode.server.errors import TableError
from motherlode.server.keeping.storage import StorageError
from motherlode.server.limits import PACES
from motherlode.server.line.frames import Remark
from motherlode.server.table import moves, thinking
from motherlode.server.table.match import Match

if TYPE_CHECKING:
    from motherlode.server.table.table import Table

log = logging.getLogger("motherlode.server")


class BotSeats:
    """Bots move while somebody watches; at a table that nobody watches, nothing happens and nothing is spent."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._begun: set[tuple[int, int]] = set()
        """The versions and seats for which a bot thinks, or has thought."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._spoken_to: set[int] = set()
        """The seats that have an answer to give."""
        self._speaking = asyncio.Lock()
        """One after another, so that each has heard what the one before him said."""
        self._not_before = 0.0
        """When a bot may try again after the storage failed, by `time.monotonic()`."""

    def wake(self, table: Table, match: Match | None) -> None:
        """Let those think who are asked now; without a match nobody is."""
        if match is not self._match:
            self._match, self._begun = match, set()
        if match is None:
            return
        if self._begun:
            self._begun = {(version, seat) for version, seat in self._begun if version == match.version}
        for seat in to_move(table, match):
            if (match.version, seat) not in self._begun:
                self._begun.add((match.version, seat))
                self._spawn(self._move(table, match, match.version, seat))

    def hear(self, table: Table, remark: Remark | None) -> None:
        """A bot that somebody accuses, or asks why, answers without waiting for its turn."""
        match = table.match
        if remark is None or remark.says not in ACCUSATIONS or match is None or match.over:
            return
        seat = remark.about
        if seat is None or table.row.seats[seat].bot is None or seat in self._spoken_to:
            return
        self._spoken_to.add(seat)
        self._spawn(self._reply(table, match, seat))

    async def _reply(self, table: Table, match: Match, seat: int) -> None:
        await asyncio.sleep(PACES[table.row.settings.pace])
        self._spoken_to.discard(seat)
        await self._speak(table, match, seat)

    async def _speak(self, table: Table, match: Match, seat: int) -> None:
        async with self._speaking:
            await _speak(table, match, seat)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def is_thinking(self) -> bool:
        return bool(self._tasks)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    def wait(self, seconds: float) -> None:
        """The storage failed: try again, but not at once."""
        self._not_before = time.monotonic() + seconds

    async def _move(self, table: Table, match: Match, version: int, seat: int) -> None:
        if table.match is not match or match.version != version:
            return
        ready = self._not_before
        if match.window is None:  # what is thought in a window counts when it closes
            ready = max(ready, time.monotonic() + PACES[table.row.settings.pace])
        try:
            action = await _choose(table, match, seat)
            await asyncio.sleep(max(0.0, ready - time.monotonic()))
            if await table.do(lambda: _answer(table, match, version, seat, action)):
                await self._speak(table, match, seat)
        except (StorageError, MotherlodeError) as error:
            log.warning("a bot could not move at table %s: %s", table.row.id, error)
        except Exception:
            log.exception("a bot could not move at table %s", table.row.id)


def to_move(table: Table, match: Match) -> list[int]:
    """The seats that bots play and that are asked now: all of a window, else the first."""
    seats = [seat for seat in match.asked if table.row.seats[seat].bot is not None]
    return seats if match.window is not None else seats[:1]


async def _answer(table: Table, match: Match, version: int, seat: int, action: Action) -> bool:
    """Whether a move was made of it, and the game goes on."""
    if table.match is not match or match.version != version or seat not in to_move(table, match):
        return False
    if match.window is not None:
        match.collect(seat, action, None)
        return False
    await moves.move(table, seat, action)
    return not match.over


async def _choose(table: Table, match: Match, seat: int) -> Action:
    """What the bot wants; the default answer if it fails or takes too long."""
    name, legal = table.row.seats[seat].bot, match.state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    heard, default = _heard(table, match, seat), match.state.default(seat)
    thought = table.thinkers.ask(thinking.choose, name, _seed(table, seat), match.view(seat), legal, heard)
    try:
        action: Action = await asyncio.wait_for(thought, table.limits.think)
    except Exception:
        log.exception("bot %s failed at table %s", name, table.row.id)
        return default
    return action if action in legal else default


async def _speak(table: Table, match: Match, seat: int) -> None:
    name = table.row.seats[seat].bot
    if table.match is not match or name is None or match.resting:
        return
    heard, seed = _heard(table, match, seat), _seed(table, seat)
    voice = voice_of(seed)
    try:
        remarks = await table.thinkers.ask(thinking.remark, name, seed, match.view(seat), heard)
        for remark in [msgspec.convert({**plain, "voice": voice}, Remark) for plain in remarks]:
            if remark.says not in CLAIMS or table.row.settings.claims:
                await table.do(partial(moves.speak, table, seat, remark, None, None))
    except TableError:
        return  # the table has ended, or everything was said at it
    except Exception:
        log.exception("bot %s could not speak at table %s", name, table.row.id)


def _heard(table: Table, match: Match, seat: int) -> list[dict[str, Any]]:
    """What was said in this round, as the seat counts its log."""
    return as_heard(table.talk.heard(match.round_began), match.state.log, seat)


def _seed(table: Table, seat: int) -> int:
    """A seed of its own for each seat; nothing can be told from it about the game's."""
    return int.from_bytes(hashlib.sha256(f"{table.row.seed}/{seat}".encode()).digest()[:6], "big")
