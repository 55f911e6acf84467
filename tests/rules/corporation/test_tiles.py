"""The tiles and the boards they make: CORP-09 to CORP-33."""

from collections import Counter
from itertools import combinations

import pytest

from motherlode.core.rng import Rng
from motherlode.games.corporation.cells import BY_WORD, CELLS, NEIGHBOURS
from motherlode.games.corporation.reach import doubtful_gold
from motherlode.games.corporation.tiles import CENTRE, FLAGS, OUTER, REFERENCE, SLOTS, symbols_of, turned
from tests.clauses import rule
from tests.rules.corporation.tables import everything, new_game, table

TILES = list(OUTER.items())
WHITE_FRAMED = "DGSCP"


def cells_of(tile, letters):
    return [(row, column) for row, line in enumerate(tile) for column, one in enumerate(line) if one in letters]


def steps_between(one, two):
    return abs(one[0] - two[0]) + abs(one[1] - two[1])


def beside(cell):
    row, column = cell
    steps = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [(r, c) for r, c in steps if 0 <= r < 6 and 0 <= c < 6]


def random_board(seed):
    rng, order = Rng(seed), list(OUTER)
    rng.shuffle(order)
    return symbols_of([(tile, rng.below(4)) for tile in order])


@rule("CORP-09", "CORP-33")
def test_nine_tiles_of_36_cells_make_a_board_of_324():
    assert len(OUTER) + 1 == 9
    assert all(len(tile) == 6 and {len(line) for line in tile} == {6} for tile in (*OUTER.values(), CENTRE))
    assert len(symbols_of(REFERENCE)) == CELLS == 324


@rule("CORP-11", "CORP-14", "CORP-23", "CORP-24")
@pytest.mark.parametrize(("name", "tile"), TILES)
def test_every_outer_tile_has_its_share_of_symbols(name, tile):
    found = Counter("".join(tile))
    safes = 1 if int(name[1]) % 2 else 2
    assert found == Counter(G=3, D=2, P=1, X=4, S=safes, C=3 - safes) + Counter({".": 23})


@rule("CORP-13", "CORP-14", "CORP-18", "CORP-20")
def test_the_centre_tile_has_only_flags_and_the_camp():
    assert Counter("".join(CENTRE)) == Counter({".": 24, "B": 4} | {str(flag): 1 for flag in range(1, 9)})


@rule("CORP-19")
def test_the_flags_are_one_orbit_under_turns_and_reflections():
    flags = set(cells_of(CENTRE, "12345678"))
    row, column = next(iter(flags))
    orbit = set()
    for r, c in ((row, column), (column, row)):
        orbit |= {(r, c), (c, 5 - r), (5 - r, 5 - c), (5 - c, r), (r, 5 - c), (5 - r, c)}
    assert orbit == flags
    assert all(len(beside(flag)) == 3 and not set(beside(flag)) & flags for flag in flags)


@rule("CORP-25", "CORP-157")
@pytest.mark.parametrize(("name", "tile"), TILES)
def test_on_a_tile_everything_but_danger_and_passages_is_one_area(name, tile):
    walls = set(cells_of(tile, "XP"))
    area = {next(cell for cell in cells_of(tile, ".") if cell not in walls)}
    pending = list(area)
    while pending:
        fresh = [cell for cell in beside(pending.pop()) if cell not in walls | area]
        area.update(fresh)
        pending += fresh
    assert len(area) == 36 - len(walls)


@rule("CORP-26")
@pytest.mark.parametrize(("name", "tile"), TILES)
def test_an_edge_has_at_most_one_danger_cell_and_one_passage(name, tile):
    for quarters in range(4):
        top = turned(tile, quarters)[0]
        assert top.count("X") <= 1
        assert top.count("P") <= 1


@rule("CORP-27")
@pytest.mark.parametrize(("name", "tile"), TILES)
def test_gold_lies_inside_apart_and_beside_danger(name, tile):
    gold, danger = cells_of(tile, "G"), set(cells_of(tile, "X"))
    corners = {(1, 1), (1, 4), (4, 1), (4, 4)}
    assert all(1 <= row <= 4 and 1 <= column <= 4 and (row, column) not in corners for row, column in gold)
    assert all(steps_between(one, two) >= 3 for one, two in combinations(gold, 2))
    assert all(1 <= len(danger & set(beside(cell))) <= 2 for cell in gold)
    assert all(steps_between(one, two) > 1 for one, two in combinations(cells_of(tile, WHITE_FRAMED), 2))


@rule("CORP-28")
@pytest.mark.parametrize("seed", range(20))
def test_no_gold_is_nearer_than_three_steps_to_a_flag(seed):
    symbols = random_board(seed)
    reached = set(FLAGS)
    for _ in range(2):
        reached |= {near for cell in reached for near in NEIGHBOURS[cell]}
    assert not any(symbols[cell] == "G" for cell in reached)


@rule("CORP-29")
def test_no_two_outer_tiles_are_equal_when_turned():
    shapes = [turned(tile, quarters) for tile in OUTER.values() for quarters in range(4)]
    assert len(set(shapes)) == len(shapes) == 32


@rule("CORP-22", "CORP-32")
def test_the_reference_board_is_made_of_unturned_tiles_in_order():
    board = everything(table())["board"]
    assert board[0] == "D.XP.C...D...CX..S"
    assert board[8] == "..D..C..BB....X.G."
    assert board[17] == ".S..S...X.P...P.D."


@rule("CORP-31")
def test_a_quarter_turn_goes_clockwise():
    assert turned(OUTER["T1"], 1)[0] == ".C.X.D"
    assert turned(OUTER["T1"], 4) == OUTER["T1"]


@rule("CORP-30", "CORP-31")
def test_the_seed_decides_the_order_and_the_turns_of_the_outer_tiles():
    boards = [everything(new_game(seed=seed)) for seed in range(30)]
    assert len({tuple(view["tiles"]) for view in boards}) == 30
    for view in boards:
        names, turns = zip(*(word.split("@") for word in view["tiles"]), strict=True)
        assert sorted(names) == sorted(OUTER)
        assert set(turns) <= set("0123")
        assert [line[6:12] for line in view["board"][6:12]] == list(CENTRE)
    assert {word for view in boards for word in view["tiles"]} == {f"{tile}@{n}" for tile in OUTER for n in range(4)}


@rule("CORP-31")
def test_the_slots_are_filled_row_by_row():
    assert SLOTS == ((0, 0), (0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1), (2, 2))
    board = everything(table(board=["T8@0", *(f"T{n}@0" for n in range(1, 8))]))["board"]
    assert [line[:6] for line in board[:6]] == list(OUTER["T8"])
    assert [line[12:] for line in board[12:]] == list(OUTER["T7"])


@rule("CORP-33")
def test_cells_are_beside_each_other_across_seams_and_not_round_the_border():
    assert BY_WORD["6,7"] in NEIGHBOURS[BY_WORD["6,6"]]
    assert BY_WORD["7,6"] in NEIGHBOURS[BY_WORD["6,6"]]
    assert len(NEIGHBOURS[BY_WORD["1,1"]]) == 2
    assert len(NEIGHBOURS[BY_WORD["1,9"]]) == 3


@rule("CORP-157")
@pytest.mark.parametrize("seed", range(40))
def test_on_any_board_of_tiles_all_gold_can_certainly_be_taken(seed):
    assert doubtful_gold(random_board(seed)) == 0


@rule("CORP-157")
def test_a_new_game_counts_all_its_gold_as_certain():
    state = new_game(seed=3)
    assert state.board.sure == state.board.gold == 24
    assert doubtful_gold(state.board.symbols) == 0
