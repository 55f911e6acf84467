"""How many connections there may be, and who makes way for a new one."""

import sys
from http import HTTPStatus
from types import SimpleNamespace
from typing import Any

import pytest

from motherlode.server.faults import Faults
from motherlode.server.limits import Limits
from motherlode.server.line.lines import SPARE_FILES, WANTED_FILES, Lines, allow_many_files
from motherlode.server.line.requests import BoundedHttp


class Line:
    def __init__(self, address: str, can_make_way: bool = True, looks_on: bool = False) -> None:
        self.address, self.can_make_way, self.looks_on = address, can_make_way, looks_on
        self.is_dropped = False

    def drop(self) -> None:
        self.is_dropped = True


class Unheard(Faults):
    """Counts without an alarm, since no loop runs."""

    def count(self, kind: str) -> None:
        self.counts[kind] += 1


def lines(proxies: tuple[str, ...] = (), **limits: int) -> Lines:
    return Lines(Limits(**limits), Unheard(), proxies)  # type: ignore[arg-type]


def test_of_one_address_the_oldest_idle_line_makes_way() -> None:
    there = lines(connections_per_address=2)
    busy, first, second = Line("a", can_make_way=False), Line("a"), Line("a")
    assert [there.admit(line) for line in (busy, first, second)] == [True] * 3
    assert (busy.is_dropped, first.is_dropped, second.is_dropped) == (False, True, False)


def test_where_nobody_can_make_way_the_new_line_is_refused_and_others_are_not() -> None:
    there = lines(connections_per_address=1)
    assert there.admit(Line("a", can_make_way=False))
    assert not there.admit(Line("a"))
    assert there.admit(Line("b"))


def test_when_connections_run_out_the_largest_crowd_makes_way() -> None:
    there = lines(connections=3)
    alone, crowd = Line("a"), [Line("b"), Line("b")]
    assert all(there.admit(line) for line in (alone, *crowd, Line("c")))
    assert (alone.is_dropped, crowd[0].is_dropped) == (False, True)


def test_no_more_connections_than_the_process_may_open_files() -> None:
    there = lines(connections=50)
    there.fit(SPARE_FILES + 2)
    assert [there.admit(Line("a", can_make_way=False)) for _ in range(3)] == [True, True, False]
    there = lines(connections=2)
    there.fit(100 * SPARE_FILES)
    assert [there.admit(Line("a", can_make_way=False)) for _ in range(3)] == [True, True, False]


def test_who_comes_by_a_proxy_that_is_named_or_by_another_node_is_not_counted_by_its_address() -> None:
    there = lines(("192.0.2.0/28", "2001:db8::/64"), connections_per_address=1)
    there.trust("198.51.100.7")
    for address in ("192.0.2.3", "2001:db8::/64", "198.51.100.7"):
        assert [there.admit(Line(address, can_make_way=False)) for _ in range(2)] == [True, True], address
    for address in ("192.0.2.16", "2001:db8:1::/64", "198.51.100.8", "no address"):
        assert [there.admit(Line(address, can_make_way=False)) for _ in range(2)] == [True, False], address


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such number")
@pytest.mark.parametrize(
    ("soft", "hard", "raised", "allowed"),
    [
        (64, 300, (300, 300), 300),
        (64, WANTED_FILES * 2, (WANTED_FILES, WANTED_FILES * 2), WANTED_FILES),
        (64, -1, (WANTED_FILES, -1), WANTED_FILES),
        (300, 300, None, 300),
        (-1, -1, None, WANTED_FILES),
    ],
)
def test_as_many_files_are_asked_for_as_are_wanted_and_can_be_had(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, raised: tuple[int, int] | None, allowed: int
) -> None:
    import resource

    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda what: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda what, limits: asked.append(limits))
    assert allow_many_files() == allowed
    assert asked == ([] if raised is None else [raised])


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such number")
def test_where_no_more_files_may_be_opened_it_stays_at_those_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    def forbidden(what: int, limits: tuple[int, int]) -> None:
        raise ValueError("not allowed to raise maximum limit")

    monkeypatch.setattr(resource, "getrlimit", lambda what: (64, 300))
    monkeypatch.setattr(resource, "setrlimit", forbidden)
    assert allow_many_files() == 64


def test_who_goes_before_his_request_came_is_forgotten_and_no_fault() -> None:
    cancelled: list[str] = []
    due, unread = (SimpleNamespace(cancel=lambda name=name: cancelled.append(name)) for name in ("due", "unread"))
    removed: list[Any] = []
    line: Any = SimpleNamespace(_lines=SimpleNamespace(remove=removed.append), _due=due, _unread=unread)
    line._stop_timers = lambda: BoundedHttp._stop_timers(line)
    with pytest.raises(TypeError):  # what comes then is uvicorn's own
        BoundedHttp.connection_lost(line, None)
    assert (removed, cancelled, line._due, line._unread) == ([line], ["due", "unread"], None, None)


@pytest.mark.parametrize("is_closing", [False, True])
def test_who_is_refused_is_counted_once_and_waited_for_no_longer(is_closing: bool) -> None:
    done: list[Any] = []
    transport = SimpleNamespace(
        is_closing=lambda: is_closing, write=lambda data: done.append(data[:12]), close=lambda: done.append("close")
    )
    lines = SimpleNamespace(faults=SimpleNamespace(count=done.append))
    line: Any = SimpleNamespace(_lines=lines, transport=transport, can_make_way=True)
    line._stop_timers = lambda: done.append("stop")
    BoundedHttp._refuse(line, HTTPStatus.REQUEST_TIMEOUT)
    assert done == ["stop", "request timeout", *([] if is_closing else [b"HTTP/1.1 408", "close"])]


def test_who_has_made_way_is_not_asked_to_again() -> None:
    there = lines(connections_per_address=1)
    first, second, third = Line("a"), Line("a"), Line("a")
    assert all(there.admit(line) for line in (first, second, third))
    assert (first.is_dropped, second.is_dropped, third.is_dropped) == (True, True, False)
