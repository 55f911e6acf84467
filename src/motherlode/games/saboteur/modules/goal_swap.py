"""Goal swap (2017): two face-down goals change places, unseen (WC17)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, TypedDict

from motherlode.core.errors import IllegalAction, PositionError
from motherlode.core.forms import Forms
from motherlode.core.named import value_of
from motherlode.core.types import Action
from motherlode.games.tunnels.action_card import ActionCard
from motherlode.games.tunnels.cells import cell_word, read_cell, reading_order
from motherlode.games.tunnels.goals import OPEN
from motherlode.games.tunnels.module import Module

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import SaboteurRulebook
    from motherlode.games.saboteur.state import SaboteurState


class GoalSwapCard(ActionCard["SaboteurState"]):
    """WC17-01; what players have seen of the two goes with the cards (WC17-07)."""

    word = "goal-swap"
    fields = frozenset({"goals"})

    def plays(self, state: SaboteurState, seat: int) -> list[Action]:
        closed = [cell_word(cell) for cell, goal in state.goals.items() if not goal.open]
        return [{"play": self.word, "goals": [*pair]} for pair in combinations(closed, 2)]

    def count(self, state: SaboteurState, seat: int) -> int:
        goals, closed = state.goals, 0
        for goal in goals.values():
            if not value_of(goal, OPEN):
                closed += 1
        return closed * (closed - 1) // 2

    def nth(self, state: SaboteurState, seat: int, number: int) -> Action:
        closed = [cell for cell, goal in state.goals.items() if not value_of(goal, OPEN)]
        first, others = 0, len(closed) - 1
        while number >= others:
            number, first, others = number - others, first + 1, others - 1
        return {"play": self.word, "goals": [cell_word(closed[first]), cell_word(closed[first + 1 + number])]}

    def verify(self, state: SaboteurState, seat: int, action: Action) -> None:
        cells = named_goals(action)
        for cell in cells:
            if cell not in state.goals:
                raise IllegalAction("no-such-goal", ("WC17-01",), {"cell": cell_word(cell)})
            if state.goals[cell].open:
                raise IllegalAction("goal-open", ("WC17-03", "WC17-04"), {"cell": cell_word(cell)})
        if cells[0] == cells[1]:
            raise IllegalAction("same-goal", ("WC17-01",), {"cell": cell_word(cells[0])})

    def written(self, action: Action) -> Action:
        return {
            "play": self.word,
            "goals": [cell_word(cell) for cell in sorted(named_goals(action), key=reading_order)],
        }

    def resolve(self, state: SaboteurState, seat: int, action: Action) -> None:
        one, other = named_goals(action)
        state.goals[one], state.goals[other] = state.goals[other], state.goals[one]


def named_goals(action: Action) -> list[int]:
    """The two cells an action names, checked."""
    cells = action.get("goals")
    if not isinstance(cells, list) or len(cells) != 2:
        raise IllegalAction("unknown-action", arguments={"field": "goals"})
    try:
        return [read_cell(cell) for cell in cells]
    except (PositionError, TypeError):
        raise IllegalAction("unknown-action", arguments={"field": "goals"}) from None


class PlayedOnGoals(TypedDict, total=False):
    goals: list[str]


class GoalSwap(Module["SaboteurRulebook"]):
    id = "goal-swap"
    forms = Forms(events={"played": (PlayedOnGoals,)})
    says_changes = True

    def write(self, rules: SaboteurRulebook) -> None:
        rules.add_action(GoalSwapCard())
