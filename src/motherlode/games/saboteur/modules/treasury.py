"""Treasury (2018): instead of drawing, one of the upper five discards (WC18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.errors import IllegalAction
from motherlode.core.move import Move
from motherlode.core.types import Action
from motherlode.games.saboteur.modules.forms import PICKING
from motherlode.games.saboteur.picking import allow_picking, pick_from_pile
from motherlode.games.tunnels.action_card import ActionCard
from motherlode.games.tunnels.module import Module

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import SaboteurRulebook
    from motherlode.games.saboteur.state import SaboteurState

UPPER = 5


class TreasuryCard(ActionCard["SaboteurState"]):
    """WC18-01; itself it is discarded after its effect and lies on top (WC18-04)."""

    word = "treasury"
    lasts = True

    def plays(self, state: SaboteurState, seat: int) -> list[Action]:
        return [PLAY] if len(state.pile) else []

    def count(self, state: SaboteurState, seat: int) -> int:
        return 1 if len(state.pile) else 0

    def verify(self, state: SaboteurState, seat: int, action: Action) -> None:
        if not len(state.pile):
            raise IllegalAction("no-discards", ("WC18-03", "WC-10"))

    def resolve(self, state: SaboteurState, seat: int, action: Action) -> None:
        state.draws = 0
        pick_from_pile(state, seat, UPPER)


PLAY = Move(play=TreasuryCard.word)


class Treasury(Module["SaboteurRulebook"]):
    id = "treasury"
    forms = PICKING
    says_changes = True

    def write(self, rules: SaboteurRulebook) -> None:
        rules.add_action(TreasuryCard())
        allow_picking(rules)
