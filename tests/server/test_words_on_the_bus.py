"""What a node says on the bus and hears there, with a stand-in that passes on what a test says."""

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from motherlode.server.site import bus as buses
from motherlode.server.site.bus import CHANNEL, Bus, Word, channel_of, encode, tell_taken
from motherlode.server.site.jobs import Answer, pack
from motherlode.server.table.holding import Standing


class Line:
    """To a bus: says back what a test puts there, or fails."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[Any] = asyncio.Queue()
        self.said: list[Any] = []
        self.subscribed: list[tuple[str, ...]] = []
        self.closed = 0

    def pubsub(self) -> "Line":
        return self

    async def __aenter__(self) -> "Line":
        return self

    async def __aexit__(self, *_: object) -> None: ...

    async def subscribe(self, *channels: str) -> None:
        self.subscribed.append(channels)

    async def get_message(self, ignore_subscribe_messages: bool, timeout: float) -> Any:
        assert ignore_subscribe_messages
        assert timeout == buses.SILENT
        message = await self.heard.get()
        if isinstance(message, Exception):
            raise message
        return message

    async def publish(self, channel: str, data: bytes) -> None:
        self.said.append((channel, buses._decode(data)))

    async def aclose(self) -> None:
        self.closed += 1
        raise ConnectionError("it is gone")

    def hears(self, data: bytes, channel: str = CHANNEL) -> None:
        self.heard.put_nowait({"channel": channel.encode(), "data": data})


class Site:
    """A node at a bus."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.line = Line()
        self.lost: list[str] = []
        self.is_ready = True
        self.name = "one"
        monkeypatch.setattr(buses, "connect", lambda url: self.line)
        monkeypatch.setattr(buses, "EVERY", 0.001)
        monkeypatch.setattr(buses, "AGAIN", 0.001)
        self.bus = Bus("redis://here")

    def lose(self, table: str) -> None:
        self.lost.append(table)

    async def __aenter__(self) -> Bus:
        self.bus.start(self)  # type: ignore[arg-type]
        return self.bus

    async def __aexit__(self, *_: object) -> None:
        await self.bus.close()


@pytest.fixture
def site(monkeypatch: pytest.MonkeyPatch) -> Site:
    return Site(monkeypatch)


async def becomes(done: Any) -> None:
    async with asyncio.timeout(30):
        while not done():
            await asyncio.sleep(0.001)


def table(name: str, version: int) -> Any:
    match = SimpleNamespace(version=version, asked=[1])
    return SimpleNamespace(is_lost=False, match=match, status="playing", row=SimpleNamespace(id=name))


def test_a_node_says_again_and_again_how_it_is_and_once_how_far_its_tables_are(site: Site) -> None:
    async def check() -> None:
        async with site as bus:
            bus.note(table("a", 3))
            bus.note(table("b", 4))
            await becomes(lambda: len(site.line.said) > 1)
            site.is_ready = False
            bus.note(table("b", 5))
            known = len(site.line.said)
            await becomes(lambda: len(site.line.said) > known + 1)

    asyncio.run(check())
    assert {channel for channel, _ in site.line.said} == {CHANNEL}
    words = [word for _, word in site.line.said]
    told = [word.tables for word in words if word.tables]
    assert told == [
        {"a": Standing(3, "playing", (1,)), "b": Standing(4, "playing", (1,))},
        {"b": Standing(5, "playing", (1,))},
    ]
    assert {word.node for word in words} == {"one"}
    assert [word.ready for word in words] == sorted((word.ready for word in words), reverse=True)
    assert words[-1].ready is False


def test_a_node_hears_all_and_what_is_for_it_alone(site: Site) -> None:
    async def check() -> None:
        async with site as bus:
            waiting = bus.answers["k"] = asyncio.get_running_loop().create_future()
            site.line.heard.put_nowait(None)  # nothing came for a while
            site.line.hears(encode(Word("two", ready=True, taken=["a", "b"])))
            site.line.hears(pack(Answer("k", 5)), channel_of("one"))
            site.line.hears(encode(Word("one")))
            await becomes(lambda: bus.is_connected)
            assert bus.others_are_ready()
            assert waiting.result().result == 5

    asyncio.run(check())
    assert site.line.subscribed == [(CHANNEL, "motherlode:one")]
    assert site.lost == ["a", "b"]


def test_a_node_that_was_away_from_the_bus_knows_nothing_of_before(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def check() -> None:
        async with site as bus:
            site.line.hears(encode(Word("two", tables={"x": Standing(3, "playing", ())})))
            site.line.hears(encode(Word("one")))
            await becomes(lambda: bus.is_connected and bus.standing("x"))
            for _ in range(2):
                site.line.heard.put_nowait(ConnectionError("cut"))
            await becomes(lambda: len(site.line.subscribed) == 3)
            assert (bus.standing("x"), bus.is_connected, bus.is_lost) == (None, False, True)
            site.line.hears(encode(Word("one")))
            await becomes(lambda: bus.is_connected)
            assert not bus.is_lost

    asyncio.run(check())
    assert [(record.levelno, record.message.partition(":")[0]) for record in caplog.records] == [
        (logging.INFO, "the bus is there"),
        (logging.ERROR, "the bus cannot be reached"),
        (logging.INFO, "the bus is there"),
    ]


def test_a_bus_on_which_our_own_words_do_not_come_back_is_none(
    site: Site, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buses, "EVERY", 60.0)

    async def check() -> None:
        async with site as bus:
            await becomes(lambda: site.line.said)
            for unheard in (buses.DEAF, buses.DEAF + 1):
                bus._unheard = unheard
                subscribed = len(site.line.subscribed)
                site.line.heard.put_nowait(None)
                await becomes(lambda: not site.line.heard.qsize())
                for _ in range(20):
                    await asyncio.sleep(0)
                assert bus.is_lost is (unheard > buses.DEAF)
            await becomes(lambda: len(site.line.subscribed) > subscribed)
            assert bus._unheard == 0, "it is listened to anew"

    asyncio.run(check())
    assert "it does not say again what it is told" in caplog.text


@pytest.mark.parametrize("is_connected", [True, False])
def test_who_goes_says_so_where_he_is_heard_and_is_silent_then(site: Site, is_connected: bool) -> None:
    async def check() -> None:
        async with site as bus:
            await becomes(lambda: site.line.said)
            bus.is_connected = is_connected
        said = list(site.line.said)
        await asyncio.sleep(0.01)
        assert site.line.said == said
        assert (site.line.closed, bus.client) == (1, None)
        await bus.close()
        assert site.line.closed == 1

    asyncio.run(check())
    assert (site.line.said[-1] == (CHANNEL, Word("one", gone=True))) is is_connected


def test_without_an_address_nothing_is_said_and_nobody_heard(site: Site) -> None:
    async def check() -> None:
        bus = Bus(None)
        bus.start(site)  # type: ignore[arg-type]
        bus.note(table("a", 3))
        await bus.close()
        assert (bus.client, bus._tasks, bus._changed) == (None, [], {})

    asyncio.run(check())


def test_what_is_not_ours_is_complained_of_once_a_minute(
    site: Site, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(buses, "time", SimpleNamespace(monotonic=lambda: now))
    for hear in (Bus._hear, Bus._hear_answer):
        bus = Bus("redis://here")
        bus._node = site  # type: ignore[assignment]
        for seconds in (0.0, 0.0, buses.TOLD_EVERY - 0.5, 0.5):
            now += seconds
            hear(bus, b"{")
    assert [record.levelno for record in caplog.records] == [logging.WARNING] * 4
    assert all(record.message.startswith("something on the bus is not ours: ") for record in caplog.records)


def test_an_operator_who_takes_a_table_tells_who_runs_it_and_never_mind_if_not(site: Site) -> None:
    asyncio.run(tell_taken("redis://here", "abc"))
    assert (site.line.said, site.line.closed) == ([(CHANNEL, Word("", taken=["abc"]))], 1)

    async def fail(channel: str, data: bytes) -> None:
        raise ConnectionError

    site.line.publish = fail  # type: ignore[method-assign]
    asyncio.run(tell_taken("redis://here", "abc"))
    assert site.line.closed == 2


def test_what_a_word_does_not_say_takes_no_room() -> None:
    assert msgspec.json.decode(encode(Word("one"))) == {"node": "one"}
    assert buses._decode(b'{"node":"one"}') == Word("one", None, False, {}, [], None)
