"""Whole games at the terminal, typed by a script."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import motherlode
from motherlode.core.notation import read_record

Run = Callable[..., Result]

PATIENT = "1\n1\n1 d\n2\n3\n" * 400
"""Whatever is asked, one of these lines answers it: a card, a place or a discard, a gold card."""


@pytest.mark.parametrize(
    ("language", "welcome", "end"),
    [
        ("en", "Come in, mind your head", "The game is over. Purses on the table:"),
        ("ru", "Заходите, берегите голову", "Игра окончена. Кошельки на стол:"),
        ("uk", "Заходьте, бережіть голову", "Гру закінчено. Гаманці на стіл:"),
    ],
)
@pytest.mark.parametrize("seed", ["1", "2"])
def test_a_whole_game_is_played_by_typing(run: Run, language: str, welcome: str, end: str, seed: str) -> None:
    arguments = ("--players", "3", "--seat", "1", "--bots", "random", "--seed", seed, "--name", "Анна")
    result = run("play", "--terminal", "--language", language, *arguments, typed=PATIENT)
    assert result.exit_code == 0, result.output[-2000:]
    assert welcome in result.stdout
    assert end in result.stdout
    assert result.stdout.count("Анна") > 10
    assert result.stderr == ""


def test_the_record_of_a_finished_game_replays(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = run("play", "-n", "4", "--bots", "random", "--seed", "5", "--record", str(file), typed=PATIENT)
    assert result.exit_code == 0, result.output[-2000:]
    record = read_record(file.read_text(encoding="utf-8"))
    assert motherlode.game("saboteur").replay(record).outcome is not None
    assert run("show", str(file)).exit_code == 0


def test_a_kept_game_goes_on_where_it_stopped(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    new = ("play", "-n", "3", "--bots", "random", "--seed", "4", "--save", str(file))
    first = run(*new, typed="1 d\n1 d\nlook\nquit\n")
    assert first.exit_code == 0
    assert f"--resume {file}" in first.stdout
    assert drawn_last(run("play", "--resume", str(file), typed="look\nquit\n")) == drawn_last(first)


def drawn_last(result: Result) -> str:
    table = result.stdout[result.stdout.rindex("Round 1 of 3 ·") :]
    return table[: table.index("Your move")]


@pytest.mark.parametrize("content", ["", "{}", "[]", "nonsense", '{"state": "x"}', '{"state": "{}", "seat": 0}'])
def test_a_file_that_is_no_kept_game(complaint: Callable[..., str], tmp_path: Path, content: str) -> None:
    file = tmp_path / "kept.json"
    file.write_text(content, encoding="utf-8")
    assert "kept.json" in complaint("play", "--resume", str(file))


def test_a_kept_game_with_a_wrong_seat(run: Run, complaint: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    run("play", "--bots", "random", "--save", str(file), typed="quit\n")
    kept = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps(kept | {"seat": 7}), encoding="utf-8")
    assert "kept.json" in complaint("play", "--resume", str(file))


def test_a_place_where_nothing_can_be_kept(complaint: Callable[..., str], tmp_path: Path) -> None:
    assert "cannot be written" in complaint("play", "--bots", "random", "--save", str(tmp_path / "no" / "kept"))


POSITION = ("play", "-n", "3", "--bots", "random", "--seed", "11")


def test_leaving_and_the_end_of_input_are_polite(run: Run) -> None:
    for typed in ("quit\n", "1\n", ""):
        result = run(*POSITION, typed=typed)
        assert result.exit_code == 0
        assert "Goodbye" in result.stdout
        assert result.stderr == ""


def test_what_cannot_be_understood_is_answered_kindly(run: Run) -> None:
    typed = "\nhm\nwhat now then\n0\n99\n1 nowhere\nd\n12 3,3\nplay\nrules\nrules BASE-999\nrules BASE-43\nquit\n"
    result = run(*POSITION, typed=typed)
    assert result.exit_code == 0
    assert "BASE-43  " in result.stdout
    assert "There is no card 99; you hold 6 cards." in result.stdout
    assert "There is no clause BASE-999." in result.stdout


def test_a_refusal_names_its_clause(run: Run) -> None:
    result = run(*POSITION, typed="lay NESW at 40,40\nplay map goal 3,3\npass rockfall/map/NS\nquit\n")
    assert result.stdout.count("[BASE-") >= 1


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", "help\nlook\ntell\nlog\nquit\n"),
        ("ru", "помощь\nсмотреть\nрассказать\nжурнал\nвыход\n"),
        ("uk", "допомога\nдивитися\nрозповісти\nжурнал\nвихід\n"),
    ],
)
def test_commands_may_be_typed_in_the_language(run: Run, language: str, lines: str) -> None:
    result = run("--language", language, *POSITION, typed=lines)
    assert result.exit_code == 0
    assert "lay SW at 4,0" in result.stdout
    assert result.stdout.count("⌂") >= 2
