"""Each fault against all the tests that reach it, the shortest first, until one fails."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from tests.faults.blocks import block_of, blocks_of
from tests.faults.children import planted_for_children
from tests.faults.forked import FRESH, LIVES, PATIENCE, PLANTED, WAITING, Forks, failing_anyway
from tests.faults.ledger import Ledger
from tests.faults.planting import Fault
from tests.faults.reach import KEPT, Reach, note_reach, unknown
from tests.faults.trial import PROJECT, suite_files
from tests.faults.users import naming_tests, users_of

SECONDS = 60
"""Of tests for one fault, by the time they take without it."""
FEWEST = 20
"""In a fresh process, which has to collect them first, shorter."""
FILES = 8
"""Test files that are noted at once."""
UNNAMED = "a fresh process"
"""That did not come to its tests, or not to their end."""


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

    def try_all(self, faults: list[Fault]) -> None:
        due = [fault for fault in faults if not self._is_settled(fault)]
        suites = {file for fault in due for file in suite_files(fault)}
        files = sorted(file for file in suites if not any(file.is_relative_to(place) for place in self._without))
        if not self._note(unknown(files, self._noted)):
            return
        self._files = files
        self._reach = Reach(files, self._noted)
        if due:
            quiet = ["-qq", "-s", "--no-header", "--no-summary", "-p", "no:cacheprovider"]
            pytest.main([*quiet, *map(str, files)], plugins=[Forks(lambda forks: self._try_each(forks, due))])

    def _is_settled(self, fault: Fault) -> bool:
        tried = self._ledger.is_tried(fault.name)
        return tried and (self._ledger.is_noticed(fault.name) or not self._again)

    def _is_late(self) -> bool:
        return time.monotonic() > self._until

    def _note(self, files: list[Path]) -> bool:
        """What these tests reach; whether there was time for it."""
        for first in range(0, len(files), FILES):
            if self._is_late():
                print(f"not yet known what {files[first].name} reaches", flush=True)
                return False
            note_reach(files[first : first + FILES], self._noted)
            print(f"noted what {min(first + FILES, len(files))} of {len(files)} test files reach", flush=True)
        return True

    def _try_each(self, forks: Forks, due: list[Fault]) -> None:
        noticed: dict[str, list[str]] = {}
        for number, fault in enumerate(due, 1):
            if self._is_late():
                break
            begin = time.monotonic()
            by = self._noticing(forks, fault)
            self._ledger.enter(fault.name, by)
            took = f"{number} of {len(due)}, {time.monotonic() - begin:.1f} s"
            print(f"{'noticed' if by else 'LIVES  '} {fault.path}:{fault.line}, {fault.name} ({took})", flush=True)
            if by:
                noticed.setdefault(by, []).append(fault.name)
        self._doubt(forks, noticed)

    def _noticing(self, forks: Forks, fault: Fault) -> str | None:
        """The test that notices it, in a fork or else in a fresh process."""
        block = block_of(fault.line, blocks_of(fault.path, (PROJECT / fault.path).read_text("utf-8")))
        reaching = self._reach.reaching(block.name) if block else self._reach.reaching_file(fault.path)
        tests = self._shortest(reaching, self._seconds)
        each = {test: self._reach.seconds[test] for test in tests}
        answer = forks.first_failure(fault, tests, sum(each.values()), each) if tests else LIVES
        if answer == FRESH or (answer == LIVES and (block is None or block.name in self._reach.at_import)):
            return self._noticing_fresh(fault)
        return None if answer == LIVES else answer

    def _noticing_fresh(self, fault: Fault) -> str | None:
        """What is planted where it runs only once, when it is imported: by the tests that name it, and those of who
        uses it."""
        naming = naming_tests(fault, PROJECT, self._files)
        named = {test for test in self._reach.seconds if test.partition("[")[0] in naming}
        reaching = self._reach.reaching(*users_of(fault, PROJECT)) or self._reach.reaching_file(fault.path)
        tests = dict.fromkeys([*self._shortest(named, FEWEST), *self._shortest(reaching, FEWEST)])
        return first_failure_fresh(fault, [*tests])

    def _doubt(self, forks: Forks, noticed: dict[str, list[str]]) -> None:
        each = {test: self._reach.seconds[test] for test in noticed.keys() & self._reach.seconds.keys()}
        for test in failing_anyway(forks, each):
            print(f"FAILS WITHOUT ANY FAULT: {test}", flush=True)
            self._ledger.strike(noticed[test])

    def _shortest(self, tests: Iterable[str], seconds: float) -> list[str]:
        each = self._reach.seconds
        return [*_as_many_as(seconds, sorted(tests, key=each.__getitem__), each)]


def first_failure_fresh(fault: Fault, tests: Sequence[str], seconds: float = FEWEST) -> str | None:
    """In a process that has the fault from its beginning."""
    if not tests:
        return None
    PLANTED.mkdir(parents=True, exist_ok=True)
    faulty = PLANTED / f"{os.getpid()}.py"
    faulty.write_text(fault.plant((PROJECT / fault.path).read_text("utf-8")), "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-rfE", "--no-header", "-p", "no:cacheprovider", *tests]
    environment = os.environ | planted_for_children(PROJECT / fault.path, faulty)
    try:
        most = PATIENCE * seconds + WAITING
        done = subprocess.run(
            command, cwd=PROJECT, env=environment, capture_output=True, text=True, timeout=most, check=False
        )
    except subprocess.TimeoutExpired:
        return UNNAMED
    finally:
        faulty.unlink()
    failed = re.search(r"^(?:FAILED|ERROR) (\S+::.*?)(?: - |$)", done.stdout, re.MULTILINE)
    return None if done.returncode == 0 else failed[1] if failed else UNNAMED


def _as_many_as(seconds: float, tests: Iterable[str], each: dict[str, float]) -> Iterable[str]:
    for test in tests:
        seconds -= each[test]
        if seconds < 0:
            return
        yield test
