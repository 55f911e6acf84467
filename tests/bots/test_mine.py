"""A maze that was once worked out is kept: what happens to it again is the same one."""

import pytest

from motherlode.bots.adept.mine import Mine
from motherlode.games.tunnels.cells import read_cell
from tests.bots.tables import MIDDLE, ROW, table

GOAL, TUNNEL = read_cell(MIDDLE), read_cell("3,0")


@pytest.mark.parametrize(
    "change",
    [
        lambda mine, face: mine.put(read_cell("7,0"), face),
        lambda mine, face: mine.take(TUNNEL),
        lambda mine, face: mine.open(GOAL, face),
        lambda mine, face: mine.uncover(GOAL),
        lambda mine, face: mine.shift(GOAL, read_cell("9,0")),
    ],
    ids=["laid", "fallen in", "turned over", "gone unseen", "moved"],
)
def test_what_happens_to_a_maze_again_is_not_worked_out_again(change):
    state = table(board=ROW)
    mine, face = Mine(state.rules, state.board), state.rules.face("EW")
    after = change(mine, face)
    assert change(mine, face) is after
    assert after is not mine
    assert after.board is not mine.board
