"""How well saboteurs hide: what the table of the study says."""

from motherlode.arena.hiding import main, row
from motherlode.arena.witnesses import Sight, Watched


def sight(turn, odds):
    """A saboteur and a miner, and one dwarf card left over."""
    return Sight(4, turn, ((1.0, (*odds, 0.0)),), 1, 2, (True, False), (1.0,))


def test_a_row_tells_after_which_turn_saboteurs_are_known_and_how_often_they_win():
    hidden, known = (0.0, 0.0), (2.0, -2.0)
    rounds = [
        Watched([sight(2, hidden), sight(3, known), sight(4, known)], sabotaged=True, completed=False),
        Watched([sight(2, hidden)], sabotaged=True, completed=True),
        Watched([], sabotaged=False, completed=False),
    ]
    cells = [cell.strip() for cell in row(4, rounds).strip("|").split("|")]
    assert cells[0] == "4"
    assert (cells[1], cells[3]) == ("0.50", "1.00")
    assert cells[5:] == ["2", "50%"]


def test_the_study_plays_rounds_and_prints_a_row_for_each_number_of_players(capsys):
    main(["--players", "3", "--rounds", "2", "--seed", "5", "--jobs", "1"])
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "adept among themselves, 2 rounds for each number of players, seed 5"
    assert printed[-1].startswith("| 3 | ")
