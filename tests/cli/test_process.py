"""The command as a real process."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
COMMAND = [sys.executable, "-c", "from motherlode.cli import main; main()"]


def surroundings(**more: str) -> dict[str, str]:
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return plain | {"PYTHONPATH": str(SOURCE), "MOTHERLODE_STRICT_WORDS": "1"} | more


def run(*args: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *args],
        input=typed,
        env=surroundings(**more),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_a_game_is_begun_and_left() -> None:
    result = run("play", "--bots", "random", "--seed", "1", typed="1 d\nвыход\n", LANG="ru_RU.UTF-8")
    assert result.returncode == 0, result.stderr
    assert "Заходите" in result.stdout
    assert "До встречи" in result.stdout


def test_a_mistake_is_one_line_and_exit_status_two() -> None:
    result = run("show", "nowhere.yaml", LC_ALL="uk_UA.UTF-8")
    assert result.returncode == 2
    assert result.stderr == "Файлу nowhere.yaml немає.\n"
    assert result.stdout == ""


def test_nothing_asked_is_answered_with_help() -> None:
    assert "motherlode" in run().stdout


def test_typing_that_is_no_text_is_no_disaster() -> None:
    result = subprocess.run(
        [*COMMAND, "play", "--bots", "random"],
        input=b"\xff\xfe\nquit\n",
        env=surroundings(PYTHONUTF8="1"),
        capture_output=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr


def test_a_reader_who_has_seen_enough() -> None:
    process = subprocess.Popen([*COMMAND, "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=surroundings())
    assert process.stdout
    assert process.stderr
    process.stdout.readline()
    process.stdout.close()
    process.wait(timeout=120)
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()


@pytest.mark.skipif(os.name == "nt", reason="interrupts are sent differently there")
def test_an_interrupt_ends_politely() -> None:
    # Tests that run in the background inherit that interrupts are ignored; whoever plays has a terminal.
    python, option, code = COMMAND
    listening = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); " + code
    process = subprocess.Popen(
        [python, option, listening, "play", "--bots", "random", "--seed", "3"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=surroundings(PYTHONUNBUFFERED="1"),
    )
    assert process.stdout
    shown = b""
    while b"Your move" not in shown:
        shown += os.read(process.stdout.fileno(), 4096)
    # The question is on the screen; a moment later the process waits for the answer.
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert b"Goodbye" in out
    assert err == b""
