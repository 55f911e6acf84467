"""Turning over closed cards that a lit tunnel has reached."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from motherlode.core.course import Stride
from motherlode.games.tunnels.cells import cell_word, read_cell, reading_order
from motherlode.games.tunnels.choosing import Choice
from motherlode.games.tunnels.shapes import turned_word

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import TunnelState

RESOLVE = "closed"


StateT = TypeVar("StateT", bound="TunnelState")


class Closed(ABC, Generic[StateT]):
    """Something that lies face down in the maze and is turned over when a lit tunnel reaches it (XM-21)."""

    @abstractmethod
    def cells(self, state: StateT) -> Collection[int]:
        """Where such cards lie face down."""

    def lies_at(self, state: StateT, cell: int) -> bool:
        """Whether one lies there; who knows without listing them says so."""
        return cell in self.cells(state)

    @abstractmethod
    def shape(self, state: StateT, cell: int) -> str:
        """What the card there would show, turned over as it lies."""

    @abstractmethod
    def show(self, state: StateT, cell: int) -> str:
        """Turn it over for all to see, though it is not yet in its position; what is seen."""

    @abstractmethod
    def open(self, state: StateT, cell: int, shows: str) -> None:
        """Turn it over so that it shows this, and do what that sets off."""


class Goals(Closed["TunnelState"]):
    def cells(self, state: TunnelState) -> Collection[int]:
        return [cell for cell, goal in state.goals.items() if not goal.open]

    def lies_at(self, state: TunnelState, cell: int) -> bool:
        return cell in state.goals and not state.goals[cell].open

    def shape(self, state: TunnelState, cell: int) -> str:
        goal = state.goals[cell]
        return state.rules.goal_cards[goal.card].shape_lying(goal.turned)

    def show(self, state: TunnelState, cell: int) -> str:
        state.goals[cell] = state.goals[cell].shown()
        return state.goal_face(cell)

    def open(self, state: TunnelState, cell: int, shows: str) -> None:
        goal = state.goals[cell]
        card = state.rules.goal_cards[goal.card]
        is_turned = goal.turned if card.shape_lying(goal.turned) == shows else not goal.turned
        state.goals[cell] = goal.opened(is_turned)
        state.board.open(cell, state.rules.faces.by_word[shows])
        state.tell("revealed", seat=state.layer, goal=cell_word(cell), face=state.goal_face(cell))
        if card.on_open is not None:
            card.on_open(state, state.layer)


def closed_at(state: TunnelState, cell: int) -> Closed[Any]:
    for closed in state.rules.closed:
        if closed.lies_at(state, cell):
            return closed
    raise LookupError(cell_word(cell))


class ResolveClosed(Stride):
    """BASE-102, BASE-113: all closed cards are tested, again and again, until none is reached."""

    def take(self, state: TunnelState) -> None:
        table: TunnelState = state
        if table.board.reached:
            resolve(table, table.board.reached)


def resolve(state: TunnelState, reached: frozenset[int]) -> None:
    state.then(RESOLVE)
    if len(reached) > 1:
        state.ask(GoalOrder.kind, state.layer)
    else:
        turn_over(state, next(iter(reached)))


def turn_over(state: TunnelState, cell: int) -> None:
    """BASE-107 to BASE-109: it joins the tunnel that reached it and agrees with its neighbours if it can."""
    positions = best_positions(state, cell)
    if len(positions) > 1:
        face = closed_at(state, cell).show(state, cell)
        state.ask(Position.kind, state.layer, cell_word(cell))
        state.tell("turned-up", seat=state.layer, at=cell_word(cell), face=face)
    else:
        open_closed(state, cell, positions[0])


def best_positions(state: TunnelState, cell: int) -> list[str]:
    """Joining goes before not joining, then fewer disagreeing sides; as it lies comes first."""
    board = state.board
    entered = board.entered_from(cell)
    shape = closed_at(state, cell).shape(state, cell)
    ranks: dict[str, tuple[bool, int]] = {}
    for shows in (shape, turned_word(shape)):
        sides = board.faces.sides[board.faces.by_word[shows]]
        ranks[shows] = (not sides & entered, board.disagreements(cell, sides))
    best = min(ranks.values())
    return [shows for shows, rank in ranks.items() if rank == best]


def open_closed(state: TunnelState, cell: int, shows: str) -> None:
    """CHEST-29: what the new tunnel joins comes before what the card sets off later."""
    closed_at(state, cell).open(state, cell, shows)
    if state.phase == "play":
        state.then(*state.rules.joined)


class GoalOrder(Choice["TunnelState"]):
    """BASE-111: who laid the card chooses which of several reached cards is turned over next."""

    kind = "goal-order"
    word = "open"
    clauses = ("BASE-111",)

    def offered(self, state: TunnelState, seat: int, data: Any) -> list[Any]:
        """XM-33: what is no goal comes first."""
        reached = sorted(state.board.reached, key=lambda cell: (cell in state.goals, reading_order(cell)))
        return [cell_word(cell) for cell in reached]

    def chosen(self, state: TunnelState, seat: int, value: Any, data: Any) -> None:
        turn_over(state, read_cell(value))


class Position(Choice[StateT]):
    """BASE-108: if a turned-over card may lie in two ways, who laid the tunnel card chooses."""

    kind = "position"
    open_data = True
    word = "shows"
    clauses = ("BASE-107", "BASE-108", "BASE-109")

    def options(self, state: StateT, seat: int, data: Any) -> dict[str, Any]:
        return {"at": data} | super().options(state, seat, data)

    def offered(self, state: StateT, seat: int, data: Any) -> list[Any]:
        return best_positions(state, read_cell(data))

    def chosen(self, state: StateT, seat: int, value: Any, data: Any) -> None:
        open_closed(state, read_cell(data), value)
