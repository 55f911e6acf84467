"""Whether the tests notice a fault in a fresh process: it is planted in a copy of the project, and they run there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.faults.planting import Fault

PROJECT = Path(__file__).parents[2]
COPIED = "src"
"""What a fault may be planted in; everything else is only linked."""
SECONDS = 240
"""A planted fault may make a loop endless: that is noticed too."""
NEAR = 5
"""How many test files are the nearest ones."""
WORTH_NAMING = 4
"""Shorter names stand in every text."""

ENGINE = (
    ("tests/test_conformance.py", "tests/golden"),
    ("tests/rules", "tests/core"),
    ("tests/perft",),
    ("tests/properties",),
)
SUITES: dict[str, tuple[tuple[str, ...], ...]] = {
    "src/motherlode/core": ENGINE,
    "src/motherlode/games": ENGINE,
    "src/motherlode/bots": (("tests/bots",), ("tests/arena", "tests/analysis")),
    "src/motherlode/arena": (("tests/arena",),),
    "src/motherlode/server": (("tests/server",), ("tests/cli/test_serve.py", "tests/cli/test_moving.py")),
    "src/motherlode/render": (("tests/render",), ("tests/cli",)),
    "src/motherlode/cli": (("tests/cli",),),
    "src/motherlode/print": (("tests/print",),),
    "src/motherlode/conformance": (("tests/test_scenario_format.py", "tests/test_scenario_runner.py"), ("tests",)),
}
"""By folder, the tests that ought to notice, in stages: those that notice most for their time first."""


def suites_of(path: str) -> Sequence[Sequence[str]]:
    fitting = [folder for folder in SUITES if path.startswith(f"{folder}/")]
    return SUITES[max(fitting, key=len)] if fitting else (("tests",),)


def nearest(fault: Fault, folder: Path) -> list[str]:
    """The test files that speak most of the place of a fault: most faults are noticed by one of them in seconds."""
    words = Words(fault)
    places = dict.fromkeys(place for suite in suites_of(fault.path) for place in suite)
    files = {file for place in places for file in _test_files(folder / place)}
    scores = {file: words.score(file) for file in files}
    best = sorted((file for file in files if scores[file]), key=lambda file: (-scores[file], file))
    return [str(file.relative_to(folder)) for file in best[:NEAR]]


def stages(fault: Fault, folder: Path, near: bool) -> list[Sequence[str]]:
    """What is run one after the other until a test fails."""
    first = nearest(fault, folder)
    return [first] if near and first else [*filter(None, [first]), *suites_of(fault.path)]


def suite_files(fault: Fault, folder: Path = PROJECT) -> list[Path]:
    """All that ought to notice."""
    return [file for suite in suites_of(fault.path) for place in suite for file in _test_files(folder / place)]


def _test_files(place: Path) -> list[Path]:
    return [place] if place.is_file() else sorted(place.rglob("test_*.py"))


class Words:
    """What a test would name that is about the place of a fault."""

    def __init__(self, fault: Fault) -> None:
        module = Path(fault.path).relative_to(COPIED).with_suffix("")
        self.stem = module.parent.name if module.name == "__init__" else module.name
        self.imported = ".".join(module.parts)
        self.names = [name for name in fault.within.lower().split(".") if len(name) >= WORTH_NAMING]

    def score(self, file: Path) -> int:
        text = file.read_text(encoding="utf-8")
        named = 10 if self.stem in file.stem else 0
        imported = 5 if self.imported in text else 0
        return named + imported + min(5, text.count(self.stem)) + sum(min(5, text.lower().count(n)) for n in self.names)


def copy_project(folder: Path) -> None:
    for entry in PROJECT.iterdir():
        if entry.name == COPIED:
            shutil.copytree(entry, folder / COPIED, ignore=shutil.ignore_patterns("__pycache__"))
        elif not entry.name.startswith(".git"):
            (folder / entry.name).symlink_to(entry)


def is_noticed(fault: Fault, folder: Path, stages: Sequence[Sequence[str]]) -> bool:
    """In a fresh process, by one of these tests."""
    file = folder / fault.path
    sound = file.read_text(encoding="utf-8")
    file.write_text(fault.plant(sound), encoding="utf-8")
    try:
        return any(not passes(tests, folder) for tests in stages)
    finally:
        file.write_text(sound, encoding="utf-8")


def passes(tests: Sequence[str], folder: Path) -> bool:
    """Whether these tests pass in the copy; no process of theirs stays."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "--no-header", "-p", "no:cacheprovider", *tests]
    environment = os.environ | {
        "PYTHONPATH": str(folder / COPIED),
        "PYTHONDONTWRITEBYTECODE": "1",
        "MOTHERLODE_COMPILED": "0",
    }
    try:
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0
