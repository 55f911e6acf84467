"""What clients do wrong is told in one line a minute, as a warning only where it is much."""

import asyncio
import logging

import pytest

from motherlode.server import faults as faults_module
from motherlode.server.faults import MANY, MOST_TRACED, Faults, trace_seldom


def told(caplog: pytest.LogCaptureFixture) -> list[tuple[int, str]]:
    return [(record.levelno, record.message) for record in caplog.records]


def test_faults_are_told_together_when_the_time_has_come(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faults_module, "TOLD_EVERY", 0.01)

    async def check() -> None:
        faults = Faults()
        for kind in ("odd", "bad", "bad"):
            faults.count(kind)
        assert told(caplog) == []
        for _ in range(500):
            await asyncio.sleep(0.002)
            if caplog.records:
                break
        faults.count("odd")
        faults.stop()
        faults.tell()
        assert faults.counts == {"odd": 2, "bad": 2}

    with caplog.at_level(logging.INFO):
        asyncio.run(check())
    assert told(caplog) == [
        (logging.INFO, "faults of clients: bad 2, odd 1"),
        (logging.INFO, "faults of clients: odd 1"),
    ]


@pytest.mark.parametrize(("count", "level"), [(MANY - 1, logging.INFO), (MANY, logging.WARNING)])
def test_many_faults_are_worth_a_warning(count: int, level: int, caplog: pytest.LogCaptureFixture) -> None:
    async def check() -> None:
        faults = Faults()
        for _ in range(count):
            faults.count("bad")
        faults.stop()

    with caplog.at_level(logging.INFO):
        asyncio.run(check())
    assert told(caplog) == [(level, f"faults of clients: bad {count}")]


def failed(number: int) -> Exception:
    """Each number at a line of its own."""
    try:
        exec(compile("\n" * number + "raise ValueError", "client", "exec"))
    except ValueError as error:
        return error
    raise AssertionError


def test_a_fault_of_ours_is_traced_once_an_hour_and_only_so_many(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1e6]
    monkeypatch.setattr(faults_module, "_traced", {})
    monkeypatch.setattr(faults_module.time, "monotonic", lambda: now[0])
    for later in (0, 3599, 1, 3599):
        now[0] += later
        trace_seldom(failed(0), "%s", "here")
    assert [record.message for record in caplog.records] == ["here", "here"]
    for number in range(1, MOST_TRACED + 5):
        trace_seldom(failed(number), "more")
    assert len(caplog.records) == 2 + MOST_TRACED - 1
