"""A table: the game, the seats round it, the talk, and everybody who is connected.

Whatever happens to it goes through its queue: orders, moves, what bots want, comings and goings, and time that has
passed. After each of these it looks what is due next, in one place, and sends what there is to tell.
"""

from __future__ import annotations

import asyncio
import copy
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from motherlode import SPECTATOR
from motherlode.core.types import View
from motherlode.server.errors import TableError
from motherlode.server.keeping.past import RoundSoFar
from motherlode.server.keeping.restoring import RULES_CHANGED, restore
from motherlode.server.keeping.storage import (
    Conflict,
    Keeping,
    Lost,
    Moderation,
    MoveRow,
    StorageError,
    Stored,
    TableRow,
)
from motherlode.server.limits import Limits
from motherlode.server.line.connection import Connection
from motherlode.server.line.frames import GoneFrame, SeatInfo, Status
from motherlode.server.quota import Quota, SharedQuota
from motherlode.server.table import broadcast, due
from motherlode.server.table.alarm import Alarm
from motherlode.server.table.bot_seats import BotSeats
from motherlode.server.table.clock import TurnClock
from motherlode.server.table.match import Match
from motherlode.server.table.pause import Pause
from motherlode.server.table.presence import Presence
from motherlode.server.table.queue import WorkQueue, in_a_task
from motherlode.server.table.seeds import Seeds
from motherlode.server.table.takeback import TakeBack
from motherlode.server.table.talk import Corner, Talk
from motherlode.server.table.thinking import Thinkers
from motherlode.server.table.timer import Timer
from motherlode.server.table.window import Window

log = logging.getLogger("motherlode.server")

Result = TypeVar("Result")
NOBODY: frozenset[int] = frozenset()
MOVED = 1012
"""The code with which sockets are closed that are served elsewhere from now on: come again."""


class Table:
    def __init__(
        self,
        row: TableRow,
        storage: Keeping,
        thinkers: Thinkers,
        limits: Limits,
        seeds: Seeds,
        moderation: Moderation,
    ) -> None:
        self.row = row
        self.storage = storage
        self.moderation = moderation
        self.thinkers = thinkers
        self.limits = limits
        self.seeds = seeds
        self.match: Match | None = None
        self.is_unkept = False
        """Whether the match is ahead of what is kept: nobody may see it now."""
        self.has_looked_ahead = False
        """Whether what is due next is known, and nothing has changed since."""
        self.stuck = False
        """Whether the game could not be opened: it is tried again, and nothing is written down about it."""
        self.is_lost = False
        """Whether another node runs it now: whoever is here has to ask again where it is."""
        self.settled: Callable[[Table], None] | None = None
        """Called after whatever happened."""
        self.talk = Talk()
        self.corner = Corner()
        self.speakers = Quota(limits.remarks_per_second, limits.remark_burst)
        self.onlookers = SharedQuota(limits.remarks_per_second, limits.remark_burst)
        """For the spectators' corner: who looks on may make up as many keys as he likes."""
        self.connections: set[Connection] = set()
        self.told_seats: list[SeatInfo] = []
        """As everybody was told last."""
        self.presence = Presence(limits.grace)
        self.pause = Pause()
        self.clock = TurnClock()
        self.window = Window()
        self.takeback = TakeBack()
        self.has_bots = False
        """Whether one of the seats is played by one, also in place of a person."""
        self.reopening = Timer()
        self.bots = BotSeats()
        self._queue = WorkQueue(row.id, self._settle)
        self._alarm = Alarm(lambda: self.post(self._let_time_pass))
        self.note_company()

    # ---- the queue

    def do(self, work: Callable[[], Awaitable[Result]]) -> asyncio.Future[Result]:
        """Everything that changes the table, or has to see it as it is kept, is done by this."""
        return self._queue.do(work)

    def take(self, work: Callable[[], Awaitable[Result]]) -> Coroutine[Any, Any, Result]:
        """The same, done by who waits for it if nobody else is at it."""
        return self._queue.take(work)

    def post(self, work: Callable[[], Awaitable[None]]) -> None:
        self._queue.post(work)

    def _settle(self) -> None:
        if not self.has_looked_ahead:
            self.look_ahead()
        self.has_looked_ahead = False
        for connection in self.connections:
            connection.flush()
        if self.settled is not None:
            self.settled(self)

    @property
    def is_at_work(self) -> bool:
        """Whether something is being done here, and what comes now has to wait for it."""
        return self._queue.is_busy

    @property
    def acts_at_once(self) -> bool:
        """Whether an act is carried out when it comes, and not held or collected with others."""
        return not self.row.settings.takeback and (self.match is None or self.match.window is None)

    @property
    def is_busy(self) -> bool:
        return bool(self.connections) or self._queue.is_busy

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is about to move or to speak."""
        return self.bots.is_thinking

    def stop(self) -> None:
        """It leaves the memory: what takes most room at once, not only when cycles are looked for."""
        self._queue.stop()
        self._alarm.stop()
        self.bots.stop()
        self.match = None

    # ---- what is due next

    def look_ahead(self) -> None:
        """Who is to act, and when does the next thing happen by itself?"""
        self._alarm.set_at(due.look_ahead(self))

    def look_ahead_after_move(self) -> None:
        if due.may_differ_after_move(self):
            self.look_ahead()

    async def _let_time_pass(self) -> None:
        await due.let_time_pass(self)

    # ---- keeping

    async def open(self, stored: Stored) -> None:
        """Take the kept table for the true one."""
        try:
            restored = await asyncio.to_thread(restore, stored, self.limits.recent, self.seeds(stored.row))
        except Exception:
            log.exception("table %s cannot be opened; it is kept, and tried again", self.row.id)
            self.row, self.match, self.stuck = stored.row, None, True
        else:
            self.stuck = False
            self.row, self.match, self.talk = restored
        self.note_company()

    def doubt(self) -> None:
        """Nobody knows whether what was done is kept: the table is opened anew before anything else happens."""
        self.match, self.stuck = None, True

    async def reload(self) -> None:
        """Open the kept table anew, and show it to everybody."""
        self.match, self.stuck, self.is_unkept = None, True, False
        self.reopening.stop()
        self.bots.wait(self.limits.retry)
        try:
            stored = await self.storage.load(self.row.id)
            if stored is not None:
                await self.open(stored)
        except StorageError:
            self.reopening.ring_in(self.limits.retry)
            raise
        finally:
            self.look_ahead()
            broadcast.tell_table(self)
            broadcast.show_all(self)

    async def change(self, edit: Callable[[TableRow], None], *moves: MoveRow, match: Match | None = None) -> None:
        """Change what is around the game, with the game that begins by it and its first moves, and tell."""
        row = copy.deepcopy(self.row)
        edit(row)
        row.revision += 1
        await self.keep(self.storage.change(row, *moves))
        self.row, self.match = row, match or self.match
        broadcast.reseat(self)
        self.note_company()
        self.look_ahead()
        broadcast.tell_table(self)

    async def keep(self, keeping: Coroutine[Any, Any, None]) -> None:
        try:
            await keeping
        except Conflict as error:
            log.warning("table %s was changed elsewhere: %s", self.row.id, error)
            await in_a_task(self.reload())
            raise TableError("stale") from error
        except Lost as error:
            log.info("table %s is run by another node now", self.row.id)
            self.lose()
            raise TableError("moved") from error

    async def hand_over(self) -> None:
        self.lose()

    def lose(self) -> None:
        """It is run elsewhere from now on: whoever is here comes again and is led there."""
        self.is_lost, self.match, self.stuck = True, None, True
        self.bots.stop()
        for connection in list(self.connections):
            connection.close(MOVED)

    async def note_end(self) -> None:
        """Write down that the game is over; if that fails, or the server is killed before, the moves say it too."""
        if self.match is None or not self.match.over or self.row.status != "playing":
            return
        try:
            await self.change(lambda row: setattr(row, "status", "over"))
        except (StorageError, TableError) as error:
            log.warning("the end of table %s could not be kept: %s", self.row.id, error)

    async def close_for_record(self, kept: TableRow) -> None:
        """Nobody may read the record of a game that can still go on."""
        if kept.status == "over":
            return
        if self.row.reason != RULES_CHANGED:
            raise TableError("not-over")
        await self.change(lambda row: None)

    # ---- coming and going

    def note_company(self) -> None:
        """Somebody came or went, or a seat changed hands: who is there, and who is to be told what happens?"""
        self.has_bots = any(seat.bot is not None for seat in self.row.seats)
        self.presence.update(self.row.seats, {other.holder for other in self.connections if other.greeted})
        if self.match is not None and not self.match.over:
            self.match.listen(broadcast.audiences(self))

    async def greet(self, connection: Connection, audience: int, version: int) -> None:
        """Somebody looks on from a seat, or from outside, and has seen that version."""
        connection.audience, connection.greeted = audience, True
        self.note_company()
        self.look_ahead()
        if broadcast.seat_infos(self) == self.told_seats:  # nobody else learns anything by it
            connection.tell(broadcast.table_frame(self, connection))
        else:
            broadcast.tell_table(self)
        broadcast.show(self, connection, version)
        if self.match is None or version >= 0:  # a whole view has the talk with it
            broadcast.show_talk(self, connection)
        broadcast.show_corner(self, connection)
        broadcast.show_held(self, connection)

    async def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.note_company()

    # ---- looking

    def require_match(self) -> Match:
        if self.row.status == "ended":
            raise TableError("ended")
        if self.stuck:
            raise TableError("stuck")
        if self.match is None:
            raise TableError("not-playing")
        return self.match

    async def standing(self, seats: list[int]) -> tuple[Status, bool]:
        """How the table stands, and whether one of these seats is asked."""
        return self.status, self.match is not None and any(seat in seats for seat in self.match.asked)

    async def seen_and_said(self, audience: int) -> tuple[View, list[dict[str, Any]]]:
        """What an audience sees, and the phrases of this round."""
        match = self.require_match()
        return match.view(audience), self.talk.heard(match.round_began)

    async def round_so_far(self) -> RoundSoFar:
        return self.require_match().round_so_far()

    @property
    def status(self) -> Status:
        if self.stuck and self.row.status != "ended":
            return "stuck"
        is_pause = self.row.status == "playing" and self.match is not None and self.match.resting
        return "pause" if is_pause else self.row.status

    # ---- seats

    def seats_of(self, holder: str | None) -> list[int]:
        if holder is None:
            return []
        return [seat for seat, row in enumerate(self.row.seats) if row.holder == holder]

    def holds(self, holder: str | None, seat: int) -> bool:
        return 0 <= seat < len(self.row.seats) and holder is not None and self.row.seats[seat].holder == holder

    def unheard(self, blocked: frozenset[str]) -> frozenset[int]:
        """The seats of people whom somebody has blocked."""
        return (
            frozenset(seat for seat, row in enumerate(self.row.seats) if row.holder in blocked) if blocked else NOBODY
        )

    def default_audience(self, holder: str | None) -> int:
        """The view a browser gets that names no seat; one that holds several seats hides them all."""
        seats = self.seats_of(holder)
        return seats[0] if len(seats) == 1 else SPECTATOR

    def let_go(self, holder: str) -> None:
        """A seat went to another device: the old one looks on."""
        for connection in self.connections:
            if connection.holder == holder:
                connection.tell(GoneFrame("moved"))
