"""The counts of the files, by the engine and by references that have read nothing but the rules; and both on mazes
nobody thought of."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motherlode.core.rng import Rng
from tests.clauses import rule
from tests.perft import mazes
from tests.perft.book import COUNTS, Position, read, write
from tests.perft.counting import count
from tests.perft.games import GAMES, Counted
from tests.perft.nodes import EngineNode, ReferenceNode, cell_of
from tests.properties.playing import choices

POSITIONS = [(game, position) for game in GAMES for position in read(game.file.read_text(encoding="utf-8"))]
QUICK = [(game, position) for game, position in POSITIONS if position.counts["sequences 3"] < game.quick]
SIDES = [(game, side) for game in GAMES for side in game.sides]
WHOLE_GAMES = [(game, players, seed) for game in GAMES for seed, players in enumerate(game.tables)]


def named(value: object) -> str:
    return value.name if isinstance(value, Position) else str(value)


every_game = pytest.mark.parametrize("game", GAMES, ids=named)
every_position = pytest.mark.parametrize(("game", "position"), POSITIONS, ids=named)
every_side = pytest.mark.parametrize(("game", "side"), SIDES, ids=named)


@rule("BASE-39", "BASE-40", "BASE-42", "BASE-43", "BASE-45", "BASE-46", "BASE-52", "BASE-53", "BASE-54", "BASE-60")
@rule("DUEL-38", "DUEL-39", "DUEL-40", "DUEL-41", "DUEL-42", "DUEL-43", "DUEL-49", "DUEL-51", "DUEL-56", "DUEL-57")
@every_position
def test_the_engine_counts_as_the_file_says(game: Counted, position: Position) -> None:
    assert count(EngineNode.at(game, position)) == position.counts


@pytest.mark.parametrize(("game", "position"), QUICK, ids=named)
def test_the_reference_counts_as_the_file_says(game: Counted, position: Position) -> None:
    assert count(ReferenceNode.at(game, position)) == position.counts


@every_position
def test_the_reference_finds_the_first_placements(game: Counted, position: Position) -> None:
    assert len(ReferenceNode.at(game, position).placements()) == position.counts["triples"]


@every_game
def test_the_file_holds_positions_for_all_sides_with_all_their_counts(game: Counted) -> None:
    text = game.file.read_text(encoding="utf-8")
    positions = read(text)
    assert len(positions) >= game.fewest
    assert {position.turn for position in positions} == set(game.sides)
    assert game in dict(QUICK)
    assert all(tuple(position.counts) == COUNTS for position in positions)
    assert write(text, positions) == text


@rule("BASE-39", "BASE-42", "BASE-45")
@rule("DUEL-25", "DUEL-38", "DUEL-39", "DUEL-42")
@every_side
def test_the_first_placements_are_counted_by_hand(game: Counted, side: str) -> None:
    first_deals = [found for of, found in POSITIONS if of is game and found.turn == side and not found.board]
    assert {position.counts["triples"] for position in first_deals} == {game.firsts}


@rule("BASE-43", "BASE-44", "BASE-45", "BASE-47", "BASE-48", "BASE-49", "BASE-50", "BASE-55", "BASE-56", "BASE-84")
@rule("DUEL-40", "DUEL-41", "DUEL-42", "DUEL-43", "DUEL-50", "DUEL-51", "DUEL-53", "DUEL-65", "DUEL-66", "DUEL-92")
@every_side
@settings(max_examples=150)
@given(data=st.data())
def test_engine_and_reference_agree_on_any_maze(game: Counted, side: str, data: st.DataObject) -> None:
    position = data.draw(mazes.POSITIONS[game](side))
    engine, reference = EngineNode.at(game, position), ReferenceNode.at(game, position)
    assert sorted(engine.placements()) == sorted(reference.placements())


@rule("BASE-39", "BASE-60", "DUEL-38", "DUEL-40")
@every_side
@settings(max_examples=100)
@given(data=st.data())
def test_the_engine_refuses_what_the_reference_does_not_allow(game: Counted, side: str, data: st.DataObject) -> None:
    position = data.draw(mazes.POSITIONS[game](side))
    cell = data.draw(st.sampled_from(mazes.cells(game, range(-2, 4))))
    placement = (cell_of(cell), data.draw(st.sampled_from(game.shapes)))
    allowed = placement in ReferenceNode.at(game, position).placements()
    assert EngineNode.at(game, position).allows(placement) == allowed


@rule("BASE-82", "BASE-83", "BASE-84", "BASE-85", "BASE-106")
@rule("DUEL-44", "DUEL-48", "DUEL-54", "DUEL-62")
@pytest.mark.parametrize(("game", "players", "seed"), WHOLE_GAMES, ids=named)
@pytest.mark.parametrize("eager", [False, True], ids=["anyhow", "eager"])
def test_engine_and_reference_agree_through_whole_games(game: Counted, players: int, seed: int, eager: bool) -> None:
    state = game.game.start(game.game.setup(players), seed)
    for seat, action in choices(state, Rng(seed), eager):
        decision = state.decision(seat)
        if decision is not None and decision.kind == "turn":
            view = state.view(seat)
            in_hand = {shape for card in view["hand"] if card in game.cards for shape in game.ways(card)}
            fitting = [] if decision.options["blocked"] else ReferenceNode.seen_in(game, view).placements()
            expected = [found for found in fitting if found[1] in in_hand]
            assert sorted(EngineNode(state).placements()) == sorted(expected)
        state.apply(seat, action, quiet=True)
