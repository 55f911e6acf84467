"""A module that nobody but the engine has heard of: everything a module can bring, under names that no file knows."""

from __future__ import annotations

from typing import Any

from motherlode.core.types import Action
from motherlode.games.saboteur.rulebook import SaboteurRulebook
from motherlode.games.saboteur.state import SaboteurState
from motherlode.games.tunnels.action_card import ActionCard
from motherlode.games.tunnels.choosing import Choice
from motherlode.games.tunnels.family_cards import TOOLS, Repair
from motherlode.games.tunnels.goals import GoalCard
from motherlode.games.tunnels.module import Module


class Whistle(ActionCard):
    """Whoever plays it names somebody, and all hear it."""

    word = "whistle"

    def plays(self, state: SaboteurState, seat: int) -> list[Action]:
        return [{"play": self.word}]

    def verify(self, state: SaboteurState, seat: int, action: Action) -> None:
        return

    def resolve(self, state: SaboteurState, seat: int, action: Action) -> None:
        state.ask(Call.kind, seat, None)


class Sleep(Whistle):
    """Lies in front of somebody, who may not lay."""

    word = "sleep"
    fields = frozenset({"on"})
    stays = True
    forbids_laying = True

    def plays(self, state: SaboteurState, seat: int) -> list[Action]:
        kind = state.rules.kinds[self.word]
        others = [other for other in range(state.setup.players) if other != seat]
        return [{"play": self.word, "on": other} for other in others if not state.fronts.lie(kind, other)]

    def resolve(self, state: SaboteurState, seat: int, action: Action) -> None:
        state.fronts.add(state.rules.kinds[self.word], action["on"])


class Call(Choice):
    kind = "call"
    word = "whom"

    def offered(self, state: SaboteurState, seat: int, data: Any) -> list[Any]:
        return [other for other in range(state.setup.players) if other != seat]

    def chosen(self, state: SaboteurState, seat: int, value: Any, data: Any) -> None:
        state.tell("called", seat=seat, whom=value)


class Strange(Module):
    id = "strange"

    def write(self, rules: SaboteurRulebook) -> None:
        rules.add_action(Whistle(), 4)
        rules.add_action(Sleep(), 3)
        rules.add_action(Repair(*TOOLS, word="smith"), 3)
        rules.tunnels["EW:echo"] = 4
        rules.dwarfs.append("hermit")
        goals = [GoalCard("mushroom", card.shape) if card.name == "stone" else card for card in rules.goal_cards]
        rules.change(goal_cards=tuple(goals))
        rules.pieces["bells"] = ("small", "large")
        rules.add_question(Call())
