"""Faults that somebody who knows the rules would plant, each with the tests that must notice it.

A random sample changes with the code; these stay, and every one of them has to be noticed. Where the code they are
planted in was written anew, the fault has to be as well.
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
import yaml

from tests.faults.engine import choose_engine
from tests.faults.forked import FRESH, LIVES, Forks
from tests.faults.planting import Fault
from tests.faults.reach import PROJECT

LIST = Path(__file__).with_name("chosen.yaml")
SERVER = Path(__file__).with_name("server.yaml")
BOTS = Path(__file__).with_name("bots.yaml")
SITE = Path(__file__).with_name("site.yaml")
LISTS = {"rules": LIST, "server": SERVER, "bots": BOTS, "site": SITE}
"""By what they are about; `./check` plants those of the rules."""
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


def try_chosen(file: Path = LIST) -> int:
    """Plants all of them, and tells what lives."""
    try:
        chosen = read(file)
    except Gone as reason:
        sys.exit(f"a chosen fault cannot be planted any more, write it anew: {reason}")
    choose_engine(one.fault.path for one in chosen)
    noticed: list[Chosen] = []
    pytest.main(
        [*QUIET, *sorted({file_of(test) for one in chosen for test in one.by})], plugins=[planting(chosen, noticed)]
    )
    for one in chosen:
        if one not in noticed:
            print(f"LIVES   {one.fault.path}:{one.fault.line}, {one.says}")
    print(f"{len(noticed)} of {len(chosen)} chosen faults noticed")
    return 0 if noticed == chosen else 1


def planting(chosen: list[Chosen], noticed: list[Chosen]) -> Forks:
    """A test that fails without any fault has noticed none."""

    def plant(forks: Forks) -> None:
        failing = [test for test in {test for one in chosen for test in one.by} if first_failure(forks, None, test)]
        print(*(f"FAILS WITHOUT ANY FAULT: {test}" for test in failing), sep="\n")
        noticed.extend(
            one
            for one in chosen
            if any(first_failure(forks, one.fault, test) for test in one.by if test not in failing)
        )

    return Forks(plant)


def first_failure(forks: Forks, fault: Fault | None, test: str) -> str | None:
    tests = forks.named(test)
    answer = forks.first_failure(fault, tests, SECONDS) if tests else LIVES
    return None if answer in (LIVES, FRESH) else answer


def file_of(test: str) -> str:
    return test.partition("::")[0]
