"""The counts of `placements.perft`, by the engine and by the reference; and both on mazes nobody thought of."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import motherlode
from motherlode.core.rng import Rng
from tests.clauses import rule
from tests.perft.book import COUNTS, FILE, Position, read, write
from tests.perft.counting import count
from tests.perft.nodes import EngineNode, ReferenceNode, cell_of
from tests.perft.reference import CARDS, SHAPES, START, positions
from tests.properties.playing import choices

POSITIONS = read(FILE.read_text(encoding="utf-8"))
QUICK = [position for position in POSITIONS if position.counts["sequences 3"] < 11_000]
CELLS = [f"{x},{y}" for x in range(-2, 4) for y in range(-2, 3) if (x, y) != START]
FACES = ["gold", "stone NE", "stone NW", "stone NE open", "stone SW open", "stone NW open", "stone ES open"]
MAZES = st.dictionaries(st.sampled_from(CELLS), st.sampled_from(SHAPES), max_size=18)
GOALS = st.dictionaries(st.sampled_from(["3,0", "2,1", "0,2"]), st.sampled_from(FACES), max_size=3)


@rule("BASE-39", "BASE-40", "BASE-42", "BASE-43", "BASE-45", "BASE-46", "BASE-52", "BASE-53", "BASE-54", "BASE-60")
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_engine_counts_as_the_file_says(position: Position) -> None:
    assert count(EngineNode.at(position)) == position.counts


@pytest.mark.parametrize("position", QUICK, ids=lambda position: position.name)
def test_the_reference_counts_as_the_file_says(position: Position) -> None:
    assert count(ReferenceNode.at(position)) == position.counts


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_reference_finds_the_first_placements(position: Position) -> None:
    assert len(ReferenceNode.at(position).placements()) == position.counts["triples"]


def test_the_file_holds_a_dozen_positions_with_all_their_counts() -> None:
    assert len(POSITIONS) >= 12
    assert all(tuple(position.counts) == COUNTS for position in POSITIONS)
    assert write(FILE.read_text(encoding="utf-8"), POSITIONS) == FILE.read_text(encoding="utf-8")


@rule("BASE-43", "BASE-44", "BASE-45", "BASE-47", "BASE-48", "BASE-49", "BASE-50", "BASE-55", "BASE-56", "BASE-84")
@settings(max_examples=150)
@given(board=MAZES, goals=GOALS)
def test_engine_and_reference_agree_on_any_maze(board: dict[str, str], goals: dict[str, str]) -> None:
    position = Position("any", {cell: shape for cell, shape in board.items() if cell not in goals}, goals)
    engine, reference = EngineNode.at(position), ReferenceNode.at(position)
    assert sorted(engine.placements()) == sorted(reference.placements())


@rule("BASE-39", "BASE-60")
@settings(max_examples=100)
@given(board=MAZES, goals=GOALS, cell=st.sampled_from(CELLS), shape=st.sampled_from(SHAPES))
def test_the_engine_refuses_what_the_reference_does_not_allow(
    board: dict[str, str], goals: dict[str, str], cell: str, shape: str
) -> None:
    position = Position("any", {place: card for place, card in board.items() if place not in goals}, goals)
    allowed = (cell_of(cell), shape) in ReferenceNode.at(position).placements()
    assert accepts(EngineNode.at(position), cell, shape) == allowed


def accepts(node: EngineNode, cell: str, shape: str) -> bool:
    try:
        node.state.verify(node.seat, {"lay": shape, "at": cell})
    except motherlode.IllegalAction:
        return False
    return True


@rule("BASE-82", "BASE-83", "BASE-84", "BASE-85", "BASE-106")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("eager", [False, True], ids=["anyhow", "eager"])
def test_engine_and_reference_agree_through_whole_games(seed: int, eager: bool) -> None:
    game = motherlode.game("saboteur")
    state = game.start(game.setup(3 + seed), seed)
    for seat, action in choices(state, Rng(seed), eager):
        decision = state.decision(seat)
        if decision is not None and decision.kind == "turn":
            view = state.view(seat)
            laid = {cell: shape for cell, shape in view["board"].items() if cell != "0,0"}
            closed = {cell: "gold" for cell, goal in view["goals"].items() if not goal["open"]}
            in_hand = {shape for card in view["hand"] if card in CARDS for shape in positions(card)}
            fitting = ReferenceNode.at(Position("met", laid, closed)).placements()
            expected = [] if decision.options["blocked"] else [found for found in fitting if found[1] in in_hand]
            assert sorted(EngineNode(state).placements()) == sorted(expected)
        state.apply(seat, action, quiet=True)
