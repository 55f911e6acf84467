"""A client that folds the patches of all events it got has exactly the fresh view."""

import pytest

from motherlode.core.patch import fold
from motherlode.core.rng import Rng
from tests.properties.playing import Looks, choices, over_the_wire, views
from tests.properties.tables import TABLES, Table


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_folding_the_patches_gives_the_fresh_view(table: Table) -> None:
    state, looks = table.start(seed=21), Looks(one_in=12)
    followed = views(state, table.audiences)
    for moment, (seat, action) in enumerate(choices(state, Rng(22), eager=True)):
        for event in state.apply(seat, action):
            for audience in table.audiences:
                seen = event.seen_by(audience)
                if seen is None:
                    assert event.only is not None
                    continue
                followed[audience] = fold(followed[audience], over_the_wire(seen["patch"]))
        all_look = looks.now(state)
        for audience in table.audiences if all_look else (table.audiences[moment % len(table.audiences)],):
            assert followed[audience] == state.view(audience)
    assert followed == {audience: over_the_wire(state.view(audience)) for audience in table.audiences}


@pytest.mark.parametrize("table", TABLES[:1], ids=lambda table: table.name)
def test_a_patch_left_out_is_noticed(table: Table) -> None:
    state = table.start(seed=21)
    before = state.view(0)
    seat, action = next(choices(state, Rng(22)))
    for event in state.apply(seat, action)[1:]:
        before = fold(before, event.patch(0))
    assert before != state.view(0)


def test_the_log_of_a_view_holds_the_events_as_that_audience_saw_them() -> None:
    table = TABLES[0]
    state = table.start(seed=23)
    logs = {audience: state.view(audience)["log"] for audience in table.audiences}
    for seat, action in choices(state, Rng(24), eager=True):
        for event in state.apply(seat, action):
            for audience, log in logs.items():
                seen = dict(event.seen_by(audience) or {})
                del seen["patch"]
                log.append(seen)
    assert logs == {audience: state.view(audience)["log"] for audience in table.audiences}
