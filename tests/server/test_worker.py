"""Bots of a site think in workers, wherever these are; whatever becomes of a worker, the games go on."""

import asyncio
import random
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import valkey

import motherlode
from motherlode import bots
from motherlode.core.state import CHANCE
from motherlode.server.http import judged, printing, results, suspicion
from motherlode.server.site import bus as buses
from motherlode.server.site import jobs, thinkers
from motherlode.server.site.bus import Word
from motherlode.server.site.jobs import Answer, pack, unpack
from motherlode.server.site.local import LocalValkey
from motherlode.server.table import thinking
from tests.server.choosing import pick
from tests.server.clients import Browser, Live
from tests.server.running import Running
from tests.server.thinking_worker import WorkerThread, working
from tests.server.waiting import until

Join = Callable[..., Running]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine nobody is gone, or late, before the test says so."""
    monkeypatch.setattr(buses, "SILENT", 60.0)
    monkeypatch.setattr(thinkers, "PATIENCE", dict.fromkeys(thinkers.PATIENCE, 60))


@pytest.fixture
def worker(valkey_server: LocalValkey) -> Iterator[WorkerThread]:
    with working(valkey_server.url) as worker:
        yield worker


@pytest.fixture
def node(join: Join) -> Running:
    return join()


def bus_of(running: Running) -> buses.Bus:
    bus: buses.Bus = running.app._site.node.bus
    return bus


def counts(running: Running) -> thinkers.Counts:
    counts: thinkers.Counts = running.app._site.thinkers.counts
    return counts


def begin(running: Running, ann: Browser) -> Live:
    """Ann plays with two bots, and a bot is first."""
    table = ann.make(bots=["novice", "novice"], start=True, options={"firstPlayer": 1})
    return ann.open(table)


@pytest.fixture
def ann(node: Running, new_browser: Callable[..., Browser]) -> Browser:
    return new_browser(node)


def test_bots_think_in_a_worker(node: Running, worker: WorkerThread, ann: Browser) -> None:
    until(lambda: bus_of(node).workers())
    live = begin(node, ann)
    for _ in range(2):
        live.until(lambda: live.decision)
        live.act(pick(live.decision or {}, random.Random(3), True))
    live.until(lambda: live.decision)
    assert counts(node).there >= 6
    assert counts(node).here == 0


def test_a_node_without_workers_thinks_itself(node: Running, ann: Browser) -> None:
    live = begin(node, ann)
    live.until(lambda: live.decision)
    assert counts(node).there == 0
    assert counts(node).here >= 2


def test_a_worker_gets_what_the_bot_sees_and_nothing_else(
    node: Running, worker: WorkerThread, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[Any] = []
    enqueue = jobs.RedisQueue._enqueue

    async def listen_in(queue: Any, job: Any) -> Any:
        if not sent:  # nothing has happened yet, and nothing can before this is answered
            (table,) = node.registry.tables.values()
            sent.extend((unpack(queue.serialize(job)), table.row, table.match.view(1), table.match.state.legal(1)))
        return await enqueue(queue, job)

    monkeypatch.setattr(jobs.RedisQueue, "_enqueue", listen_in)
    until(lambda: bus_of(node).workers())
    live = begin(node, ann)
    live.until(lambda: live.decision)
    job, row, *seen = sent
    assert set(job["kwargs"]) == {"work", "arguments", "answer_to"}
    assert (job["kwargs"]["work"], job["kwargs"]["answer_to"]) == ("choose", bus_of(node).name)
    name, seed, *given = job["kwargs"]["arguments"]
    assert (name, given) == (row.seats[1].bot, unpack(pack([*seen, []])))
    assert str(seed) != row.seed


def test_a_worker_that_falls_silent_costs_a_retry(
    node: Running,
    worker: WorkerThread,
    ann: Browser,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """It took the job and is never heard of again."""
    asked, released = threading.Event(), threading.Event()

    def ponder(*arguments: Any) -> Any:
        asked.set()
        released.wait()
        return thinking.choose(*arguments)

    monkeypatch.setitem(jobs.WORK, "choose", ponder)
    monkeypatch.setattr(thinkers, "LOOKS", 0.02)
    until(lambda: bus_of(node).workers())
    live = begin(node, ann)
    assert asked.wait(30)
    worker.be_silent()
    monkeypatch.setattr(buses, "SILENT", 0.0)
    try:
        live.until(lambda: live.decision)
        assert counts(node).here >= 2
        assert "a worker was asked in vain" in caplog.text
    finally:
        released.set()


def test_an_answer_to_what_nobody_asks_any_more_is_dropped(
    node: Running, worker: WorkerThread, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first answer comes when the bot has moved without it: it would have been another move."""
    released = threading.Event()
    answers: list[Answer] = []
    hear = buses.Bus._hear_answer

    def ponder(name: str, seed: int, view: Any, legal: list[Any], talk: Any) -> Any:
        released.wait()
        return legal[-1]

    def hear_and_note(bus: buses.Bus, data: bytes) -> None:
        answers.append(jobs.unpack_answer(data))
        hear(bus, data)

    monkeypatch.setitem(jobs.WORK, "choose", ponder)
    monkeypatch.setattr(buses.Bus, "_hear_answer", hear_and_note)
    monkeypatch.setattr(thinkers.SharedThinkers, "_abort", lambda *job: None)
    monkeypatch.setattr(thinkers, "LOOKS", 0.02)
    until(lambda: bus_of(node).workers())
    monkeypatch.setattr(node.registry.thinkers, "_patience", 0)
    live = begin(node, ann)
    live.until(lambda: live.decision)
    version = live.version
    released.set()
    until(lambda: any(isinstance(answer.result, dict) for answer in answers))
    live.take_in_all()
    assert live.version == version


def test_a_worker_in_which_a_bot_breaks_down_is_not_the_end(
    node: Running, worker: WorkerThread, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(*arguments: Any) -> Any:
        raise ValueError

    monkeypatch.setitem(jobs.WORK, "choose", break_down)
    until(lambda: bus_of(node).workers())
    live = begin(node, ann)
    live.until(lambda: live.decision)
    assert counts(node).here == 2


@pytest.mark.parametrize("nonsense", [None, 7, {"lay": "everywhere"}, [], {"pass": ["NOSW"] * 9}, "x" * 100_000])
def test_what_a_worker_says_is_done_only_if_it_is_legal(
    node: Running, worker: WorkerThread, ann: Browser, monkeypatch: pytest.MonkeyPatch, nonsense: Any
) -> None:
    monkeypatch.setitem(jobs.WORK, "choose", lambda *arguments: nonsense)
    until(lambda: bus_of(node).workers())
    live = begin(node, ann)
    live.until(lambda: live.decision)
    assert live.version == 2
    assert counts(node).there >= 2


def test_bots_go_on_when_all_that_is_on_the_bus_is_thrown_away(
    node: Running, worker: WorkerThread, ann: Browser, valkey_server: LocalValkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the job that a worker is thinking about."""
    choose = jobs.WORK["choose"]

    def empty_the_bus(*arguments: Any) -> Any:
        valkey.from_url(valkey_server.url).flushall()
        return choose(*arguments)

    monkeypatch.setitem(jobs.WORK, "choose", empty_the_bus)
    until(lambda: bus_of(node).workers())
    live = begin(node, ann)
    for _ in range(3):
        live.until(lambda: live.decision)
        live.act(pick(live.decision or {}, random.Random(3), True))
    live.until(lambda: live.decision)
    assert counts(node).there >= 6
    assert bus_of(node).workers()


def test_workers_of_another_release_are_not_asked(node: Running) -> None:
    bus = bus_of(node)
    bus._hear(buses.encode(Word("old", thinks="0.0/0")))
    assert bus.workers() == frozenset()
    bus._hear(buses.encode(Word("ours", thinks=jobs.release())))
    assert bus.workers() == {"ours"}
    bus._hear(buses.encode(Word("ours", thinks=jobs.release(), gone=True)))
    assert bus.workers() == frozenset()


def test_a_worker_that_is_told_to_stop_says_so(node: Running, valkey_server: LocalValkey) -> None:
    with working(valkey_server.url):
        until(lambda: bus_of(node).workers())
    until(lambda: not bus_of(node).workers(), buses.SILENT / 2)


def test_sheets_pictures_suspicion_and_judged_moves_come_from_a_worker_as_they_would_from_the_node(
    node: Running, worker: WorkerThread
) -> None:
    until(lambda: bus_of(node).workers())
    game = motherlode.game("duel")
    state = game.start(game.setup(2), 5)
    setup = state.setup.plain()
    moves = []
    while state.actors:
        moves.append((state.actors[0], state.legal(state.actors[0])[-1]))
        state.apply(*moves[-1])
    chance = [(move[1], move[2]) for move in state.history if move[0] == CHANCE]
    drawing, loop = node.registry.thinkers.single(), node.server.servers[0].get_loop()
    for work, given in (
        (printing.draw, (printing.wish_of("duel", {"language": "uk"}),)),
        (results.draw, (state.view(motherlode.ALL), ["Ann", "Bob"], "en")),
        (suspicion.suspicion, (setup, chance, moves, [])),
        (judged.next_moves, (setup, chance, moves, [], 1, 0)),
    ):
        asked = asyncio.run_coroutine_threadsafe(drawing.ask(work, *given), loop)
        assert asked.result(60)[:4] == work(*given)[:4]
    assert (counts(node).there, counts(node).here) == (4, 0)


def test_bots_go_on_when_the_bus_is_lost(
    tmp_path: Any, join: Join, new_browser: Callable[..., Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "LOOKS", 0.02)
    with LocalValkey(tmp_path / "valkey") as own:
        node = join(bus=own.url)
        with working(own.url):
            until(lambda: bus_of(node).workers())
            live = begin(node, new_browser(node))
            live.until(lambda: live.decision)
            assert counts(node).here == 0
            own.stop()
            live.act(pick(live.decision or {}, random.Random(3), True))
            live.until(lambda: live.decision)
            assert counts(node).here >= 2
            own.start()
            until(lambda: bus_of(node).workers())


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in motherlode.game_ids() for name in bots.names(game) if name != "master"]
)
def test_bots_choose_the_same_from_what_was_sent(game: str, name: str) -> None:
    played = motherlode.game(game)
    state = played.start(played.setup(max(count for count in range(2, 13) if is_size(played, count))), 5)
    for move in range(12):
        seat = state.actors[0]
        view = state.view(seat)
        chosen = thinking.choose(name, move, view, state.legal(seat), [])
        assert jobs.WORK["choose"](*unpack(pack((name, move, view, state.legal(seat), [])))) == chosen
        assert jobs.WORK["remark"](*unpack(pack((name, move, view, [])))) == thinking.remark(name, move, view, [])
        state.apply(seat, chosen)


def is_size(game: Any, players: int) -> bool:
    try:
        game.setup(players)
    except motherlode.SetupError:
        return False
    return True
