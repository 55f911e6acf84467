"""One bot among others: every deal from every seat, until it is decided."""

import pytest

import motherlode
from motherlode.arena.contest import Contest, ahead, contest, main, won
from motherlode.arena.playing import Played, play_game

DUEL = motherlode.game("duel")


def test_a_shared_win_counts_its_share():
    played = Played(("a", "b", "c"), gold=(9, 9, 3), winners=(0, 1))
    assert [won(played, seat) for seat in range(3)] == [0.5, 0.5, 0]


def test_ahead_of_the_mean_of_the_others():
    played = Played(("a", "b", "c"), gold=(9, 4, 2), winners=(0,))
    assert [ahead(played, seat) for seat in range(3)] == [6, -1.5, -4.5]


def test_every_deal_is_played_from_every_seat():
    standings = [
        (standing.deals.count, standing.games)
        for standing in contest(DUEL, DUEL.setup(2), 3, seed=1, bot="random", others="random", measure="wins", jobs=1)
    ]
    assert standings == [(1, 2), (2, 4), (3, 6)]


def test_the_standing_is_the_mean_over_seats():
    setup = DUEL.setup(2)
    (standing,) = contest(DUEL, setup, 1, seed=4, bot="adept", others="random", measure="wins", jobs=1)
    seed = motherlode.arena.crew.seeds(4, 1)[0]
    wins = [won(play_game(DUEL, setup, bots, seed), seat) for seat, bots in enumerate(TABLES)]
    assert standing.deals.mean == sum(wins) / 2


TABLES = (["adept", "random"], ["random", "adept"])


@pytest.mark.parametrize(("above", "decided"), [(0.5, True), (1.05, True), (0.88, False)])
def test_it_is_decided_when_the_interval_lies_on_one_side(above, decided):
    standing = Contest(above)
    for result in (1.0, 1.0, 0.5, 1.0, 1.0, 1.0, 0.5, 1.0):
        assert not standing.decided, "few deals decide nothing"
        standing.add((result, result))
    assert standing.decided is decided
    assert standing.games == 16


def test_who_wants_more_deals_gets_them():
    standing = Contest(0.5, least=10)
    for _ in range(10):
        assert not standing.decided
        standing.add((1.0, 1.0))
    assert standing.decided


def test_the_contest_is_printed(capsys):
    main(["duel", "--bot", "random", "--others", "random", "--measure", "wins", "--deals", "2", "--least", "2"])
    assert [line.split(" | ")[:2] for line in capsys.readouterr().out.splitlines() if line[2:3].isdigit()] == [
        ["| 1", "2"],
        ["| 2", "4"],
    ]
