"""Tunnel toll: two dwarfs who let nobody pass for nothing (TOLL)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.section import open_section
from motherlode.games.saboteur.modules.tunnel_toll import dwarfs
from motherlode.games.saboteur.modules.tunnel_toll.forms import FORMS
from motherlode.games.saboteur.modules.tunnel_toll.placing_dwarf import PlaceDwarf
from motherlode.games.saboteur.modules.tunnel_toll.price import ForgetAsked, PayToll, TakeToll, Toll
from motherlode.games.tunnels.module import Module

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import SaboteurRulebook


class TunnelToll(Module["SaboteurRulebook"]):
    id = "tunnel-toll"
    forms = FORMS
    says_changes = True

    def write(self, rules: SaboteurRulebook) -> None:
        rules.change(starting_nuggets=1, price=Toll())
        rules.pieces["toll-dwarfs"] = tuple(map(str, dwarfs.NUMBERS))
        rules.extra[dwarfs.KEY] = dwarfs.TollDwarfs
        rules.add_way(PlaceDwarf())
        rules.add_question(PayToll())
        rules.fill("lay", "price", "pay-toll", TakeToll())
        rules.add_private("dwarf-placed", "discarded")
        rules.taken.append(dwarfs.leave_with_card)
        rules.turn_ended.append(ForgetAsked())
        rules.guarded.append(dwarfs.guarded)
        rules.add_given(dwarfs.KEY, dwarfs.KEPT)
        rules.furnish_given.append(dwarfs.read_given)
        rules.describers.append(dwarfs.describe)
        rules.add_section(open_section(dwarfs.KEY, dwarfs.look, "extra"))
