"""How well others' hands are guessed: what is known of them must be better than nothing."""

from collections import Counter
from math import log

import pytest

from motherlode.arena.hands import WAYS, guess_round, losses, row, unseen
from motherlode.bots.foresight.holdings import LOT
from tests.bots.tables import table


def test_by_lot_a_card_is_as_likely_as_there_are_such_cards():
    (guess,) = losses({0: 3, 1: 1}, [1], [None])
    assert guess == (pytest.approx(log(4)),)


def test_what_is_thought_likelier_costs_less_if_it_is_there_and_more_if_it_is_not():
    way = bytes([LOT, 3 * LOT])
    (there,), (elsewhere,) = losses({0: 1, 1: 1}, [1], [way]), losses({0: 1, 1: 1}, [0], [way])
    assert there == (pytest.approx(log(4 / 3)),)
    assert elsewhere == (pytest.approx(log(4)),)


def test_my_own_cards_and_what_lies_open_are_guessed_by_nobody():
    state = table(turn=1, hands={"0": ["NESW", "map"], "1": ["EW"]})
    kinds = state.rules.kinds
    before = unseen(state, 0)
    state.apply(1, {"pass": ["EW"]})
    assert before == Counter(state.deck) + Counter(kind for hand in state.hands[1:] for kind in hand) + Counter(
        [kinds["EW"]]
    )
    assert unseen(state, 0) == before
    assert unseen(state, 1)[kinds["EW"]] == unseen(state, 0)[kinds["EW"]] - 1, "who threw it away knows where it lies"


def test_the_hands_of_adepts_are_guessed_better_than_by_lot():
    guesses = [guess for seed in range(12) for guess in guess_round(5, seed)]
    mean = [sum(guess[way] for guess in guesses) / len(guesses) for way in range(len(WAYS))]
    lot, kept, omitted = mean
    assert kept < lot - 0.01
    assert omitted < kept, "by what was not done besides it is known better"


def test_a_row_says_how_much_better_than_by_lot_each_way_is():
    assert row(5, [(3.0, 2.5, 2.0), (2.0, 2.0, 2.5)]) == "| 5 | 2 | 2.500 | +0.2500 | +0.2500 |"
