"""Compromised dwarf: a miner with a broken tool in front of him gets no gold card, others get his (COMP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from motherlode.core.forms import Forms
from motherlode.core.section import open_section
from motherlode.games.saboteur.sharing import MINER
from motherlode.games.tunnels.family_cards import BrokenTool
from motherlode.games.tunnels.module import Module
from motherlode.games.tunnels.view import FRONTS

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import Entitled, Reason, Reasons, SaboteurRulebook
    from motherlode.games.saboteur.state import SaboteurState


def is_compromised(state: SaboteurState, seat: int) -> bool:
    """COMP-04."""
    words, actions = state.rules.words, state.rules.actions
    return any(isinstance(actions[words[kind]][0], BrokenTool) for kind in state.fronts.cards[seat])


def compromised(state: SaboteurState) -> list[int]:
    """Who would get no gold if the round ended now."""
    return [seat for seat in range(state.setup.players) if is_compromised(state, seat)]


def unless_compromised(otherwise: Entitled) -> Entitled:
    return lambda state, seat: otherwise(state, seat) and not is_compromised(state, seat)


def or_compromised(otherwise: Reasons) -> Reasons:
    def reasons(state: SaboteurState) -> list[Reason | None]:
        told = otherwise(state)
        for seat in compromised(state):
            if "miners" in state.result["won"] and state.roles[seat] == MINER:
                told[seat] = {"why": "broken"}
        return told

    return reasons


class WithCompromised(TypedDict, total=False):
    """Who would get no gold now."""

    compromised: list[int]


class CompromisedDwarf(Module["SaboteurRulebook"]):
    id = "compromised-dwarf"
    forms = Forms((WithCompromised,))
    says_changes = True

    def write(self, rules: SaboteurRulebook) -> None:
        rules.wrap("entitled", unless_compromised)
        rules.wrap("reasons", or_compromised)
        rules.add_section(open_section("compromised", compromised, FRONTS))
