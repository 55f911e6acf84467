"""Two states that differ only in what an audience cannot know look the same to it, whatever is asked or done."""

import pytest

import motherlode
from motherlode.core.rng import Rng
from tests.clauses import rule
from tests.properties.playing import Looks, choices
from tests.properties.secrecy import check_secrecy, hidden_part
from tests.properties.tables import BY_NAME, TABLES, Table

SAMPLE = 20
"""One ordinary moment in so many is compared, with two audiences."""


@rule("BASE-162", "BASE-163", "CORP-162", "CORP-163")
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_nobody_can_tell_what_is_hidden_from_him(table: Table) -> None:
    state, rng, looks = table.start(seed=11), Rng(12), Looks(one_in=SAMPLE)
    audiences = (*range(table.setup.players), motherlode.SPECTATOR)
    for seat, action in choices(state, Rng(13), eager=True):
        if looks.now(state):
            check_secrecy(table.game, state, seat, rng)
            check_secrecy(table.game, state, audiences[rng.below(len(audiences))], rng)
        state.apply(seat, action)
    for audience in audiences:
        check_secrecy(table.game, state, audience, rng)


def test_the_states_compared_do_differ() -> None:
    table = BY_NAME["saboteur-5"]
    state, rng = table.start(seed=11), Rng(12)
    differing = moments = 0
    for seat, action in choices(state, Rng(13)):
        moments += 1
        differing += hidden_part(table.game.resample(state.view(seat), rng)) != hidden_part(state)
        state.apply(seat, action)
    assert differing > moments * 0.9
