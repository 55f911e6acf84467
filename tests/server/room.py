"""Tables without a network: people give orders and send frames to the server's own objects, and time goes by when the
test says so."""

from __future__ import annotations

import asyncio
import functools
import inspect
import itertools
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from motherlode.server.errors import TableError
from motherlode.server.http.bodies import NewTable, Orders
from motherlode.server.keeping.storage import SqliteStorage, StorageError
from motherlode.server.keys import Links
from motherlode.server.line import live
from motherlode.server.line.connection import Connection
from motherlode.server.line.frames import decode
from motherlode.server.table import alarm, clock, orders, pause, presence, seating, takeback, timer, window
from motherlode.server.table.registry import TableRegistry
from motherlode.server.table.table import Table
from motherlode.server.table.thinking import Thinkers
from tests.server.running import FREE

Json = dict[str, Any]
STRANGER = "stranger"
TIMED = (alarm, clock, pause, presence, takeback, timer, window)


class StoppedTime:
    """A clock that stands still until it is moved on."""

    def __init__(self) -> None:
        self.now = 1_000_000.0
        self.wall_is_ahead = 0.0
        """How wrong the clock on the wall is."""

    def time(self) -> float:
        return self.now + self.wall_is_ahead

    def monotonic(self) -> float:
        return self.now


class Deals:
    """The same games in every run of a test, each another one."""

    def __init__(self) -> None:
        self._numbers = itertools.count(1)

    def __call__(self, row: Any) -> int:
        return next(self._numbers) * 0x9E3779B97F4A7C15 % (1 << 64)


class FailingStorage(SqliteStorage):
    """Keeps nothing while it is told to fail."""

    failing = False

    async def create(self, row: Any) -> None:
        self._may_fail()
        await super().create(row)

    async def change(self, row: Any, *moves: Any) -> None:
        self._may_fail()
        await super().change(row, *moves)

    async def append_move(self, *moves: Any) -> None:
        self._may_fail()
        await super().append_move(*moves)

    def _may_fail(self) -> None:
        if self.failing:
            raise StorageError("database or disk is full")


class Socket:
    """What one client was sent."""

    def __init__(self, holder: str, limits: Any) -> None:
        self.frames: list[Json] = []
        self.reads = asyncio.Event()
        """Whether the client reads what it is sent."""
        self.reads.set()
        self.connection = Connection(self._send, holder, limits, self._write)

    async def _send(self, message: Any) -> None:
        await self.reads.wait()
        self.frames.append(json.loads(message["text"]))

    def _write(self, texts: list[bytes]) -> bool:
        if self.reads.is_set():
            self.frames += [json.loads(text) for text in texts]
        return self.reads.is_set()

    def last(self, kind: str) -> Json:
        return next(frame for frame in reversed(self.frames) if frame["frame"] == kind)

    @property
    def table(self) -> Json:
        return self.last("table")

    def clear(self) -> None:
        self.frames.clear()

    def kinds(self) -> list[str]:
        return [frame["frame"] for frame in self.frames]


class Room:
    def __init__(self, folder: Path, time: StoppedTime, **limits: Any) -> None:
        self.time = time
        self.folder = folder
        self.limits = replace(FREE, **limits)
        self.deals = Deals()
        self._acts = 0

    async def open(self) -> None:
        """A server starts on the folder; also another one, as if the first had been killed."""
        self.storage = FailingStorage(self.folder / "tables.sqlite3")
        links = Links(await self.storage.secret())
        self.registry = TableRegistry(self.storage, links, self.limits, Thinkers(threads=True), seeds=self.deals)

    def deal(self, seed: int) -> None:
        """The games that begin from now on at new tables."""
        self.registry.seeds = lambda row: seed

    async def close(self) -> None:
        await self.registry.close()

    async def restart(self) -> None:
        await self.close()
        await self.open()

    async def make(self, *people: str, seats: int | None = None, start: bool = False, **more: Any) -> Table:
        """A table at which these people sit, the first as host; bots only if they are asked for."""
        players = seats or len(people) + len(more.get("bots", ()))
        wish = {"players": players, "name": people[0], "pace": "instant"} | more
        table = await self.registry.make(msgspec.convert(wish, NewTable), people[0])
        for name in people[1:]:
            await self.take(table, name)
        if start:
            await self.order(table, people[0], "start")
        return table

    async def take(self, table: Table, name: str, seat: int | None = None) -> int:
        return await table.do(lambda: seating.take(table, name, name, seat))

    async def order(self, table: Table, who: str, order: str, **more: Any) -> str | None:
        wish = msgspec.convert({"order": order} | more, Orders)  # type: ignore[call-overload]
        done = await table.do(lambda: orders.carry_out(table, who, wish, self.registry.create))
        return done.table

    async def refusal(self, work: Awaitable[Any]) -> str:
        """The code with which something is refused."""
        with pytest.raises(TableError) as refused:
            await work
        return refused.value.code

    async def come(self, table: Table, who: str, **hello: Any) -> Socket:
        socket = Socket(who, self.limits)
        await self.registry.enter(table.row.id, socket.connection)
        await self.send(table, socket, "hello", **hello)
        return socket

    async def come_all(self, table: Table, *people: str) -> list[Socket]:
        return [await self.come(table, who) for who in people]

    async def go(self, table: Table, socket: Socket) -> None:
        await self.registry.exit(table, socket.connection)

    async def send(self, table: Table, socket: Socket, frame: str, **fields: Any) -> None:
        text = json.dumps({"frame": frame, **fields})
        decode(text)
        await live.answer(table, socket.connection, text)

    async def act(self, table: Table, socket: Socket, action: Json | None = None, **more: Any) -> Json:
        """Acts as asked, or by default, and returns the answer."""
        match = table.require_match()
        seat = socket.connection.audience
        self._acts += 1
        fields = {"id": f"act-{self._acts}", "version": match.version} | more
        await self.send(table, socket, "act", action=action or match.state.default(seat), **fields)
        return next(frame for frame in reversed(socket.frames) if frame["frame"] in ("ack", "refused"))

    async def play(self, table: Table, sockets: list[Socket], until: Callable[[], bool]) -> None:
        """Whoever is asked answers by default, and pauses are pressed away."""
        by_seat = {socket.connection.audience: socket for socket in sockets}
        match = table.require_match()
        while not until():
            if match.resting:
                for socket in sockets:
                    await self.send(table, socket, "onward", id="on")
                continue
            answer = await self.act(table, by_seat[match.asked[0]])
            assert answer["frame"] == "ack", answer

    async def pass_time(self, table: Table, seconds: float) -> None:
        """So much time goes by, what is due by then is done, and bots answer what they are asked."""
        await self.pass_timers(table, seconds)
        await self.settle(table)

    async def pass_timers(self, table: Table, seconds: float) -> None:
        """The table looks after itself when it has asked to be woken by then, not before."""
        self.time.now += seconds
        while table._alarm.is_set and table._alarm._at <= self.time.now:
            await table.do(table._let_time_pass)

    async def settle(self, table: Table) -> None:
        """Until bots have answered what they were asked, and nothing is under way."""
        while table.is_thinking or table._queue.is_busy:
            await asyncio.sleep(0.001)


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.row.seats]


def kinds(table: Table) -> list[str]:
    return [seat.kind for seat in table.row.seats]


def in_a_room(test: Callable[..., Awaitable[None]] | None = None, **limits: Any) -> Any:
    """Runs a test with a room of its own."""
    if test is None:
        return functools.partial(in_a_room, **limits)
    asked = [name for name in inspect.signature(test).parameters if name != "room"]
    names = [name for name in asked if name != "monkeypatch"]

    def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **fixtures: Any) -> None:
        if "monkeypatch" in asked:
            fixtures["monkeypatch"] = monkeypatch
        time = StoppedTime()
        for module in TIMED:
            monkeypatch.setattr(module, "time", time)

        async def go() -> None:
            room = Room(tmp_path, time, **limits)
            await room.open()
            try:
                await test(room, **fixtures)
            finally:
                await room.close()

        asyncio.run(go())

    run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__  # type: ignore[attr-defined]
    run.pytestmark = getattr(test, "pytestmark", [])  # type: ignore[attr-defined]
    parameters = [inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY) for name in names]
    given = [inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD) for name in ("tmp_path", "monkeypatch")]
    run.__signature__ = inspect.Signature([*given, *parameters])  # type: ignore[attr-defined]
    return run
