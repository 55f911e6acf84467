"""How many processes bots think in, and how long those are there."""

import asyncio
import os
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


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
