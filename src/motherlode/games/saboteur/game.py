"""Saboteur as a game of the tunnel family, with its modules."""

from __future__ import annotations

from collections.abc import Mapping

from motherlode.core.printed import Printed
from motherlode.games.saboteur.base import Base
from motherlode.games.saboteur.round import begin_game
from motherlode.games.saboteur.rulebook import SaboteurRulebook
from motherlode.games.saboteur.state import SaboteurState
from motherlode.games.tunnels.game import TunnelGame
from motherlode.games.tunnels.module import Module

EDITIONS = ("jubilee", "classic", "igromag")


class SaboteurGame(TunnelGame[SaboteurState, SaboteurRulebook]):
    id = "saboteur"
    editions: tuple[str, ...] = EDITIONS
    state_class = SaboteurState
    rulebook_class = SaboteurRulebook

    def __init__(self, modules: Mapping[str, Module[SaboteurRulebook]]) -> None:
        super().__init__(Base(), modules)

    def begin(self, state: SaboteurState) -> None:
        begin_game(state)

    def printed_on(self, rules: SaboteurRulebook) -> Printed:
        return super().printed_on(rules) | {"roles": rules.dwarfs}
