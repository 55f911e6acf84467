"""Reading the rules, and running scenarios, from the command line."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]


def test_all_clauses_are_listed(run: Run) -> None:
    lines = run("rules").stdout.splitlines()
    assert sum(line.startswith("BASE-") for line in lines) == 163


def test_a_clause_is_printed_however_it_is_written(run: Run) -> None:
    printed = run("rules", "base-43", "BASE-45").stdout
    assert "BASE-43  " in printed
    assert "BASE-45  " in printed


@pytest.mark.parametrize(("language", "said"), [("ru", "порода с породой"), ("uk", "порода з породою")])
def test_a_clause_is_printed_in_the_language_of_the_reader(run: Run, language: str, said: str) -> None:
    assert said in run("rules", "base-43", "--language", language).stdout


def test_coverage_lists_every_clause_and_fails_while_some_have_no_test(run: Run, tmp_path: Path) -> None:
    result = run("rules", "--coverage", "--tests", str(tmp_path))
    assert result.exit_code == 1
    assert "BASE-43: NO TEST" in result.stdout


GOOD = """
- id: T-1
  title: a card is laid beside the start
  clauses: [BASE-40]
  game: saboteur
  players: 3
  given: {turn: 0, hands: {0: [EW]}}
  steps:
    - do: {seat: 0, lay: EW, at: "1,0"}
    - check: {turn: 1}
"""


def test_scenarios_are_run(run: Run, tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(GOOD, encoding="utf-8")
    result = run("conformance", str(tmp_path))
    assert result.exit_code == 0, result.output
    assert result.stdout.splitlines()[0].startswith("ok T-1")
    assert result.stdout.splitlines()[-1] == "1 passed, 0 failed"


def test_a_scenario_that_does_not_hold_is_exit_status_one(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text(GOOD.replace("turn: 1}", "turn: 2}"), encoding="utf-8")
    (tmp_path / "worse.yaml").write_text("- id: [", encoding="utf-8")
    result = run("conformance", str(tmp_path))
    assert result.exit_code == 1
    assert result.stdout.splitlines()[-1].endswith("2 failed")
