"""A card that is taken leaves the light that would be there if all of it were lit anew (BASE-46, BASE-85)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

import motherlode
from motherlode.core.rng import Rng
from motherlode.games.tunnels.board import Board
from motherlode.games.tunnels.cells import cell_at
from motherlode.games.tunnels.places import cell_of
from motherlode.games.tunnels.room import Room

TURNS = 60
TABLES = [
    ("saboteur", 3, ()),
    ("saboteur", 5, ("saboteur2",)),
    ("saboteur", 4, ("saboteur2", "reverse", "treasure-chests", "new-goals", "diversion")),
    ("duel", 2, ()),
]


def known(board: Board) -> list[Any]:
    """What is known of a maze, in whichever light."""
    boards = (board, *board.others)
    return [
        (bytes(each.ground), [*each._frontier], [*each._laid], each.reached, each.room_lit, each.doorways)
        for each in boards
    ]


def lit_anew(board: Board) -> list[Any]:
    for each in (board, *board.others):
        each._light_all()
    return known(board)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_light_after_a_card_is_taken_is_that_of_the_cards_that_are_left(
    table: tuple[str, int, tuple[str, ...]],
) -> None:
    name, players, modules = table
    game, taken = motherlode.game(name), 0
    for seed in range(4):
        state, rng = game.start(game.setup(players, modules), seed), Rng(seed)
        for _ in range(TURNS):
            if not state.actors:
                break
            for place in state.board.loose:
                board = state.board.copy()
                board.take(cell_of(place))
                assert known(board) == lit_anew(board.copy())
                taken += 1
            state.play_by_lot(rng)
    assert taken > 500


def test_a_card_at_the_end_of_a_tunnel_leaves_its_cell_to_the_next_one() -> None:
    state, rng = motherlode.game("saboteur").start(motherlode.game("saboteur").setup(3), 1), Rng(1)
    kinds = bytes(range(state.rules.plain_kinds))
    while len(state.board._laid) < 4:
        move = state.board.lay(kinds, rng.below(state.board.count_lays(kinds)))
        before = known(state.board)
        state.board.put_at(move.place, move.face)
        state.board.take_at(move.place)
        assert known(state.board) == before
        state.board.put_at(move.place, move.face)


def laid_out(cards: dict[tuple[int, int], str], closed: Collection[int] = (), room: Room | None = None) -> Board:
    game = motherlode.game("saboteur")
    faces = game.start(game.setup(3), 1).rules.faces
    board = Board(faces)
    board.room = room
    laid = {cell_at(x, y): faces.by_word[word] for (x, y), word in cards.items()}
    board.lay_out(laid, closed, (cell_at(0, 0),))
    return board


def test_a_closed_card_is_reached_no_more_when_what_led_to_it_is_taken() -> None:
    goal = cell_at(2, 0)
    board = laid_out({(0, 0): "NESW", (1, 0): "EW"}, {goal})
    assert board.reached == {goal}
    board.take(cell_at(1, 0))
    assert not board.reached


def test_a_room_is_dark_when_the_card_that_lit_it_is_taken() -> None:
    room, beyond = Room([cell_at(2, 0)], True), cell_at(3, 0)
    board = laid_out({(0, 0): "NESW", (1, 0): "EW", (3, 0): "EW"}, room.cells, room)
    before = board.room_lit, board.lit_at(beyond) > 0
    board.take(cell_at(1, 0))
    assert [before, (board.room_lit, board.lit_at(beyond) > 0)] == [(True, True), (False, False)]


def test_beside_a_lit_room_a_cell_takes_light_again_when_its_card_is_taken() -> None:
    room, beside = Room([cell_at(2, 0)], True), cell_at(2, 1)
    board = laid_out({(0, 0): "NESW", (1, 0): "EW", (2, 1): "EW"}, room.cells, room)
    before = beside in board.doorways
    board.take(beside)
    assert [before, beside in board.doorways] == [False, True]
