"""The puzzle of a day in the terminal."""

import json
import re
from collections.abc import Callable
from datetime import timedelta

import pytest
from typer.testing import Result

from motherlode.puzzles import shelf
from motherlode.puzzles.shelf import FIRST_DAY
from motherlode.render import tell_apart
from motherlode.words import Words

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


def test_a_card_of_the_hand_is_drawn_once(run: Run) -> None:
    drawn = run("puzzle", "--day", DAY).stdout.splitlines()
    (name,) = [line for line in drawn if line.startswith("1: ")]
    assert name


def test_moves_that_differ_in_how_the_card_lies_are_told_apart() -> None:
    told: set[str] = set()
    for puzzle in shelf():
        lays = [puzzle.solution, *puzzle.others]
        events = {json.dumps(one.event, sort_keys=True): one.event for one in lays if one.event["event"] == "laid"}
        texts = tell_apart([*events.values()], puzzle.view, Words("en"))
        assert len(set(texts)) == len(texts), puzzle.id
        told |= set(texts)
    assert any("(fork: " in text for text in told)


@pytest.mark.parametrize(("language", "word"), [("en", "the round is yours"), ("ru", "раунд ваш"), ("uk", "раунд ваш")])
def test_who_wins_in_two_is_told_why(run: Run, language: str, word: str) -> None:
    forced = next(number for number, puzzle in enumerate(shelf()) if puzzle.kind == "win-in-two")
    day = (FIRST_DAY + timedelta(forced)).isoformat()
    assert word in run("puzzle", "--day", day, "--solution", "--language", language).stdout


def test_days_to_come_and_other_nonsense_are_told_in_one_line(complaint: Complaint) -> None:
    assert "2999-01-01 is no day" in complaint("puzzle", "--day", "2999-01-01")
    assert "20261101 is no day" in complaint("puzzle", "--day", "20261101")
    assert "2026-W44-7 is no day" in complaint("puzzle", "--day", "2026-W44-7")
    assert "2026-02-30 is no day" in complaint("puzzle", "--day", "2026-02-30")
    assert "soon is no day" in complaint("puzzle", "--day", "soon")
    assert "There is no move 900" in complaint("puzzle", "--day", DAY, "--move", "900")
