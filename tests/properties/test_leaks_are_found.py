"""The check of secrecy finds every hole it is meant to find."""

from typing import Any

import pytest

import motherlode
from motherlode.core.rng import Rng
from tests.properties.leaky import LEAKS, LeakyGame, LeakyState
from tests.properties.playing import choices
from tests.properties.secrecy import Leak, check_secrecy
from tests.properties.tables import BY_NAME


def check_whole_game(game: Any, state: Any) -> None:
    rng = Rng(2)
    for moment, (seat, action) in enumerate(choices(state, Rng(3), eager=True)):
        for audience in (seat, (seat + 1) % 3, motherlode.SPECTATOR):
            if moment % 6 == 0:
                check_secrecy(game, state, audience, rng)
        state.apply(seat, action)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: type[LeakyState]) -> None:
    table = BY_NAME["saboteur-3"]
    with pytest.raises(Leak):
        check_whole_game(LeakyGame(table.game, leak), leak(table.start(seed=1)))


def test_a_wrapped_state_without_a_hole_passes() -> None:
    table = BY_NAME["saboteur-3"]
    check_whole_game(LeakyGame(table.game, LeakyState), LeakyState(table.start(seed=1)))
