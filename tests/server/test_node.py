"""One node of a site by itself: what it makes of the answers of a database and of what it hears on the bus."""

import asyncio
import logging
import signal
from types import SimpleNamespace
from typing import Any

import pytest

from motherlode.server.keeping.storage.postgres import schema
from motherlode.server.site import bus as buses
from motherlode.server.site import node as nodes
from motherlode.server.site import serving, thinkers
from motherlode.server.site import worker as workers
from motherlode.server.site.bus import Bus, Word, encode
from motherlode.server.site.jobs import Answer, release
from motherlode.server.site.node import Node
from motherlode.server.table.holding import Standing
from motherlode.server.table.thinking import Thinkers
from motherlode.words import Words

LASTS = 4.0


class Clock:
    """Of the whole process; moved on by the test."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(nodes, "time", clock)
    monkeypatch.setattr(buses, "time", clock)
    return clock


class Running:
    def __init__(self) -> None:
        self.is_lost = False

    def lose(self) -> None:
        self.is_lost = True


@pytest.fixture
def node(clock: Clock) -> Node:
    """Alive now, with two tables."""
    made = Node(SimpleNamespace(lasts=LASTS, node="one", address="here:1"), Bus(None))  # type: ignore[arg-type]
    made._alive = clock.now
    made._registry = SimpleNamespace(tables={"a": Running(), "b": Running()})  # type: ignore[assignment]
    made.bus._node = made
    return made


def hears(node: Node, name: str, **said: Any) -> None:
    node.bus._hear(encode(Word(name, **said)))


def tables(node: Node) -> dict[str, Any]:
    return node._registry.tables  # type: ignore[union-attr,return-value]


# ---- cut off from the database


def test_who_is_cut_off_keeps_its_tables_while_nobody_else_is_well(node: Node, clock: Clock) -> None:
    clock.now += 9 * LASTS
    node._leave_it_to_others()
    assert node.is_cut_off
    assert not node.is_ready
    assert node.lost == 0


def test_who_is_not_cut_off_keeps_its_tables(node: Node, clock: Clock) -> None:
    clock.now += LASTS
    hears(node, "two", ready=True)
    node._leave_it_to_others()
    assert node.is_ready
    assert node.lost == 0


@pytest.mark.parametrize(("lasts", "are_left"), [(1.9, False), (2.5, True)])
def test_tables_are_left_to_others_who_are_well_after_all_must_have_noticed(
    node: Node, clock: Clock, lasts: float, are_left: bool
) -> None:
    clock.now += lasts * LASTS
    hears(node, "two", ready=True)
    node._leave_it_to_others()
    assert [table.is_lost for table in tables(node).values()] == [are_left, are_left]
    assert node.lost == 2 * are_left


@pytest.mark.parametrize(("lasts", "are_left"), [(1.9, False), (2.1, True)])
def test_who_hears_nobody_by_any_way_is_alone(node: Node, clock: Clock, lasts: float, are_left: bool) -> None:
    node.bus.is_lost = True
    clock.now += lasts * LASTS
    node._leave_it_to_others()
    assert node.lost == 2 * are_left


def test_a_table_is_lost_once(node: Node, caplog: pytest.LogCaptureFixture) -> None:
    for name in ("a", "a", "nowhere"):
        node.lose(name)
    assert node.lost == 1
    assert [record.message for record in caplog.records] == ["table a was taken by another node"]


# ---- what the database says


def answer(**more: Any) -> Any:
    return SimpleNamespace(**{"usable_from": schema.OURS, "has_twin": False, **more})


@pytest.mark.parametrize(("later", "told"), [(2.0, 0), (2.1, 1)])
def test_a_twin_is_told_of_once_but_not_by_who_was_just_started_again(
    node: Node, clock: Clock, later: float, told: int, caplog: pytest.LogCaptureFixture
) -> None:
    clock.now = node._came + later * LASTS
    for has_twin in (True, True, False, True):
        node._look_at(answer(has_twin=has_twin))
    said = [record for record in caplog.records if "another node says" in record.message]
    assert len(said) == 2 * told
    assert all(record.levelno == logging.ERROR and "here:1" in record.message for record in said)


@pytest.mark.parametrize(("usable_from", "leaves"), [(schema.OURS, False), (schema.OURS + 1, True)])
def test_a_node_leaves_a_database_that_it_cannot_use_any_more(
    node: Node, usable_from: int, leaves: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = []

    async def hand_over(node: Node) -> None:
        left.append(node)

    monkeypatch.setattr(Node, "_hand_over", hand_over)

    async def check() -> None:
        for _ in range(2):
            node._look_at(answer(usable_from=usable_from))
            await asyncio.sleep(0)

    asyncio.run(check())
    assert left == [node] * leaves


# ---- what is heard


def test_who_is_well_says_so_again_and_again(node: Node, clock: Clock) -> None:
    assert not node.bus.others_are_ready()
    hears(node, "two", ready=True)
    assert node.bus.others_are_ready()
    assert not node.bus.others_are_ready(since=clock.now)
    clock.now += buses.SILENT
    assert not node.bus.others_are_ready()


@pytest.mark.parametrize("said", [{"ready": False}, {"gone": True}, {"ready": True, "gone": True}])
def test_who_says_that_he_is_not_well_or_goes_counts_no_more(node: Node, said: dict[str, bool]) -> None:
    hears(node, "two", ready=True)
    hears(node, "three", ready=True)
    hears(node, "two", **said)
    assert node.bus.others_are_ready()
    hears(node, "three", **said)
    assert not node.bus.others_are_ready()


def test_ones_own_word_is_none_of_anothers(node: Node) -> None:
    node.bus._unheard = 3
    hears(node, "one", ready=True, tables={"x": Standing(3, "playing", (1,))})
    assert not node.bus.others_are_ready()
    assert node.bus.standing("x") is None
    assert node.bus._unheard == 0


def test_how_far_tables_are_is_remembered_and_a_table_that_was_taken_is_lost(node: Node) -> None:
    hears(node, "two", tables={"x": Standing(3, "playing", (1,))}, taken=["a"])
    assert node.bus.standing("x") == Standing(3, "playing", (1,))
    assert node.bus.standing("y") is None
    assert [name for name, table in tables(node).items() if table.is_lost] == ["a"]


def test_workers_of_this_release_are_there_until_they_go_or_fall_silent(node: Node, clock: Clock) -> None:
    hears(node, "w1", thinks=release())
    hears(node, "w2", thinks="another")
    hears(node, "w3", thinks=release())
    assert node.bus.workers() == {"w1", "w3"}
    assert not node.bus.others_are_ready()
    hears(node, "w3", thinks=release(), gone=True)
    assert node.bus.workers() == {"w1"}
    clock.now += buses.SILENT
    assert node.bus.workers() == frozenset()


def test_what_is_remembered_of_tables_has_an_end(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buses, "REMEMBERED", 2)
    for name in ("x", "y", "x", "z"):
        hears(node, "two", tables={name: Standing(1, "playing", ())})
    assert [name for name in "xyz" if node.bus.standing(name)] == ["x", "z"]


# ---- what is said


class Client:
    def __init__(self) -> None:
        self.said: list[bytes] = []

    async def publish(self, channel: str, word: bytes) -> None:
        self.said.append(word)


def match(version: int) -> Any:
    return SimpleNamespace(version=version, asked=[2])


def test_only_what_changed_at_a_table_is_told(node: Node) -> None:
    bus = node.bus
    table = SimpleNamespace(is_lost=False, match=match(5), status="playing", row=SimpleNamespace(id="a"))
    bus.note(table)  # type: ignore[arg-type]
    assert bus._changed == {}, "nobody listens"
    bus.client = Client()
    for version in (5, 5, 6):
        table.match = match(version)
        bus.note(table)  # type: ignore[arg-type]
    assert bus._changed == {"a": Standing(6, "playing", (2,))}
    bus._changed = {}
    bus.note(table)  # type: ignore[arg-type]
    table.is_lost, table.match = True, None
    bus.note(table)  # type: ignore[arg-type]
    assert bus._changed == {}
    table.is_lost = False
    bus.note(table)  # type: ignore[arg-type]
    assert bus._changed == {"a": Standing(-1, "playing", ())}


def test_what_cannot_be_said_is_told_to_the_operator_and_what_can_is_awaited(
    node: Node, caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        bus = node.bus
        bus.client = Client()
        await bus._say(Word("one", True))
        assert (bus._unheard, bus.is_lost) == (1, False)
        bus.client = None
        for _ in range(2):
            await bus._say(Word("one", True))
        assert (bus._unheard, bus.is_lost) == (1, True)

    asyncio.run(check())
    assert len([record for record in caplog.records if record.levelno >= logging.WARNING]) == 1


# ---- as a program


@pytest.mark.parametrize(
    ("address", "host", "local", "reached"),
    [
        ("10.0.0.1:80", None, True, "10.0.0.1:80"),
        (None, None, True, "127.0.0.1:{port}"),
        (None, "127.0.0.1", False, "127.0.0.1:{port}"),
        (None, None, False, "10.0.0.9:{port}"),
    ],
)
def test_a_node_says_where_others_reach_it_and_ends_well(
    address: str | None, host: str | None, local: bool, reached: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[Any] = []

    async def check(site: Any) -> None:
        pass

    monkeypatch.setattr(serving.Site, "check", check)
    monkeypatch.setattr(serving, "App", lambda *_, **given: SimpleNamespace(**given, lines=None))
    monkeypatch.setattr(serving, "config", lambda app: None)
    monkeypatch.setattr(serving, "write_logs", lambda: None)
    monkeypatch.setattr(serving, "network_address", lambda: "10.0.0.9")
    monkeypatch.setattr(serving.signal, "signal", lambda *_: None)
    monkeypatch.setattr(serving, "AnnouncingServer", lambda config, words, listening, number, **_: (listening, number))
    monkeypatch.setattr(serving, "run", lambda app, server: ran.append((app, server)))
    assert serving.serve_node("postgresql://nobody@nowhere/x", None, host, 0, address, local) == 0
    ((app, (listening, number)),) = ran
    listening.close()
    assert app.site.address == reached.format(port=number)
    assert (app.network is None) is (host is not None or local)


def test_who_is_asked_to_think_for_a_node_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that ends its process would end another one, too; an answer is not kept after it was given."""
    enqueued: list[dict[str, Any]] = []

    class Queue:
        async def enqueue(self, job: str, **given: Any) -> None:
            enqueued.append(given)
            bus.answers[given["key"]].set_result(Answer(given["key"], "thought"))

    monkeypatch.setattr(thinkers, "queue_of", lambda client, kind: Queue())
    bus = Bus(None)
    bus._node = SimpleNamespace(name="one")  # type: ignore[assignment]
    shared = thinkers.SharedThinkers(bus, Thinkers(threads=True), patience=7)
    assert asyncio.run(shared._ask_workers("choose", (1, 2))) == "thought"
    ((given),) = enqueued
    assert {name: given[name] for name in ("retries", "ttl", "timeout")} == {"retries": 1, "ttl": -1, "timeout": 7}
    assert given["kwargs"] == {"work": "choose", "arguments": (1, 2), "answer_to": "one"}
    assert bus.answers == {}


def test_a_worker_says_that_it_is_here_works_until_it_is_told_to_stop_and_ends_well(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    worked: list[str] = []

    class Working:
        def __init__(self, bus: str, thinkers: Thinkers) -> None:
            assert thinkers.workers == 3
            self.bus, self.stopping = bus, asyncio.Event()

        async def run(self) -> None:
            worked.append(self.bus)
            signal.raise_signal(signal.SIGTERM)
            await asyncio.wait_for(self.stopping.wait(), 30)

    monkeypatch.setattr(workers, "ThinkingWorker", Working)
    monkeypatch.setattr(workers, "write_logs", lambda: None)
    assert workers.run_worker("redis://nowhere", 3, Words("en")) == 0
    assert worked == ["redis://nowhere"]
    assert capsys.readouterr().out.strip() == Words("en").say("worker-here", processes=3)
