"""All tables: made, found, loaded when somebody comes, dropped from memory when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

import motherlode
from motherlode.server.bans import Bans
from motherlode.server.errors import TableError
from motherlode.server.http.bodies import NewTable
from motherlode.server.keeping.restoring import current_rules
from motherlode.server.keeping.storage import Aged, SeatRow, SettingsRow, Storage, StorageError, Stored, TableRow
from motherlode.server.keys import Links, new_table_id
from motherlode.server.limits import Limits
from motherlode.server.line.connection import Connection
from motherlode.server.line.crowd import Crowd
from motherlode.server.line.waiting import Backlogs
from motherlode.server.quota import SharedQuota
from motherlode.server.table import orders, seating
from motherlode.server.table.alarm import Alarm
from motherlode.server.table.holding import Alone, Holding, Standing
from motherlode.server.table.seeds import Seeds, secret_seed
from motherlode.server.table.table import Table
from motherlode.server.table.thinking import Thinkers

log = logging.getLogger("motherlode.server")

DAY = 24 * 3600
AGE_EVERY = 3600.0
BANS_EVERY = 10.0
BANNED = 4403
"""The code with which sockets are closed of those who may not play here."""


class TableRegistry:
    def __init__(
        self,
        storage: Storage,
        links: Links,
        limits: Limits | None = None,
        thinkers: Thinkers | None = None,
        origins: frozenset[str] = frozenset(),
        seeds: Seeds = secret_seed,
        holding: Holding | None = None,
    ) -> None:
        self.storage = storage
        self._holding = holding or Alone(storage)
        self.links = links
        self.limits = limits or Limits()
        self.thinkers = thinkers or Thinkers()
        self.seeds = seeds
        self.origins = origins
        """Pages besides our own that may speak to us."""
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self.bans = Bans(storage.moderation)
        self._banning = Alarm(self._look_up_bans_again)
        self._looking: asyncio.Task[None] | None = None
        self.frames = SharedQuota(self.limits.frames_per_second, self.limits.burst)
        self.backlogs = Backlogs(self.limits)
        self._crowd = Crowd(self.limits)
        self._sweep = Alarm(self._drop_idle)
        self._ageing = Alarm(self._age_again)
        self._ageing_now: asyncio.Task[None] | None = None
        self._aged = time.monotonic()
        """Until when the server's running time is kept."""
        self._marked = 0
        self._left: dict[str, float] = {}
        """When the last connection of a table was closed."""

    # ---- finding

    async def table(self, name: str) -> Table:
        """The table of that id, from memory or storage; `TableError` if there is none."""
        found = self.tables.get(name)
        if found is not None and not found.is_lost:
            return found
        if name in self._loading:
            return await asyncio.shield(self._loading[name])
        loading = self._loading[name] = asyncio.get_running_loop().create_future()
        try:
            table = await self._load(name)
        except BaseException as error:
            loading.set_exception(error if isinstance(error, Exception) else TableError("failed"))
            loading.exception()  # nobody else may have waited for it
            raise
        else:
            loading.set_result(table)
            self._add(table)
            return table
        finally:
            del self._loading[name]

    def standing(self, name: str) -> Standing | None:
        """Of a table that another node runs, as far as we have heard."""
        return None if name in self.tables else self._holding.standing(name)

    async def _load(self, name: str) -> Table:
        keeping = await self._holding.hold(name)
        stored = await keeping.load(name)
        if stored is None:
            raise TableError("no-such-table")
        if stored.row.rules > current_rules():
            await self._holding.leave_to_newer(name, keeping, stored.row.rules)
        table = Table(stored.row, keeping, self.thinkers, self.limits, self.seeds, self.storage.moderation)
        await table.open(stored)
        await table.note_end()
        return table

    def _add(self, table: Table) -> None:
        table.settled = self._holding.note
        self.tables[table.row.id] = table
        self._left[table.row.id] = time.monotonic()
        if not self._sweep.is_set:
            self._sweep.set(self.limits.idle)

    def _drop_idle(self) -> None:
        """A table that nobody watches costs nothing but its place on disk."""
        now = time.monotonic()
        for name, left in list(self._left.items()):
            table = self.tables[name]
            if not table.is_busy and now - left >= self.limits.idle * 0.9:
                self._drop(name)
        if self._left:
            self._sweep.set(self.limits.idle)

    def _drop(self, name: str) -> None:
        table = self.tables.pop(name)
        table.stop()
        self._left.pop(name, None)
        if not table.is_lost:
            self._holding.let_go(name, table.storage)

    async def age(self) -> None:
        """Tables that nobody touched for long are marked, warned of, and gone some days later with their replays."""
        limits, now = self.limits, time.monotonic()
        before = time.time() - limits.keep_days * DAY
        seconds = int(now - self._aged)
        self._aged += seconds
        try:
            if not await self._holding.leads():
                return
            aged = await self.storage.age(int(before * 1000), seconds, limits.respite_days * DAY, list(self.tables))
        except StorageError as error:
            self._aged -= seconds
            log.warning("old tables could not be looked for: %s", error)
        else:
            self._tell(aged)
        finally:
            self._ageing.set(AGE_EVERY)

    def _tell(self, aged: Aged) -> None:
        days, respite = self.limits.keep_days, self.limits.respite_days
        if aged.dropped:
            log.warning("forgot %d tables that nobody touched for %d days", aged.dropped, days)
        if aged.marked > self._marked:
            text = "%d tables that nobody touched for %d days will be forgotten after %d days of running: see --keep"
            log.warning(text, aged.marked, days, respite)
        self._marked = aged.marked

    def _age_again(self) -> None:
        self._ageing_now = asyncio.get_running_loop().create_task(self.age())

    # ---- making

    async def make(self, new: NewTable, holder: str) -> Table:
        setup = motherlode.game(new.game).setup(new.players, new.modules, new.edition, new.options)
        own = setup.players - len(new.bots)
        if own < 1:
            raise TableError("no-empty-seat")
        chat = not new.listed if new.chat is None else new.chat
        settings = SettingsRow(
            new.language,
            new.listed,
            chat,
            new.claims,
            new.clock,
            new.pace,
            new.pass_and_play,
            new.takeback,
            new.aids,
        )
        seats = [SeatRow() for _ in range(setup.players)]
        row = TableRow(new_table_id(), setup.plain(), seats, settings, int(time.time() * 1000), current_rules())
        names = [new.name, *new.names] if new.pass_and_play else [new.name]
        for seat in range(own if new.pass_and_play else 1):
            wish = names[seat] if seat < len(names) else f"{new.name} {seat + 1}"
            look = None if seat else new.look
            name = seating.clean_name(wish, self.limits.forbidden)
            row.seats[seat] = SeatRow("person", seating.unused(row, name), None, holder, look)
        for place, level in enumerate(new.bots):
            seating.seat_bot(row, own + place, level)
        table = await self.create(row)
        if new.start:
            await table.do(lambda: orders.start(table))
        return table

    async def create(self, row: TableRow) -> Table:
        await self.storage.create(row)
        keeping = await self._holding.hold(row.id)
        table = Table(row, keeping, self.thinkers, self.limits, self.seeds, self.storage.moderation)
        self._add(table)
        return table

    # ---- coming and going

    async def enter(self, name: str, connection: Connection) -> Table:
        if self.bans.hit(connection.holder, connection.address):
            raise TableError("banned")
        table = await self.table(name)
        if connection.holder is not None:
            with contextlib.suppress(StorageError):  # everybody is heard until it is known again
                connection.blocked = await self.storage.moderation.blocked_by(connection.holder)
        self._crowd.enter(table, connection)
        self._left.pop(name, None)
        table.connections.add(connection)
        return table

    # ---- who may not play

    async def welcome(self, table: Table, holder: str) -> None:
        """`TableError` for somebody whom the host of that table has blocked."""
        host = table.row.seats[table.row.host].holder
        if host is not None and holder in await self.storage.moderation.blocked_by(host):
            raise TableError("blocked")

    async def look_up_bans(self) -> None:
        """Who was banned meanwhile is shown the door."""
        try:
            await self.bans.look_up()
        except StorageError as error:
            log.warning("bans cannot be looked up: %s", error)
        for table in self.tables.values():
            for connection in list(table.connections):
                if self.bans.hit(connection.holder, connection.address):
                    connection.close(BANNED)
        self._banning.set(BANS_EVERY)

    def _look_up_bans_again(self) -> None:
        self._looking = asyncio.get_running_loop().create_task(self.look_up_bans())

    async def exit(self, table: Table, connection: Connection) -> None:
        self._crowd.exit(connection)
        await table.do(lambda: table.leave(connection))
        name = table.row.id
        if table.is_lost and not table.is_busy:
            table.stop()
        if table.connections or self.tables.get(name) is not table:  # others are there, or the last ones left together
            return
        self._left[name] = time.monotonic()
        if not self._sweep.is_set:
            self._sweep.set(self.limits.idle)
        if table.row.status in ("over", "ended") and not table.is_busy:
            self._drop(name)

    async def hand_over(self) -> None:
        """Every table as it is kept now, to whoever runs it next; what was begun is finished."""
        for table in list(self.tables.values()):
            await table.do(table.hand_over)

    async def close(self) -> None:
        self._sweep.stop()
        self._banning.stop()
        if self._looking is not None:
            self._looking.cancel()
        await self.age()
        self._ageing.stop()
        for table in self.tables.values():
            table.stop()
        self.thinkers.close()
        with contextlib.suppress(StorageError):
            await self.storage.close()

    async def stored(self, name: str) -> Stored:
        stored = await self.storage.load(name)
        if stored is None:
            raise TableError("no-such-table")
        return stored
