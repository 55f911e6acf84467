"""A table in scenario words: what is described can be laid out again, and is described the same."""

from itertools import islice

import pytest

import motherlode
from motherlode.core.notation import read_position, write_position
from motherlode.core.rng import Rng
from tests.properties.playing import choices, play_out
from tests.properties.tables import BY_NAME, TABLES, Table


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_a_described_table_is_laid_out_as_described(table: Table) -> None:
    state = table.start(seed=71)
    for moment, (seat, action) in enumerate(choices(state, Rng(72), eager=True)):
        if moment % 7 == 0 and state.decision(seat).kind == "turn":  # type: ignore[union-attr]
            described = table.game.describe(state)
            again = table.game.position(table.setup, described)
            assert table.game.describe(again) == described
            assert again.legal(seat) == state.legal(seat)
        state.apply(seat, action, quiet=True)


@pytest.mark.parametrize("table", TABLES[::4], ids=lambda table: table.name)
def test_a_described_table_can_be_played_to_the_end(table: Table) -> None:
    state = table.start(seed=73)
    for seat, action in islice(choices(state, Rng(74)), 9):
        state.apply(seat, action)
    again = table.game.position(table.setup, table.game.describe(state))
    assert play_out(again, Rng(75), quiet=True).outcome is not None


def test_a_table_in_the_middle_of_a_choice_is_not_described() -> None:
    table = BY_NAME["saboteur-5-gold-at-the-next-card"]
    state = table.start(seed=0)
    state.apply(0, {"lay": "EW", "at": "7,0"})
    assert state.decision(state.actors[0]).kind == "draft"  # type: ignore[union-attr]
    with pytest.raises(motherlode.PositionError):
        table.game.describe(state)


@pytest.mark.parametrize("table", TABLES[::2], ids=lambda table: table.name)
def test_a_position_is_the_same_after_writing_and_reading(table: Table) -> None:
    state = table.start(seed=76)
    for moment, (seat, action) in enumerate(choices(state, Rng(77), eager=True)):
        if moment % 9 == 0 and state.decision(seat).kind == "turn":  # type: ignore[union-attr]
            described = table.game.describe(state)
            text = write_position(table.setup.plain(), described)
            setup, given = read_position(text)
            assert (setup, given) == (table.setup.plain(), described)
            assert table.game.describe(table.game.position(table.game.restore_setup(setup), given)) == described
        state.apply(seat, action, quiet=True)
