"""Bots think in processes of their own, how many there are, and what happens when one dies."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from pathlib import Path
from unittest.mock import patch

import pytest

from motherlode.server.table.thinking import MOST_WORKERS, Thinkers
from tests.server.waiting import until


@pytest.mark.parametrize(
    ("processors", "workers"), [(None, 1), (1, 1), (2, 1), (3, 2), (MOST_WORKERS + 1, MOST_WORKERS), (99, MOST_WORKERS)]
)
def test_bots_leave_a_processor_to_the_server_and_take_no_more_than_they_need(
    processors: int | None, workers: int
) -> None:
    with patch("os.cpu_count", return_value=processors):
        assert Thinkers().workers == workers
        assert Thinkers(workers=5).workers == 5


def test_the_processes_end_with_the_work() -> None:
    thinkers = Thinkers(1)
    worker = asyncio.run(thinkers.ask(os.getpid))
    assert worker != os.getpid()
    thinkers.close()
    until(lambda: not is_there(worker))


def test_who_minded_the_processes_is_gone_when_they_are_closed() -> None:
    """Python's own end would write into the pipe that he is just closing."""
    before = {*threading.enumerate()}
    thinkers = Thinkers(1)
    asyncio.run(thinkers.ask(os.getpid))
    assert {*threading.enumerate()} > before
    thinkers.close()
    assert {*threading.enumerate()} <= before


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers(2)
    yield made
    made.close()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def think_a_while() -> int:
    time.sleep(0.3)
    return os.getpid()


def test_bots_think_in_other_processes_than_the_server(thinkers: Thinkers) -> None:
    assert asyncio.run(thinkers.ask(os.getpid)) != os.getpid()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_process_that_is_killed_costs_those_that_think_nothing_and_another_is_begun(thinkers: Thinkers) -> None:
    async def check() -> None:
        killed = await thinkers.ask(os.getpid)
        thoughts = [asyncio.create_task(thinkers.ask(think_a_while)) for _ in range(6)]
        await asyncio.sleep(0.1)
        os.kill(killed, signal.SIGKILL)
        found = await asyncio.gather(*thoughts, thinkers.ask(os.getpid))
        assert not {killed, os.getpid()} & set(found)
        assert not thinkers.threads

    asyncio.run(check())


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_what_ends_its_process_is_not_tried_in_the_server(thinkers: Thinkers) -> None:
    async def check() -> None:
        await thinkers.ask(os.getpid)
        with pytest.raises(BrokenExecutor):
            await thinkers.ask(die)
        assert await thinkers.ask(os.getpid) != os.getpid()

    asyncio.run(check())


def test_where_processes_die_before_they_can_think_it_is_done_in_threads(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Dying:
        def submit(self, *arguments: object) -> object:
            raise BrokenExecutor

        def shutdown(self, **how: object) -> None: ...

    begin = Thinkers._begin
    monkeypatch.setattr(Thinkers, "_begin", lambda self: begin(self) if self.threads else Dying())
    assert asyncio.run(thinkers.ask(os.getpid)) == os.getpid()
    assert asyncio.run(thinkers.ask(threading.get_ident)) != threading.get_ident()


LONG = 3600
"""Seconds of thought that nobody waits for."""
ENDING = f"""
import asyncio, time
from motherlode.server.table.thinking import Thinkers

async def begin_and_end():
    thinkers = Thinkers(1)
    await thinkers.ask(int)
    thought = asyncio.create_task(thinkers.ask(time.sleep, {LONG}))
    await asyncio.sleep(0.5)
    thought.cancel()
    thinkers.close()

if __name__ == "__main__":
    asyncio.run(begin_and_end())
"""


def test_a_server_that_ends_does_not_wait_for_what_bots_think(tmp_path: Path) -> None:
    script = tmp_path / "ending.py"
    script.write_text(ENDING)
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=LONG / 30, check=False)
    assert (done.returncode, done.stderr) == (0, "")
