"""A node asks workers and thinks itself if they fail it, with a stand-in for the bus."""

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import pytest

from motherlode.server.site import thinkers
from motherlode.server.site.bus import Bus
from motherlode.server.site.jobs import BOTS, DRAWING, JOB, Answer
from motherlode.server.site.thinkers import PATIENCE, SharedThinkers, Unanswered
from motherlode.server.table import thinking
from motherlode.server.table.thinking import Thinkers


class Own(Thinkers):
    """What the node thinks itself."""

    def __init__(self) -> None:
        super().__init__(3, threads=True)
        self.asked: list[Any] = []

    def single(self) -> "Own":
        return self

    async def ask(self, work: Any, *arguments: Any) -> Any:
        self.asked.append((work, arguments))
        return "thought here"

    def close(self) -> None:
        self.asked.append("closed")


class Queue:
    """Of jobs: each is answered, fails to be put there, or lies there."""

    def __init__(self, bus: Bus, answer: Any) -> None:
        self._bus, self._answer = bus, answer
        self.given: list[dict[str, Any]] = []
        self.taken_back: list[str] = []

    async def enqueue(self, job: str, **given: Any) -> Any:
        self.given.append({"job": job, **given})
        if isinstance(self._answer, Exception):
            raise self._answer
        if self._answer is not None:
            self._bus.answers[given["key"]].set_result(Answer(given["key"], **self._answer))
        return SimpleNamespace(abort=self._abort)

    async def _abort(self, why: str) -> None:
        self.taken_back.append(why)
        raise ConnectionError("the bus is lost")


class Site:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, answer: Any = None, workers: int = 1) -> None:
        self.bus = Bus(None)
        self.bus._node = SimpleNamespace(name="one")  # type: ignore[assignment]
        self.bus._workers = dict.fromkeys(map(str, range(workers)), 1e12)
        self.queue, self.own = Queue(self.bus, answer), Own()
        self.kinds: list[str] = []
        self.shared = SharedThinkers(self.bus, self.own, patience=0)
        monkeypatch.setattr(thinkers, "queue_of", self._queue_of)
        monkeypatch.setattr(thinkers, "LOOKS", 0.001)

    def _queue_of(self, client: Any, kind: str) -> Queue:
        self.kinds.append(kind)
        return self.queue

    def ask(self, work: Any = thinking.choose) -> Any:
        async def ask() -> Any:
            thought = await self.shared.ask(work, 1, 2)
            await asyncio.gather(*self.shared._aborting)
            await asyncio.sleep(0)
            assert (self.bus.answers, self.shared._aborting) == ({}, set())
            return thought

        return asyncio.run(ask())

    @property
    def counts(self) -> tuple[int, int]:
        return self.shared.counts.there, self.shared.counts.here


def test_what_workers_think_is_counted_and_not_thought_again(monkeypatch: pytest.MonkeyPatch) -> None:
    site = Site(monkeypatch, {"result": "thought there"})
    assert [site.ask(), site.ask()] == ["thought there"] * 2
    assert (site.counts, site.own.asked, site.queue.taken_back) == ((2, 0), [], [])
    assert site.kinds == [BOTS], "one queue is asked again"
    assert site.queue.given[0]["job"] == JOB


@pytest.mark.parametrize(
    ("answer", "why", "taken_back"),
    [
        (None, "no answer in 0 s", ["nobody waits for it"]),
        ({"error": "KeyError: 3"}, "KeyError: 3", []),
        (ConnectionError("no line"), "no line", []),
    ],
    ids=["silent", "failed", "no bus"],
)
def test_what_no_worker_answers_well_is_thought_here_and_the_operator_told(
    answer: Any, why: str, taken_back: list[str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    site = Site(monkeypatch, answer)
    assert site.ask() == "thought here"
    assert (site.counts, site.own.asked) == ((0, 1), [(thinking.choose, (1, 2))])
    assert site.queue.taken_back == taken_back
    ((level, told),) = [(record.levelno, record.message) for record in caplog.records]
    assert (level, told) == (logging.WARNING, f"a worker was asked in vain: {why}; it is thought here")


def test_where_no_worker_is_nobody_is_asked(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    site = Site(monkeypatch, workers=0)
    assert site.ask() == "thought here"
    assert (site.counts, site.queue.given, caplog.records) == ((0, 1), [], [])


def test_what_workers_do_not_know_is_thought_here_and_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    site = Site(monkeypatch, {"result": "thought there"})
    assert site.ask(int) == "thought here"
    assert (site.counts, site.own.asked) == ((0, 0), [(int, (1, 2))])


def test_who_is_asked_and_gone_is_waited_for_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two that were there, one is enough to be gone: nobody knows which of them took it."""
    site = Site(monkeypatch, workers=2)
    site.shared._patience = 1000

    async def check() -> None:
        waiting = asyncio.get_running_loop().create_future()
        asked = site.bus.workers()
        answering = asyncio.create_task(site.shared._answered(waiting, asked))
        await asyncio.sleep(0.01)
        assert not answering.done()
        site.bus._workers["3"] = 1e12
        del site.bus._workers["1"]
        with pytest.raises(Unanswered, match="one of them has gone"):
            await asyncio.wait_for(answering, 30)

    asyncio.run(check())


def test_an_answer_that_comes_in_time_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    site = Site(monkeypatch)
    site.shared._patience = 1000

    async def check() -> None:
        waiting = asyncio.get_running_loop().create_future()
        answering = asyncio.create_task(site.shared._answered(waiting, frozenset()))
        await asyncio.sleep(0.01)
        waiting.set_result(Answer("k", 5))
        assert await asyncio.wait_for(answering, 30) == 5

    asyncio.run(check())


def test_drawing_has_a_queue_and_a_patience_of_its_own_and_is_counted_with_the_rest() -> None:
    shared = SharedThinkers(Bus(None), Own())
    drawing = shared.single()
    assert (shared.workers, shared.threads) == (3, True)
    assert (shared._kind, shared._patience) == (BOTS, PATIENCE[BOTS])
    assert (drawing._kind, drawing._patience) == (DRAWING, PATIENCE[DRAWING])
    assert (PATIENCE, drawing.counts) == ({BOTS: 6, DRAWING: 40}, shared.counts)


def test_who_ends_a_node_ends_what_it_thinks_with() -> None:
    own = Own()
    SharedThinkers(Bus(None), own).close()
    assert own.asked == ["closed"]
