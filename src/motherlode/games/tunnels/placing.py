# cython: boundscheck=False, nonecheck=False
"""Where a tunnel card may lie: ordinary cards, cards with a rule of their own, and places that have a price."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from motherlode.core.bunch import written_out
from motherlode.core.decision import Asked
from motherlode.core.ends import put_all
from motherlode.core.errors import IllegalAction
from motherlode.core.move import Move
from motherlode.core.numbers import Row, block, numbers
from motherlode.core.types import Action
from motherlode.games.tunnels.board import Board
from motherlode.games.tunnels.cells import cell_word
from motherlode.games.tunnels.places import cell_of, place_of

if TYPE_CHECKING:
    from motherlode.games.tunnels.rulebook import Rulebook
    from motherlode.games.tunnels.state import TunnelState


class PlaceRule(ABC):
    """A tunnel card that is not laid by the ordinary demand for a connection to the start card."""

    @abstractmethod
    def places(self, board: Board, goals: Collection[int]) -> Row[int]:
        """Where it may lie, in the order of cells: each place with what its cell demands, as `with_edge` writes it."""

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
    def cells(self, state: StateT, lifted: int | None = None) -> list[int]:
        """The cells that have a price.

        `lifted` is the cell of a card that leaves the maze before the price is due (TOLL-35).
        """

    def places(self, state: StateT) -> Row[int]:
        """The same by their places, for who counts: who changes one changes both."""
        return numbers([place_of(cell) for cell in self.cells(state)])

    @abstractmethod
    def ways(self, state: StateT, seat: int, cell: int, lifted: int | None = None) -> list[Action]:
        """Every way in which a seat may pay the price of a cell: what that adds to an action."""

    def count(self, state: StateT, seat: int, cell: int, lifted: int | None = None) -> int:
        """How many they are, for who draws one by lot. A price that is asked for often counts without listing: who
        changes the ways changes this and the two below."""
        return len(self.ways(state, seat, cell, lifted))

    def nth(self, state: StateT, seat: int, cell: int, number: int) -> Action:
        """One of them by its number."""
        return self.ways(state, seat, cell)[number]

    def paid_alone(self, state: StateT, seat: int, cell: int) -> bool:
        """Whether it can be paid without naming anybody else."""
        return {} in self.ways(state, seat, cell)

    def spread(
        self, state: StateT, seat: int, moves: list[Action], where: str, lifted: int | None = None
    ) -> list[Action]:
        """The moves with every way to pay for them; `where` is the field that names the cell."""
        priced = self.cells(state, lifted) if self.is_due(state) else []
        ways = {cell_word(cell): self.ways(state, seat, cell, lifted) for cell in priced}
        spread: list[Action] = []
        for move in moves:
            paid = ways.get(move[where])
            if paid is None:
                spread.append(move)
            else:
                spread += [move | way for way in paid]
        return spread

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
    fits, places = rules.faces.fits, ruled_places(rules, board, goals, kind)
    return [rules.faces.move_at(place >> 8, face) for place in places for face in fits[place & 255][kind]]


def ruled_places(rules: Rulebook, board: Board, goals: Collection[int], kind: int) -> Row[int]:
    """Where a card with a place rule of its own may lie; written down until the maze changes."""
    rule = rules.rules_of_places[kind - rules.plain_kinds]
    places: Row[int] | None = board.written_down(rule)
    if places is None:
        places = rule.places(board, goals)
        board.note(rule, places)
    return places


def lays_of(state: TunnelState, seat: int, kind: int) -> Sequence[Action]:
    """Every way in which a seat may lay a card of that kind, whatever it costs."""
    rules = state.rules
    board = state.board if kind >= rules.plain_kinds else maze_of(state, seat)
    return places_of(rules, board, state.goals, kind)


def write_lays(places: list[list[tuple[Move, ...]]], kinds: bytes, limit: int, actions: list[Action]) -> None:
    """Appends every way to lay one of those cards that come before the limit, on one of these places."""
    for kind in kinds:
        if kind < limit:
            for place in places:
                fitting = place[kind]
                if fitting:
                    put_all(actions, fitting)


def count_lays(state: TunnelState, seat: int, kinds: bytes) -> int:
    """How many ways a seat has to lay one of these cards where nothing has a price."""
    rules, count = state.rules, maze_of(state, seat).count_lays(kinds)
    for kind in kinds:
        if rules.plain_kinds <= kind < rules.tunnel_kinds:
            count += count_ruled(rules, state.board, state.goals, kind)
    return count


def count_ruled(rules: Rulebook, board: Board, goals: Collection[int], kind: int) -> int:
    """How many ways a maze has for a card with a place rule of its own."""
    fits, count, found = rules.faces.fits, 0, ruled_places(rules, board, goals, kind)
    places, size = block(found), len(found)
    for place in places[:size]:
        fitting = fits[place & 255]
        count += len(fitting[kind])
    return count


def count_ruled_on(rules: Rulebook, board: Board, goals: Collection[int], kind: int, place: int) -> int:
    """How many of them lay it on that place."""
    found = ruled_places(rules, board, goals, kind)
    places, size = block(found), len(found)
    for ruled in places[:size]:
        if ruled >> 8 == place:
            fitting = rules.faces.fits[ruled & 255]
            return len(fitting[kind])
    return 0


def lay(state: TunnelState, seat: int, kinds: bytes, number: int) -> Move:
    """One of them by its number."""
    rules, board = state.rules, maze_of(state, seat)
    ordinary = board.count_lays(kinds)
    if number < ordinary:
        return board.lay(kinds, number)
    number -= ordinary
    for kind in kinds:
        if rules.plain_kinds <= kind < rules.tunnel_kinds:
            for place in ruled_places(rules, state.board, state.goals, kind):
                faces = rules.faces.fits[place & 255][kind]
                if number < len(faces):
                    return rules.faces.move_at(place >> 8, faces[number])
                number -= len(faces)
    raise IndexError("there are not as many lays")


def maze_of(state: TunnelState, seat: int) -> Board:
    """The maze in the light of a seat."""
    board = state.board
    return board.walked_by(seat) if board.others else board


def tunnel_cards(rules: Rulebook, kinds: bytes) -> list[int]:
    """Those of these cards that can be laid, the ones with a place rule of their own last."""
    limit, plain = rules.tunnel_kinds, rules.plain_kinds
    ordinary = [kind for kind in kinds if kind < plain]
    return ordinary if limit == plain else ordinary + [kind for kind in kinds if plain <= kind < limit]


def is_priced(state: TunnelState) -> bool:
    """Whether laying has its price somewhere now."""
    price = state.rules.price
    return price is not None and price.is_due(state)


def priced_lays(state: TunnelState, seat: int, kinds: bytes) -> list[Action]:
    """Every way to lay one of these cards, with every way to pay for it where that is to be paid for."""
    price, free = state.rules.price, free_lays(state, seat, kinds)
    return price.spread(state, seat, free, "at") if price is not None and price.is_due(state) else free


def free_lays(state: TunnelState, seat: int, kinds: bytes) -> list[Action]:
    """Every way to lay one of these cards, whatever it costs."""
    return written_out([lays_of(state, seat, kind) for kind in tunnel_cards(state.rules, kinds)])


def count_priced(state: TunnelState, seat: int, kinds: bytes) -> int:
    """How many there are with every way to pay, where laying has its price."""
    price, count = state.rules.price, count_lays(state, seat, kinds)
    assert price is not None
    priced = price.places(state)
    places, size = block(priced), len(priced)
    for place in places[:size]:
        lays = count_on(state, seat, kinds, place)
        if lays:
            count += (price.count(state, seat, cell_of(place)) - 1) * lays
    return count


def count_on(state: TunnelState, seat: int, kinds: bytes, place: int) -> int:
    """How many ways a seat has to lay one of these cards on that place, whatever it costs."""
    rules, count = state.rules, maze_of(state, seat).count_on(place, kinds)
    for kind in kinds:
        if rules.plain_kinds <= kind < rules.tunnel_kinds:
            count += count_ruled_on(rules, state.board, state.goals, kind, place)
    return count


ALONE = [bytes([kind]) for kind in range(256)]
"""By kind, a card of it by itself."""


def priced_lay(state: TunnelState, seat: int, kinds: bytes, number: int) -> Action:
    """One of them by its number."""
    rules = state.rules
    for ruled in range(2):
        for kind in kinds:
            if kind < rules.tunnel_kinds and (kind >= rules.plain_kinds) == (ruled > 0):
                card = ALONE[kind]
                count = count_priced(state, seat, card)
                if number < count:
                    return _priced_lay_of(state, seat, card, number)
                number -= count
    raise IndexError("there are not as many lays")


def _priced_lay_of(state: TunnelState, seat: int, card: bytes, number: int) -> Action:
    price = state.rules.price
    assert price is not None
    priced = price.places(state)
    if not lies_on_any(state, seat, card, priced):
        return lay(state, seat, card, number)
    for turn in range(count_lays(state, seat, card)):
        move: Move = lay(state, seat, card, turn)
        if not is_among(priced, move.place):
            if not number:
                return move
            number -= 1
            continue
        ways = price.count(state, seat, cell_of(move.place))
        if number < ways:
            return with_payment(move, price.nth(state, seat, cell_of(move.place), number))
        number -= ways
    raise IndexError("there are not as many lays")


def lies_on_any(state: TunnelState, seat: int, card: bytes, priced: Row[int]) -> bool:
    """Whether a card can be laid on any of these places."""
    places, size = block(priced), len(priced)
    for place in places[:size]:
        if count_on(state, seat, card, place):
            return True
    return False


def is_among(priced: Row[int], place: int) -> bool:
    places, size = block(priced), len(priced)
    for other in places[:size]:
        if other == place:
            return True
    return False


def with_payment(move: Move, way: Action) -> Action:
    return move | way if way else move


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
