"""Broken records, positions and dumps are refused with one of our errors, never with anything else."""

from collections.abc import Callable
from functools import cache
from itertools import islice

import pytest

from motherlode.core.errors import MotherlodeError
from motherlode.core.game import Game
from motherlode.core.notation import read_position, read_record, write_position, write_record
from motherlode.core.rng import Rng
from motherlode.core.state import State
from tests.core.spoiling import spoil_json, spoil_text
from tests.properties.playing import choices
from tests.properties.tables import BY_NAME

TRIES = 250
PLAYED = "saboteur-5-gold-at-the-next-card"


def game() -> Game[State]:
    return BY_NAME[PLAYED].game


@cache
def played(name: str) -> State:
    state = BY_NAME[name].start(seed=1)
    for seat, action in islice(choices(state, Rng(2), eager=True), 20):
        state.apply(seat, action)
    return state


@cache
def position_text() -> str:
    table = BY_NAME[PLAYED]
    return write_position(table.setup.plain(), table.game.describe(table.start(seed=0)))


def play_record(text: str) -> None:
    game().replay(read_record(text))


def lay_position(text: str) -> None:
    setup, given = read_position(text)
    game().position(game().restore_setup(setup), given)


def load_dump(text: str) -> None:
    game().load(text)


def survivors(read: Callable[[str], None], spoil: Callable[[str, Rng], str], text: str, seed: int) -> int:
    """How many spoilt texts were read after all; an error that is not ours escapes and fails the test."""
    rng, survived = Rng(seed), 0
    for _ in range(TRIES):
        broken = spoil(text, rng)
        try:
            read(broken)
        except MotherlodeError:
            continue
        survived += 1
    return survived


@pytest.mark.parametrize("name", ["saboteur-3", PLAYED])
@pytest.mark.parametrize("seed", range(2))
def test_a_broken_record_is_refused(name: str, seed: int) -> None:
    assert survivors(play_record, spoil_text, write_record(played(name).record()), seed) < TRIES


@pytest.mark.parametrize("seed", range(2))
def test_a_broken_position_is_refused(seed: int) -> None:
    assert survivors(lay_position, spoil_text, position_text(), seed) < TRIES


@pytest.mark.parametrize("spoil", [spoil_text, spoil_json])
@pytest.mark.parametrize("seed", range(2))
def test_a_broken_dump_is_refused(spoil: Callable[[str, Rng], str], seed: int) -> None:
    text = played("saboteur-3").dump()
    assert survivors(load_dump, spoil, text, seed) < TRIES


def test_what_is_not_broken_is_read() -> None:
    play_record(write_record(played(PLAYED).record()))
    lay_position(position_text())
    load_dump(played(PLAYED).dump())
