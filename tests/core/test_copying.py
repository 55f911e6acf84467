"""A copy shares nothing that changes, whether it is made anew or written over another state."""

import pytest

import motherlode
from motherlode.core.rng import Rng
from motherlode.core.state import State


def started(name: str, players: int, moves: int) -> State:
    game = motherlode.game(name)
    state, dice = game.start(game.setup(players=players), seed=5), Rng(6)
    for _ in range(moves):
        legal = state.legal(state.actors[0])
        state.apply(state.actors[0], legal[dice.below(len(legal))], quiet=True)
    return state


def test_a_state_is_copied_into_another_of_its_set_up() -> None:
    for name, players in (("saboteur", 5), ("duel", 2), ("corporation", 3)):
        state, pooled = started(name, players, 12), started(name, players, 30)
        state.copy_into(pooled)
        assert pooled.dump() == state.dump()
        before = state.dump()
        for _ in range(10):
            pooled.apply(pooled.actors[0], pooled.legal(pooled.actors[0])[0], quiet=True)
        assert state.dump() == before
        assert pooled.dump() != before


def test_a_copy_listens_to_nobody() -> None:
    state = started("saboteur", 5, 3)
    state.listen([0])
    events = state.copy().apply(state.actors[0], state.legal(state.actors[0])[0])
    assert events[-1].seen_by(1) is not None


def test_what_no_state_declares_cannot_be_set() -> None:
    with pytest.raises(AttributeError):
        started("duel", 2, 0).trumpet = 1  # type: ignore[attr-defined]
