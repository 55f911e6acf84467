"""Tournament: exact roles, a card in the middle of the way, fixed pay (TOUR)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from motherlode.core.errors import SetupError
from motherlode.core.rng import Rng
from motherlode.core.types import Given
from motherlode.games.saboteur.sharing import MINER, SABOTEUR, ordinary_reasons, pay
from motherlode.games.tunnels.cells import cell_at
from motherlode.games.tunnels.module import Module, Option

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import Reason, SaboteurRulebook
    from motherlode.games.saboteur.state import SaboteurState

GREEDY = "greedy"
ROLES = {5: (1, 3, 1), 6: (2, 3, 1), 7: (2, 3, 2), 8: (3, 3, 2), 9: (3, 4, 2)}
"""TOUR-03: saboteurs, miners and greedy dwarfs, by the number of players."""
MIDDLE = cell_at(4, 0)
"""TOUR-07: exactly between the start card and the middle goal."""
COMPLETER_PAY, MINER_PAY, GREEDY_PAY = 3, 2, 4


def lay_middle_card(state: SaboteurState, cards: bytearray) -> None:
    """TOUR-07 to TOUR-09: the first tunnel card of the shuffled deck, turned or not by chance."""
    kind = next(kind for kind in cards if kind < state.rules.tunnel_kinds)
    cards.remove(kind)
    faces = state.rules.faces.of_kind[kind]
    state.board.sketch[MIDDLE] = faces[state.chance("middle", lambda rng: rng.below(2)) % len(faces)]


def lay_given_middle_card(state: SaboteurState, given: Given, rng: Rng) -> None:
    if "board" not in given:
        kind = state.rules.kind(list(state.rules.tunnels)[rng.below(state.rules.tunnel_kinds)])
        state.board.sketch[MIDDLE] = state.rules.faces.of_kind[kind][0]


def winners(state: SaboteurState) -> list[str]:
    """TOUR-18 to TOUR-22."""
    completer = state.result["completer"]
    if completer is None:
        return ["saboteurs"]
    return [GREEDY] if state.roles[completer] == GREEDY else ["miners"]


def share(state: SaboteurState) -> None:
    completer, won = state.result["completer"], state.result["won"]
    saboteur_pay = 4 if state.setup.players == 5 else 3
    for seat, role in enumerate(state.roles):
        if won == [GREEDY]:
            nuggets = GREEDY_PAY if seat == completer else 0
        elif won == ["miners"]:
            nuggets = 0 if role != MINER else COMPLETER_PAY if seat == completer else MINER_PAY
        else:
            nuggets = saboteur_pay if role == SABOTEUR else 0
        pay(state, seat, nuggets)


def reasons(state: SaboteurState) -> list[Reason | None]:
    told = ordinary_reasons(state)
    if state.result["won"] == [GREEDY]:
        told[state.result["completer"]] = {"why": "greedy"}
    return told


class Tournament(Module["SaboteurRulebook"]):
    id = "tournament"
    says_changes = True
    players = (5, 9)
    players_clause = "TOUR-01"
    excludes: ClassVar[Mapping[str, str]] = {
        "saboteur2": "COMPAT-03",
        "greedy-dwarf": "COMPAT-04",
        "compromised-dwarf": "COMPAT-05",
        "dressing-room": "COMPAT-06",
    }
    options = (Option("tournamentStrict", "COMPAT-10", (False, True)),)
    alone = "tournamentStrict"

    def check(self, modules: Collection[str], options: Mapping[str, Any]) -> None:
        others = [module for module in modules if module != self.id]
        if options[self.alone] and others:
            raise SetupError("excluded-modules", ("COMPAT-10",), {"first": self.id, "second": others[0]})

    def write(self, rules: SaboteurRulebook) -> None:
        saboteurs, miners, greedy = ROLES[rules.setup.players]
        dwarfs = [SABOTEUR] * saboteurs + [MINER] * miners + [GREEDY] * greedy
        rules.change(dwarfs=dwarfs, gold_cards=[], winners=winners, reasons=reasons)
        rules.refill("round-over", "share", share)
        rules.furnish.insert(0, lay_middle_card)
        rules.furnish_given.append(lay_given_middle_card)
