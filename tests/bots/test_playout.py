"""What those dig for who play a deal on: the gold once one of them has seen it, else what they think it is."""

import pytest

from motherlode.bots.foresight.playout import Playout
from motherlode.games.tunnels.cells import cell_word, read_cell
from tests.bots.tables import MIDDLE, NORTH, SABOTEUR_FIRST, SOUTH, table


@pytest.mark.parametrize(
    ("looked", "aim", "target"),
    [
        ({}, NORTH, NORTH),
        ({"1": [MIDDLE]}, NORTH, MIDDLE),
        ({"0": [MIDDLE]}, NORTH, NORTH),
        ({"1": [SOUTH]}, NORTH, NORTH),
        ({"1": [MIDDLE]}, MIDDLE, MIDDLE),
        ({"1": [NORTH], "2": [SOUTH]}, NORTH, MIDDLE),
    ],
    ids=[
        "nobody has looked",
        "a miner saw the gold",
        "a saboteur did",
        "a miner saw another stone",
        "it is the gold",
        "stones alone",
    ],
)
def test_diggers_dig_for_what_they_know_of(looked, aim, target):
    state = table(roles=SABOTEUR_FIRST, looked=looked)
    found = Playout(state.rules, me=1, suspicion=0.3).target(state, read_cell(aim))
    assert cell_word(found) == target


def test_a_stone_that_a_digger_has_seen_is_dug_for_by_nobody():
    state = table(roles=SABOTEUR_FIRST, looked={"1": [NORTH]})
    assert Playout(state.rules, me=1, suspicion=0.3).target(state, read_cell(NORTH)) != read_cell(NORTH)
