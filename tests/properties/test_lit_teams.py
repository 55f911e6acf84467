"""Where a view says each team can walk is where a walk along the tunnels comes, step by step (S2-54 to S2-59)."""

from typing import Any

import pytest

import motherlode
from motherlode.core.rng import Rng
from motherlode.games.saboteur.modules.saboteur2.doors import TEAMS, Doors
from motherlode.games.tunnels.cells import cell_word
from motherlode.games.tunnels.shapes import side_word
from tests.properties.playing import choices
from tests.properties.tables import TABLES, Table

TEAMED = [table for table in TABLES if "saboteur2" in table.name][:6]


def walked(state: Any, team: str) -> dict[str, str]:
    sides: dict[int, int] = {}
    for cell, tunnel in Doors().walk(state.board, team):
        sides[cell] = sides.get(cell, 0) | tunnel
    return {cell_word(cell): side_word(mask) for cell, mask in sides.items()}


@pytest.mark.parametrize("table", TEAMED, ids=lambda table: table.name)
def test_both_teams_are_shown_to_walk_as_far_as_they_can(table: Table) -> None:
    state = table.start(seed=41)
    for moment, (seat, action) in zip(range(150), choices(state, Rng(42), eager=True), strict=False):
        state.apply(seat, action, quiet=True)
        if moment % 5 == 0:
            assert state.view(motherlode.SPECTATOR)["lit_teams"] == {team: walked(state, team) for team in TEAMS}
