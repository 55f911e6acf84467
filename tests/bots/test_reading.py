"""What a view tells: the maze is found again from the log, whatever the modules did to it."""

import pytest

from motherlode.bots import make
from motherlode.bots.adept.reading import read
from tests.bots.tables import GAME

TABLES = [
    (3, ()),
    (7, ("saboteur2",)),
    (5, ("saboteur2", "pathfinder", "diversion", "treasure-chests", "dressing-room", "tunnel-toll", "veto")),
    (4, ("diversion", "treasure-chests", "new-goals", "goal-swap", "tunnel-party", "reverse", "treasury")),
    (6, ("tournament", "diversion", "treasure-chests", "new-goals", "tunnel-party")),
]


@pytest.mark.parametrize(("players", "modules"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_the_maze_is_found_again(players, modules, seed):
    state = GAME.start(GAME.setup(players, modules=modules), seed)
    bots = [make("random", seat) for seat in range(players)]
    for step in range(150):
        seat = state.actors[0]
        view = state.view(seat)
        if step % 5 == 0 and view["phase"] == "play":
            reading, board = read(view), state.board
            assert reading.mine.board.cards == board.cards
            assert reading.mine.board.lit == board.lit
            assert reading.mine.board.frontier == board.frontier
            assert reading.mine.board.room_lit == board.room_lit
            assert [reading.hindered(other) for other in range(players)] == [
                bool(state.blocks(other)) for other in range(players)
            ]
        state.apply(seat, bots[seat].choose(view, state.legal(seat), []))
