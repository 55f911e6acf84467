"""One thing after another: nothing overtakes, nothing is lost when nobody waits for it, nothing stops the rest."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import pytest

from motherlode.server.errors import TableError
from motherlode.server.table.queue import WorkQueue


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]


def test_what_waits_is_done_in_order_and_looked_after() -> None:
    async def test() -> None:
        done: list[str] = []
        queue = WorkQueue("t", lambda: done.append("after"))

        async def slow(name: str) -> str:
            for _ in range(3):
                await asyncio.sleep(0)
            done.append(name)
            return name

        results = await asyncio.gather(*(queue.do(lambda name=name: slow(name)) for name in ("a", "b", "c")))
        assert results == ["a", "b", "c"]
        assert done == ["a", "after", "b", "after", "c", "after"]
        await asyncio.sleep(0)
        assert not queue.is_busy

    run(test)


def test_a_failure_reaches_who_waits_and_stops_nothing() -> None:
    async def test() -> None:
        after: list[int] = []
        queue = WorkQueue("t", lambda: after.append(1))

        async def fail() -> None:
            raise TableError("ended")

        async def work() -> int:
            return 7

        failed, worked = queue.do(fail), queue.do(work)
        assert await worked == 7
        with pytest.raises(TableError):
            await failed
        assert after == [1, 1]

    run(test)


def test_who_stops_waiting_stops_nothing() -> None:
    async def test() -> None:
        done: list[str] = []
        queue = WorkQueue("t", lambda: None)

        async def work(name: str) -> None:
            await asyncio.sleep(0)
            done.append(name)

        first, second, third = (queue.do(lambda name=name: work(name)) for name in "abc")
        await asyncio.sleep(0)
        first.cancel()  # under way
        second.cancel()  # not begun
        await third
        assert done == ["a", "b", "c"]

    run(test)


def test_a_fault_in_looking_after_stops_nothing(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        def after() -> None:
            raise KeyError("x")

        queue = WorkQueue("t", after)

        async def work() -> int:
            return 1

        assert [await queue.do(work), await queue.do(work)] == [1, 1]

    run(test)
    assert len(caplog.records) == 1, "of one place somebody is told once"


def test_what_nobody_waits_for_is_logged_when_it_fails(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        queue = WorkQueue("t", lambda: None)

        async def refused() -> None:
            raise TableError("ended")

        async def broken() -> None:
            raise KeyError("x")

        queue.post(refused)
        queue.post(broken)
        while queue.is_busy:
            await asyncio.sleep(0)
        await asyncio.sleep(0)

    run(test)
    assert [record.levelno for record in caplog.records] == [logging.WARNING, logging.ERROR]


def test_when_it_is_stopped_nobody_waits_for_ever() -> None:
    async def test() -> None:
        queue = WorkQueue("t", lambda: None)

        async def never() -> None:
            await asyncio.Event().wait()

        waiting = [queue.do(never) for _ in range(2)]
        await asyncio.sleep(0)
        queue.stop()
        await asyncio.wait(waiting, timeout=30)
        assert all(future.cancelled() for future in waiting)

    run(test)


def test_who_finds_nothing_to_do_does_his_work_himself() -> None:
    async def test() -> None:
        done: list[object] = []
        queue = WorkQueue("t", lambda: done.append("after"))

        async def work() -> object:
            assert queue.is_busy
            await asyncio.sleep(0)
            return asyncio.current_task()

        assert await queue.take(work) is asyncio.current_task()
        assert done == ["after"]
        assert not queue.is_busy

    run(test)


def test_who_comes_meanwhile_waits_for_who_does_his_work_himself() -> None:
    async def test() -> None:
        done: list[str] = []
        queue = WorkQueue("t", lambda: done.append("after"))

        async def slow(name: str) -> None:
            for _ in range(3):
                await asyncio.sleep(0)
            done.append(name)

        names = ("a", "b", "c")
        await asyncio.gather(*(queue.take(lambda name=name: slow(name)) for name in names))  # type: ignore[misc]
        assert done == ["a", "after", "b", "after", "c", "after"]

    run(test)


def test_a_failure_of_ones_own_work_stops_nothing() -> None:
    async def test() -> None:
        after: list[int] = []
        queue = WorkQueue("t", lambda: after.append(1))

        async def fail() -> None:
            await asyncio.sleep(0)
            raise TableError("ended")

        async def work() -> int:
            return 7

        failed, worked = asyncio.ensure_future(queue.take(fail)), asyncio.ensure_future(queue.take(work))
        with pytest.raises(TableError):
            await failed
        assert await worked == 7
        assert after == [1, 1]

    run(test)
