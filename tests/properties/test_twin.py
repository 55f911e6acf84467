"""A game that is dumped and loaded again and again goes on exactly as one that never was."""

import pytest

from motherlode.core.rng import Rng
from tests.properties.playing import Looks, choices, views
from tests.properties.tables import TABLES, Table


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_a_restored_twin_goes_the_same_way(table: Table) -> None:
    state, looks = table.start(seed=41), Looks(one_in=15)
    twin = table.game.load(state.dump())
    for seat, action in choices(state, Rng(42), eager=True):
        assert twin.legal(seat) == state.legal(seat)
        events, twin_events = state.apply(seat, action), twin.apply(seat, action)
        assert [event.public for event in twin_events] == [event.public for event in events]
        if looks.now(state):
            dump = state.dump()
            assert twin.dump() == dump
            twin = table.game.load(dump)
            assert twin.view(seat) == state.view(seat)
    assert twin.dump() == state.dump()
    assert views(twin, table.audiences) == views(state, table.audiences)
    assert twin.outcome == state.outcome


def test_a_twin_that_missed_an_action_is_noticed() -> None:
    table = TABLES[0]
    state = table.start(seed=43)
    twin = table.game.load(state.dump())
    seat, action = next(choices(state, Rng(44)))
    state.apply(seat, action)
    assert twin.dump() != state.dump()
