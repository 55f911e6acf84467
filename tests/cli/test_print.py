"""`motherlode print`."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]


def test_the_file_is_named_after_the_game_and_the_language(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("print", "duel", "--language", "uk")
    assert result.exit_code == 0, result.output
    assert (tmp_path / "duel-uk.pdf").read_bytes().startswith(b"%PDF-")
    assert result.stdout == "duel-uk.pdf можна друкувати.\n"


def test_another_file_and_modules(run: Run, tmp_path: Path) -> None:
    plain, more = tmp_path / "plain.pdf", tmp_path / "more.pdf"
    assert run("print", "saboteur", "-n", "4", "-o", str(plain)).exit_code == 0
    assert run("print", "saboteur", "-n", "4", "--modules", "saboteur2,veto", "--output", str(more)).exit_code == 0
    assert len(more.read_bytes()) > len(plain.read_bytes()) > 10_000


def test_what_makes_no_sense_is_told_in_one_line(complaint: Callable[..., str], tmp_path: Path) -> None:
    assert complaint("print", "chess", "--language", "ru").startswith("Игры «chess» нет")
    assert "veto" in complaint("print", "duel", "--modules", "veto")
    assert "3 to 10" in complaint("print", "saboteur", "--players", "11")
    assert "GAME" in complaint("print")
    assert str(tmp_path) in complaint("print", "duel", "-o", str(tmp_path / "nowhere" / "duel.pdf"))
    assert str(tmp_path) in complaint("print", "duel", "-o", str(tmp_path))
