"""A line of the log is written once a minute, however often somebody brings it about."""

from __future__ import annotations

import logging
from types import SimpleNamespace
from typing import Any

import pytest

from motherlode.server import faults, serve
from motherlode.server.faults import REMEMBERED, SaidBefore

LOG = logging.getLogger("motherlode.server")


class Clock:
    now = 1_000.0

    def monotonic(self) -> float:
        return self.now


def line(text: str, *arguments: object) -> logging.LogRecord:
    return logging.LogRecord(LOG.name, logging.ERROR, "here", 1, text, arguments, None)


def test_the_same_line_is_written_again_after_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(faults, "time", clock)
    written = SaidBefore()
    assert written.filter(line("table %s is damaged", "a"))
    assert not written.filter(line("table %s is damaged", "a"))
    assert written.filter(line("table %s is damaged", "b"))
    clock.now += 59.9
    assert not written.filter(line("table a is damaged"))
    clock.now += 0.2
    assert written.filter(line("table %s is damaged", "a"))
    assert not written.filter(line("table %s is damaged", "a"))


def test_only_so_many_lines_are_remembered_the_latest_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "time", Clock())
    written = SaidBefore()
    for number in range(REMEMBERED + 1):
        assert written.filter(line(f"{number}"))
    assert not written.filter(line("1"))
    assert written.filter(line("0")), "the first one was forgotten"


def test_a_server_writes_its_log_so_as_long_as_it_runs(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def serves(sockets: Any) -> None:
        for _ in range(3):
            LOG.error("table a is damaged")
        raise KeyboardInterrupt

    server: Any = SimpleNamespace(run=serves, listening=None)
    app: Any = SimpleNamespace(lines=SimpleNamespace(fit=lambda files: None))
    monkeypatch.setattr(serve, "gc", SimpleNamespace(freeze=lambda: None, set_threshold=lambda *_: None))
    serve.run(app, server)
    assert [record.message for record in caplog.records] == ["table a is damaged"]
    assert LOG.filters == []
