"""The summary of ./check tells the truth: its steps run in a shell of their own here."""

import os
import subprocess
import time
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


def test_what_runs_beside_is_summed_up_with_the_rest():
    status, lines = run(
        "both() { step two true; step three false; }; begin_beside both both; step one true; join_beside"
    )
    assert status == 1
    assert sorted(line[:2] for line in lines[:-1]) == [["one", "passed"], ["three", "FAILED"], ["two", "passed"]]


def test_what_runs_beside_and_comes_to_a_stop_is_a_failure():
    status, lines = run("both() { step two true; exit 1; }; begin_beside both both; step one true; join_beside")
    assert status == 1
    assert lines[-1] == ["Failed:", "1"]
    assert ["both", "FAILED"] in [line[:2] for line in lines]


def test_what_runs_beside_runs_at_the_same_time(tmp_path: Path):
    wait = f"while [ ! -e {tmp_path}/there ]; do sleep 0.05; done"
    other = f"other() {{ step two touch {tmp_path}/there; }}"
    status, _ = run(f"{other}; waits() {{ {wait}; }}; begin_beside two other; step one waits; join_beside")
    assert status == 0


def test_what_ends_the_check_ends_what_runs_beside(tmp_path: Path):
    """The process of its own that the step has begun is gone too."""
    slow = f"slow() {{ step two sh -c 'echo $$ >{tmp_path}/process; exec sleep 600'; }}"
    wait = f"while [ ! -s {tmp_path}/process ]; do sleep 0.05; done"
    with pytest.raises(subprocess.CalledProcessError):
        subprocess.run(
            [
                "sh",
                "-euc",
                f". scripts/steps.sh\ntrap stop_beside EXIT\n{slow}\nbegin_beside slow slow\n{wait}\nexit 130",
            ],
            cwd=PROJECT,
            check=True,
            capture_output=True,
        )
    process = int((tmp_path / "process").read_text())
    until = time.monotonic() + 10
    while is_running(process) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_running(process)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    told = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False)
    return "Z" not in told.stdout  # one that nobody has taken note of


@pytest.mark.parametrize(("ci", "status", "said"), [("", 0, "left out"), ("true", 1, "FAILED")])
def test_a_step_left_out_says_why_and_fails_in_ci(ci, status, said):
    found, lines = run("left_out browser 'there is no Node'", ci)
    assert found == status
    assert " ".join(lines[0]).startswith(f"browser {said}")
    assert " ".join(lines[0]).endswith("there is no Node")


@pytest.mark.parametrize(
    ("builder", "ci", "result", "failures"),
    [
        ("true", "true", ["passed"], 0),
        ("exit 3", "true", ["left", "out"], 0),
        ("exit 1", "", ["left", "out"], 0),
        ("exit 1", "true", ["FAILED"], 1),
    ],
)
def test_a_compiler_that_fails_is_a_failure_on_ci_and_none_is_no_failure(
    tmp_path: Path, builder: str, ci: str, result: list[str], failures: int
) -> None:
    python = tmp_path / "python"
    python.write_text(f"#!/bin/sh\n{builder}\n")
    python.chmod(0o755)
    status, lines = run(f". scripts/core.sh; VENV_PYTHON={python}; build_core || true", ci)
    assert lines[0][2 : 2 + len(result)] == result
    assert status == failures
