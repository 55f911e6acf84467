"""A table in scenario words: what is described can be laid out again, and is described the same."""

from collections import Counter
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


def test_a_turn_of_the_corporation_is_described_until_something_was_done_in_it() -> None:
    game = motherlode.game("corporation")
    for done in ({"use": "finders-keepers"}, {"dig": "6,8", "colour": "red"}):
        state = game.position(game.setup(2), {"cards": {0: ["finders-keepers"]}})
        assert game.position(game.setup(2), game.describe(state)).view(motherlode.ALL) == state.view(motherlode.ALL)
        state.apply(0, done)
        with pytest.raises(motherlode.PositionError):
            game.describe(state)


def test_cards_that_players_of_a_described_corporation_hold_are_not_in_its_deck() -> None:
    game = motherlode.game("corporation")
    state = game.position(game.setup(2), {"cards": {0: ["union"]}, "discard": ["interns"]})
    unseen = state.view(0)["unseen"]
    assert unseen.get("union", 0) == unseen.get("interns", 0) == 0
    assert sum(unseen.values()) == 11


def test_cards_that_a_described_deck_names_are_in_no_hand() -> None:
    game = motherlode.game("saboteur")
    setup = game.setup(3)
    every = Counter(game.rulebook(setup).deck)
    state = game.position(setup, {"deck": ["map"] * every["map"]})
    whole = state.view(motherlode.ALL)
    assert "map" not in [card for hand in whole["hands"] for card in hand]
