"""The same set-up, seed and actions give the same everything; copies live their own lives."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motherlode.core.move import Move, Names
from motherlode.core.rng import Rng
from tests.properties.playing import Looks, choices, play_out, views
from tests.properties.tables import TABLES, Table

SEEDS = st.integers(0, 2**64 - 1)


@settings(max_examples=6, derandomize=True)
@given(table=st.sampled_from(TABLES), seed=SEEDS)
def test_the_same_seed_and_actions_give_the_same_game(table: Table, seed: int) -> None:
    games = [play_out(table.start(seed), Rng(seed)) for _ in range(2)]
    assert games[0].dump() == games[1].dump()


@settings(max_examples=20, derandomize=True)
@given(table=st.sampled_from([table for table in TABLES if table.opening is None]), seed=SEEDS)
def test_another_seed_gives_another_deal(table: Table, seed: int) -> None:
    assert table.start(seed).table() != table.start(seed ^ 1).table()


@pytest.mark.parametrize("table", TABLES[::3], ids=lambda table: table.name)
def test_copies_keep_what_they_were_while_the_game_goes_on(table: Table) -> None:
    state, looks = table.start(seed=61), Looks(one_in=12)
    kept = []
    for seat, action in choices(state, Rng(62), eager=True):
        if looks.now(state):
            kept.append((state.copy(), state.dump()))
        state.apply(seat, action)
    assert [copy.dump() == dump for copy, dump in kept] == [True] * len(kept)


@pytest.mark.parametrize("table", TABLES[1::3], ids=lambda table: table.name)
def test_a_state_keeps_what_it_was_while_its_copy_is_played_out(table: Table) -> None:
    state = table.start(seed=63)
    for moment, (seat, action) in enumerate(choices(state, Rng(64), eager=True)):
        if moment % 20 == 0:
            dump, legal = state.dump(), state.legal(seat)
            play_out(state.copy(), Rng(moment), eager=True, quiet=True)
            assert (state.dump(), state.legal(seat)) == (dump, legal)
        state.apply(seat, action)


@pytest.mark.parametrize("table", TABLES[::3], ids=lambda table: table.name)
def test_looking_changes_nothing(table: Table) -> None:
    state = table.start(seed=65)
    looks = Looks(one_in=20)
    for seat, action in choices(state, Rng(66), eager=True):
        if looks.now(state):
            before = state.dump()
            for audience in table.audiences:
                state.view(audience)
                state.legal(audience)
                state.decision(audience)
            state.default(seat)
            assert state.dump() == before
        state.apply(seat, action)


@pytest.mark.parametrize("table", TABLES[::3], ids=lambda table: table.name)
def test_who_spoils_his_view_does_no_harm(table: Table) -> None:
    state = table.start(seed=67)
    looks = Looks(one_in=20)
    for seat, action in choices(state, Rng(68), eager=True):
        if looks.now(state):
            before = state.dump(), views(state.copy(), table.audiences)
            spoil(state.view(seat))
            assert (state.dump(), views(state, table.audiences)) == before
        state.apply(seat, action)


def spoil(value: object) -> None:
    """Empty plain data, the innermost first, as a careless caller might."""
    if not isinstance(value, dict | list):
        return
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        if key not in SHARED:
            spoil(inner)
    with suppress(TypeError):
        value.clear()


SHARED = ("log",)
"""A view shares the lines of its log with the state: copying a whole game's log for each look would be dear."""


@pytest.mark.parametrize("table", TABLES[::3], ids=lambda table: table.name)
def test_listed_actions_share_nothing_that_could_be_spoilt(table: Table) -> None:
    state = table.start(seed=69)
    for seat, action in choices(state, Rng(70), eager=True):
        first, second = changeable(state.legal(seat)), changeable(state.copy().legal(seat))
        assert not set(map(id, first)) & set(map(id, second))
        state.apply(seat, action, quiet=True)


def changeable(value: object) -> list[object]:
    """All lists, and the dicts that let themselves be changed, in plain data."""
    if not isinstance(value, dict | list):
        return []
    inside = [part for inner in (value.values() if isinstance(value, dict) else value) for part in changeable(inner)]
    return inside if isinstance(value, Move | Names) else [value, *inside]
