"""A table: the game, the seats round it, the talk, and everybody who is connected.

Whatever changes it waits for the table's lock, so that things happen one after another. A change is first checked,
then kept, then carried out and told; if it cannot be kept, nothing has happened.
"""

from __future__ import annotations

import asyncio
import copy
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from motherlode import SPECTATOR, IllegalAction, MotherlodeError
from motherlode.core.types import Action
from motherlode.server.errors import TableError
from motherlode.server.keeping.restoring import RULES_CHANGED, restore
from motherlode.server.keeping.storage import Conflict, MoveRow, Storage, StorageError, Stored, TableRow, TalkRow
from motherlode.server.limits import Limits
from motherlode.server.line.connection import Connection
from motherlode.server.line.frames import GoneFrame, Remark, SaidFrame
from motherlode.server.line.update import Update
from motherlode.server.table.alarm import Alarm
from motherlode.server.table.bot_seats import BotSeats
from motherlode.server.table.broadcast import Broadcast
from motherlode.server.table.clock import Clock
from motherlode.server.table.lock import TableLock
from motherlode.server.table.match import Match, Step
from motherlode.server.table.pause import Pause
from motherlode.server.table.presence import Presence
from motherlode.server.table.talk import Talk, check_remark, clean, plain_remark
from motherlode.server.table.thinking import Thinkers
from motherlode.server.table.window import Window

log = logging.getLogger("motherlode.server")


class Table:
    def __init__(self, row: TableRow, storage: Storage, thinkers: Thinkers, limits: Limits) -> None:
        self.row = row
        self.storage = storage
        self.thinkers = thinkers
        self.limits = limits
        self.match: Match | None = None
        self.stuck = False
        """Whether the game could not be opened: it is tried again, and nothing is written down about it."""
        self.talk = Talk()
        self.connections: set[Connection] = set()
        self.lock = TableLock(self)
        self.presence = Presence(self)
        self.pause = Pause(self)
        self.clock = Clock(self)
        self.window = Window(self)
        self.bots = BotSeats(self)
        self.broadcast = Broadcast(self)
        self.reopening = Alarm(lambda: self.spawn(self.try_again()))
        self._tasks: set[asyncio.Task[None]] = set()

    # ---- keeping

    async def open(self, stored: Stored) -> None:
        """Take the kept table for the true one."""
        try:
            restored = await asyncio.to_thread(restore, stored, self.limits.recent)
        except Exception:
            log.exception("table %s cannot be opened; it is kept, and tried again", self.row.id)
            self.row, self.match, self.stuck = stored.row, None, True
        else:
            self.stuck = False
            self.row, self.match, self.talk = restored

    async def change(self, edit: Callable[[TableRow], None], *moves: MoveRow) -> None:
        """Change what is around the game, with moves that belong to it, and tell."""
        row = copy.deepcopy(self.row)
        edit(row)
        row.revision += 1
        await self._keep(self.storage.change(row, *moves))
        self.row = row
        self.broadcast.reseat()
        self.look()
        self.broadcast.tell_table()

    async def _keep(self, keeping: Coroutine[Any, Any, None]) -> None:
        try:
            await keeping
        except Conflict as error:
            log.warning("table %s was changed elsewhere: %s", self.row.id, error)
            await self.reload()
            raise TableError("stale") from error

    async def reload(self) -> None:
        """Open the kept table anew, and show it to everybody."""
        self.match, self.stuck = None, True
        try:
            stored = await self.storage.load(self.row.id)
            if stored is not None:
                await self.open(stored)
        finally:
            self.look()
            self.broadcast.tell_table()
            self.broadcast.show_all()

    async def try_again(self) -> None:
        async with self.lock:
            if self.stuck:
                await self.reload()

    def look(self) -> None:
        """Something changed: see to it that whoever is here hears, and whoever should act next does."""
        if self.match is not None and not self.match.over:
            self.match.listen(self.broadcast.audiences())
        if self.stuck and self.connections and not self.reopening.is_set:
            self.reopening.set(self.limits.reopen)
        self.presence.look()
        self.pause.look()
        self.clock.look()
        self.window.look()
        self.bots.look()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(self._guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _guard(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (StorageError, MotherlodeError) as error:
            log.warning("at table %s: %s", self.row.id, error)
            self.look()
        except Exception:
            log.exception("at table %s", self.row.id)

    def stop(self) -> None:
        """It leaves the memory: what takes most room at once, not only when cycles are looked for."""
        self.match = None
        for task in self._tasks:
            task.cancel()
        for alarm in (self.reopening, self.presence.alarm, self.pause.alarm, self.clock.alarm, self.window.alarm):
            alarm.stop()

    async def settle(self) -> None:
        """Until what it does now is done: a bot may be thinking still."""
        while self._tasks:
            await asyncio.wait(self._tasks)
        async with self.lock:
            pass

    @property
    def is_busy(self) -> bool:
        return bool(self.connections or self._tasks or self.lock.locked())

    # ---- the game; all of these are called with the lock held

    async def close_for_record(self) -> None:
        """Nobody may read the record of a game that can still go on."""
        if self.row.status == "over":
            return
        if self.row.reason != RULES_CHANGED:
            raise TableError("not-over")
        await self.change(lambda row: None)

    def require_match(self) -> Match:
        if self.row.status == "ended":
            raise TableError("ended")
        if self.stuck:
            raise TableError("stuck")
        if self.match is None:
            raise TableError("not-playing")
        return self.match

    async def move(self, seat: int, action: Action, mark: str | None = None) -> int:
        """Check, keep, carry out and tell; returns the version."""
        match = self.require_match()
        if match.resting:
            raise TableError("paused")
        verified = self._verify(match, seat, action)
        if match.window is not None:
            return await self._collect(match, seat, verified, mark)
        await self._carry_out(lambda: match.apply(seat, verified, mark))
        return match.version

    def _verify(self, match: Match, seat: int, action: Action) -> Action:
        if match.window is not None and seat in match.answers:
            raise IllegalAction("not-asked", match.state.NOT_ASKED, {"seat": seat})
        try:
            return match.state.verify(seat, action)
        except IllegalAction:
            raise
        except Exception as error:
            log.exception("checking an action failed at table %s: %r", self.row.id, action)
            raise TableError("failed") from error

    async def _collect(self, match: Match, seat: int, action: Action, mark: str | None) -> int:
        """An answer in a window is kept, and told to nobody but the seat itself."""
        await self._keep(self.storage.append_answer(MoveRow(self.row.id, match.version, seat, action, mark)))
        match.collect(seat, action, mark)
        if match.closes_window(action):
            await self._close_window(match)
            return match.version
        self.broadcast.show_seat(seat)
        self.window.look()
        return match.version

    async def _close_window(self, match: Match) -> None:
        await self._carry_out(match.close_window)

    async def _carry_out(self, work: Callable[[], Step]) -> None:
        """Done, kept with what fell by chance, and only then told; if that fails, the table is as it was kept."""
        try:
            moves, update = work()
        except Exception as error:
            log.exception("a move could not be carried out at table %s", self.row.id)
            await self.reload()
            raise TableError("failed") from error
        try:
            await self._keep(self.storage.append_move(*moves))
        except StorageError:
            await self.reload()
            raise
        self.tell(update)
        await self.note_end()

    def tell(self, update: Update) -> None:
        self.clock.look()
        self.window.look()
        self.broadcast.tell_events(update)
        if self.match is not None and self.match.resting:
            self.pause.look()
            self.broadcast.tell_table()
        self.bots.look()

    async def note_end(self) -> None:
        """Write down that the game is over; if that fails, or the server is killed before, the moves say it too."""
        if self.match is None or not self.match.over or self.row.status != "playing":
            return
        try:
            await self.change(lambda row: setattr(row, "status", "over"))
        except (StorageError, TableError) as error:
            log.warning("the end of table %s could not be kept: %s", self.row.id, error)

    async def speak(self, seat: int, remark: Remark | None, text: str | None, mark: str | None) -> None:
        if len(self.talk.said) >= self.limits.talk_per_table:
            raise TableError("talk-full")
        if self.row.status == "ended":
            raise TableError("ended")
        if remark is not None:
            goals = self.match.goals() if self.match else []
            check_remark(self.row.setup["game"], remark, seat, len(self.row.seats), goals, self.row.settings.claims)
        elif not self.row.settings.chat:
            raise TableError("chat-off")
        text = clean(text) if text is not None else None
        if remark is None and not text:
            raise TableError("bad-remark")
        at = self.match.log_length if self.match else 0
        row = TalkRow(self.row.id, len(self.talk.said), seat, at, plain_remark(remark), text, mark)
        await self._keep(self.storage.append_talk(row))
        said = self.talk.add(row)
        self.broadcast.tell_all(SaidFrame(said.seat, said.at, said.remark, said.text))

    async def press_on(self, seats: list[int]) -> None:
        match = self.require_match()
        if not match.resting:
            return
        self.pause.pressed.update(seats)
        if self.pause.is_done():
            await self._onward(match)
        else:
            self.broadcast.tell_table()

    async def _onward(self, match: Match) -> None:
        await self._carry_out(match.onward)
        self.pause.look()
        self.broadcast.tell_table()

    # ---- what alarms call

    async def go_on(self) -> None:
        """Nobody pressed on for too long."""
        async with self.lock:
            if self.match is not None and self.match.resting and self.row.status == "playing":
                await self._onward(self.match)

    async def answer_by_default(self, version: int, seat: int) -> None:
        async with self.lock:
            match = self.match
            if match is None or match.version != version or seat not in match.asked or self.row.status != "playing":
                return
            try:
                await self.move(seat, match.state.default(seat))
            except StorageError:
                self.clock.alarm.set(self.limits.retry)
                raise

    async def close_window(self, version: int) -> None:
        """It has been open for its time, or all have answered."""
        async with self.lock:
            match = self.match
            if match is not None and match.version == version and match.window is not None and self.window.is_done():
                await self._close_window(match)

    async def notice_absence(self) -> None:
        """A grace period is over: show it, and let the host's powers pass on."""
        async with self.lock:
            await self.pass_on_host()
            if self.match is not None and self.match.resting and self.pause.is_done():
                await self._onward(self.match)
            self.window.look()
            self.broadcast.tell_table()

    async def pass_on_host(self) -> None:
        host = self.presence.next_host()
        if host is not None and self.row.status in ("waiting", "playing"):
            await self.change(lambda row: setattr(row, "host", host))

    # ---- seats

    def seats_of(self, holder: str | None) -> list[int]:
        if holder is None:
            return []
        return [seat for seat, row in enumerate(self.row.seats) if row.holder == holder]

    def holds(self, holder: str | None, seat: int) -> bool:
        return 0 <= seat < len(self.row.seats) and holder is not None and self.row.seats[seat].holder == holder

    def default_audience(self, holder: str | None) -> int:
        """The view a browser gets that names no seat; one that holds several seats hides them all."""
        seats = self.seats_of(holder)
        return seats[0] if len(seats) == 1 else SPECTATOR

    def let_go(self, holder: str) -> None:
        """A seat went to another device: the old one looks on."""
        for connection in self.connections:
            if connection.holder == holder:
                connection.tell(GoneFrame("moved"))
