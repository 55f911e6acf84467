"""Treasure chests: four closed treasures in the maze, each a tunnel card over a chest with an effect (CHEST)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.section import Section, open_section
from motherlode.games.saboteur.modules.treasure_chests import effects, treasures
from motherlode.games.saboteur.modules.treasure_chests.cards import TreasureMap, TreasureRockfall
from motherlode.games.saboteur.modules.treasure_chests.forms import FORMS
from motherlode.games.saboteur.modules.treasure_chests.names import EFFECTS
from motherlode.games.saboteur.picking import allow_picking
from motherlode.games.tunnels.module import Module, Option
from motherlode.games.tunnels.option_cells import cells_option

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import SaboteurRulebook


class TreasureChests(Module["SaboteurRulebook"]):
    id = "treasure-chests"
    forms = FORMS
    says_changes = True
    options = (
        Option("chestLayout", "CHEST-06", ("preset", "random", "custom")),
        cells_option("chestCells", "CHEST-09", treasures.PRESET, treasures.may_be_chosen),
    )

    def write(self, rules: SaboteurRulebook) -> None:
        treasures.require_clear(rules)
        rules.pieces["treasures"], rules.pieces["chests"] = treasures.TUNNELS, EFFECTS
        rules.secret[treasures.KEY] = dict
        rules.secret[treasures.REMOVED] = list
        rules.extra[treasures.KEY] = treasures.Chests
        rules.closed.append(treasures.Treasures())
        rules.not_from_deck.append(treasures.open_cells)
        rules.furnish.append(treasures.lay_out)
        rules.furnish_given.append(treasures.read_given)
        rules.add_given("chests", "chest_rest", "map_ban", treasures.OPEN)
        rules.describers.append(treasures.describe)
        rules.resamplers.append(treasures.resample)
        rules.add_section(
            Section(treasures.KEY, treasures.look, ("extra", "secret"), changes=treasures.changes),
            Section(treasures.REMOVED, treasures.look_at_removed, ("secret",)),
            open_section("map_ban", lambda state: treasures.chests(state).map_ban, "extra"),
        )
        rules.replace_action(TreasureMap())
        rules.replace_action(TreasureRockfall())
        allow_picking(rules)
        effects.write(rules)
