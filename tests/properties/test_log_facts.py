"""A resampled state never contradicts anything that the audience's own log tells, also if nobody kept the log."""

import pytest

import motherlode
from motherlode.core.rng import Rng
from tests.properties.log_facts import contradictions
from tests.properties.playing import Looks, choices
from tests.properties.tables import BY_NAME, TABLES, Table

FAMILY = [table for table in TABLES if table.setup.game != "corporation"]


@pytest.mark.parametrize("table", FAMILY, ids=lambda table: table.name)
def test_a_resampled_state_contradicts_nothing_that_was_told(table: Table) -> None:
    state, rng, looks = table.start(seed=91), Rng(92), Looks(one_in=24)
    audiences = (*range(table.setup.players), motherlode.SPECTATOR)
    for seat, action in choices(state, Rng(93), eager=True):
        state.apply(seat, action)
        if looks.now(state):
            audience = audiences[looks.taken % len(audiences)]
            view = state.view(audience)
            assert contradictions(view, state.view(motherlode.ALL)) == []
            facts = {**view, "log": []}  # as a light state shows it: what was told is kept as facts
            assert contradictions(view, table.game.resample(facts, rng).view(motherlode.ALL)) == []


def test_contradictions_are_noticed() -> None:
    state = BY_NAME["saboteur-5"].start(seed=1)
    view, whole = state.view(0), state.view(motherlode.ALL)
    assert contradictions(view, whole) == []
    view["memory"] = [{"cards": ["nowhere"], "hands": [1], "pile": False}]
    assert len(contradictions(view, whole)) == 1
    view["memory"], other = [], {"miner": "saboteur", "saboteur": "miner"}[whole["roles"][2]]
    view["log"].append({"event": "inspected", "seat": 0, "on": 2, "role": other})
    assert contradictions(view, whole) == [f"seat 2 was seen to be {other}"]
