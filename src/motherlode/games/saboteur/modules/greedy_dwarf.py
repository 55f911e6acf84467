"""Greedy dwarf (2016): a miner who wins only by completing the tunnel himself, and then alone (WC16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.games.saboteur import sharing
from motherlode.games.tunnels.module import Module, Option

if TYPE_CHECKING:
    from motherlode.core.course import Step
    from motherlode.games.saboteur.rulebook import Reason, Reasons, SaboteurRulebook, Winners
    from motherlode.games.saboteur.state import SaboteurState

GREEDY = "greedy"
PAY = 4
"""WC16-08: as a single saboteur is paid."""


def completed_by_greedy(state: SaboteurState) -> bool:
    """WC16-07, WC16-16: the role he holds when the round ends counts."""
    completer = state.result["completer"]
    return completer is not None and state.roles[completer] == GREEDY


class GreedyDwarf(Module["SaboteurRulebook"]):
    id = "greedy-dwarf"
    says_changes = True
    options = (Option("greedyTakesAll", "WC16-10", (True, False)),)

    def write(self, rules: SaboteurRulebook) -> None:
        dwarfs = list(rules.dwarfs)
        dwarfs[dwarfs.index(sharing.MINER)] = GREEDY
        rules.change(dwarfs=dwarfs)
        takes_all = rules.options["greedyTakesAll"]

        def winners(others_win: Winners) -> Winners:
            def win(state: SaboteurState) -> list[str]:
                if not completed_by_greedy(state):
                    return others_win(state)
                return [GREEDY] if takes_all else [GREEDY, *others_win(state)]

            return win

        def share(others_share: Step) -> Step:
            def share_out(state: SaboteurState) -> None:
                if completed_by_greedy(state):
                    sharing.pay_in_cards(state, state.result["completer"], PAY)
                if not (takes_all and completed_by_greedy(state)):
                    others_share(state)

            return share_out

        def reasons(other_reasons: Reasons) -> Reasons:
            def give(state: SaboteurState) -> list[Reason | None]:
                told = other_reasons(state)
                if completed_by_greedy(state):
                    told[state.result["completer"]] = {"why": "greedy"}
                return told

            return give

        rules.wrap("winners", winners)
        rules.wrap("reasons", reasons)
        rules.wrap_step("round-over", "share", share)
