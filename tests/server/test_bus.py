"""What answers at the address of the bus may be anything: a node goes on without it, and takes it up when it is one."""

import asyncio
import logging
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from valkey.exceptions import InvalidResponse

from motherlode.server.site import bus as buses
from motherlode.server.site.bus import CHANNEL, Bus, connect, why_lost
from motherlode.server.site.local import LOCAL, LocalValkey
from motherlode.server.site.worker import PatientQueue, ThinkingWorker
from motherlode.server.table.thinking import Thinkers

PATIENCE = 60.0
STRANGERS = {
    "no number": b":x\r\n",
    "numbers": b":1\r\n" * 50,
    "half a message": b"*1\r\n$7\r\nmessage\r\n" * 50,
    "a message without bytes": b"*3\r\n$7\r\nmessage\r\n$10\r\nmotherlode\r\n:4\r\n" * 50,
    "another protocol": b"HTTP/1.1 400 Bad Request\r\n\r\n",
    "yes to everything": b"+OK\r\n" * 50,
    "nothing": b"*0\r\n" * 50,
}


class Node:
    name, is_ready = "one", True

    def lose(self, table: str) -> None:
        raise AssertionError("nobody took a table")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in {"EVERY": 0.02, "AGAIN": 0.02, "SILENT": 0.2, "DEAF": 3}.items():
        monkeypatch.setattr(buses, name, seconds)


@pytest.fixture
def valkey() -> Iterator[LocalValkey]:
    """Not started yet."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        made = LocalValkey(Path(folder) / "valkey")
        yield made
        made.stop()


@asynccontextmanager
async def stranger(port: int, says: bytes) -> AsyncIterator[None]:
    """Answers the same whatever it is asked."""
    writers: list[asyncio.StreamWriter] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers.append(writer)
        while await reader.read(1 << 16):
            writer.write(says)

    server = await asyncio.start_server(answer, LOCAL, port)
    try:
        yield
    finally:
        server.close()
        for writer in writers:
            writer.close()


async def comes(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def test_an_operator_is_told_whether_the_bus_is_away_or_something_else_is_there() -> None:
    assert why_lost(ConnectionRefusedError("refused")) == "refused"
    assert why_lost(TimeoutError()) == "TimeoutError"
    assert why_lost(InvalidResponse("HTTP/1.1")) == "what answers there is no Valkey or Redis (HTTP/1.1)"
    assert why_lost(KeyError("pong")) == "what answers there is no Valkey or Redis ('pong')"


@pytest.mark.parametrize("says", STRANGERS.values(), ids=STRANGERS)
def test_who_is_no_bus_is_told_of_once_and_a_real_one_is_taken_up(
    valkey: LocalValkey, says: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def meet() -> None:
        bus = Bus(valkey.url)
        async with stranger(valkey.port, says):
            bus.start(Node())  # type: ignore[arg-type]
            await comes(lambda: bus.is_lost)
            await asyncio.sleep(1)  # it is tried again and again
            assert not bus.is_connected
            told = [record.getMessage() for record in caplog.records if "the bus cannot be reached" in record.msg]
            assert len(told) == 1
        await asyncio.to_thread(valkey.start)
        await comes(lambda: bus.is_connected)
        assert not bus.is_lost
        await bus.close()

    asyncio.run(meet())


def test_what_is_not_ours_on_a_bus_is_told_of_once(valkey: LocalValkey, caplog: pytest.LogCaptureFixture) -> None:
    async def meet() -> None:
        bus, shouting = Bus(valkey.url), connect(valkey.url)
        bus.start(Node())  # type: ignore[arg-type]
        await comes(lambda: bus.is_connected)
        for what in (b"{}", b"\xff\xfe", b"[1]", b'{"node":7}', b'{"node":"x","tables":{"t":5}}', b"") * 20:
            await shouting.publish(CHANNEL, what)
            await shouting.publish(buses.channel_of("one"), what)
        await asyncio.sleep(0.2)
        assert bus.is_connected
        await shouting.aclose()
        await bus.close()

    valkey.start()
    asyncio.run(meet())
    assert sum("is not ours" in record.msg for record in caplog.records) == 1


def test_a_bus_ends_although_the_first_call_to_stop_was_taken_for_something_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(buses, "STOPS", 0.01)
    heard: list[str] = []

    async def listen() -> None:
        while len(heard) < 2:
            try:
                await asyncio.sleep(PATIENCE)
            except asyncio.CancelledError:
                heard.append("stop")

    async def meet() -> None:
        bus = Bus(None)
        bus._tasks = [asyncio.create_task(listen())]
        await asyncio.sleep(0)
        await asyncio.wait_for(bus.close(), PATIENCE / 2)

    asyncio.run(meet())
    assert heard == ["stop", "stop"]


def test_a_bus_that_forgets_everything_is_still_one(valkey: LocalValkey) -> None:
    """Emptied by its operator, or replaced by an empty one."""

    async def meet() -> None:
        bus, emptying = Bus(valkey.url), connect(valkey.url)
        bus.start(Node())  # type: ignore[arg-type]
        await comes(lambda: bus.is_connected)
        await emptying.flushall()
        await emptying.aclose()
        valkey.stop()
        await comes(lambda: bus.is_lost)
        await asyncio.to_thread(valkey.start)
        await comes(lambda: bus.is_connected)
        await bus.close()

    valkey.start()
    asyncio.run(meet())


@pytest.mark.parametrize("is_there", [False, True], ids=["nobody", "one without a password"])
def test_the_password_of_a_bus_is_never_told(
    valkey: LocalValkey, caplog: pytest.LogCaptureFixture, is_there: bool
) -> None:
    if is_there:
        valkey.start()

    async def meet() -> None:
        bus = Bus(valkey.url.replace("redis://", "redis://somebody:hush%40hush@"))
        bus.start(Node())  # type: ignore[arg-type]
        await comes(lambda: bus.is_lost)
        await bus.close()

    asyncio.run(meet())
    assert "the bus cannot be reached" in caplog.text
    assert "hush" not in caplog.text


class Silent(Thinkers):
    """Never asked."""

    def __init__(self) -> None:
        super().__init__(1)

    def single(self) -> "Silent":
        return Silent()


@pytest.mark.parametrize("which", ["no number", "another protocol"])
def test_a_worker_waits_for_a_real_bus_too(
    valkey: LocalValkey, which: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[Any] = []
    dequeue = PatientQueue.dequeue

    async def noted(self: PatientQueue, *arguments: Any, **named: Any) -> Any:
        job = await dequeue(self, *arguments, **named)
        taken.append(job)
        return job

    monkeypatch.setattr(PatientQueue, "dequeue", noted)

    async def meet() -> None:
        async with stranger(valkey.port, STRANGERS[which]):
            worker = ThinkingWorker(valkey.url, Silent())
            running = asyncio.create_task(worker.run())
            await comes(lambda: len(taken) > 3)
            assert taken == [None] * len(taken)
        await asyncio.to_thread(valkey.start)
        await comes(lambda: "the bus is there" in caplog.text)
        assert not running.done()
        worker.stopping.set()
        await running

    with caplog.at_level(logging.INFO):
        asyncio.run(meet())
