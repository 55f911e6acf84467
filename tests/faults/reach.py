"""Which tests reach which blocks of the code, and how long they take: found once, kept for every fault to come.

`note_reach` runs some test files with the plugin that stands here; `Reach` reads what was noted.
"""

from __future__ import annotations

import builtins
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.faults.blocks import REACHED
from tests.faults.children import PROJECT, compile_marked, compile_otherwise, noted_by_children
from tests.faults.engine import ALONE, SWITCH, take_engine_alone

KEPT = PROJECT / "build" / "faults" / "reach"
NOTE = "MOTHERLODE_REACH"
"""The folder where the plugin writes what it notes; without it the plugin does nothing."""


class Reach:
    """What was noted of some test files."""

    def __init__(self, files: Iterable[Path], kept: Path = KEPT) -> None:
        self.seconds: dict[str, float] = {}
        self.at_import: set[str] = set()
        self.tests: dict[str, set[str]] = {}
        for file in files:
            note = _note_of(file, kept)
            if note.is_file():
                self._read(json.loads(note.read_text("utf-8")))

    def _read(self, note: dict[str, Any]) -> None:
        self.seconds |= note["seconds"]
        self.at_import |= set(note["import"])
        for test, blocks in note["reached"].items():
            for block in blocks:
                self.tests.setdefault(note["blocks"][block], set()).add(test)

    def reaching(self, *blocks: str) -> set[str]:
        """The tests that run any of these blocks."""
        return {test for block in blocks for test in self.tests.get(block, ())}

    def reaching_file(self, path: str) -> set[str]:
        """Those that run anything of a file."""
        return self.reaching(*(name for name in self.tests if name.startswith(f"{path}::")))


def unknown(files: Iterable[Path], kept: Path = KEPT) -> list[Path]:
    """Test files of which nothing is noted, or that have changed since."""
    return [file for file in files if not (note := _note_of(file, kept)).is_file() or _age(note) < _age(file)]


def note_reach(files: Iterable[Path], kept: Path = KEPT) -> None:
    kept.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.faults.reach", "-p", "no:cacheprovider"]
    environment = os.environ | {NOTE: str(kept)} | ({} if ALONE in os.environ else {SWITCH: "0"})
    subprocess.run([*command, *map(str, files)], cwd=PROJECT, env=environment, stdout=subprocess.DEVNULL, check=False)


def _age(file: Path) -> float:
    return file.stat().st_mtime


def _note_of(file: Path, kept: Path) -> Path:
    return kept / "-".join(file.resolve().relative_to(PROJECT).with_suffix(".json").parts)


# ---- the plugin


class Reached:
    """Marks every module of the project when it is imported, and notes after each test what it reached."""

    def __init__(self, kept: Path) -> None:
        self.kept = kept
        self.now: set[str] = set()
        self.at_import: set[str] = set()
        self.reached: dict[str, list[str]] = {}
        self.seconds: dict[str, float] = {}
        """Of the processor, with that of processes it started: what others do on the machine changes nothing."""
        setattr(builtins, REACHED, self.now)
        compile_otherwise(compile_marked)
        self.children = kept / f"children-{os.getpid()}"
        os.environ.update(noted_by_children(self.children))

    def pytest_collection_finish(self) -> None:
        self.at_import = set(self.now)
        self.now.clear()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
        self.now.clear()
        before = _processor_time()
        try:
            return (yield)
        finally:
            self.reached[item.nodeid] = sorted(self.now | self._reached_by_children())
            self.seconds[item.nodeid] = _processor_time() - before
            if nextitem is None or nextitem.path != item.path:
                self._write_note(item.path)

    def _reached_by_children(self) -> set[str]:
        if not self.children.is_file():
            return set()
        reached = {*self.children.read_text("utf-8").splitlines()}
        self.children.unlink()
        return reached

    def _write_note(self, file: Path) -> None:
        """As soon as its last test has run, so that a run that is ended has noted something; blocks by number, since
        there are many."""
        numbers = {block: number for number, block in enumerate(sorted(set().union(*self.reached.values())))}
        note = {
            "blocks": [*numbers],
            "import": sorted(self.at_import),
            "reached": {test: [numbers[block] for block in blocks] for test, blocks in self.reached.items()},
            "seconds": self.seconds,
        }
        _note_of(file, self.kept).write_text(json.dumps(note), "utf-8")
        self.reached.clear()
        self.seconds.clear()


def _processor_time() -> float:
    return sum(os.times()[:4])


# Before any conftest imports the project, which is before plugins are configured.
NOTING = Reached(Path(os.environ.pop(NOTE))) if NOTE in os.environ else None
if NOTING is not None:
    take_engine_alone()


def pytest_configure(config: pytest.Config) -> None:
    if NOTING is not None:
        config.pluginmanager.register(NOTING)
