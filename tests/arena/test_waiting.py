"""How long miners wait: what the table of the study says."""

from collections import Counter

from motherlode.arena.waiting import HELD, LOST, NEARBY, PASSED, ROUNDS, SABOTAGED, TURNS, main, row, watch


def test_a_row_tells_shares_of_rounds_and_of_turns():
    counts = Counter({ROUNDS: 4, SABOTAGED: 2, LOST: 1, TURNS: 120, NEARBY: 40, PASSED: 10, HELD: 2})
    cells = [cell.strip() for cell in row(5, counts).strip("|").split("|")]
    assert cells[:3] == ["5", "2", "50.0%"]
    assert cells[4:] == ["30", "10", "25%", "5%"]


def test_every_round_is_counted_once_and_passes_are_turns():
    counts = watch(3, seed=5)
    assert counts[ROUNDS] == 1
    assert counts[HELD] <= counts[PASSED] <= counts[NEARBY] <= counts[TURNS]
    assert counts[TURNS] > 10


def test_the_study_prints_a_row_for_each_number_of_players(capsys):
    main(["--players", "3,4", "--rounds", "1", "--seed", "5", "--jobs", "1"])
    assert [line[:4] for line in capsys.readouterr().out.splitlines()[4:]] == ["| 3 ", "| 4 "]
