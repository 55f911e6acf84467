"""Who could suspect whom in a recorded game."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import motherlode
from motherlode.bots import make
from motherlode.core.notation import write_record
from tests.core.spoiling import spoil_text

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
    gold = next(cell for cell, goal in state.view(motherlode.ALL)["goals"].items() if goal["face"] == "gold")
    talk = [{"says": says, "goal": gold, "seat": 2, "at": 9} for says in ("goal-stone", "goal-gold")]
    file = tmp_path / "record.txt"
    file.write_text(write_record({**state.record(), "talk": talk}), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(("language", "word"), [("en", "Suspicion of"), ("ru", "Подозрение"), ("uk", "Підозра")])
def test_deeds_behind_suspicion_are_told(run: Run, record: str, language: str, word: str) -> None:
    result = run("analyse", record, "--language", language)
    assert result.exit_code == 0, result.output
    assert word in result.stdout


@pytest.mark.parametrize(
    ("language", "stone", "gold"),
    [
        ("en", "is stone.” Untrue.", "is gold.” True."),
        ("ru", "— камень.» Это неправда.", "— это золото.» Это правда."),
        ("uk", "— камінь.» Це неправда.", "— це золото.» Це правда."),
    ],
)
def test_claims_are_told_with_what_they_were_worth(run: Run, record: str, language: str, stone: str, gold: str) -> None:
    told = run("analyse", record, "--language", language).stdout
    assert stone in told
    assert gold in told
    assert [
        claim["is_true"] for claim in json.loads(run("analyse", record, "--json").stdout)["rounds"][0]["claims"]
    ] == [
        False,
        True,
    ]


@pytest.mark.parametrize("seed", range(8))
def test_a_damaged_record_is_refused_in_one_line_or_analysed(run: Run, record: str, seed: int, tmp_path: Path) -> None:
    dice, text = motherlode.Rng(seed), Path(record).read_text(encoding="utf-8")
    file = tmp_path / "damaged.txt"
    for number in range(12):
        file.write_text(spoil_text(text, dice), encoding="utf-8")
        result = run("analyse", str(file), *(("--moves-of", "0") if number % 6 == 5 else ()))
        assert result.exit_code in (0, 2), result.output
        assert result.exit_code == 0 or result.stderr.count("\n") == 1


def test_everything_as_json_and_a_picture(run: Run, record: str, tmp_path: Path) -> None:
    picture = tmp_path / "round.svg"
    told = json.loads(run("analyse", record, "--json", "--picture", str(picture)).stdout)
    assert told["players"] == 5
    assert len(told["rounds"][0]["steps"]) == 25
    drawn = picture.read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert "is stone.” Untrue." in drawn
    assert "Suspicion of" in drawn


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
    result = run("analyse", record, "--moves-of", "0", "--picture", str(picture), "--language", language)
    assert result.exit_code == 0, result.output
    assert word in result.stdout
    assert re.search(r"(Player|Игрок|Гравець) 0\b", result.stdout.splitlines()[0])
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    told = json.loads(run("analyse", record, "--moves-of", "0", "--json").stdout)
    assert told["unit"] == "nuggets"
    assert {move["seat"] for move in told["moves"]} == {0}


def test_a_player_who_is_not_there_is_told_in_one_line(complaint: Complaint, record: str) -> None:
    assert "no player 5" in complaint("analyse", record, "--moves-of", "5")
