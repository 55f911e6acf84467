"""Who could suspect whom in a recorded game."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import motherlode
from motherlode.bots import make
from motherlode.core.notation import write_record

Run = Callable[..., Result]
Complaint = Callable[..., str]


@pytest.fixture
def record(tmp_path: Path) -> str:
    game = motherlode.game("saboteur")
    state = game.start(game.setup(players=5), seed=12)
    state.listen(())
    for _ in range(24):
        seat = state.actors[0]
        state.apply(seat, make("adept", seat).choose(state.view(seat), state.legal(seat), []))
    file = tmp_path / "record.txt"
    file.write_text(write_record(state.record()), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(("language", "word"), [("en", "Suspicion of"), ("ru", "Подозрение"), ("uk", "Підозра")])
def test_deeds_behind_suspicion_are_told(run: Run, record: str, language: str, word: str) -> None:
    result = run("analyse", record, "--language", language)
    assert result.exit_code == 0, result.output
    assert word in result.stdout


def test_everything_as_json_and_a_picture(run: Run, record: str, tmp_path: Path) -> None:
    picture = tmp_path / "round.svg"
    told = json.loads(run("analyse", record, "--json", "--picture", str(picture)).stdout)
    assert told["players"] == 5
    assert len(told["rounds"][0]["steps"]) == 25
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_what_is_no_record_or_has_no_saboteurs_gets_one_line(complaint: Complaint, tmp_path: Path) -> None:
    file = tmp_path / "duel.txt"
    game = motherlode.game("duel")
    file.write_text(write_record(game.start(game.setup(2), seed=1).record()), encoding="utf-8")
    assert "no saboteurs" in complaint("analyse", str(file))
    file.write_text("game: saboteur", encoding="utf-8")
    assert "no record" in complaint("analyse", str(file))


@pytest.mark.parametrize(
    ("language", "word"), [("en", "nuggets a round"), ("ru", "самородка за раунд"), ("uk", "самородка за раунд")]
)
def test_moves_of_a_player_are_judged(run: Run, record: str, language: str, word: str, tmp_path: Path) -> None:
    picture = tmp_path / "moves.svg"
    result = run("analyse", record, "--moves-of", "1", "--picture", str(picture), "--language", language)
    assert result.exit_code == 0, result.output
    assert word in result.stdout
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    told = json.loads(run("analyse", record, "--moves-of", "1", "--json").stdout)
    assert told["unit"] == "nuggets"
    assert {move["seat"] for move in told["moves"]} == {0}


def test_a_player_who_is_not_there_is_told_in_one_line(complaint: Complaint, record: str) -> None:
    assert "no player 6" in complaint("analyse", record, "--moves-of", "6")
