"""Where a tunnel card may lie: ordinary cards, cards with a rule of their own, and places that have a price."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from motherlode.core.bunch import Bunch, written_out
from motherlode.core.decision import Asked
from motherlode.core.errors import IllegalAction
from motherlode.core.move import Move
from motherlode.core.types import Action
from motherlode.games.tunnels.board import Board
from motherlode.games.tunnels.cells import cell_word

if TYPE_CHECKING:
    from motherlode.games.tunnels.rulebook import Rulebook
    from motherlode.games.tunnels.state import TunnelState


class PlaceRule(ABC):
    """A tunnel card that is not laid by the ordinary demand for a connection to the start card."""

    @abstractmethod
    def edges(self, board: Board, goals: Collection[int]) -> dict[int, int]:
        """The cells where it may lie, each with what the cell demands of its sides."""

    @abstractmethod
    def verify(self, board: Board, goals: Collection[int], face: int, cell: int) -> None:
        """Raise `IllegalAction` if a card that agrees with its neighbours may not lie there."""


StateT = TypeVar("StateT", bound="TunnelState")


class Price(ABC, Generic[StateT]):
    """What laying a card on some cells costs: asked for after everything else (TOLL-19)."""

    fields: frozenset[str]
    """The words it adds to an action."""

    @abstractmethod
    def is_due(self, state: StateT) -> bool:
        """Whether any cell has a price now."""

    @abstractmethod
    def spread(
        self, state: StateT, seat: int, moves: list[Action], where: str, lifted: int | None = None
    ) -> list[Action]:
        """The moves with every way to pay for them; `where` is the field that names the cell.

        `lifted` is the cell of a card that leaves the maze before the price is due (TOLL-35).
        """

    @abstractmethod
    def verify(self, state: StateT, seat: int, action: Action, where: str, lifted: int | None = None) -> Action:
        """What it adds to the action, as `spread` would write it; raises `IllegalAction` if it cannot be paid so."""

    @abstractmethod
    def bills(self, state: StateT, seat: int, cells: Iterable[str], lifted: int | None = None) -> dict[str, Any]:
        """For a client: those of these cells that have a price, to whom it is due, and every way to pay it."""

    @abstractmethod
    def asks_first(self, state: StateT, seat: int, action: Action, frame: Asked) -> bool:
        """Whether somebody has to agree first; if so he is asked, and `frame` is put again if he does not."""


def places_of(rules: Rulebook, board: Board, goals: Collection[int], kind: int) -> Sequence[Action]:
    """Every way to lay a card of that kind, whoever lays it."""
    if kind < rules.plain_kinds:
        return [move for lays in board.places() for move in lays[kind]]
    edges = rules.place_rules[rules.words[kind]].edges(board, goals)
    return [move for cell in sorted(edges) for move in rules.faces.lays_on(cell, edges[cell])[kind]]


def lays_of(state: TunnelState, seat: int, kind: int) -> Sequence[Action]:
    """Every way in which a seat may lay a card of that kind, whatever it costs."""
    rules = state.rules
    if kind >= rules.plain_kinds:
        return ruled_lays(state, kind)
    return places_of(rules, maze_of(state, seat), state.goals, kind)


def ruled_lays(state: TunnelState, kind: int) -> Sequence[Action]:
    """Every way to lay a card that has a place rule of its own; written down until the maze changes."""
    board = state.board
    if board.ruled is None:
        board.ruled = {}
    if kind not in board.ruled:
        board.ruled[kind] = places_of(state.rules, board, state.goals, kind)
    return board.ruled[kind]


def add_lays(places: list[list[tuple[Move, ...]]], kinds: list[int], limit: int, bunches: list[Bunch]) -> None:
    """Every way to lay one of those cards that come before the limit, on one of these places."""
    for kind in kinds:
        if kind < limit:
            for place in places:
                fitting = place[kind]
                if fitting:
                    bunches.append(fitting)


def count_lays(state: TunnelState, seat: int, kind: int) -> int:
    rules = state.rules
    if kind < rules.plain_kinds:
        board = maze_of(state, seat)
        return board.count_lays(kind)
    return len(ruled_lays(state, kind))


def lay(state: TunnelState, seat: int, kind: int, number: int) -> Action:
    """One of them by its number."""
    rules = state.rules
    if kind < rules.plain_kinds:
        board = maze_of(state, seat)
        return board.lay(kind, number)
    return ruled_lays(state, kind)[number]


def maze_of(state: TunnelState, seat: int) -> Board:
    """The maze in the light of a seat."""
    board = state.board
    return board.walked_by(seat) if board.others else board


def tunnel_cards(rules: Rulebook, kinds: list[int]) -> list[int]:
    """Those of these cards that can be laid, the ones with a place rule of their own last."""
    limit, plain = rules.tunnel_kinds, rules.plain_kinds
    ordinary = [kind for kind in kinds if kind < plain]
    return ordinary if limit == plain else ordinary + [kind for kind in kinds if plain <= kind < limit]


def is_priced(state: TunnelState) -> bool:
    """Whether laying has its price somewhere now."""
    price = state.rules.price
    return price is not None and price.is_due(state)


def priced_lays(state: TunnelState, seat: int, kinds: list[int]) -> list[Action]:
    """Every way to lay one of these cards, with every way to pay for it where that is to be paid for."""
    price = state.rules.price
    free = written_out([lays_of(state, seat, kind) for kind in tunnel_cards(state.rules, kinds)])
    return price.spread(state, seat, free, "at") if price is not None and price.is_due(state) else free


def verify_place(rules: Rulebook, board: Board, goals: Collection[int], face: int, cell: int) -> None:
    """BASE-39, 40, 43 and 45, in this order; a card with a rule of its own keeps that instead of the last."""
    where = {"cell": cell_word(cell)}
    if board.holds(cell) or cell in board.closed:
        raise IllegalAction("occupied", ("BASE-39",), where)
    rule = rules.place_rules.get(rules.words[rules.faces.kinds[face]])
    if not board.adjacent(cell):
        raise IllegalAction("not-adjacent", ("BASE-40", "BASE-54"), where)
    sides = board.faces.sides[face]
    if board.disagreements(cell, sides):
        raise IllegalAction("mismatch", ("BASE-43",), where)
    if rule is not None:
        rule.verify(board, goals, face, cell)
    elif not board.connects(cell, face):
        raise IllegalAction("not-connected", ("BASE-45", "BASE-47", "BASE-49", "BASE-84"), where)
