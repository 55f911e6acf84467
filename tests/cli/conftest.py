from collections.abc import Callable

import pytest
from typer.testing import CliRunner, Result

from motherlode.cli.app import app_for

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """No language from the machine, missing words raise, and a terminal wide enough not to break lines."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("MOTHERLODE_STRICT_WORDS", "1")
    monkeypatch.setenv("COLUMNS", "120")


@pytest.fixture
def run() -> Run:
    """Runs the command with these arguments and this typed into it."""

    def invoke(*args: str, typed: str = "") -> Result:
        app, rest = app_for(list(args))
        return CliRunner().invoke(app, rest, input=typed, prog_name="motherlode")

    return invoke


@pytest.fixture
def complaint(run: Run) -> Callable[..., str]:
    """Runs a command that makes no sense; returns the one line it answers with."""

    def invoke(*args: str) -> str:
        result = run(*args)
        assert result.exit_code == 2, result.output
        assert result.stdout == ""
        assert result.stderr.endswith("\n")
        assert result.stderr.count("\n") == 1, result.stderr
        assert "Traceback" not in result.stderr
        return result.stderr.strip()

    return invoke
