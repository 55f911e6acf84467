"""Positions nobody thought of, for each game."""

from hypothesis import strategies as st

from tests.perft.book import Position
from tests.perft.duel_reference import DOOR
from tests.perft.games import BASE, DUEL, Counted

FACES = ["gold", "stone NE", "stone NW", "stone NE open", "stone SW open", "stone NW open", "stone ES open"]
VEINS = {"4,2": "gold-1", "4,0": "gold-2 NE", "4,-2": "gold-3 green@W"}
KEYS = 2


def cells(game: Counted, columns: range) -> list[str]:
    """Where cards lie; the start cards lie there already."""
    return [f"{x},{y}" for x in columns for y in range(-2, 3) if (x, y) not in game.starts]


def boards(game: Counted, columns: range) -> st.SearchStrategy[dict[str, str]]:
    return st.dictionaries(st.sampled_from(cells(game, columns)), st.sampled_from(game.shapes), max_size=18)


@st.composite
def base_positions(draw: st.DrawFn, side: str) -> Position:
    goals = draw(st.dictionaries(st.sampled_from(["3,0", "2,1", "0,2"]), st.sampled_from(FACES), max_size=3))
    board = draw(boards(BASE, range(-2, 4)))
    return Position("any", {cell: shape for cell, shape in board.items() if cell not in goals}, goals, turn=side)


@st.composite
def duel_positions(draw: st.DrawFn, side: str) -> Position:
    board = draw(boards(DUEL, range(-1, 4)))
    doors = [cell for cell, shape in sorted(board.items()) if DOOR.search(shape)]
    keyed = draw(st.lists(st.sampled_from(doors), max_size=KEYS, unique=True)) if doors else []
    board |= {cell: board[cell].replace("-door@", "-key@") for cell in keyed}
    opened = draw(st.sets(st.sampled_from([*VEINS])))
    goals = {cell: f"{face} open" if cell in opened else face for cell, face in VEINS.items()}
    return Position("any", board, goals, turn=side)


POSITIONS = {BASE: base_positions, DUEL: duel_positions}
