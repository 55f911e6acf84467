"""Many who read a little, or nothing, take together no more room than there is for them."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from motherlode.server.limits import Limits
from motherlode.server.line import connection as line
from motherlode.server.line.connection import Connection
from motherlode.server.line.waiting import Backlogs, Waiting
from tests.server.test_backlog import SMALL, Deaf

HERE, THERE = "203.0.113.7", "203.0.113.8"
TEXT = b"x" * 100


class Slow:
    """Connections whose clients read when they are told to."""

    def __init__(self, **limits: Any) -> None:
        self.limits = Limits(**limits)
        self.backlogs = Backlogs(self.limits)
        self.reads = asyncio.Event()
        self.cut: list[str] = []

    def connect(self, name: str, address: str = HERE) -> Connection:
        async def send(message: Any) -> None:
            await self.reads.wait()

        def abort() -> None:
            self.cut.append(name)

        together = self.backlogs.of(address)
        return Connection(send, name, self.limits, abort=abort, address=address, waiting=together)

    def waiting(self, address: str = HERE) -> tuple[int, ...]:
        return tuple(waiting.bytes for waiting in self.backlogs.of(address))


def put(connection: Connection, times: int) -> None:
    for _ in range(times):
        connection.put(TEXT)
    connection.flush()


def run(test: Any) -> None:
    asyncio.run(test())


def test_one_socket_is_cut_when_more_waits_for_it_than_may() -> None:
    async def check() -> None:
        slow = Slow(backlog=500, backlog_per_address=10**6, backlog_in_all=10**6)
        deaf, other = slow.connect("deaf"), slow.connect("other")
        put(other, 6)
        put(deaf, 6)  # the first one is on its way, and 500 bytes wait
        assert slow.cut == []
        put(deaf, 1)
        assert slow.cut == ["deaf"]

    run(check)


def test_of_one_address_the_one_with_most_is_cut_when_it_is_too_much_for_all() -> None:
    async def check() -> None:
        slow = Slow(backlog_per_address=1_000, backlog_in_all=10_000)
        little, much, other = slow.connect("little"), slow.connect("much"), slow.connect("other", THERE)
        put(much, 8)  # the first one is on its way
        put(other, 8)
        put(little, 3)
        assert slow.cut == []
        assert slow.waiting() == (900, 1_600)
        put(little, 2)
        assert slow.cut == ["much"]
        assert much.closing == line.TOO_SLOW
        assert slow.waiting() == (400, 1_100)
        assert (little.closing, other.closing) == (None, None)

    run(check)


def test_of_all_there_are_the_one_with_most_is_cut_when_it_is_too_much_for_the_server() -> None:
    async def check() -> None:
        slow = Slow(backlog_per_address=1_000, backlog_in_all=2_000)
        lines = [slow.connect(f"{number}", f"203.0.113.{number}") for number in range(4)]
        for connection, times in zip(lines, (6, 8, 5, 5), strict=True):
            put(connection, times)
        assert slow.cut == []
        put(lines[0], 2)
        assert slow.cut == ["1"]
        assert slow.waiting()[1] == 1_500

    run(check)


def test_what_was_read_waits_no_more() -> None:
    async def check() -> None:
        slow = Slow(backlog_per_address=1_000, backlog_in_all=10_000)
        connection = slow.connect("ann")
        put(connection, 6)
        assert slow.waiting() == (500, 500)
        slow.reads.set()
        while connection.is_blocked:
            await asyncio.sleep(0)
        assert slow.waiting() == (0, 0)

    run(check)


@pytest.mark.parametrize("ends", ["closed", "cut"])
def test_what_waited_for_who_went_is_forgotten(ends: str) -> None:
    async def check() -> None:
        slow = Slow(backlog=300 if ends == "cut" else 10_000)
        connection = slow.connect("ann")
        put(connection, 6)
        connection.close(1000)
        await connection.finish(0.01)
        assert slow.waiting() == (0, 0)
        assert slow.cut

    run(check)


def test_nobody_is_counted_any_more_at_an_address_where_nobody_is() -> None:
    async def check() -> None:
        slow = Slow()
        connection = slow.connect("ann")
        assert len(slow.backlogs._at) == 1
        del connection
        assert len(slow.backlogs._at) == 0

    run(check)


def test_each_text_is_counted_once_where_the_own_bound_is_reached_first() -> None:
    async def check() -> None:
        slow = Slow(backlog=300, backlog_per_address=400, backlog_in_all=400)
        put(slow.connect("ann"), 9)
        assert slow.waiting() == (0, 0)
        put(slow.connect("bob"), 3)
        assert slow.waiting() == (200, 200)
        assert set(slow.cut) == {"ann"}

    run(check)


def test_who_is_shown_out_and_does_not_read_it_is_cut_after_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "LAST_WORDS", 0.01)

    async def check() -> None:
        slow = Slow()
        connection = slow.connect("ann")
        put(connection, 2)
        connection.close(4409)
        assert slow.cut == []
        await asyncio.sleep(0.05)
        assert slow.cut == ["ann"]

    run(check)


def test_who_has_the_most_is_known_whoever_came_first() -> None:
    cut: list[str] = []

    class Reader:
        def __init__(self, name: str) -> None:
            self.name = name

        def let_go(self) -> None:
            cut.append(self.name)

    waiting, first, second = Waiting(100), Reader("first"), Reader("second")
    waiting.add(first, 60)
    waiting.add(second, 30)
    waiting.relieve()
    assert cut == []
    waiting.take(first, 50)
    waiting.add(second, 61)
    waiting.relieve()
    assert cut == ["second"]


def test_many_deaf_clients_of_one_browser_are_kept_within_bounds(serve, new_browser, monkeypatch) -> None:
    sums: list[int] = []
    relieve = Waiting.relieve

    def noted(waiting: Waiting) -> None:
        sums.append(waiting.bytes)
        relieve(waiting)

    monkeypatch.setattr(Waiting, "relieve", noted)
    server = serve(send_buffer=SMALL, backlog_per_address=60_000, sockets_per_person=10)
    browser = new_browser(server)
    table = browser.make(bots=["random", "random"], start=True, chat=True)
    clients = [Deaf(server, browser, table) for _ in range(6)]
    until, lost = time.monotonic() + 30, 0
    while not lost and time.monotonic() < until:
        for client in clients:
            try:
                client.send("hello")
            except OSError:
                lost += 1
    assert lost
    assert 60_000 < max(sums) < 90_000, "as soon as it is too much, somebody is cut"
    live = browser.open(table)
    live.until(lambda: live.view)
    for client in clients:
        client.socket.close()
