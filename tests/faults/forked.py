"""Many faults in one run of pytest: tests are collected once, and each fault is planted in a fork of that process.

A fork puts the faulty code into the functions that are there already, so nothing is imported again. What ran while the
tests were collected cannot be changed like that any more; such a fault wants a fresh process.
"""

from __future__ import annotations

import contextlib
import gc
import os
import resource
import select
import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FunctionType

import pytest

from tests.faults.children import PROJECT, SOURCES, planted_for_children
from tests.faults.planting import Fault

LIVES, FRESH, STUCK = "lives", "fresh", "stuck"
"""What a fork can say besides the name of the test that failed or did not end: it wants a fresh process; it was ended
before it came to any test."""
PROCESSOR, LEAST = 4, 5.0
"""How many times its usual time a test may work in a fork, and so many seconds besides."""
PATIENCE, WAITING = 10, 30.0
"""The same by the clock, since who waits for ever does not work; the machine may be busy."""
LONGEST = 600.0
"""Seconds without a word of a fork that cannot be ended by its own alarm."""
GOODBYE = 2.0
"""Seconds to put away what tests had set up."""
PLANTED = PROJECT / "build" / "faults" / "planted"
"""Where the processes that tests start find the faulty file."""


class Forks:
    """Tries faults instead of running the collected tests."""

    def __init__(self, work: Callable[[Forks], None]) -> None:
        self._work = work
        self._items: dict[str, pytest.Item] = {}
        self._failed: str | None = None

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._items = {item.nodeid: item for item in session.items}
        self._work(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed = self._failed or report.nodeid

    def named(self, test: str) -> list[str]:
        """The collected tests of this name: one, all with its parameters, or all of a file."""
        return [name for name in self._items if name == test or name.startswith((f"{test}::", f"{test}["))]

    def first_failure(
        self, fault: Fault | None, tests: Sequence[str], seconds: float, each: Mapping[str, float] | None = None
    ) -> str:
        """Of these tests with this fault; `seconds` is how long they take without one, all together and each."""
        items = [self._items[test] for test in tests if test in self._items]
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            with contextlib.suppress(BaseException):
                say = partial(_say, writing)
                say(self._try(fault, items, each or dict.fromkeys(tests, seconds), say))
                os.close(writing)
                items[0].session._setupstate.teardown_exact(None)
            os._exit(0)
        os.close(writing)
        said = _heard(reading)
        _end(child)
        (PLANTED / f"{child}.py").unlink(missing_ok=True)
        return said[-1] if said else STUCK

    def _try(
        self, fault: Fault | None, items: list[pytest.Item], each: Mapping[str, float], say: Callable[[str], None]
    ) -> str:
        os.setpgrp()  # to end with it whatever it starts
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        if fault is not None:
            _load(fault.path)
            if not replace_code(fault):
                return FRESH
            _plant_for_children(fault)
        for item, following in zip_longest(items, items[1:]):
            say(item.nodeid)
            _limit(each[item.nodeid])
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self._failed:
                return self._failed
        return LIVES


def failing_anyway(forks: Forks, each: Mapping[str, float]) -> list[str]:
    """Of these tests those that fail without any fault, and so have noticed none; one by one only if any does."""
    if not each or forks.first_failure(None, sorted(each), sum(each.values()), each) == LIVES:
        return []
    return [test for test, seconds in each.items() if forks.first_failure(None, [test], seconds) != LIVES]


def _say(writing: int, word: str) -> None:
    os.write(writing, f"{word}\n".encode())


def _heard(reading: int) -> list[str]:
    """All that a fork says until it ends."""
    heard = b""
    while select.select([reading], [], [], LONGEST)[0] and (more := os.read(reading, 65536)):
        heard += more
    os.close(reading)
    return heard.decode().splitlines()


def _load(path: str) -> None:
    """What nobody has imported yet, as a module that is looked for when a table has it."""
    source = Path(path)
    if source.parts[0] == SOURCES.name:
        import_module(".".join(source.with_suffix("").parts[1:]).removesuffix(".__init__"))


def _limit(usual: float) -> None:
    """From now on: a test that does not come to an end is ended, however long those before it took."""
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time() + PROCESSOR * usual + LEAST) + 1, most))
    signal.setitimer(signal.ITIMER_REAL, PATIENCE * usual + WAITING)


def _plant_for_children(fault: Fault) -> None:
    """For the processes that a test of this one starts."""
    source = PROJECT / fault.path
    faulty = PLANTED / f"{os.getpid()}.py"
    faulty.parent.mkdir(parents=True, exist_ok=True)
    faulty.write_text(fault.plant(source.read_text("utf-8")), "utf-8")
    os.environ.update(planted_for_children(source, faulty))


def _end(child: int) -> None:
    """The fork and whatever it started; it has a moment to put away what its tests had set up."""
    until = time.monotonic() + GOODBYE
    while time.monotonic() < until:
        if os.waitpid(child, os.WNOHANG)[0]:
            break
        time.sleep(0.005)
    else:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)


def replace_code(fault: Fault, folder: Path = PROJECT) -> bool:
    """Plants a fault in the functions that are loaded; whether there was one to plant it in."""
    file = folder / fault.path
    planted = compile(fault.plant(file.read_text("utf-8")), str(file), "exec", dont_inherit=True)
    faulty = {_place(code): code for code in _codes(planted) if code.co_firstlineno <= fault.line}
    replaced = False
    gc.unfreeze()  # what was collected is to be found, too
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename == str(file):
            code = faulty.get(_place(thing.__code__))
            if code is not None and code != thing.__code__:
                if code.co_freevars != thing.__code__.co_freevars:
                    return False
                thing.__code__ = code
                replaced = True
    return replaced


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _place(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno
