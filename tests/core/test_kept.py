"""What modules keep in a form of its own is told, written, copied and compared like plain data."""

from typing import Any

import pytest

import motherlode
from motherlode.core.rng import Rng
from motherlode.games.tunnels.kept import Kept, like_notes

MODULES = ("saboteur2", "diversion", "tunnel-toll", "treasure-chests")


def moments(seed: int, every: int = 7) -> list[Any]:
    game, rng, found = motherlode.game("saboteur"), Rng(seed), []
    state = game.start(game.setup(5, MODULES), seed)
    turns = 0
    while state.actors:
        if turns % every == 0:
            found.append(state.copy())
        seat = state.actors[0]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))], quiet=True)
        turns += 1
    return found


@pytest.fixture(scope="module")
def tables() -> list[Any]:
    return moments(seed=4)


def kept_by(state: Any) -> dict[str, Kept]:
    return {name: note for name, note in state.extra.items() if isinstance(note, Kept)}


def test_what_is_written_is_read_again(tables: list[Any]) -> None:
    told = set()
    for state in tables:
        for name, note in kept_by(state).items():
            again = type(note)()
            again.read(note.plain())
            assert (again, again.plain()) == (note, note.plain())
            told.add((name, str(note.plain())))
    assert len(told) > 20
    assert {name for name, _ in told} == {"laid", "toll", "treasures"}


def test_a_copy_is_equal_and_stays_as_it_was(tables: list[Any]) -> None:
    for state in tables:
        copied, notes = state.copy(), like_notes(state.extra)
        before = state.dump()
        state.copy().rollout("random", 3, "game")
        copied.rollout("random", 5, "game")
        assert state.extra == notes
        assert state.dump() == before


def test_a_table_written_over_another_keeps_what_that_kept(tables: list[Any]) -> None:
    pooled = tables[0].copy()
    for state in (*tables, *reversed(tables)):
        state.copy_into(pooled)
        assert pooled.extra == state.extra
        assert pooled.dump() == state.dump()
        pooled.rollout("random", 7, "game")


def test_what_differs_is_not_equal(tables: list[Any]) -> None:
    first = kept_by(tables[0])
    for name, note in kept_by(tables[5]).items():
        assert (note == first[name]) is (note.plain() == first[name].plain())
        assert note != first[next(other for other in first if other != name)]
        with pytest.raises(TypeError):
            hash(note)
