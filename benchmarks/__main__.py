"""All figures of the engine, both cores side by side: `python -m benchmarks`, or `python -m benchmarks base duel`."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys

from benchmarks.rows import UNITS
from benchmarks.tables import TABLES
from motherlode.compiled_core import SWITCH, find_build

PLAIN, COMPILED = "0", "1"


def main(wanted: list[str]) -> None:
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}; best of many slices")
    cores = [PLAIN] if find_build() is None else [PLAIN, COMPILED]
    if cores == [PLAIN]:
        print("No compiled core is built from these sources: scripts/build_core.py builds it. Plain Python alone:")
    for name in TABLES:
        if not wanted or any(name.startswith(word) for word in wanted):
            show(name, [measured(name, core) for core in cores])


def measured(name: str, core: str) -> dict[str, float]:
    """In a process of its own, since a process has one core."""
    command = [sys.executable, "-m", "benchmarks.core", name]
    done = subprocess.run(command, env=os.environ | {SWITCH: core}, stdout=subprocess.PIPE, text=True, check=True)
    told = json.loads(done.stdout)
    assert told["compiled"] == (core == COMPILED)
    rows: dict[str, float] = told["rows"]
    return rows


def show(name: str, figures: list[dict[str, float]]) -> None:
    heads = ["plain", "compiled", "times"] if len(figures) == 2 else ["plain"]
    print(f"\n{name:<26}" + "".join(f"{head:>12}" for head in heads))
    for row, unit in UNITS.items():
        values = [rows[row] for rows in figures]
        cells = [f"{value:>12,.2f}" if value < 100 else f"{value:>12,.0f}" for value in values]
        print(f"  {row:<24}{''.join(cells)}{times(row, values)}  {unit}")


def times(row: str, values: list[float]) -> str:
    """How many times as fast the second is."""
    if len(values) < 2:
        return ""
    plain, compiled = values
    return f"{plain / compiled if UNITS[row].startswith('µs') else compiled / plain:>12.1f}"


if __name__ == "__main__":
    main(sys.argv[1:])
