"""How far the play is, is told once for an action: nobody needs what it was in between."""

from collections import Counter

import pytest

import motherlode
from motherlode.core.audience import ALL
from motherlode.core.rng import Rng
from tests.properties.playing import choices

GAME = motherlode.game("saboteur")
MOVES = 150


@pytest.mark.parametrize("modules", [(), ("saboteur2",), ("veto",)], ids="+".join)
def test_each_part_of_the_flow_is_told_once_for_an_action(modules: tuple[str, ...]) -> None:
    state = GAME.start(GAME.setup(5, modules=modules), 3)
    state.listen([ALL, *range(5)])
    told = Counter[int]()
    for _, (seat, action) in zip(range(MOVES), choices(state, Rng(3), eager=True), strict=False):
        before = len(state.log)
        state.apply(seat, action)
        events = [
            {change[1][1] for change in event.shared if change[1][:1] == ("flow",)} for event in state.log[before:]
        ]
        told.update(Counter(part for parts in events for part in parts).values())
    assert set(told) == {1}
    assert told[1] > MOVES
