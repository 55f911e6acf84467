"""Saboteur 2: two teams, doors, ladders, crystals, thieves and traps (S2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from motherlode.games.saboteur.modules.saboteur2 import thieves
from motherlode.games.saboteur.modules.saboteur2.cards import (
    Free,
    HandsOff,
    Inspection,
    SwapHands,
    SwapHats,
    Thief,
    Trap,
)
from motherlode.games.saboteur.modules.saboteur2.doors import Doors
from motherlode.games.saboteur.modules.saboteur2.forms import FORMS
from motherlode.games.saboteur.modules.saboteur2.ladders import LADDER, LadderRule
from motherlode.games.saboteur.modules.saboteur2.removing import RemoveAny
from motherlode.games.saboteur.modules.saboteur2.sharing import Sharing, pay_rows
from motherlode.games.tunnels.action_card import ActionCard
from motherlode.games.tunnels.family_cards import Rockfall
from motherlode.games.tunnels.laid import keep_laid
from motherlode.games.tunnels.module import Module, Option

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import SaboteurRulebook

TUNNELS = {
    "NS+EW": 2,
    "NW+ES": 1,
    "NE+SW": 1,
    "S:ladder": 1,
    "E:ladder": 1,
    "NW:ladder": 1,
    "NE:ladder": 1,
    "NS:blue-door": 1,
    "EW:blue-door": 1,
    "NE:blue-door": 1,
    "NS+E:green-door": 1,
    "EW:green-door": 1,
    "NW:green-door": 1,
    "NESW:crystal": 1,
    "ESW:crystal": 3,
    "NES:crystal": 1,
    "ESW+N:crystal": 1,
    "NSW+E:crystal": 1,
    "EW+S:crystal": 1,
    "N:crystal": 1,
    "E:crystal": 1,
    "NS+E": 1,
    "NS+E+W": 1,
    "EW+N+S": 1,
    "NW+S": 2,
    "NE+S": 1,
}
ACTIONS: tuple[tuple[ActionCard[Any], int], ...] = (
    *((Thief(), 4), (HandsOff(), 3), (SwapHands(), 2), (Inspection(), 2)),
    *((SwapHats(), 2), (Trap(), 3), (Free(), 4)),
)
DWARFS = {"green": 4, "blue": 4, "boss": 1, "profiteer": 1, "geologist": 2, "saboteur": 3}
HAND = 6
ASIDE = 10


class Saboteur2(Module["SaboteurRulebook"]):
    id = "saboteur2"
    forms = FORMS
    says_changes = True
    players = (2, 12)
    players_clause = "S2-02"
    excludes: ClassVar[Mapping[str, str]] = {
        "greedy-dwarf": "COMPAT-01",
        "compromised-dwarf": "COMPAT-02",
        "tournament": "COMPAT-03",
    }
    options = (
        Option("ladderGoal", "S2-48", ("not-adjacent", "not-joined")),
        Option("swapHandsDraw", "S2-75", ("opponent", "both")),
        Option("geologistTrapped", "S2-148", ("other-gets-all", "half")),
        Option("thiefOrder", "S2-160", ("last-thief-played", "last-tunnel-laid")),
    )
    editions: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "classic": {"thiefOrder": "last-tunnel-laid"},
        "igromag": {"ladderGoal": "not-joined", "nextStarter": "last-turn"},
    }

    def write(self, rules: SaboteurRulebook) -> None:
        ladder = LadderRule(rules.options["ladderGoal"] == "not-adjacent")
        rules.pieces["pay"] = pay_rows()
        rules.add_tunnels(TUNNELS)
        for card in TUNNELS:
            if card.endswith(LADDER):
                rules.place_rules[card] = ladder
        rules.self_lit.add(LADDER)
        for action, count in ACTIONS:
            rules.add_action(action, count)
        rules.add_copies(Rockfall.word, 1)
        rules.change(
            dwarfs=[dwarf for dwarf, count in DWARFS.items() for _ in range(count)],
            gold_cards=[],
            hand_size=HAND,
            put_aside=ASIDE,
            pass_most=3,
            pass_clauses=("S2-108",),
            secret_balance=True,
        )
        rules.add_way(RemoveAny())
        rules.add_private("played", "role", "hand")
        rules.add_private("swapped", "hand")
        rules.add_private("new-role", "role", "was")
        keep_laid(rules)
        self._write_sharing(rules)

    def _write_sharing(self, rules: SaboteurRulebook) -> None:
        doors = Doors()
        sharing = Sharing(doors, rules.options["geologistTrapped"] == "half")
        rules.change(winners=sharing.winners, reasons=sharing.reasons)
        rules.refill("round-over", "share", sharing.share)
        rules.fill("round-over", "theft", "theft", thieves.begin)
        rules.add_question(thieves.Steal())
        rules.extra[thieves.KEY] = list
        rules.furnish_given.append(thieves.note_given)
        rules.add_given(thieves.KEY)
        rules.describers.append(thieves.describe)
        rules.add_section(doors.section())
