"""Artisan (2021): a repair card for any one tool (WC21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.games.tunnels.family_cards import TOOLS, Repair
from motherlode.games.tunnels.module import Module

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import SaboteurRulebook


class ArtisanCard(Repair[Any]):
    """WC21-01: shows all three tools and removes one broken tool."""

    def __init__(self) -> None:
        super().__init__(*TOOLS, word="artisan")
        self.clause = "WC21-05"


class Artisan(Module["SaboteurRulebook"]):
    id = "artisan"
    says_changes = True

    def write(self, rules: SaboteurRulebook) -> None:
        rules.add_action(ArtisanCard())
