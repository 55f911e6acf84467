"""Whatever is registered is tested: games, player counts, options, modules."""

from typing import ClassVar

import motherlode
from motherlode.games.saboteur.game import SaboteurGame
from motherlode.games.saboteur.rulebook import SaboteurRulebook
from motherlode.games.tunnels.module import Module, Option
from tests.properties.components import COUNTERS
from tests.properties.tables import ALL_TABLES, module_sets, tables_of


class Lantern(Module):
    id = "lantern"
    options: ClassVar[tuple[Option, ...]] = (Option("oil", "TOY-01", ("full", "empty")),)

    def write(self, rules: SaboteurRulebook) -> None:
        rules.change(rounds=1)


class Darkness(Lantern):
    id = "darkness"
    options = ()
    excludes: ClassVar[dict[str, str]] = {"lantern": "TOY-02"}


class Crowd(Lantern):
    id = "crowd"
    options = ()
    players = (9, 9)
    players_clause = "TOY-03"

    def write(self, rules: SaboteurRulebook) -> None:
        return


GAME = SaboteurGame({module.id: module for module in (Lantern(), Darkness(), Crowd())})


def test_every_game_is_tested_and_its_components_are_counted() -> None:
    assert {table.setup.game for table in ALL_TABLES} == set(motherlode.game_ids()) == set(COUNTERS)


def test_every_player_count_of_the_base_game_is_tested() -> None:
    assert {table.setup.players for table in ALL_TABLES if table.setup.game == "saboteur"} == set(range(3, 11))


def test_tables_have_names_of_their_own() -> None:
    assert len({table.name for table in ALL_TABLES}) == len(ALL_TABLES)


def test_a_new_module_joins_by_being_registered() -> None:
    played = {table.setup.modules for table in tables_of(GAME)}
    assert {(), ("lantern",), ("darkness",), ("crowd",), ("lantern", "crowd"), ("darkness", "crowd")} <= played


def test_modules_that_exclude_each_other_are_not_put_together() -> None:
    assert not any({"lantern", "darkness"} <= set(modules) for modules in module_sets(GAME))


def test_a_module_is_tested_with_players_it_allows() -> None:
    crowds = [table.setup.players for table in tables_of(GAME) if "crowd" in table.setup.modules]
    assert crowds
    assert set(crowds) == {9}


def test_every_value_of_every_option_is_tested() -> None:
    options = [table.setup.options for table in tables_of(GAME)]
    assert {chosen["roundEnd"] for chosen in options} == {"hands-empty", "full-circle-of-passes"}
    assert {chosen["nextStarter"] for chosen in options} == {"last-card-played", "last-turn"}
    assert {chosen["firstPlayer"] for chosen in options} == {"random", 1}
    assert "empty" in {chosen.get("oil") for chosen in options}
