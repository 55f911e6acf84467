"""Who is suspected, and why."""

from itertools import combinations
from math import exp

import pytest

from motherlode.bots.adept.belief import believe
from motherlode.bots.adept.dealt import dealt, log_odds, posterior
from motherlode.bots.adept.reading import read
from tests.bots.tables import MINERS, ROW, SABOTEUR_FIRST, gold_chance, suspicion, table


def after(action, board=None, seat=1, hand=("NESW", "E+W", "rockfall", "broken-lamp", "fix-cart", "N"), **given):
    """How suspect a seat is before and after an action of its."""
    state = table(turn=seat, board=board or {}, hands={str(seat): list(hand)}, **given)
    before = suspicion(state, seat)
    state.apply(seat, action)
    return before, suspicion(state, seat)


@pytest.mark.parametrize(("players", "own", "expected"), [(3, 0, 1 / 3), (5, 0, 2 / 5), (10, 0, 4 / 10)])
def test_at_the_deal_it_is_what_the_dwarf_cards_say(players, own, expected):
    roles = ["miner"] * players
    state = table(players, roles=roles)
    assert suspicion(state, 1) == pytest.approx(expected)


def test_a_saboteur_counts_himself():
    assert suspicion(table(roles=SABOTEUR_FIRST), 1) == pytest.approx(1 / 5)
    assert suspicion(table(roles=SABOTEUR_FIRST), 0) == 1


def test_who_knows_that_only_saboteurs_are_left_has_odds_for_it():
    """Seat 0 has seen all miners: the others are saboteurs, and no chance is so certain that it has no odds."""
    state = table(roles=["miner", "miner", "miner", "miner", "saboteur"], leftover=["saboteur"])
    for seat in (1, 2, 3):
        state.roles_known[seat] |= 1
    assert log_odds(dealt(read(state.view(0), [])).prior) > 2


def test_the_posterior_counts_every_deal():
    odds, saboteurs = [0.3, -1.0, 2.0, 0.0, 0.7], 2
    deals = {deal: exp(sum(odds[seat] for seat in deal)) for deal in combinations(range(5), saboteurs)}
    for seat, chance in enumerate(posterior(odds, saboteurs)):
        counted = sum(weight for deal, weight in deals.items() if seat in deal) / sum(deals.values())
        assert chance == pytest.approx(counted)


@pytest.mark.parametrize(
    ("action", "board"),
    [
        ({"lay": "E+W", "at": "7,0"}, ROW),
        ({"lay": "E+W", "at": "1,0"}, {}),
        ({"play": "rockfall", "at": "5,0"}, ROW),
        ({"play": "broken-lamp", "on": 0}, ROW),
        ({"pass": ["NESW"]}, ROW),
    ],
)
def test_who_hurts_is_suspected(action, board):
    before, now = after(action, board)
    assert now > before


@pytest.mark.parametrize(
    ("action", "board", "fronts"),
    [
        ({"lay": "NESW", "at": "1,0"}, {}, {}),
        ({"play": "rockfall", "at": "7,0"}, {**ROW, "7,0": "E+W"}, {}),
        ({"play": "fix-cart", "on": 0}, ROW, {"0": ["broken-cart"]}),
    ],
)
def test_who_helps_is_trusted(action, board, fronts):
    before, now = after(action, board, fronts=fronts)
    assert now < before


def test_a_dead_end_in_the_way_is_worse_than_one_aside():
    _, aside = after({"lay": "E+W", "at": "-1,0"})
    _, in_the_way = after({"lay": "E+W", "at": "7,0"}, ROW)
    assert in_the_way > aside


def test_passing_with_a_broken_tool_says_nothing():
    before, now = after({"pass": ["N"]}, fronts={"1": ["broken-lamp"]})
    assert now == pytest.approx(before)


def test_a_lie_seen_through_is_remembered():
    state = table(looked={"0": ["8,0"], "1": ["8,0"]})
    lie = [{"seat": 1, "says": "goal-stone", "goal": "8,0", "at": 0}]
    truth = [{"seat": 1, "says": "goal-gold", "goal": "8,0", "at": 0}]
    assert suspicion(state, 1, talk=lie) > suspicion(state, 1) > suspicion(state, 1, talk=truth)
    unknowing = suspicion(state, 1, witness=2, talk=lie) - suspicion(state, 1, witness=2)
    assert abs(unknowing) < (suspicion(state, 1, talk=lie) - suspicion(state, 1)) / 3


def test_a_lie_is_found_out_when_the_goal_is_turned_over():
    goals = {"8,2": "gold", "8,0": "stone NW", "8,-2": "stone NE"}
    state = table(turn=4, board=ROW, goals=goals, looked={"1": ["8,0"]}, hands={"4": ["EW", "NS"]})
    lie = [{"seat": 1, "says": "goal-gold", "goal": "8,0", "at": 0}]
    before = suspicion(state, 1, talk=lie)
    state.apply(4, {"lay": "EW", "at": "7,0"})
    assert suspicion(state, 1, talk=lie) > before


def test_claims_move_the_gold_as_far_as_their_speaker_is_trusted():
    state = table(looked={"1": ["8,0"]})
    gold = [{"seat": 1, "says": "goal-gold", "goal": "8,0", "at": 0}]
    stone = [{"seat": 1, "says": "goal-stone", "goal": "8,0", "at": 0}]
    chances = [gold_chance(state, "8,0", talk=talk) for talk in (gold, [], stone)]
    assert chances[0] > chances[1] > chances[2]


def test_who_digs_past_the_gold_he_knows_is_suspected():
    """Seat 1 has looked at the gold in the middle, and so have I; it lays a card that leads away from it."""
    away = {"lay": "NS", "at": "0,1"}
    looked = {"0": ["8,0"], "1": ["8,0"]}
    _, knowing = after(away, hand=["NS", "EW", "N"], looked=looked)
    _, ignorant = after(away, hand=["NS", "EW", "N"])
    assert knowing >= ignorant - 1e-9


def test_roles_that_are_shown_are_known():
    state = table(board=ROW, hands={"0": ["EW", "NS"]})
    state.apply(0, {"lay": "EW", "at": "7,0"})
    assert believe(read(state.view(0))).saboteur == [float(role == "saboteur") for role in MINERS]
