"""How far the master's foresight is to be believed: what the table of the study says."""

import pytest

from motherlode.arena.adepts import Table
from motherlode.arena.hindsight import Tried, main, preferred, told


def tried(foreseen, thought, became, *, error=0.1, best=True):
    return Tried("miner", foreseen, error, thought, became, best)


def test_what_became_of_moves_is_shared_out_between_what_was_foreseen_and_what_was_thought():
    moves = [tried(x, y, 3 * x - 2 * y) for x, y in [(1, 0), (0, 1), (1, 1), (2, 1)]]
    (foreseen, margin), (thought, other) = told(moves)
    assert (foreseen, thought) == pytest.approx((3, -2))
    assert (margin, other) == pytest.approx((0, 0), abs=1e-6)


def test_nothing_is_told_by_moves_that_are_all_alike():
    assert told([tried(1, 1, 1)] * 5)[0] == (0.0, float("inf"))


def test_preferred_are_the_best_moves_that_are_clearly_better():
    moves = [tried(0.3, 0, 1), tried(0.15, 0, -1), tried(0.05, 0, 2), tried(0.5, 0, 3, best=False)]
    foreseen, became = preferred(moves, clearly=1.0)
    assert (became.count, became.mean) == (2, 0.0)
    assert foreseen.mean == pytest.approx(0.225)


def test_a_move_that_is_tried_leaves_the_table_as_it_was():
    table = Table(3, seed=5)
    before, usual = table.state.view(0), table.usual()
    assert table.after(usual).gained(0) == table.after(usual).gained(0)
    assert table.state.view(0) == before
    assert table.talk == []


def test_the_study_plays_rounds_and_prints_a_row_for_each_role(capsys):
    main(["--players", "3", "--rounds", "2", "--deals", "2", "--seed", "3", "--jobs", "1"])
    printed = capsys.readouterr().out.splitlines()
    assert [row.split(" | ")[1] for row in printed[4:]] == ["miner", "saboteur"]
