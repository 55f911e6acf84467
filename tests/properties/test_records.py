"""A record plays again without a single random number, finished or not, from the first deal or from a position."""

from copy import deepcopy

import pytest

from motherlode.core.notation import read_record, write_record
from motherlode.core.rng import Rng
from motherlode.core.state import State
from motherlode.core.types import Record
from tests.properties.playing import choices, play_out, views
from tests.properties.tables import BY_NAME, TABLES, Table

POSITIONS = [table for table in TABLES if table.opening is not None]


def replayed(table: Table, record: Record) -> State:
    """Played again from its text; the generator is where it was at the beginning, so nothing was drawn from it."""
    state = table.game.replay(read_record(write_record(record)))
    begun = 0 if record["origin"] is None else table.game.load(record["origin"]).rng.state
    assert state.rng.state == begun, "a random number was asked for where there may be none"
    return state


def played_out(table: Table, seed: int) -> State:
    return play_out(table.start(seed), Rng(seed + 1), eager=True)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_a_finished_record_replays_to_the_same_end(table: Table) -> None:
    state = played_out(table, seed=51)
    again = replayed(table, state.record())
    assert again.outcome == state.outcome is not None
    assert views(again, table.audiences) == views(state, table.audiences)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_a_record_is_the_same_after_writing_and_reading(table: Table) -> None:
    record = play_out(table.start(seed=52), Rng(53), eager=True, quiet=True).record()
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text


@pytest.mark.parametrize("table", [BY_NAME["saboteur-3"], *POSITIONS], ids=lambda table: table.name)
def test_the_record_of_an_unfinished_game_replays_to_where_it_stopped(table: Table) -> None:
    state = table.start(seed=54)
    for moment, (seat, action) in enumerate(choices(state, Rng(55), eager=True)):
        if moment % 41 == 0:
            again = replayed(table, state.record())
            assert views(again, table.audiences) == views(state, table.audiences)
            assert again.actors == state.actors
            assert again.legal(seat) == state.legal(seat)
        state.apply(seat, action)


@pytest.mark.parametrize("name", ["saboteur-4", "saboteur-5-gold-at-the-next-card"])
def test_a_record_can_be_replayed_up_to_any_action(name: str) -> None:
    table = BY_NAME[name]
    state = table.start(seed=56)
    seen = []
    for seat, action in choices(state, Rng(57), eager=True):
        seen.append(views(state, table.audiences))
        state.apply(seat, action)
    record = state.record()
    for upto in range(0, len(seen), 17):
        assert views(table.game.replay(deepcopy(record), upto), table.audiences) == seen[upto]


def test_whatever_is_drawn_leaves_a_trace_in_the_generator() -> None:
    table = BY_NAME["saboteur-3"]
    assert table.game.start(table.setup, 0).rng.state != Rng(0).state


@pytest.mark.parametrize("table", POSITIONS, ids=lambda table: table.name)
def test_a_game_from_a_position_keeps_where_it_began(table: Table) -> None:
    state = table.start(seed=0)
    begun = state.dump()
    play_out(state, Rng(58), quiet=True)
    origin = state.record()["origin"]
    assert views(table.game.load(origin), table.audiences) == views(table.game.load(begun), table.audiences)


def test_a_record_can_be_replayed_twice() -> None:
    table = BY_NAME["saboteur-10"]
    record = played_out(table, seed=59).record()
    kept = deepcopy(record)
    table.game.replay(record)
    assert record == kept


def test_a_replayed_unfinished_game_can_be_played_on() -> None:
    table = BY_NAME["saboteur-3"]
    state = table.start(seed=60)
    for _ in range(10):
        seat = state.actors[0]
        state.apply(seat, state.legal(seat)[0])
    again = table.game.replay(state.record())
    while again.actors:
        again.apply(again.actors[0], again.legal(again.actors[0])[0], quiet=True)
    assert again.outcome is not None
