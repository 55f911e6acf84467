"""Dwarf Corporation on the command line."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from motherlode.core.notation import write_position, write_record
from motherlode.words import LANGUAGES
from tests.rules.corporation.tables import corporation, new_game, play_out

Run = Callable[..., Result]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_and_a_position_are_shown(run: Run, tmp_path: Path, language: str) -> None:
    state = new_game(3, seed=4)
    record, position = tmp_path / "record.txt", tmp_path / "position.txt"
    position.write_text(write_position(state.setup.plain(), corporation().describe(state)), encoding="utf-8")
    play_out(state, seed=5)
    record.write_text(write_record(state.record()), encoding="utf-8")
    for arguments in ((record,), (record, "--at", "40", "--seat", "1"), (position,), (position, "--sentences")):
        result = run("show", "--language", language, *map(str, arguments))
        assert result.exit_code == 0, result.output[-2000:]
        assert " 11: " in result.stdout if "--sentences" in arguments else "│" in result.stdout


def test_scenarios_are_shown(run: Run) -> None:
    result = run("show", str(Path(__file__).parents[1] / "conformance" / "corporation.yaml"))
    assert result.exit_code == 0, result.output[-2000:]


def test_random_bots_are_simulated(run: Run) -> None:
    result = run("simulate", "--game", "corporation", "-n", "2", "--bots", "random", "--games", "2", "--jobs", "1")
    assert result.exit_code == 0, result.output[-2000:]
    assert "random" in result.stdout


def test_a_turn_is_played_by_typing_a_few_words(run: Run) -> None:
    typed = "red 9,7\nblue red\nred\ninvest red blue\nred orange yellow green\nlook\nquit\n"
    arguments = ("--game", "corporation", "-n", "2", "--bots", "random", "--seed", "2", "--seat", "1")
    result = run("play", "--terminal", *arguments, typed=typed)
    assert result.exit_code == 0, result.output[-2000:]
    assert "digs red at column 9, row 7" in result.stdout


@pytest.mark.parametrize(
    ("language", "example", "said"),
    [
        ("en", ": 8,6 red.", ("say rising blue", "The blue shares")),
        ("ru", ": 8,6 красный.", ("сказать подорожает синий", "синие")),
        ("uk", ": 8,6 червоний.", ("сказати подорожчає синій", "сині")),
    ],
)
def test_examples_and_remarks_name_colours_in_the_language_of_the_game(
    run: Run, language: str, example: str, said: tuple[str, str]
) -> None:
    arguments = ("--game", "corporation", "-n", "2", "--bots", "random", "--seed", "2", "--seat", "1")
    typed = f"{said[0]}\nquit\n"
    result = run("play", "--terminal", "--language", language, *arguments, typed=typed)
    assert example in result.stdout
    assert "colour red" not in result.stdout
    assert said[1] in result.stdout


def test_turn_after_turn_is_played_by_typing(run: Run, tmp_path: Path) -> None:
    turn = ["9,7", "10,7", "8,8", "9,8", "10,8", "8,6", "9,6", "9,9", "10,9", "8,5", "9,5", "8,4", "9,4", "8,3"]
    typed = "\n".join(["red orange yellow green", "done", "1", *(f"red {cell}" for cell in turn)] * 12)
    file = tmp_path / "kept.json"
    new = ("play", "--game", "corporation", "-n", "2", "--bots", "random", "--seed", "3", "--save", str(file))
    result = run(*new, typed=typed)
    assert result.exit_code == 0, result.output[-2000:]
    assert result.stdout.count("Guest digs red") > 6
    assert "Guest invests: red, orange, yellow, green." in result.stdout
    assert run("show", str(file)).exit_code == 0


def test_a_refused_move_is_explained(run: Run) -> None:
    arguments = ("--game", "corporation", "-n", "2", "--bots", "random", "--seed", "2", "--language", "ru")
    result = run("play", "--terminal", *arguments, typed="dig 1,1 colour red\nкрасный 9,7\nquit\n")
    assert "CORP-47" in result.stdout
    assert "цвет красный" in result.stdout
