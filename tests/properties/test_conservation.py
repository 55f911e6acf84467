"""Cards, gold, dwarfs and goals never appear or vanish."""

from collections import Counter

import pytest

from motherlode.core.rng import Rng
from tests.clauses import rule
from tests.properties.components import components
from tests.properties.playing import choices
from tests.properties.tables import BY_NAME, TABLES, Table

DWARFS = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}


@pytest.mark.parametrize("eager", [False, True], ids=["anyhow", "eager"])
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_components_stay_the_same_through_the_whole_game(table: Table, eager: bool) -> None:
    state = table.start(seed=31)
    whole = components(state)
    for seat, action in choices(state, Rng(32), eager):
        state.apply(seat, action, quiet=True)
        assert components(state) == whole


@rule("BASE-02", "BASE-10")
@pytest.mark.parametrize("players", DWARFS)
def test_a_base_table_has_the_components_of_the_box(players: int) -> None:
    whole = components(BY_NAME[f"saboteur-{players}"].start(seed=33))
    saboteurs, miners = DWARFS[players]
    assert whole["cards"].total() == 67
    assert whole["gold cards"] == Counter({1: 16, 2: 8, 3: 4})
    assert whole["dwarfs"] == Counter(saboteur=saboteurs, miner=miners)
    assert whole["goals"].total() == 3


def test_a_turned_card_counts_as_the_same_card() -> None:
    state = BY_NAME["saboteur-3"].start(seed=34)
    counted = components(state)["cards"]
    assert counted["NE"] + counted["EN"] == 5
    assert "SW" not in counted


@pytest.mark.parametrize(
    "table", [table for table in TABLES if table.opening is not None], ids=lambda table: table.name
)
def test_an_opening_is_made_of_the_components_of_its_game(table: Table) -> None:
    assert components(table.start(seed=0)) == components(table.game.start(table.setup, seed=0))
