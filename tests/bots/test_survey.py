"""Where a master of Dwarf Corporation may still dig: everywhere but on crystals, danger and passages."""

import pytest

from motherlode.bots.corporation.survey import Survey, bits
from motherlode.core.rng import Rng
from motherlode.games.corporation.tiles import DANGER, PASSAGE
from tests.rules.corporation.tables import new_game


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("moves", [0, 60])
def test_whatever_no_crystal_lies_on_is_free(seed: int, moves: int) -> None:
    state, rng = new_game(3, seed), Rng(seed)
    for _ in range(moves):
        actions = state.legal(state.actors[0])
        state.apply(state.actors[0], actions[rng.below(len(actions))], quiet=True)
    board = state.board
    free = [cell for cell, gem in enumerate(board.gems) if not gem and board.symbols[cell] not in DANGER + PASSAGE]
    assert sorted(bits(Survey(board).free)) == free
