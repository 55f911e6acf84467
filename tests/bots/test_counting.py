"""Who counts cards knows which gaps in the tunnel can still be filled."""

import pytest

from motherlode.bots.adept.counting import tunnels_left
from motherlode.bots.adept.field import COST_MOST, edge_costs
from motherlode.bots.adept.reading import read
from motherlode.bots.adept.temperament import EVEN
from motherlode.bots.adept.thinking import think
from motherlode.bots.foresight.foresight import style_of
from tests.bots.tables import table

ROUND_A_GAP = {"1,0": "EW", "2,1": "NESW", "2,-1": "NESW", "3,0": "NESW", "4,0": "EW"}
"""Nothing but a card with four open sides fits into the gap at 2,0: there are five of them."""
ALL_SIDES = 15
TWO_ASIDE = {"3,1": "NESW", "3,-1": "NESW"}


def counted(board, **given):
    state = table(board=board, looked={"0": ["8,0"]}, **given)
    return read(state.view(0)), state


def left_of(word, reading):
    rules = reading.rules
    return tunnels_left(reading)[rules.kinds[word]]


def test_what_lies_in_the_maze_is_counted_but_neither_the_start_card_nor_goals():
    reading, _ = counted(ROUND_A_GAP)
    assert (left_of("NESW", reading), left_of("EW", reading), left_of("NES", reading)) == (2, 1, 5)


def test_what_fell_in_before_all_eyes_is_counted_and_what_others_threw_away_is_not():
    _, state = counted(ROUND_A_GAP, turn=4, hands={"4": ["rockfall"], "0": ["NES", "NS"], "rest": ["NE"] * 9})
    state.apply(4, {"play": "rockfall", "at": "4,0"})
    assert left_of("EW", read(state.view(0))) == 1
    state.apply(0, {"pass": ["NES"]})
    assert [left_of("NES", read(state.view(seat))) for seat in (0, 1)] == [4, 5]


@pytest.mark.parametrize(("aside", "fits"), [({}, True), (TWO_ASIDE, False)])
def test_a_gap_that_no_card_fits_any_more_is_no_way_to_who_counts(aside, fits):
    reading, state = counted({**ROUND_A_GAP, **aside})
    assert (edge_costs(reading.rules, tunnels_left(reading))[ALL_SIDES] < COST_MOST) is fits
    usual, counting = (think(state.view(0), (), (), style).left for style in (EVEN, style_of(7)))
    assert counting > usual
