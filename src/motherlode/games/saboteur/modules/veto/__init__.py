"""Veto (2019): cancels the card that another player has just laid or played (WC19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.games.saboteur.modules.veto.forms import FORMS
from motherlode.games.saboteur.modules.veto.looking import asked_in, reopen, stack_section, window_in
from motherlode.games.saboteur.modules.veto.window import OpenWindow, React, VetoCard
from motherlode.games.tunnels.module import Module, Option

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import SaboteurRulebook


class Veto(Module["SaboteurRulebook"]):
    id = "veto"
    forms = FORMS
    says_changes = True
    options = (
        Option("vetoWindow", "WC19-35", (4, 0), range=(0, 15)),
        Option("vetoClose", "WC19-36", ("fixed", "all-clicked")),
    )

    def write(self, rules: SaboteurRulebook) -> None:
        rules.add_action(VetoCard())
        rules.add_question(React())
        window = OpenWindow()
        rules.fill("lay", "declared", "veto-window", window)
        rules.fill("play", "declared", "veto-window", window)
        rules.replace_section(stack_section("asked", asked_in))
        rules.add_section(stack_section("window", window_in))
        rules.resamplers.append(reopen)
