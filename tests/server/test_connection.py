"""What goes out to one client: in order, at once if the line is free, never waiting for who does not read."""

import asyncio
from typing import Any

from motherlode.server.limits import Limits
from motherlode.server.line.connection import TOO_SLOW, Connection
from motherlode.server.quota import Bucket


class Line:
    """Where a connection sends to; can be blocked."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.free = asyncio.Event()
        self.free.set()
        self.broken = False

    async def send(self, message: Any) -> None:
        await self.free.wait()
        if self.broken:
            raise OSError("gone")
        self.sent.append(message.get("text", message.get("code")))


def push(connection: Connection, text: str) -> None:
    connection.put(text.encode())
    connection.flush()


def run(check: Any, **limits: Any) -> None:
    async def go() -> None:
        line = Line()
        await check(line, Connection(line.send, None, Limits(**limits)))

    asyncio.run(go())


def test_a_free_line_is_used_at_once() -> None:
    async def check(line: Line, connection: Connection) -> None:
        push(connection, "a")
        push(connection, "b")
        assert line.sent == ["a", "b"]

    run(check)


def test_order_is_kept_when_the_line_was_blocked() -> None:
    async def check(line: Line, connection: Connection) -> None:
        push(connection, "a")
        line.free.clear()
        push(connection, "b")
        push(connection, "c")
        assert line.sent == ["a"]
        line.free.set()
        push(connection, "d")
        await asyncio.sleep(0.01)
        push(connection, "e")
        assert line.sent == ["a", "b", "c", "d", "e"]

    run(check)


def test_who_does_not_read_is_let_go() -> None:
    async def check(line: Line, connection: Connection) -> None:
        line.free.clear()
        for number in range(20):
            push(connection, str(number))
        assert connection.closing == TOO_SLOW
        line.free.set()
        await connection.finish(1)
        assert line.sent == ["0", TOO_SLOW]

    run(check, backlog=5)


def test_who_does_not_read_is_counted_in_bytes_and_cut_off() -> None:
    async def go() -> None:
        line, cut = Line(), []
        connection = Connection(line.send, None, Limits(backlog=1000), abort=lambda: cut.append(True))
        line.free.clear()
        for _ in range(10):
            push(connection, "x" * 100)
        line.free.set()
        await asyncio.sleep(0.01)
        line.free.clear()
        for _ in range(11):  # what was read meanwhile does not count, nor what is on its way
            push(connection, "y" * 100)
        assert not cut
        push(connection, "y")
        assert (cut, connection.closing) == ([True], TOO_SLOW)
        push(connection, "too late")
        line.free.set()
        await connection.finish(1)
        assert "too late" not in line.sent

    asyncio.run(go())


def test_the_whole_is_made_once_for_all_who_asked_while_the_line_was_blocked() -> None:
    async def check(line: Line, connection: Connection) -> None:
        made: list[int] = []

        def make(number: int) -> list[bytes]:
            made.append(number)
            return [b"whole", str(number).encode()]

        connection.put_whole(lambda: make(0))
        connection.flush()
        line.free.clear()
        push(connection, "a")
        for number in range(1, 5):
            connection.put_whole(lambda number=number: make(number))
            assert connection.whole is not None
        push(connection, "b")
        line.free.set()
        await asyncio.sleep(0.01)
        assert (made, connection.whole) == ([0, 4], None)
        assert line.sent == ["whole", "0", "a", "b", "whole", "4"]

    run(check)


def test_closing_comes_after_what_waits() -> None:
    async def check(line: Line, connection: Connection) -> None:
        line.free.clear()
        push(connection, "a")
        push(connection, "b")
        connection.close(1000)
        push(connection, "too late")
        line.free.set()
        await connection.finish(1)
        assert line.sent == ["a", "b", 1000]

    run(check)


def test_a_line_that_never_frees_does_not_hold_up_the_end() -> None:
    async def check(line: Line, connection: Connection) -> None:
        line.free.clear()
        push(connection, "a")
        await asyncio.wait_for(connection.finish(0.05), 30)

    run(check)


def test_a_broken_line_is_closed() -> None:
    async def check(line: Line, connection: Connection) -> None:
        line.broken = True
        push(connection, "a")
        assert connection.closing is not None
        other = Connection(line.send, None, Limits())
        line.free.clear()
        push(other, "a")
        line.free.set()
        await asyncio.sleep(0.01)
        assert other.closing is not None

    run(check)


def test_what_is_put_goes_out_in_one_go() -> None:
    async def go() -> None:
        line, written = Line(), []

        def write(texts: list[bytes]) -> bool:
            written.append(texts)
            return line.free.is_set()

        connection = Connection(line.send, None, Limits(), write)
        connection.put(b"a")
        connection.put(b"b")
        assert not written
        connection.flush()
        connection.flush()
        assert (written, line.sent) == ([[b"a", b"b"]], [])
        line.free.clear()  # what cannot be written at once goes the long way, in its order
        push(connection, "c")
        line.free.set()
        push(connection, "d")
        connection.put(b"e")
        connection.close(1000)
        await connection.finish(1)
        assert line.sent == ["c", "d", "e", 1000]

    asyncio.run(go())


def test_a_line_that_breaks_while_it_is_written_to_is_closed() -> None:
    def write(texts: list[bytes]) -> bool:
        raise RuntimeError("the handler is closed")

    async def go() -> None:
        line = Line()
        connection = Connection(line.send, None, Limits(), write)
        push(connection, "a")
        assert connection.closing is not None
        push(connection, "b")
        assert line.sent == []

    asyncio.run(go())


def test_a_bucket_lets_a_burst_through_and_then_a_trickle() -> None:
    bucket = Bucket(rate=0.0, burst=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]


def test_the_whole_is_not_made_before_what_waits_has_gone() -> None:
    """What happens meanwhile is in it."""

    async def check(line: Line, connection: Connection) -> None:
        line.free.clear()
        for text in "abc":
            push(connection, text)
        seen: list[int] = []
        connection.put_whole(lambda: seen.append(len(line.sent)) or [b"whole"])
        line.free.set()
        await asyncio.sleep(0.01)
        assert (seen, line.sent) == ([3], ["a", "b", "c", "whole"])

    run(check)
