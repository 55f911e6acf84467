"""Runs scenario files and prints a line for each scenario."""

from collections.abc import Callable, Iterable
from pathlib import Path

from motherlode.conformance.runner import Result, run
from motherlode.conformance.scenario import Problem, Scenario, read_file, scenario_files

Echo = Callable[[str], object]


def line_of(result: Result | Problem) -> str:
    if isinstance(result, Problem):
        return f"FAIL {result}"
    name = f"{result.scenario.id} {result.scenario.title}"
    return f"ok {name}" if result.ok else f"FAIL {name}: step {result.step}: {result.why}"


def entries(path: Path) -> list[Scenario | Problem]:
    if not path.exists():
        return [Problem(str(path), "no such file or folder")]
    files = scenario_files(path)
    if not files:
        return [Problem(str(path), "no scenario files in this folder")]
    return [entry for file in files for entry in read_file(file)]


def run_paths(paths: Iterable[str | Path], echo: Echo = print) -> tuple[int, int]:
    """Runs files and folders; returns how many scenarios passed and how many failed."""
    passed = failed = 0
    for path in paths:
        for entry in entries(Path(path)):
            result = run(entry) if isinstance(entry, Scenario) else entry
            echo(line_of(result))
            if isinstance(result, Result) and result.ok:
                passed += 1
            else:
                failed += 1
    echo(f"{passed} passed, {failed} failed")
    return passed, failed
