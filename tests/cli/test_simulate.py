"""Many games of bots from the command line."""

from collections.abc import Callable

import pytest
from typer.testing import Result

Run = Callable[..., Result]

FEW = ("simulate", "--games", "3", "--players", "4", "--bots", "random", "--jobs", "1")


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("en", ["3 games, 4 players, 9 rounds", "miner", "saboteurs", "games won"]),
        ("ru", ["3 игры, игроков: 4, раундов: 9", "золотоискатель", "вредители", "побед"]),
        ("uk", ["3 гри, гравців: 4, раундів: 9", "золотошукач", "саботери", "перемог"]),
    ],
)
def test_who_wins_how_often_is_told_in_a_table(run: Run, language: str, parts: list[str]) -> None:
    result = run(*FEW, "--language", language)
    assert result.exit_code == 0, result.output
    for part in parts:
        assert part in result.stdout


def test_the_same_seed_tells_the_same(run: Run) -> None:
    first, again = run(*FEW, "--seed", "5").stdout, run(*FEW, "--seed", "5").stdout
    assert first.splitlines()[:-1] == again.splitlines()[:-1]


@pytest.mark.parametrize(
    ("wrong", "part"),
    [
        (("--jobs", "0"), "“0” is no number of processor cores"),
        (("--jobs", "some"), "“some” is no number of processor cores"),
        (("--games", "0"), "--games takes a whole number"),
        (("--bots", "random,genius"), "There is no bot called “genius”"),
        (("--bots", "hard,genius"), "There are: easy (random), normal (novice), hard (adept), master."),
        (("--players", "2"), "3 to 10 players, not 2"),
    ],
)
def test_what_cannot_be_simulated(complaint: Callable[..., str], wrong: tuple[str, str], part: str) -> None:
    assert part in complaint(*FEW, *wrong)
