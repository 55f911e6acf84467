"""A table in scenario words: what is described can be laid out again, and is described the same."""

from contextlib import suppress

import pytest

import motherlode
from motherlode.core.notation import read_position, write_position
from motherlode.core.rng import Rng
from motherlode.core.state import State
from motherlode.core.types import Given
from tests.properties.playing import choices, play_out
from tests.properties.tables import BY_NAME, TABLES, Table


def described_turn(table: Table, state: State) -> Given | None:
    """The table in words, or None in the middle of a turn."""
    with suppress(motherlode.PositionError):
        described: Given = table.game.describe(state)
        return described
    return None


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_a_described_table_is_laid_out_as_described(table: Table) -> None:
    state = table.start(seed=71)
    for moment, (seat, action) in enumerate(choices(state, Rng(72), eager=True)):
        described = described_turn(table, state) if moment % 5 == 0 else None
        if described:
            again = table.game.position(table.setup, described)
            assert table.game.describe(again) == described
            assert again.legal(seat) == state.legal(seat)
        state.apply(seat, action, quiet=True)


@pytest.mark.parametrize("table", TABLES[::4], ids=lambda table: table.name)
def test_a_described_table_can_be_played_to_the_end(table: Table) -> None:
    state = table.start(seed=73)
    for number, (seat, action) in enumerate(choices(state, Rng(74))):
        if number >= 9 and described_turn(table, state):
            break
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
        described = described_turn(table, state) if moment % 5 == 0 else None
        if described:
            text = write_position(table.setup.plain(), described)
            setup, given = read_position(text)
            assert (setup, given) == (table.setup.plain(), described)
            assert table.game.describe(table.game.position(table.game.restore_setup(setup), given)) == described
        state.apply(seat, action, quiet=True)
