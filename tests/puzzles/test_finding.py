"""Finding puzzles: what is asked for is counted in every move, and the master agrees."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

import motherlode
from motherlode.bots.appraisal import Appraisal
from motherlode.bots.foresight.foresight import Bench, Mean, Trial
from motherlode.core.types import Action
from motherlode.puzzles import Puzzle, shelf
from motherlode.puzzles.finding import duel, mine
from motherlode.puzzles.finding.__main__ import by_turns, made
from motherlode.puzzles.finding.judging import judged
from motherlode.puzzles.finding.position import Position

GAME = motherlode.game("saboteur")
NEAR = {
    "turn": 0,
    "roles": ["miner", "miner", "saboteur", "miner"],
    "board": {f"{x},0": "EW" for x in range(1, 7)},
    "goals": {"8,2": "stone NE", "8,0": "gold", "8,-2": "stone NW"},
    "looked": {"0": ["8,0"]},
}


def position(**given: object) -> Position:
    return Position(GAME.position(GAME.setup(4), {**NEAR, **given}))


def test_the_only_card_that_reaches_the_gold_is_a_puzzle() -> None:
    found = mine.puzzle(position(hands={"0": ["EW", "NS", "map", "NS", "rockfall", "broken-lamp"]}))
    assert found is not None
    kind, appraisals, reason = found
    assert (kind, reason) == ("reach", {"says": "reached", "goal": "8,0"})
    assert appraisals[0].action == {"lay": "EW", "at": "7,0"}


def test_two_cards_that_reach_it_are_none() -> None:
    assert mine.puzzle(position(hands={"0": ["EW", "NESW", "map", "NS", "rockfall", "broken-lamp"]})) is None


def test_only_what_is_wanted_is_looked_for() -> None:
    hands = {"0": ["EW", "NS", "map", "NS", "rockfall", "broken-lamp"]}
    assert mine.puzzle(position(hands=hands), ["way", "stop"]) is None
    assert mine.puzzle(position(hands=hands), ["reach"]) is not None


@pytest.mark.parametrize(("then", "stands"), [(-0.1, True), (0.0, False), (0.1, False)])
def test_a_rival_that_is_as_good_in_other_deals_is_one_too_many(
    then: float, stands: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the first deals it may have had bad luck."""
    place = position(hands={"0": ["EW", "NS", "map", "NS", "rockfall", "broken-lamp"]})
    best, rival = {"lay": "EW", "at": "7,0"}, {"pass": ["NS"]}

    def weigh(bench: Bench, usual: Action, trials: Sequence[Trial], deals: int, gives_up: bool) -> Mean:
        own = Mean(2, 2.0, 2.0)
        for trial in trials:
            trial.count, trial.total, trial.squares = 2, 2 * then, 2 * then * then
        return own

    monkeypatch.setattr(Position, "appraise", lambda *_: [Appraisal(best, 1.0, 0.1), Appraisal(rival, 0.9, 0.1)])
    monkeypatch.setattr(Bench, "weigh", weigh)
    assert (mine.puzzle(place) is not None) is stands


def test_who_does_not_know_where_the_gold_is_has_none() -> None:
    hands = {"0": ["EW", "NS", "map", "NS", "rockfall", "broken-lamp"]}
    assert mine.puzzle(position(hands=hands, looked={})) is None


def test_a_puzzle_values_all_legal_moves_and_tells_no_more_than_its_seat_sees() -> None:
    place = position(hands={"0": ["EW", "NS", "map", "NS", "rockfall", "broken-lamp"]})
    found = mine.puzzle(place)
    assert found is not None
    puzzle = made(place, *found)
    assert len(puzzle.others) == len(place.legal) - 1
    assert puzzle.view == place.state.view(0)
    assert [event["event"] for event in puzzle.solution.events] == ["laid", "revealed"]


def test_a_forced_win_stands_against_every_answer() -> None:
    rules = motherlode.game("duel")
    state = rules.position(
        rules.setup(2),
        {
            "turn": 1,
            "board": {"1,-1": "NW", "1,0": "ES", "2,0": "EW", "3,0": "EW"},
            "goals": {"4,2": "gold-1", "4,0": "gold-3 green@W open", "4,-2": "gold-2 NE"},
            "hands": {"0": ["map"], "1": ["key", "NS"]},
            "deck": [],
        },
    )
    key = {"play": "key", "at": "4,0", "side": "W"}
    wins = [move for move in state.legal(1) if duel._forced([state], 1, move, 1)]
    assert wins == []  # three of six nuggets: three are left
    assert duel._forced([state], 1, key, 2)
    assert not duel._forced([state], 1, {"pass": ["key"]}, 2)


def test_kinds_take_turns() -> None:
    found = [{"kind": kind, "id": number} for number, kind in enumerate(["a", "a", "a", "a", "b", "b"])]
    assert [puzzle["kind"] for puzzle in by_turns(found)] == ["a", "b", "a", "a", "b", "a"]


# ---- judging again


def of_each_kind() -> list[Puzzle]:
    return list({puzzle.kind: puzzle for puzzle in shelf() if puzzle.game == "saboteur"}.values())


@pytest.mark.parametrize("puzzle", of_each_kind(), ids=lambda puzzle: puzzle.id)
def test_a_puzzle_of_the_package_stands_before_the_finder_of_today(puzzle: Puzzle) -> None:
    assert judged(puzzle) is not None


def test_a_puzzle_whose_answer_is_not_the_best_falls() -> None:
    puzzle = next(puzzle for puzzle in shelf() if puzzle.kind == "reach")
    wrong = replace(puzzle.solution, action=puzzle.others[0].action)
    assert judged(replace(puzzle, solution=wrong)) is None
