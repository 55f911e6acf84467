"""Reverse (2020): the direction of play turns round until the end of the round (WC20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.move import Move
from motherlode.core.types import Action
from motherlode.games.tunnels.action_card import ActionCard
from motherlode.games.tunnels.module import Module

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import SaboteurRulebook
    from motherlode.games.saboteur.state import SaboteurState


class ReverseCard(ActionCard["SaboteurState"]):
    """WC20-01; it may always be played (WC20-10)."""

    word = "reverse"

    def plays(self, state: SaboteurState, seat: int) -> list[Action]:
        return [PLAY]

    def count(self, state: SaboteurState, seat: int) -> int:
        return 1

    def verify(self, state: SaboteurState, seat: int, action: Action) -> None:
        return

    def resolve(self, state: SaboteurState, seat: int, action: Action) -> None:
        state.direction = -state.direction


PLAY = Move(play=ReverseCard.word)


class Reverse(Module["SaboteurRulebook"]):
    id = "reverse"
    says_changes = True

    def write(self, rules: SaboteurRulebook) -> None:
        rules.add_action(ReverseCard())
