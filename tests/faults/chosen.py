"""Faults that somebody who knows the rules would plant, each with the tests that must notice it.

A random sample changes with the code; these stay, and every one of them has to be noticed. Where the code they are
planted in was written anew, the fault has to be as well.
"""

from __future__ import annotations

import ast
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest
import yaml

from tests.faults.engine import choose_engine
from tests.faults.forked import FRESH, LIVES, STUCK, Forks, failing_anyway
from tests.faults.ledger import Ledger
from tests.faults.planting import Fault
from tests.faults.reach import PROJECT

LIST = Path(__file__).with_name("chosen.yaml")
SERVER = Path(__file__).with_name("server.yaml")
BOTS = Path(__file__).with_name("bots.yaml")
SITE = Path(__file__).with_name("site.yaml")
LISTS = {"rules": LIST, "server": SERVER, "bots": BOTS, "site": SITE}
"""By what they are about; `./check` plants those of the rules."""
KEPT = PROJECT / "build" / "faults"
QUIET = ("-qq", "-s", "--no-header", "--no-summary", "-p", "no:cacheprovider")
SECONDS = 30.0
"""Of tests for one fault, at the most; the shortest that notices it is named."""
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""In C where it is built: a tenth of the time."""


@dataclass(frozen=True)
class Chosen:
    says: str
    fault: Fault
    by: tuple[str, ...]
    """Tests, or files of tests."""


class Gone(Exception):
    """The code in which a fault was to be planted is not there, or there several times."""


def read(file: Path = LIST, project: Path = PROJECT) -> list[Chosen]:
    entries = yaml.load(file.read_text(encoding="utf-8"), LOADER)
    return [Chosen(entry["says"], placed(entry, project), tuple(entry["by"])) for entry in entries]


def placed(entry: dict[str, str], project: Path) -> Fault:
    source = (project / entry["in"]).read_text(encoding="utf-8")
    if source.count(entry["was"]) != 1:
        raise Gone(f"{entry['in']}: {entry['was']!r} stands there {source.count(entry['was'])} times")
    start = source.index(entry["was"])
    line = source.count("\n", 0, start) + 1
    within = max((node for node in functions(source) if holds(node, line)), key=lambda node: node.lineno)
    return Fault(entry["in"], within.name, line, start, start + len(entry["was"]), entry["was"], entry["now"])


@cache
def functions(source: str) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    return [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def holds(node: ast.FunctionDef | ast.AsyncFunctionDef, line: int) -> bool:
    return node.lineno <= line <= (node.end_lineno or node.lineno)


def try_chosen(file: Path = LIST, minutes: float = 0, ledger: Ledger | None = None) -> int:
    """Plants all of them, and tells what lives; with a bound on the time it goes on where it was."""
    try:
        chosen = read(file)
    except Gone as reason:
        sys.exit(f"a chosen fault cannot be planted any more, write it anew: {reason}")
    choose_engine(one.fault.path for one in chosen)
    trial = Trial(chosen, minutes, ledger or (Ledger(KEPT / f"chosen-{file.stem}.jsonl") if minutes else None))
    if trial.due:
        files = sorted({file_of(test) for one in trial.due for test in one.by})
        pytest.main([*QUIET, *files], plugins=[Forks(trial.plant)])
    for one in trial.alive:
        print(f"LIVES   {one.fault.path}:{one.fault.line}, {one.says}")
    untried = f", {len(trial.due)} not tried yet" if trial.due else ""
    print(f"{len(trial.noticed)} of {len(chosen)} chosen faults noticed{untried}")
    return 0 if len(trial.noticed) == len(chosen) else 1


class Trial:
    """What became of the chosen faults so far."""

    def __init__(self, chosen: Sequence[Chosen], minutes: float = 0, ledger: Ledger | None = None) -> None:
        self._ledger = ledger
        self._until = time.monotonic() + minutes * 60 if minutes else float("inf")
        known = [one for one in chosen if ledger and ledger.is_noticed(print_of(one))]
        self.noticed = known
        self.alive: list[Chosen] = []
        self.due = [one for one in chosen if one not in known]

    def plant(self, forks: Forks) -> None:
        by: dict[str, list[Chosen]] = {}
        for number, one in enumerate([*self.due], 1):
            if time.monotonic() > self._until:
                break
            begin = time.monotonic()
            answer = first_failure(forks, one)
            self.due.remove(one)
            (by.setdefault(answer, []) if answer else self.alive).append(one)
            took = f"{number}, {time.monotonic() - begin:.1f} s"
            print(f"{'noticed' if answer else 'LIVES  '} {one.fault.path}:{one.fault.line}, {one.says} ({took})")
            sys.stdout.flush()
        self._doubt(forks, by)

    def _doubt(self, forks: Forks, by: dict[str, list[Chosen]]) -> None:
        failing = failing_anyway(forks, dict.fromkeys(by.keys() - {STUCK}, SECONDS))
        for test, those in by.items():
            if test in failing:
                print(f"FAILS WITHOUT ANY FAULT: {test}", flush=True)
                self.alive += those
                continue
            self.noticed += those
            for one in those:
                if self._ledger:
                    self._ledger.enter(print_of(one), test)


def first_failure(forks: Forks, one: Chosen) -> str | None:
    tests = [name for test in one.by for name in forks.named(test)]
    answer = forks.first_failure(one.fault, tests, SECONDS) if tests else LIVES
    return None if answer in (LIVES, FRESH) else answer


def print_of(one: Chosen) -> str:
    """Another one when the code or a test is another: then it is tried again."""
    files = [one.fault.path, *sorted({file_of(test) for test in one.by})]
    texts = [(PROJECT / file).read_text("utf-8") for file in files]
    return sha256(repr((one.says, one.fault, one.by, texts)).encode()).hexdigest()


def file_of(test: str) -> str:
    return test.partition("::")[0]
