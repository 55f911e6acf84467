"""Placements in a duel, by the engine and by a reference that has read nothing but the rules."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import motherlode
from motherlode.core.rng import Rng
from motherlode.core.state import State
from tests.clauses import rule
from tests.perft.book import COUNTS, DUEL, Position, read, write
from tests.perft.counting import count
from tests.perft.duel_nodes import DuelEngineNode, DuelReferenceNode
from tests.perft.duel_reference import CARDS, DOOR, SHAPES, STARTS, placements, turned
from tests.perft.nodes import cell_of
from tests.perft.reference import Maze, Placement
from tests.properties.playing import choices

GAME = motherlode.game("duel")
COLOURS = ("green", "blue")
GOALS = {"4,2": "gold-1", "4,0": "gold-2 NE", "4,-2": "gold-3 green@W"}
FIRSTS = 14 + 14 + 10 + 7
"""East and west of an entrance, beyond it, and between the two, where both of them bind."""
CELLS = [f"{x},{y}" for x in range(-1, 4) for y in range(-2, 3) if (x, y) not in STARTS.values()]
POSITIONS = read(DUEL.read_text(encoding="utf-8"))
QUICK = [position for position in POSITIONS if position.counts["sequences 3"] < 40_000]
MAZES = st.dictionaries(st.sampled_from(CELLS), st.sampled_from(SHAPES), max_size=16)


def of_engine(state: State, seat: int) -> list[Placement]:
    return sorted((cell_of(action["at"]), action["lay"]) for action in state.legal(seat) if "lay" in action)


def of_reference(state: State, seat: int) -> list[Placement]:
    """By what lies on the table; in an open vein a door with a key is written as a key and so is no door."""
    view = state.view(seat)
    maze: Maze = {cell_of(cell): shape for cell, shape in view["board"].items()}
    face_down = [cell_of(cell) for cell, goal in view["goals"].items() if not goal["open"]]
    in_hand = {shape for card in view["hand"] if card in CARDS for shape in (card, turned(card))}
    return sorted(found for found in placements(maze, face_down, COLOURS[seat]) if found[1] in in_hand)


def table(seat: int, board: dict[str, str], keys: list[dict[str, str]] | None = None) -> State:
    given = {"turn": seat, "board": board, "goals": GOALS, "hands": {str(seat): list(CARDS)}, "deck": []}
    return GAME.position(GAME.setup(2), {**given, **({"keys": keys} if keys else {})})


@rule("DUEL-38", "DUEL-39", "DUEL-40", "DUEL-41", "DUEL-42", "DUEL-43", "DUEL-49", "DUEL-51", "DUEL-56", "DUEL-57")
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_engine_counts_as_the_file_says(position: Position) -> None:
    assert count(DuelEngineNode.at(position)) == position.counts


@pytest.mark.parametrize("position", QUICK, ids=lambda position: position.name)
def test_the_reference_counts_as_the_file_says(position: Position) -> None:
    assert count(DuelReferenceNode.at(position)) == position.counts


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_reference_finds_the_first_placements(position: Position) -> None:
    assert len(DuelReferenceNode.at(position).placements()) == position.counts["triples"]


def test_the_file_holds_positions_for_both_players_with_all_their_counts() -> None:
    assert {position.turn for position in POSITIONS} == set(COLOURS)
    assert QUICK
    assert all(tuple(position.counts) == COUNTS for position in POSITIONS)
    assert write(DUEL.read_text(encoding="utf-8"), POSITIONS) == DUEL.read_text(encoding="utf-8")


@rule("DUEL-25", "DUEL-38", "DUEL-39", "DUEL-42")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_placements_are_counted(seat: int) -> None:
    state = table(seat, {})
    assert len(of_engine(state, seat)) == len(of_reference(state, seat)) == FIRSTS


@rule("DUEL-40", "DUEL-41", "DUEL-42", "DUEL-43", "DUEL-50", "DUEL-53", "DUEL-65", "DUEL-66")
@pytest.mark.parametrize("seat", [0, 1])
@settings(max_examples=120)
@given(board=MAZES)
def test_engine_and_reference_agree_on_any_maze(seat: int, board: dict[str, str]) -> None:
    state = table(seat, board)
    assert of_engine(state, seat) == of_reference(state, seat)


@rule("DUEL-51", "DUEL-92")
@pytest.mark.parametrize("seat", [0, 1])
@settings(max_examples=60)
@given(board=MAZES, data=st.data())
def test_they_agree_on_mazes_with_keys(seat: int, board: dict[str, str], data: st.DataObject) -> None:
    doors = [{"at": cell, "side": side} for cell, shape in sorted(board.items()) for _, side in DOOR.findall(shape)]
    keys = data.draw(st.lists(st.sampled_from(doors), max_size=2, unique_by=str)) if doors else []
    state = table(seat, board, keys)
    assert of_engine(state, seat) == of_reference(state, seat)


@rule("DUEL-44", "DUEL-48", "DUEL-54", "DUEL-62")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("eager", [False, True], ids=["anyhow", "eager"])
def test_they_agree_through_whole_games(seed: int, eager: bool) -> None:
    state = GAME.start(GAME.setup(2), seed)
    for seat, action in choices(state, Rng(seed), eager):
        decision = state.decision(seat)
        if decision is not None and decision.kind == "turn":
            expected = [] if decision.options["blocked"] else of_reference(state, seat)
            assert of_engine(state, seat) == expected
        state.apply(seat, action, quiet=True)
