"""The summary of ./check tells the truth: its steps run in a shell of their own here."""

import os
import subprocess
from pathlib import Path

import pytest

PROJECT = Path(__file__).parent.parent


def run(steps: str, ci: str = "") -> tuple[int, list[list[str]]]:
    """The exit status and the summary, line by line in words."""
    done = subprocess.run(
        ["sh", "-euc", f". scripts/steps.sh\n{steps}\nsummary"],
        cwd=PROJECT,
        env=os.environ | {"CI": ci},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, [line.split() for line in done.stdout.partition("== Summary\n")[2].splitlines()]


def test_steps_that_pass():
    status, lines = run("step one true; step two true")
    assert status == 0
    assert [line[:2] for line in lines[:-1]] == [["one", "passed"], ["two", "passed"]]


def test_a_failure_is_counted_and_the_next_step_still_runs():
    status, lines = run("step one false; step two true; step three sh -c 'exit 3'")
    assert status == 1
    assert [line[:2] for line in lines[:-1]] == [["one", "FAILED"], ["two", "passed"], ["three", "FAILED"]]
    assert lines[-1] == ["Failed:", "2"]


@pytest.mark.parametrize(("ci", "status", "said"), [("", 0, "left out"), ("true", 1, "FAILED")])
def test_a_step_left_out_says_why_and_fails_in_ci(ci, status, said):
    found, lines = run("left_out browser 'there is no Node'", ci)
    assert found == status
    assert " ".join(lines[0]).startswith(f"browser {said}")
    assert " ".join(lines[0]).endswith("there is no Node")
