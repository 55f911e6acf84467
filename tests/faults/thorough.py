"""Each fault against all the tests that reach it, the shortest first, until one fails."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from tests.faults.blocks import Block, block_of, blocks_of
from tests.faults.forked import FRESH, LIVES, Forks
from tests.faults.ledger import Ledger
from tests.faults.planting import Fault
from tests.faults.reach import KEPT, Reach, note_reach, unknown
from tests.faults.trial import PROJECT, copy_project, is_noticed, stages, suite_files

SECONDS = 60
"""Of tests for one fault, by the time they take without it."""
FEWEST = 20
"""In a fresh process, which has to collect them first, shorter."""
FILES = 8
"""Test files that are noted at once."""


class Thorough:
    def __init__(
        self,
        ledger: Ledger,
        again: bool,
        until: float,
        without: Sequence[str] = (),
        seconds: float = SECONDS,
        noted: Path = KEPT,
    ) -> None:
        self._ledger = ledger
        self._noted = noted
        self._seconds = seconds
        self._without = [PROJECT / place for place in without]
        self._again = again
        self._until = until
        self._fresh: list[Fault] = []

    def try_all(self, faults: list[Fault]) -> None:
        due = [fault for fault in faults if not self._is_settled(fault)]
        suites = {file for fault in due for file in suite_files(fault)}
        files = sorted(file for file in suites if not any(file.is_relative_to(place) for place in self._without))
        unknown_files = unknown(files, self._noted)
        for few in (unknown_files[first : first + FILES] for first in range(0, len(unknown_files), FILES)):
            if self._is_late():
                print(f"not yet known what {few[0].name} reaches", flush=True)
                return
            note_reach(few, self._noted)
        self._reach = Reach(files, self._noted)
        if due:
            quiet = ["-qq", "-s", "--no-header", "--no-summary", "-p", "no:cacheprovider"]
            pytest.main([*quiet, *map(str, files)], plugins=[Forks(lambda forks: self._try_in_forks(forks, due))])
        self._try_fresh()

    def _is_settled(self, fault: Fault) -> bool:
        tried = self._ledger.is_tried(fault.name)
        return tried and (self._ledger.is_noticed(fault.name) or not self._again)

    def _is_late(self) -> bool:
        return time.monotonic() > self._until

    def _try_in_forks(self, forks: Forks, due: list[Fault]) -> None:
        noticed: dict[str, list[str]] = {}
        for fault in due:
            if self._is_late():
                break
            block = block_of(fault.line, blocks_of(fault.path, (PROJECT / fault.path).read_text("utf-8")))
            tests = self._tests(fault, block, self._seconds)
            each = {test: self._reach.seconds[test] for test in tests}
            answer = forks.first_failure(fault, tests, sum(each.values()), each) if block and tests else LIVES
            if answer == FRESH or block is None or (answer == LIVES and block.name in self._reach.at_import):
                self._fresh.append(fault)
                continue
            self._enter(fault, None if answer == LIVES else answer)
            if answer != LIVES:
                noticed.setdefault(answer, []).append(fault.name)
        self._doubt(forks, noticed)

    def _doubt(self, forks: Forks, noticed: dict[str, list[str]]) -> None:
        """A test that fails without a fault has noticed none."""
        for test in noticed.keys() & self._reach.seconds.keys():
            if forks.first_failure(None, [test], self._reach.seconds[test]) != LIVES:
                print(f"FAILS WITHOUT ANY FAULT: {test}", flush=True)
                self._ledger.strike(noticed[test])

    def _try_fresh(self) -> None:
        """What is planted where it runs only once, when it is imported."""
        with tempfile.TemporaryDirectory(prefix="faults-") as folder:
            if self._fresh:
                copy_project(Path(folder))
            for fault in self._fresh:
                if self._is_late():
                    return
                tests = self._tests(fault, None, FEWEST)
                noticed = is_noticed(fault, Path(folder), [tests] if tests else stages(fault, Path(folder), near=True))
                self._enter(fault, "a fresh process" if noticed else None)

    def _tests(self, fault: Fault, block: Block | None, seconds: float) -> list[str]:
        reaching = self._reach.reaching(block, fault.path)
        return [*_as_many_as(seconds, sorted(reaching, key=self._reach.seconds.__getitem__), self._reach.seconds)]

    def _enter(self, fault: Fault, by: str | None) -> None:
        self._ledger.enter(fault.name, by)
        print(f"{'noticed' if by else 'LIVES  '} {fault.path}:{fault.line}, {fault.name}", flush=True)


def _as_many_as(seconds: float, tests: Iterable[str], each: dict[str, float]) -> Iterable[str]:
    for test in tests:
        seconds -= each[test]
        if seconds < 0:
            return
        yield test
