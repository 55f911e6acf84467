"""What became of each planted fault, kept in a file: a run can be ended at any time and goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from tests.faults.reach import PROJECT

KEPT = PROJECT / "build" / "faults" / "ledger.jsonl"


class Ledger:
    def __init__(self, file: Path = KEPT) -> None:
        self._file = file
        self._by = _read(file)

    def is_tried(self, name: str) -> bool:
        return name in self._by

    def is_noticed(self, name: str) -> bool:
        return self._by.get(name) is not None

    def enter(self, name: str, by: str | None) -> None:
        """Noticed by this test, or by none."""
        self._by[name] = by
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps([name, by]) + "\n")

    def strike(self, names: Iterable[str]) -> None:
        """As if they had never been tried; another run may have entered something meanwhile."""
        gone = set(names)
        kept = {name: by for name, by in _read(self._file).items() if name not in gone}
        self._file.write_text("".join(json.dumps(entry) + "\n" for entry in kept.items()), "utf-8")
        self._by = kept


def _read(file: Path) -> dict[str, str | None]:
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return dict(map(json.loads, lines))
