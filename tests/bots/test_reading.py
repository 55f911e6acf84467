"""What a view tells: the maze is found again from the log, whatever the modules did to it."""

import gc
import weakref

import pytest

from motherlode.bots import make
from motherlode.bots.adept.field import edge_costs
from motherlode.bots.adept.modules.saboteur2.stakes import walker
from motherlode.bots.adept.reading import read, rulebook
from motherlode.games.saboteur.game import SaboteurGame
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


def test_no_more_rulebooks_are_kept_than_the_game_keeps(monkeypatch):
    """A server meets thousands of different tables; what a bot looked up for each of them must not stay for ever."""
    monkeypatch.setattr("motherlode.games.tunnels.game.RULEBOOKS_KEPT", 2)
    game = SaboteurGame(GAME.modules)
    monkeypatch.setattr("motherlode.bots.adept.reading.find_game", lambda name: game)
    kept = [weakref.ref(rulebook(GAME.start(GAME.setup(players), 0).view(0))) for players in range(3, 8)]
    gc.collect()
    assert [players for players, rules in zip(range(3, 8), kept, strict=True) if rules() is not None] == [6, 7]
    assert edge_costs.cache_info().maxsize is not None
    assert walker.cache_info().maxsize is not None
