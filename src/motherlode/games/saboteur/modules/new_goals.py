"""New goal cards: five goals out of eight; sacks give, the dragon takes, the spider ends the round (GOALS)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.forms import Forms
from motherlode.core.rng import Rng
from motherlode.games.saboteur.base import TUNNELS, gold_found
from motherlode.games.saboteur.gold_knowledge import nuggets_moved
from motherlode.games.saboteur.modules.forms import Nuggets
from motherlode.games.saboteur.round import finish_round
from motherlode.games.tunnels.cells import column, read_cell, row
from motherlode.games.tunnels.dealing import shuffled
from motherlode.games.tunnels.goals import GoalCard
from motherlode.games.tunnels.module import Module
from motherlode.games.tunnels.option_cells import cells_option

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import SaboteurRulebook
    from motherlode.games.saboteur.state import SaboteurState

CELLS = "8,4 8,2 8,0 8,-2 8,-4"
NEAREST = 8
"""GOALS-06: the seven cells of distance of the base game, clear of everything else that may lie in the maze."""
MOST_CARDS = sum(TUNNELS.values())
"""No tunnel is longer than the tunnel cards of the base game make it."""


def sack(nuggets: int, shape: str) -> GoalCard:
    """GOALS-13: the layer takes what the sack shows."""

    def open_sack(state: SaboteurState, seat: int) -> None:
        nuggets_moved(state, seat, nuggets)
        state.tell("found", seat=seat, nuggets=nuggets)

    return GoalCard(f"sack-{nuggets}", shape, open_sack)


def wake_dragon(state: SaboteurState, seat: int) -> None:
    """GOALS-15, GOALS-16: one nugget of all that the layer has, if he has any."""
    if state.gold(seat) > 0:
        nuggets_moved(state, seat, -1)
        state.tell("lost", seat=seat, nuggets=1)


def wake_spider(state: SaboteurState, seat: int) -> None:
    """GOALS-17: the round ends at once, and nobody has completed the tunnel."""
    finish_round(state, completer=None)


GOLD = 0
GOALS = (
    GoalCard("gold", "NESW", gold_found),
    GoalCard("stone", "NE"),
    GoalCard("stone", "NW"),
    sack(1, "NESW"),
    sack(2, "ESW"),
    GoalCard("dragon", "NESW", wake_dragon),
    GoalCard("dragon", "NES", wake_dragon),
    GoalCard("spider", "NESW", wake_spider),
)


def draw_goals(rules: SaboteurRulebook, rng: Rng) -> list[str]:
    """GOALS-04: the gold and four of the other seven."""
    gold, *others = rules.goal_words
    return shuffled([gold, *shuffled(others, rng)[: len(rules.goal_cells) - 1]], rng)


def can_be_goals(cells: list[int]) -> bool:
    return all(column(cell) >= NEAREST and column(cell) - 1 + abs(row(cell)) <= MOST_CARDS for cell in cells)


class NewGoals(Module["SaboteurRulebook"]):
    id = "new-goals"
    forms = Forms(events={"found": (Nuggets,), "lost": (Nuggets,)})
    says_changes = True
    options = (cells_option("goalCells5", "GOALS-06", CELLS, can_be_goals),)

    def write(self, rules: SaboteurRulebook) -> None:
        cells = tuple(read_cell(cell) for cell in rules.options["goalCells5"].split())
        rules.change(goal_cards=GOALS, goal_cells=cells, draw_goals=draw_goals, certain_goals=(GOLD,))
