"""What is asked, listed and done by default agree with each other; quiet play goes the way of loud play."""

import json
from contextlib import suppress

import pytest

import motherlode
from motherlode.core.rng import Rng
from motherlode.core.state import State
from tests.core.spoiling import pick, spoil_json
from tests.properties.playing import ORDINARY, choices, views
from tests.properties.tables import TABLES, Table
from tests.properties.tries import refusal


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_quiet_play_comes_to_the_same_table(table: Table) -> None:
    loud, quiet = table.start(seed=91), table.start(seed=91)
    for seat, action in choices(loud, Rng(92), eager=True):
        assert quiet.actors == loud.actors
        assert quiet.legal(seat) == loud.legal(seat)
        loud.apply(seat, action)
        quiet.apply(seat, action, quiet=True)
        assert quiet.table() == loud.table()
    assert quiet.outcome == loud.outcome
    assert quiet.record() == loud.record()


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_every_listed_action_is_accepted_and_the_default_is_one_of_them(table: Table) -> None:
    state = table.start(seed=93)
    for moment, (seat, action) in enumerate(choices(state, Rng(94), eager=True)):
        legal = state.legal(seat)
        assert state.default(seat) in legal
        assert len({str(sorted(listed.items())) for listed in legal}) == len(legal)
        if moment % 40 == 0:
            assert [listed for listed in legal if refusal(state, seat, listed)] == []
        state.apply(seat, action, quiet=True)


@pytest.mark.parametrize("table", TABLES[::6], ids=lambda table: table.name)
def test_whatever_words_an_action_is_made_of_there_is_no_error_but_a_refusal(table: Table) -> None:
    state, rng = table.start(seed=103), Rng(104)
    for seat, action in choices(state, Rng(105), eager=True):
        spoiled = json.loads(spoil_json(json.dumps(pick(state.legal(seat), rng)), rng))
        with suppress(motherlode.IllegalAction):
            state.verify(seat, spoiled)
        state.apply(seat, action, quiet=True)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_an_action_that_says_more_than_it_should_is_refused(table: Table) -> None:
    state = table.start(seed=106)
    tried: set[tuple[str, frozenset[str]]] = set()
    for seat, action in choices(state, Rng(107)):
        kind = state.decision(seat).kind
        for listed in [action] if kind in ORDINARY else state.legal(seat):
            form = kind, frozenset(listed)
            if form not in tried:
                tried.add(form)
                assert refusal(state, seat, listed | {"dance": True}) is not None
        state.apply(seat, action, quiet=True)


@pytest.mark.parametrize("table", TABLES[::2], ids=lambda table: table.name)
def test_only_who_is_asked_has_a_decision(table: Table) -> None:
    state = table.start(seed=95)
    for seat, action in choices(state, Rng(96), eager=True):
        for other in range(table.setup.players):
            asked = other in state.actors or awaited(state, other)
            assert (state.decision(other) is not None) == asked == bool(state.legal(other))
        state.apply(seat, action, quiet=True)
    assert [state.decision(seat) for seat in range(table.setup.players)] == [None] * table.setup.players


def awaited(state: State, seat: int) -> bool:
    """Whether a window waits for a seat whose turn to answer has not come."""
    view = state.view(seat)
    return view.get("window") is not None and str(seat) in view["asked"]


@pytest.mark.parametrize("table", TABLES[::4], ids=lambda table: table.name)
def test_a_game_of_defaults_comes_to_an_end(table: Table) -> None:
    state = table.start(seed=97)
    for seat, _ in choices(state, Rng(98)):
        state.apply(seat, state.default(seat))
    assert state.outcome is not None


@pytest.mark.parametrize("table", TABLES[::3], ids=lambda table: table.name)
def test_a_refused_action_changes_nothing(table: Table) -> None:
    state = table.start(seed=99)
    for moment, (seat, action) in enumerate(choices(state, Rng(100), eager=True)):
        if moment % 15 == 0:
            before = state.dump(), views(state, table.audiences)
            wrong = next((other for other in range(table.setup.players) if not state.decision(other)), 99)
            with pytest.raises(motherlode.IllegalAction) as refused:
                state.apply(wrong, action)
            assert refused.value.code == "not-asked"
            with pytest.raises(motherlode.IllegalAction):
                state.apply(seat, {"dance": "jig"})
            assert (state.dump(), views(state, table.audiences)) == before
        state.apply(seat, action)
    with pytest.raises(motherlode.IllegalAction) as refused:
        state.apply(0, {"pass": []})
    assert refused.value.code == "game-over"
