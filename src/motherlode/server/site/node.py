"""One node of a site: gives signs of life, takes tables that nobody runs, and lets go of those that others run."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from motherlode.server.errors import TableError
from motherlode.server.keeping.storage import Keeping, StorageError
from motherlode.server.keeping.storage.postgres import schema
from motherlode.server.keeping.storage.postgres.leases import Answer, Held, Holder, Leases
from motherlode.server.table.holding import Standing

if TYPE_CHECKING:
    from motherlode.server.site.bus import Bus
    from motherlode.server.table.registry import TableRegistry
    from motherlode.server.table.table import Table

log = logging.getLogger("motherlode.site")

BEATS = 3
"""Signs of life in the time that a lease lasts."""
BURY_EVERY = 600.0


class Elsewhere(TableError):
    """Another node runs that table."""

    def __init__(self, holder: Holder) -> None:
        super().__init__("moved")
        self.holder = holder


class Node:
    """What the tables' registry asks who may run a table."""

    def __init__(self, leases: Leases, bus: Bus) -> None:
        self.leases, self.bus = leases, bus
        self.is_leaving = False
        self.lost = 0
        """Tables that others took."""
        self._registry: TableRegistry | None = None
        self._beating: asyncio.Task[None] | None = None
        self._came = time.monotonic()
        self._alive = 0.0
        """When the database last heard of us, by our own clock."""
        self._missed = 0.0
        """When a sign of life last failed."""
        self._has_twin = False
        self._leaving: asyncio.Task[None] | None = None
        self._one_at_a_time = asyncio.Lock()
        self._letting_go: set[asyncio.Task[None]] = set()

    @property
    def name(self) -> str:
        return self.leases.node

    @property
    def is_ready(self) -> bool:
        """Whether it can run tables now."""
        return not self.is_leaving and not self.is_cut_off

    @property
    def is_cut_off(self) -> bool:
        """Whether others may take our tables, since the database has not heard of us for too long."""
        return time.monotonic() - self._alive > self.leases.lasts

    @property
    def knows_who_is_alive(self) -> bool:
        """A database that was away has not heard of the others either: at first all of them look dead."""
        return not self.is_cut_off and time.monotonic() - self._missed > self.leases.lasts

    async def come(self, registry: TableRegistry) -> None:
        """`StorageError` if the database cannot be reached."""
        self._registry = registry
        await self._beat()
        self.bus.start(self)
        self._beating = asyncio.get_running_loop().create_task(self._go_on_beating())

    # ---- which tables are ours

    async def hold(self, table: str) -> Keeping:
        """`Elsewhere` if another node runs it."""
        if self.is_leaving:
            raise TableError("moved")
        found = await self.leases.claim(table)
        if isinstance(found, int):
            return Held(self.leases.storage, table, found)
        if found is None:
            raise TableError("no-such-table")
        raise Elsewhere(found)

    async def leave_to_newer(self, table: str, keeping: Keeping, rules: int) -> None:
        """While a site is renewed, a table of the new release is not closed by a node of the old one."""
        newer = await self.leases.node_with(rules)
        if newer is not None and newer.node != self.name and isinstance(keeping, Held):
            await self.leases.release(table, keeping.epoch)
            raise Elsewhere(newer)

    def let_go(self, table: str, keeping: Keeping) -> None:
        if isinstance(keeping, Held):
            task = asyncio.get_running_loop().create_task(self._release(table, keeping.epoch))
            self._letting_go.add(task)
            task.add_done_callback(self._letting_go.discard)

    async def _release(self, table: str, epoch: int) -> None:
        with contextlib.suppress(StorageError):  # then it is ours until somebody asks for it, or we are gone
            await self.leases.release(table, epoch)

    def note(self, table: Table) -> None:
        self.bus.note(table)

    def standing(self, table: str) -> Standing | None:
        return self.bus.standing(table)

    async def leads(self) -> bool:
        return await self.leases.leads()

    def lose(self, table: str, why: str = "was taken by another node") -> None:
        """Somebody took it from us, or may."""
        found = self._registry.tables.get(table) if self._registry is not None else None
        if found is not None and not found.is_lost:
            log.warning("table %s %s", table, why)
            self.lost += 1
            found.lose()

    # ---- signs of life

    async def _go_on_beating(self) -> None:
        pause, buried = self.leases.lasts / BEATS, time.monotonic()
        while True:
            await asyncio.sleep(pause)
            was_cut_off = self.is_cut_off
            try:
                await self._beat()
                if was_cut_off:
                    log.warning("the database is back")
                if time.monotonic() - buried > BURY_EVERY:
                    buried = time.monotonic()
                    await self.leases.bury()
            except StorageError as error:
                self._missed = time.monotonic()
                if not was_cut_off:
                    log.error("the database cannot be reached: %s", error)
                self._leave_it_to_others()
            except Exception:
                log.exception("a sign of life failed")

    async def assure(self, table: str) -> None:
        """What we hold of that table in memory is still ours to show; `StorageError` if nobody knows. Whoever comes
        may have played on at another node, and must not be shown what was before that."""
        if self.is_cut_off:
            await self._beat()
        kept = self._kept(table)
        if kept is None:
            return
        try:
            if await self.leases.epoch_of(table) != kept.epoch and self._kept(table) is kept:
                self.lose(table)
        except StorageError:
            if self.is_cut_off:
                raise

    def _kept(self, table: str) -> Held | None:
        found = self._registry.tables.get(table) if self._registry is not None else None
        if found is None or found.is_lost or not isinstance(found.storage, Held):
            return None
        return found.storage

    async def _beat(self) -> None:
        """Who was away first looks what is left of its tables, and then counts as alive."""
        async with self._one_at_a_time:
            begun = time.monotonic()
            self._look_at(await self.leases.beat())
            if self._registry is not None and self._registry.tables and self.is_cut_off:
                await self._look_what_is_left()
            self._alive = begun

    def _look_at(self, answer: Answer) -> None:
        if answer.usable_from > schema.OURS and self._leaving is None:
            log.error("a newer release has changed the database in a way that this one cannot use: update this node")
            self._leaving = asyncio.get_running_loop().create_task(self._hand_over())
        # who was killed and started again finds himself, until nobody takes him for alive any more
        has_twin = answer.has_twin and time.monotonic() - self._came > 2 * self.leases.lasts
        if has_twin and not self._has_twin:
            log.error(
                "another node says that it is reached at %s too: each needs its own --address", self.leases.address
            )
        self._has_twin = has_twin

    async def _look_what_is_left(self) -> None:
        """Others may have taken tables while we were cut off."""
        assert self._registry is not None
        held = await self.leases.held()
        for name, table in list(self._registry.tables.items()):
            if isinstance(table.storage, Held) and held.get(name) != table.storage.epoch:
                self.lose(name)

    def _leave_it_to_others(self) -> None:
        """Where others are well and only we are cut off, whoever plays here is better off there. A database that is
        gone for all is noticed by all in that time. Who hears nobody any more, by no way, is cut off himself."""
        all_noticed = self._alive + self.leases.lasts * 2
        is_alone = self.bus.is_lost and time.monotonic() > all_noticed
        if self.is_cut_off and (is_alone or self.bus.others_are_ready(all_noticed)) and self._registry is not None:
            for name in list(self._registry.tables):
                self.lose(name, "is left to other nodes, since the database cannot be reached from here")

    # ---- going

    async def hand_over(self) -> None:
        """What was begun is finished, and every table may be run by others at once."""
        if self._leaving is None:
            self._leaving = asyncio.get_running_loop().create_task(self._hand_over())
        await asyncio.shield(self._leaving)

    async def _hand_over(self) -> None:
        self.is_leaving = True
        if self._beating is not None:
            self._beating.cancel()
        if self._registry is not None:
            await self._registry.hand_over()
        with contextlib.suppress(StorageError):
            await self.leases.leave()
        await self.bus.close()
