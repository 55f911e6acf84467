"""The file of puzzles that comes with the package, and which of them is whose day's."""

from __future__ import annotations

import json
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

from motherlode.puzzles.puzzle import Puzzle, read_puzzle

FILE: Final = Path(__file__).parent / "puzzles.json"
FIRST_DAY: Final = date(2026, 11, 1)
"""The day of the first puzzle; after the last one they begin again."""


@cache
def shelf() -> tuple[Puzzle, ...]:
    """All of them, in the order of their days."""
    return tuple(read_puzzle(plain) for plain in json.loads(content())["puzzles"])


def content() -> str:
    """The file itself."""
    return FILE.read_text(encoding="utf-8")


def written(puzzles: list[dict[str, Any]]) -> str:
    """The file that has these puzzles: one on each line."""
    lines = ",\n".join(json.dumps(plain, ensure_ascii=False, separators=(",", ":")) for plain in puzzles)
    return f'{{"first_day":"{FIRST_DAY}","puzzles":[\n{lines}\n]}}\n'


def number_of(day: date, count: int) -> int:
    """Which of so many puzzles is that day's."""
    return (day - FIRST_DAY).days % count


def of_day(day: date) -> Puzzle:
    puzzles = shelf()
    return puzzles[number_of(day, len(puzzles))]
