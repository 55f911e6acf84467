"""A second witness of the rules: a slow model written from the clauses alone goes along with random games.

It knows what may be done in a turn, what a turn changes, when a round ends and who is paid what, with every module.
`python -m tests.model --games 20` follows more games of every table than `./check` does.
"""

import pytest

from tests.model.climbing import Climber
from tests.model.dueling import Duellist
from tests.model.following import Follower
from tests.model.tables import DUELS, KNOWN, MOUNTAINS, TABLES, begin, near_the_end
from tests.properties.tables import Table

TURNS = 80


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_the_game_goes_as_the_clauses_say(table: Table) -> None:
    follower = Follower(begin(table, seed=5), seed=5, listing_every=4)
    assert list(follower.differences(TURNS)) == []
    assert follower.turns > 5


ENDINGS = 40


@pytest.mark.parametrize("modules", [(), ("greedy-dwarf",), ("compromised-dwarf",), ("tournament",), ("saboteur2",)])
def test_rounds_are_paid_as_the_clauses_say(modules: tuple[str, ...]) -> None:
    tables = [table for table in KNOWN if table.setup.modules == modules]
    for seed in range(ENDINGS):
        follower = Follower(near_the_end(tables[seed % len(tables)], seed), seed, listing_every=10)
        assert list(follower.first_round()) == [], seed


@pytest.mark.parametrize("table", MOUNTAINS, ids=lambda table: table.name)
def test_dwarf_corporation_goes_as_the_clauses_say(table: Table) -> None:
    climber = Climber(table.start(7), seed=7)
    assert list(climber.differences(most=300)) == []
    assert climber.turns > 100


@pytest.mark.parametrize("table", DUELS, ids=lambda table: table.name)
def test_a_duel_goes_as_the_clauses_say(table: Table) -> None:
    for seed in range(8):
        assert list(Duellist(table.start(seed), seed).differences(most=80)) == [], seed
