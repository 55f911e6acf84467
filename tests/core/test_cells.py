"""Cells in words: whoever names many of them, however they are written, fills no memory by it."""

from __future__ import annotations

import pytest

import motherlode
from motherlode.core.errors import PositionError
from motherlode.games.tunnels import cells


def test_names_of_cells_are_kept_for_as_many_as_mazes_use() -> None:
    for x in range(-300, 300):
        for y in range(-30, 30):
            word = f"{x},{y}"
            assert cells.cell_word(cells.read_cell(word)) == word
    assert len(cells.CELL_WORDS) <= cells.MOST_KEPT
    assert cells.read_cell.cache_info().maxsize == cells.MOST_KEPT


@pytest.mark.parametrize("word", ["511,511", "-511,511", "511,-511", "-511,-511", "0,511", "0,-511"])
def test_the_farthest_cells_keep_apart(word: str) -> None:
    assert cells.cell_word(cells.read_cell(word)) == word


@pytest.mark.parametrize("word", ["512,0", "0,512", "-512,0", "0,-512"])
def test_what_lies_farther_is_no_cell(word: str) -> None:
    with pytest.raises(PositionError):
        cells.read_cell(word)


def test_a_cell_written_in_another_way_is_the_same_cell() -> None:
    game = motherlode.game("saboteur")
    state = game.start(game.setup(players=3), seed=1)
    seat = state.actors[0]
    lay = next(action for action in state.legal(seat) if "lay" in action)
    x, y = lay["at"].split(",")
    assert state.verify(seat, {**lay, "at": f" 0{x}, {y}" if int(x) >= 0 else f"{x} , {y}"}) == lay
