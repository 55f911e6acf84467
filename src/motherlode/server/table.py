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
from motherlode.server.bot_seats import BotSeats
from motherlode.server.clock import Clock
from motherlode.server.connection import Connection
from motherlode.server.errors import TableError
from motherlode.server.frames import GoneFrame, Remark, SaidFrame
from motherlode.server.limits import Limits
from motherlode.server.lock import TableLock
from motherlode.server.pause import Pause
from motherlode.server.play import Play
from motherlode.server.presence import Presence
from motherlode.server.restoring import Restored, restore
from motherlode.server.storage import Conflict, MoveRow, Storage, StorageError, TableRow, TalkRow
from motherlode.server.storage.rows import ONWARD
from motherlode.server.talk import Talk, check_remark, clean, plain_remark
from motherlode.server.telling import Teller
from motherlode.server.thinking import Thinkers
from motherlode.server.told import Told
from motherlode.server.window import Window

log = logging.getLogger("motherlode.server")


class Table:
    def __init__(self, row: TableRow, storage: Storage, thinkers: Thinkers, limits: Limits) -> None:
        self.row = row
        self.storage = storage
        self.thinkers = thinkers
        self.limits = limits
        self.play: Play | None = None
        self.talk = Talk()
        self.connections: set[Connection] = set()
        self.lock = TableLock(self)
        self.presence = Presence(self)
        self.pause = Pause(self)
        self.clock = Clock(self)
        self.window = Window(self)
        self.bots = BotSeats(self)
        self.teller = Teller(self)
        self._tasks: set[asyncio.Task[None]] = set()

    # ---- keeping

    def take_over(self, restored: Restored) -> None:
        self.row, self.play, self.talk = restored

    async def change(self, edit: Callable[[TableRow], None]) -> None:
        """Change what is around the game, and tell."""
        row = copy.deepcopy(self.row)
        edit(row)
        row.revision += 1
        await self._keep(self.storage.change(row))
        self.row = row
        self.teller.reseat()
        self.look()
        self.teller.tell_table()

    async def _keep(self, keeping: Coroutine[Any, Any, None]) -> None:
        try:
            await keeping
        except Conflict as error:
            log.warning("table %s was changed elsewhere: %s", self.row.id, error)
            await self.reload()
            raise TableError("stale") from error

    async def reload(self) -> None:
        """Take the kept table for the true one, and show it to everybody."""
        stored = await self.storage.load(self.row.id)
        if stored is not None:
            self.take_over(await asyncio.to_thread(restore, stored, self.limits.recent))
            self.look()
            self.teller.tell_table()
            self.teller.show_all()

    def look(self) -> None:
        """Something changed: see to it that whoever is here hears, and whoever should act next does."""
        if self.play is not None and not self.play.over:
            self.play.listen(self.teller.audiences())
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
        self.play = None
        for task in self._tasks:
            task.cancel()
        for alarm in (self.presence.alarm, self.pause.alarm, self.clock.alarm, self.window.alarm):
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

    def require_play(self) -> Play:
        if self.row.status == "ended":
            raise TableError("ended")
        if self.play is None:
            raise TableError("not-playing")
        return self.play

    async def move(self, seat: int, action: Action, mark: str | None = None) -> int:
        """Check, keep, carry out and tell; returns the version."""
        play = self.require_play()
        if play.held is not None:
            raise TableError("paused")
        verified = self._verify(play, seat, action)
        if play.window is not None:
            return await self._collect(play, seat, verified, mark)
        await self._keep(self.storage.append_move(MoveRow(self.row.id, play.version + 1, seat, verified, mark)))
        await self._carry_out(lambda: play.apply(seat, verified, mark))
        return play.version

    def _verify(self, play: Play, seat: int, action: Action) -> Action:
        if play.window is not None and seat in play.answers:
            raise IllegalAction("not-asked", play.state.NOT_ASKED, {"seat": seat})
        try:
            return play.state.verify(seat, action)
        except IllegalAction:
            raise
        except Exception as error:
            log.exception("checking an action failed at table %s: %r", self.row.id, action)
            raise TableError("failed") from error

    async def _collect(self, play: Play, seat: int, action: Action, mark: str | None) -> int:
        """An answer in a window is kept, and told to nobody but the seat itself."""
        await self._keep(self.storage.append_answer(MoveRow(self.row.id, play.version, seat, action, mark)))
        play.collect(seat, action, mark)
        if play.closes_window(action):
            await self._close_window(play)
            return play.version
        self.teller.show_seat(seat)
        self.window.look()
        return play.version

    async def _close_window(self, play: Play) -> None:
        collected = play.collected()
        rows = [
            MoveRow(self.row.id, play.version + number, seat, *answer)
            for number, (seat, answer) in enumerate(collected, 1)
        ]
        await self._keep(self.storage.append_move(*rows))
        await self._carry_out(lambda: play.apply_together(collected))

    async def _carry_out(self, work: Callable[[], Told]) -> None:
        """What was kept is done and told; if that fails, the table is played again as it was kept."""
        try:
            told = work()
        except Exception as error:
            log.exception("a kept move could not be carried out at table %s", self.row.id)
            await self.reload()
            raise TableError("failed") from error
        self.tell(told)
        if self.play is not None and self.play.over:
            await self._end_game()

    def tell(self, told: Told) -> None:
        self.clock.look()
        self.window.look()
        self.teller.tell_events(told)
        if self.play is not None and self.play.held is not None:
            self.pause.look()
            self.teller.tell_table()
        self.bots.look()

    async def _end_game(self) -> None:
        def edit(row: TableRow) -> None:
            row.status = "over"

        try:
            await self.change(edit)
        except (StorageError, TableError) as error:  # the moves say it too
            log.warning("the end of table %s could not be kept: %s", self.row.id, error)

    async def speak(self, seat: int, remark: Remark | None, text: str | None, mark: str | None) -> None:
        if len(self.talk.said) >= self.limits.talk_per_table:
            raise TableError("talk-full")
        if self.row.status == "ended":
            raise TableError("ended")
        if remark is not None:
            goals = self.play.goals() if self.play else []
            check_remark(self.row.setup["game"], remark, seat, len(self.row.seats), goals, self.row.settings.claims)
        elif not self.row.settings.chat:
            raise TableError("chat-off")
        text = clean(text) if text is not None else None
        if remark is None and not text:
            raise TableError("bad-remark")
        at = self.play.log_length if self.play else 0
        row = TalkRow(self.row.id, len(self.talk.said), seat, at, plain_remark(remark), text, mark)
        await self._keep(self.storage.append_talk(row))
        said = self.talk.add(row)
        self.teller.tell_all(SaidFrame(said.seat, said.at, said.remark, said.text))

    async def press_on(self, seats: list[int]) -> None:
        play = self.require_play()
        if play.held is None:
            return
        self.pause.pressed.update(seats)
        if self.pause.is_done():
            await self._onward(play)
        else:
            self.teller.tell_table()

    async def _onward(self, play: Play) -> None:
        await self._keep(self.storage.append_move(MoveRow(self.row.id, play.version + 1, ONWARD, None)))
        told = play.onward()
        self.pause.look()
        self.tell(told)
        self.teller.tell_table()

    # ---- what alarms call

    async def go_on(self) -> None:
        """Nobody pressed on for too long."""
        async with self.lock:
            if self.play is not None and self.play.held is not None and self.row.status == "playing":
                await self._onward(self.play)

    async def answer_by_default(self, version: int, seat: int) -> None:
        async with self.lock:
            play = self.play
            if play is None or play.version != version or seat not in play.asked or self.row.status != "playing":
                return
            try:
                await self.move(seat, play.state.default(seat))
            except StorageError:
                self.clock.alarm.set(self.limits.retry)
                raise

    async def close_window(self, version: int) -> None:
        """It has been open for its time, or all have answered."""
        async with self.lock:
            play = self.play
            if play is not None and play.version == version and play.window is not None and self.window.is_done():
                await self._close_window(play)

    async def notice_absence(self) -> None:
        """A grace period is over: show it, and let the host's powers pass on."""
        async with self.lock:
            await self.pass_on_host()
            if self.play is not None and self.play.held is not None and self.pause.is_done():
                await self._onward(self.play)
            self.window.look()
            self.teller.tell_table()

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
