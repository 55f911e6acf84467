"""Turning over closed cards that a lit tunnel has reached."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.games.saboteur.cells import cell_word, read_cell, reading_order
from motherlode.games.saboteur.choosing import Choice

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState

RESOLVE = "closed"


def resolve_closed(state: SaboteurState) -> None:
    """BASE-102, BASE-113: all closed cards are tested, again and again, until none is reached."""
    reached = state.board.reached
    if not reached:
        return
    state.then(RESOLVE)
    if len(reached) > 1:
        state.ask(GoalOrder.kind, state.layer)
    else:
        turn_over(state, next(iter(reached)))


def turn_over(state: SaboteurState, cell: int) -> None:
    """BASE-107 to BASE-109: a goal joins the tunnel that reached it and agrees with its neighbours if it can."""
    positions = best_positions(state, cell)
    if len(positions) > 1:
        state.goals[cell] = state.goals[cell].shown()
        state.ask(Position.kind, state.layer, cell_word(cell))
    else:
        open_goal(state, cell, positions[0])


def best_positions(state: SaboteurState, cell: int) -> list[bool]:
    """Turned or not: joining goes before not joining, then fewer disagreeing sides; as it lies comes first."""
    board, goal = state.board, state.goals[cell]
    entered = board.entered_from(cell)
    ranks: dict[bool, tuple[bool, int]] = {}
    shapes: set[str] = set()
    for turned in (goal.turned, not goal.turned):
        shape = state.rules.goal_cards[goal.card].shape_lying(turned)
        if shape not in shapes:
            shapes.add(shape)
            sides = board.faces.sides[board.faces.by_word[shape]]
            ranks[turned] = (not sides & entered, board.disagreements(cell, sides))
    best = min(ranks.values())
    return [turned for turned, rank in ranks.items() if rank == best]


def open_goal(state: SaboteurState, cell: int, turned: bool) -> None:
    card = state.rules.goal_cards[state.goals[cell].card]
    state.goals[cell] = state.goals[cell].opened(turned)
    state.board.open(cell, state.rules.faces.by_word[card.shape_lying(turned)])
    state.tell("revealed", seat=state.layer, goal=cell_word(cell), face=state.goal_face(cell))
    if card.on_open is not None:
        card.on_open(state, state.layer)


class GoalOrder(Choice):
    """BASE-111: who laid the card chooses which of several reached cards is turned over next."""

    kind = "goal-order"
    word = "open"
    clauses = ("BASE-111",)

    def offered(self, state: SaboteurState, seat: int, data: Any) -> list[Any]:
        return [cell_word(cell) for cell in sorted(state.board.reached, key=reading_order)]

    def chosen(self, state: SaboteurState, seat: int, value: Any, data: Any) -> None:
        turn_over(state, read_cell(value))


class Position(Choice):
    """BASE-108: if a turned-over card may lie in two ways, who laid the tunnel card chooses."""

    kind = "position"
    word = "shows"
    clauses = ("BASE-107", "BASE-108", "BASE-109")

    def options(self, state: SaboteurState, seat: int, data: Any) -> dict[str, Any]:
        return {"at": data} | super().options(state, seat, data)

    def _shapes(self, state: SaboteurState, data: Any) -> dict[str, bool]:
        cell = read_cell(data)
        card = state.rules.goal_cards[state.goals[cell].card]
        return {card.shape_lying(turned): turned for turned in best_positions(state, cell)}

    def offered(self, state: SaboteurState, seat: int, data: Any) -> list[Any]:
        return list(self._shapes(state, data))

    def chosen(self, state: SaboteurState, seat: int, value: Any, data: Any) -> None:
        open_goal(state, read_cell(data), self._shapes(state, data)[value])
