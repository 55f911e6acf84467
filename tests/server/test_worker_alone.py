"""A worker begins, answers who asked, tells of its bus and ends, with a stand-in for the bus."""

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import pytest
from saq import Worker

from motherlode.server.site import bus as buses
from motherlode.server.site import worker
from motherlode.server.site.bus import Word
from motherlode.server.site.jobs import BOTS, DRAWING, JOB, NAMES, WORK, Answer, form_of, release, unpack_answer
from motherlode.server.site.worker import PatientQueue, QuietWorker, ThinkingWorker
from motherlode.server.table import thinking
from motherlode.server.table.thinking import Thinkers
from motherlode.words import Words
from tests.server.test_shared_thinking import Own


class Line:
    """To a bus."""

    def __init__(self) -> None:
        self.said: list[Any] = []
        self.is_away = False
        self.is_closed = False

    async def publish(self, channel: str, what: bytes) -> None:
        if self.is_away:
            raise ConnectionError("refused")
        self.said.append((channel, what))

    async def aclose(self) -> None:
        self.is_closed = True
        raise ConnectionError("it is closed")


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> Line:
    line = Line()
    monkeypatch.setattr(worker, "connect", lambda url: line)
    monkeypatch.setattr(worker, "PatientQueue", lambda client, **form: (client, form))
    monkeypatch.setattr(worker, "QuietWorker", Made)
    return line


class Made:
    """A worker of one queue, that only notes what it is."""

    def __init__(self, queue: Any, functions: Any, concurrency: int, dequeue_timeout: float) -> None:
        self.queue, ((self.job, self.think),) = queue, functions
        self.concurrency, self.timeout = concurrency, dequeue_timeout
        self.stopped = asyncio.Event()

    async def start(self) -> None:
        await self.stopped.wait()

    async def stop(self) -> None:
        self.stopped.set()


def words_of(line: Line) -> list[Word]:
    return [buses._decode(what) for channel, what in line.said if channel == buses.CHANNEL]


def test_a_worker_has_two_queues_and_says_that_it_is_there_until_it_goes(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "EVERY", 0.001)
    own = Own()

    async def check() -> None:
        thinking = ThinkingWorker("redis://here", own)
        bots, drawing = thinking._workers
        assert [made.queue for made in (bots, drawing)] == [(line, form_of(BOTS)), (line, form_of(DRAWING))]
        assert (bots.job, bots.concurrency) == (JOB, 3)
        running = asyncio.create_task(thinking.run())
        while len(line.said) < 3:
            await asyncio.sleep(0.001)
        thinking.stopping.set()
        await asyncio.wait_for(running, 30)
        said = words_of(line)
        await asyncio.sleep(0.01)
        assert words_of(line) == said, "who has gone says nothing any more"
        assert said[-1] == Word(thinking._name, thinks=release(), gone=True)
        assert all(word == Word(thinking._name, thinks=release()) for word in said[:-1])

    asyncio.run(check())
    assert own.asked == ["closed", "closed"]
    assert line.is_closed


def test_a_worker_answers_who_asked_or_tells_him_why_not(line: Line, caplog: pytest.LogCaptureFixture) -> None:
    class Failing(Own):
        async def ask(self, work: Any, *arguments: Any) -> Any:
            if arguments == ("fail",):
                raise KeyError("three")
            return [work is WORK["choose"], *arguments]

    async def check() -> None:
        bots, _ = ThinkingWorker("redis://here", Failing())._workers
        context = {"job": SimpleNamespace(key="k")}
        for argument in ("think", "fail"):
            await bots.think(context, work="choose", arguments=[argument], answer_to="one")  # type: ignore[attr-defined]
        line.is_away = True
        await bots.think(context, work="choose", arguments=["think"], answer_to="one")  # type: ignore[attr-defined]

    asyncio.run(check())
    assert [channel for channel, _ in line.said] == [buses.channel_of("one")] * 2
    answers = [unpack_answer(what) for _, what in line.said]
    assert answers == [Answer("k", [True, "think"]), Answer("k", error="KeyError: 'three'")]
    (told,) = [record for record in caplog.records if record.message == "choose failed"]
    assert (told.levelno, told.exc_info is not None) == (logging.ERROR, True)


def test_of_a_bus_that_goes_and_comes_back_each_is_told_once(line: Line, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)

    async def check() -> None:
        thinking = ThinkingWorker("redis://here", Own())
        for is_away in (False, False, True, True, False, False):
            line.is_away = is_away
            await thinking._say(Word("w"))

    asyncio.run(check())
    assert [(record.levelno, record.message) for record in caplog.records] == [
        (logging.INFO, "the bus is there"),
        (logging.ERROR, "the bus cannot be reached: refused; it is tried again"),
        (logging.INFO, "the bus is there"),
    ]


def test_a_bus_that_was_never_there_is_told_of_too(line: Line, caplog: pytest.LogCaptureFixture) -> None:
    line.is_away = True

    async def check() -> None:
        thinking = ThinkingWorker("redis://here", Own())
        for _ in range(2):
            await thinking._say(Word("w"))

    asyncio.run(check())
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


def test_a_worker_that_is_told_to_stop_takes_nothing_more_and_finishes_what_it_has_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []

    async def stop(quiet: Any) -> None:
        done.append("stopped")

    monkeypatch.setattr(Worker, "stop", stop)
    monkeypatch.setattr(worker, "FINISHES", 30)

    async def check() -> None:
        quiet = QuietWorker.__new__(QuietWorker)
        quiet.event = asyncio.Event()

        async def process() -> None:
            await asyncio.wait_for(quiet.event.wait(), 30)
            done.append("finished")

        endless = asyncio.create_task(asyncio.sleep(60), name="upkeep")
        quiet.tasks = {asyncio.create_task(process(), name="process"), endless}
        await quiet.stop()
        assert not endless.done(), "what looks after the queue is not waited for"
        endless.cancel()
        quiet.tasks = set()
        await quiet.stop()

    asyncio.run(check())
    assert done == ["finished", "stopped", "stopped"]
    assert list(QuietWorker.SIGNALS) == []


def test_what_every_job_tells_is_told_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[bool] = []
    printed: list[bool] = []
    monkeypatch.setattr(worker, "print", lambda text, flush: printed.append(flush), raising=False)
    monkeypatch.setattr(worker, "write_logs", lambda: written.append(True))
    monkeypatch.setattr(worker, "ThinkingWorker", Interrupted)
    monkeypatch.setattr(logging.getLogger("saq"), "level", logging.NOTSET)
    assert worker.run_worker("redis://here", 1, Words("en")) == 0
    assert (written, logging.getLogger("saq").level) == ([True], logging.CRITICAL)
    assert printed == [True], "whoever reads it by a pipe reads it now"


class Interrupted:
    """Ctrl+C where there are no signals."""

    def __init__(self, bus: str, bots: Thinkers) -> None:
        self.stopping = asyncio.Event()

    async def run(self) -> None:
        raise KeyboardInterrupt


def test_who_waits_for_jobs_goes_on_when_the_bus_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[Any] = []

    async def fail(queue: Any, timeout: float, poll_interval: float) -> None:
        waited.append((timeout, poll_interval))
        raise ConnectionError

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(worker.RedisQueue, "dequeue", fail)
    monkeypatch.setattr(worker, "asyncio", SimpleNamespace(sleep=sleep))
    assert asyncio.run(PatientQueue.dequeue(PatientQueue.__new__(PatientQueue), 1.0, 0.5)) is None
    assert waited == [(1.0, 0.5), worker.AGAIN]


def test_what_may_be_given_away_has_a_name_for_the_way_there_and_back() -> None:
    assert {WORK[name] for name in NAMES.values()} <= set(WORK.values())
    assert set(NAMES.values()) == set(WORK)
    assert [NAMES[work] for work in (thinking.choose, thinking.remark)] == ["choose", "remark"]
