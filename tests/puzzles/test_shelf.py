"""The puzzles of the package: what each shows, asks and answers."""

from collections import Counter
from datetime import date, timedelta

import pytest

import motherlode
from motherlode.core.errors import IllegalAction
from motherlode.core.patch import fold
from motherlode.core.rng import Rng
from motherlode.puzzles import Puzzle, of_day, shelf
from motherlode.puzzles.shelf import FILE, FIRST_DAY, written
from motherlode.words import LANGUAGES, Words

PUZZLES = shelf()
every_puzzle = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)


def test_there_is_one_for_each_day_of_two_months_and_of_several_kinds() -> None:
    assert len(PUZZLES) >= 61
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES)
    kinds = Counter(puzzle.kind for puzzle in PUZZLES)
    assert {"reach", "way", "stop", "win-in-two", "vein"} <= set(kinds)
    assert min(kinds[kind] for kind in ("reach", "way", "stop")) >= 5


def test_a_day_has_its_puzzle_and_after_the_last_they_begin_again() -> None:
    assert of_day(FIRST_DAY) is PUZZLES[0]
    assert of_day(FIRST_DAY + timedelta(len(PUZZLES))) is PUZZLES[0]
    assert of_day(date(2026, 11, 3)) is PUZZLES[2]


def test_the_file_is_as_it_would_be_written() -> None:
    assert FILE.read_text(encoding="utf-8") == written([puzzle.plain() for puzzle in PUZZLES])


@every_puzzle
def test_a_puzzle_shows_what_its_seat_may_know_and_nothing_else(puzzle: Puzzle) -> None:
    """What is hidden from it is dealt anew, and it sees the same."""
    other = motherlode.game(puzzle.game).resample(puzzle.view, Rng(5))
    again = other.view(puzzle.seat)
    assert {key: again[key] for key in again if key != "log"} == {
        key: puzzle.view[key] for key in again if key != "log"
    }


@every_puzzle
def test_all_legal_moves_are_valued_and_the_solution_is_worth_most(puzzle: Puzzle) -> None:
    state = motherlode.game(puzzle.game).resample(puzzle.view, Rng(6))
    listed = [puzzle.solution.action, *(answer.action for answer in puzzle.others)]
    legal = state.legal(puzzle.seat)
    assert sorted(map(str, listed)) == sorted(str(dict(action)) for action in legal)
    assert all(answer.worth < puzzle.solution.worth for answer in puzzle.others)
    decision = state.decision(puzzle.seat)
    assert decision is not None
    assert {"kind": decision.kind, "options": decision.options} == puzzle.decision


@every_puzzle
def test_the_solution_is_told_as_its_seat_sees_it(puzzle: Puzzle) -> None:
    view = puzzle.view
    for event in puzzle.solution.events:
        view = fold(view, event["patch"])
    assert len(view["log"]) == len(puzzle.view["log"]) + len(puzzle.solution.events)
    assert view["phase"] == puzzle.view["phase"]


@every_puzzle
def test_goal_reason_and_worth_have_words(puzzle: Puzzle) -> None:
    for language in LANGUAGES:
        words = Words(language)
        for name in (f"goal-{puzzle.kind}", f"reason-{puzzle.solution.reason['says']}"):
            assert words.has(f"puzzle-{name}")
        assert words.has(f"worth-{puzzle.unit}")


def test_a_move_that_is_not_legal_is_refused_with_its_clause() -> None:
    puzzle = next(puzzle for puzzle in PUZZLES if puzzle.kind == "reach")
    with pytest.raises(IllegalAction) as refused:
        puzzle.verify({"lay": puzzle.solution.action["lay"], "at": "0,0"})
    assert refused.value.clauses
    assert puzzle.verify(puzzle.solution.action) == puzzle.solution.action


def test_what_a_move_is_worth_is_known_of_each() -> None:
    puzzle = PUZZLES[0]
    assert puzzle.answer(puzzle.solution.action) is puzzle.solution
    assert puzzle.answer(puzzle.others[0].action) == puzzle.others[0]
