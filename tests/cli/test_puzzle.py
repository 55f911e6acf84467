"""The puzzle of a day in the terminal."""

import re
from collections.abc import Callable

import pytest
from typer.testing import Result

from motherlode.puzzles import shelf
from motherlode.puzzles.shelf import FIRST_DAY

Run = Callable[..., Result]
Complaint = Callable[..., str]
DAY = FIRST_DAY.isoformat()


def numbered(output: str) -> dict[str, int]:
    """The moves that are offered, with their numbers."""
    return {told: int(number) for number, told in re.findall(r"^ *(\d+)\) (.*)$", output, re.MULTILINE)}


@pytest.mark.parametrize(("language", "word"), [("en", "Worth:"), ("ru", "Чего стоит:"), ("uk", "Чого варто:")])
def test_a_puzzle_is_drawn_tried_and_solved(run: Run, language: str, word: str) -> None:
    def ask(*more: str) -> str:
        result = run("puzzle", "--day", DAY, *more, "--language", language)
        assert result.exit_code == 0, result.output
        return result.stdout

    moves, solution = numbered(ask()), ask("--solution").splitlines()
    assert word in solution[2]
    (right,) = [number for told, number in moves.items() if solution[1].startswith(told)]
    wrong = next(number for number in moves.values() if number != right)
    assert ask("--move", str(right)).splitlines()[1:] == solution[1:]
    assert ask("--move", str(wrong)).splitlines()[1:] != solution[1:]
    assert 1 < len(moves) <= len(shelf()[0].others) + 1


def test_days_to_come_and_other_nonsense_are_told_in_one_line(complaint: Complaint) -> None:
    assert "2999-01-01 is no day" in complaint("puzzle", "--day", "2999-01-01")
    assert "soon is no day" in complaint("puzzle", "--day", "soon")
    assert "There is no move 900" in complaint("puzzle", "--day", DAY, "--move", "900")
