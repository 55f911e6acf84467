"""How well a belief is judged and fitted."""

from math import log

import pytest

from motherlode.arena.lens import PLAIN, Lens, column_of, row_of
from motherlode.arena.reliability import (
    discrimination,
    fitted,
    guesses,
    log_loss,
    main,
    reliability,
    share_of_likeliest,
)
from motherlode.arena.witnesses import Sight, watch_round


def sight(odds, truth, saboteurs=1, turn=3, players=4):
    """One place for the gold; one dwarf card is left over."""
    return Sight(players, turn, ((1.0, (*odds, 0.0)),), saboteurs, len(odds), truth, (1.0,))


def test_the_loss_of_a_certain_truth_is_nothing_and_of_a_coin_a_bit():
    assert log_loss([(1.0, True), (0.0, False)]) == 0
    assert log_loss([(0.5, True), (0.5, False)]) == pytest.approx(log(2))


@pytest.mark.parametrize(
    ("made", "auc"),
    [
        ([(0.9, True), (0.2, False), (0.1, False)], 1.0),
        ([(0.1, True), (0.9, False)], 0.0),
        ([(0.5, True), (0.5, False)], 0.5),
        ([(0.9, True), (0.5, True), (0.5, False), (0.1, False)], 0.875),
        ([(0.9, True)], 0.5),
    ],
)
def test_discrimination_counts_the_pairs_in_the_right_order(made, auc):
    assert discrimination(made) == auc


def test_reliability_takes_like_beliefs_together():
    assert reliability([(0.4, True), (0.4, False), (0.99, True), (1.0, True)]) == [
        (pytest.approx(0.4), 0.5, 2),
        (pytest.approx(0.995), 1.0, 2),
    ]


def test_a_lens_sharpens_and_calms_seats_but_not_what_is_left_over():
    assert Lens(2.0, 0.5).through([1.0, -1.0, 1.0], 2) == [1.5, -2.5, 2.0]
    assert PLAIN.through([1.0, -1.0], 1) == [1.0, -1.0]


def test_chances_add_up_to_the_saboteurs_with_what_is_left_over():
    seen = sight((1.0, 0.0, -1.0), (True, False, False))
    chances = seen.chances(PLAIN)
    assert chances == sorted(chances, reverse=True)
    assert sum(chances) < 1
    assert sum(seen.chances(Lens(1.0, 3.0))) < sum(chances)
    assert len(set(seen.chances(Lens(0.0)))) == 1


def test_what_is_always_right_is_sharpened_and_what_is_often_wrong_is_blunted():
    right = [sight((1.0, 0.0, -1.0), (True, False, False))] * 20
    wrong = [sight((1.0, 0.0, -1.0), truth) for truth in [(True, False, False), (False, False, True)]] * 10
    assert fitted(right).sharpness > 1 > fitted(wrong).sharpness


def test_players_and_turns_are_taken_together():
    assert [row_of(players) for players in (3, 4, 5, 6, 7, 12)] == [0, 0, 1, 1, 2, 2]
    assert [column_of(turn) for turn in (1, 2, 4, 5, 8)] == [0, 1, 2, 3, 4]


def test_miners_are_asked_once_all_have_had_a_turn():
    sights = watch_round(3, ("adept", "random"), 5).sights
    assert {sight.turn for sight in sights} == set(range(1, max(sight.turn for sight in sights) + 1))
    assert {sight.players for sight in sights} == {3}
    for seen in sights:
        assert seen.seats == 2
        assert sum(seen.truth) <= seen.saboteurs == 1
        assert sum(weight for weight, _ in seen.cases) == pytest.approx(1)
        assert sum(seen.gold) == pytest.approx(1)
    assert watch_round(3, ("adept", "random"), 5).sights == sights


def test_the_study_prints_its_tables(capsys):
    main(["--players", "3", "--rounds", "1", "--jobs", "1", "--seed", "5"])
    table, reliable, gold = capsys.readouterr().out.split("\n\n")[1:]
    assert all(line.count("|") == 9 for line in table.splitlines())
    assert all(line.count("|") == 4 for line in reliable.strip().splitlines())
    assert all(line.count("|") == 8 for line in gold.strip().splitlines())


def test_the_place_of_the_gold_is_believed_first_of_all_where_it_is():
    """A miner who has looked at the gold is sure of it; one who has not is never sure of another place."""
    golds = [seen.gold for seen in watch_round(3, ("adept",), 8).sights]
    assert any(gold == (1.0,) for gold in golds)
    assert all(gold[0] > 0 for gold in golds)


@pytest.mark.parametrize(
    ("gold", "share"),
    [((0.5, 0.3, 0.2), 1.0), ((0.2, 0.8), 0.0), ((0.4, 0.4, 0.2), 0.5), ((1 / 3, 1 / 3, 1 / 3), 1 / 3)],
)
def test_the_likeliest_place_is_right_if_the_gold_is_there(gold, share):
    assert share_of_likeliest(gold) == share


def test_a_belief_is_never_asked_where_nobody_can_be_a_saboteur():
    assert guesses([sight((1.0, 1.0), (False, False), saboteurs=0)]) == []
