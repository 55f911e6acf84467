"""What is written down of a maze or offered by a state holds until it changes, and not longer."""

from __future__ import annotations

import pytest

import motherlode
from motherlode.core.rng import Rng
from motherlode.core.types import Action
from motherlode.games.tunnels.board import Board
from motherlode.games.tunnels.cells import cell_at
from motherlode.games.tunnels.family_cards import Map
from motherlode.games.tunnels.places import AROUND, MARK, cell_of, entered_by, place_of, surround

GAME = motherlode.game("saboteur")
SETUP = GAME.setup(players=3)


def test_a_card_binds_its_neighbours_on_a_cell_that_no_maze_ever_used() -> None:
    faces, far = GAME.rulebook(SETUP).faces, cell_at(317, 211)
    board = Board(faces)
    board.lay_out({far: faces.by_word["NESW"]}, (), (far,))
    crossing = bytes([faces.kinds[faces.by_word["NESW"]]])
    move = board.lay(crossing, 0)
    board.put_at(move.place, move.face)
    assert board.count_lays(crossing) == 6
    assert len(board.edges) == 6


def test_lays_are_counted_however_long_the_frontier_is() -> None:
    faces, crossing = GAME.rulebook(SETUP).faces, GAME.rulebook(SETUP).faces.by_word["NESW"]
    kinds = bytes(range(faces.plain))
    for length in (1, 60, 150, 400):
        board = Board(faces)
        board.lay_out({cell_at(x, 0): crossing for x in range(length)}, (), (cell_at(0, 0),))
        lays = [move for kind in kinds for place in board.places() for move in place[kind]]
        assert len(board.frontier) == 2 * length + 2
        assert board.count_lays(kinds) == len(lays)
        assert [board.lay(kinds, number) for number in range(len(lays))] == lays


def test_a_goal_that_was_moved_is_looked_at_where_it_lies() -> None:
    state, goal, to = GAME.start(SETUP, seed=1), cell_at(8, 2), cell_at(9, 2)
    looks = Map()
    assert [play["goal"] for play in looks.plays(state, 0)] == ["8,2", "8,0", "8,-2"]
    state.goals = {(to if cell == goal else cell): kept for cell, kept in state.goals.items()}
    state.board.shift(goal, to)
    assert [play["goal"] for play in looks.plays(state, 0)] == ["9,2", "8,0", "8,-2"]


def test_codes_of_a_light_state_mean_what_is_legal_after_others_have_played_by_lot() -> None:
    state, rng = GAME.start(SETUP, seed=2), Rng(2)
    state.lighten()
    seat = state.actors[0]
    before = [state.action(seat, code) for code in state.codes(seat)]
    state.play_by_lot(rng)
    while state.actors != (seat,):
        state.play_by_lot(rng)
    after = [state.action(seat, code) for code in state.codes(seat)]
    assert after == state.legal(seat)
    assert after != before


def test_neighbours_have_places_of_their_own() -> None:
    place = place_of(cell_at(-317, -211))
    surround(place)
    assert len({place, *AROUND[place >> 2]}) == 5


def test_a_treasure_that_was_opened_and_fell_in_leaves_a_cell_like_any_other() -> None:
    faces, start, treasure, beside = GAME.rulebook(SETUP).faces, cell_at(0, 0), cell_at(1, 0), cell_at(2, 0)
    crossing = faces.by_word["NESW"]
    board, plain = Board(faces), Board(faces)
    board.lay_out({start: crossing}, (treasure,), (start,))
    board.open(treasure, crossing)
    board.take(treasure)
    board.put(beside, crossing)
    plain.lay_out({start: crossing, beside: crossing}, (), (start,))
    assert board.edges == plain.edges
    assert board.frontier == plain.frontier


@pytest.mark.parametrize(("name", "players", "modules"), [("duel", 2, ()), ("saboteur", 7, ("saboteur2",))])
def test_a_cell_of_the_frontier_knows_by_which_sides_light_comes(
    name: str, players: int, modules: tuple[str, ...]
) -> None:
    game, looked = motherlode.game(name), 0
    for seed in range(6):
        state, rng = game.start(game.setup(players, modules), seed), Rng(seed)
        while state.actors:
            state.play_by_lot(rng)
            for board in (state.board, *state.board.others):
                for place in board._frontier:
                    assert entered_by(board.ground[place + MARK]) == board.entered_at(place) != 0
                    looked += 1
    assert looked > 1000


def test_a_door_that_is_unlocked_lets_in_as_much_light_as_a_maze_laid_out_with_it_has() -> None:
    game, unlocked = motherlode.game("duel"), 0
    for seed in range(12):
        state, rng = game.start(game.setup(2), seed), Rng(seed)
        while state.actors:
            seat = state.actors[0]
            keys = [action for action in state.legal(seat) if action.get("play") == "key"]
            state.apply(seat, rng_choice(rng, keys or state.legal(seat)), quiet=True)
            if keys:
                unlocked += 1
                same_light(state.board, game.load(state.dump()).board)
    assert unlocked > 10


def rng_choice(rng: Rng, actions: list[Action]) -> Action:
    return actions[rng.below(len(actions))]


def same_light(board: Board, laid_out: Board) -> None:
    for one, other in zip((board, *board.others), (laid_out, *laid_out.others), strict=True):
        assert one.lit == other.lit
        assert one.reached == other.reached
        assert [cell_of(place) for place in one._frontier] == [cell_of(place) for place in other._frontier]
        for place in one._frontier:
            assert one.ground[place : place + 4] == other.ground[place : place + 4]
