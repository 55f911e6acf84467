"""Diversion (2023): the tunnel card laid last is laid elsewhere (WC23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from motherlode.core.errors import IllegalAction, PositionError
from motherlode.core.forms import Forms
from motherlode.core.types import Action
from motherlode.games.tunnels.action_card import ActionCard
from motherlode.games.tunnels.board import Board
from motherlode.games.tunnels.cells import cell_word, read_cell
from motherlode.games.tunnels.family_cards import named_cell
from motherlode.games.tunnels.forms import WithBills
from motherlode.games.tunnels.laid import keep_laid, last_laid
from motherlode.games.tunnels.laying import require_can_lay
from motherlode.games.tunnels.module import Module, Option
from motherlode.games.tunnels.places import place_of
from motherlode.games.tunnels.placing import ALONE, count_ruled, count_ruled_on, places_of, verify_place
from motherlode.games.tunnels.way import require_fields

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import SaboteurRulebook
    from motherlode.games.saboteur.state import SaboteurState


DIVERSION = "diversion"
FREE: list[Action] = [{}]
"""The one way to pay for a cell that has no price."""
LIFTED = "lifted"


class LiftedMaze:
    """WC23-04: the maze without a card, the kind of that card, and where it lay."""

    __slots__ = ("board", "cell", "kind", "place")

    def __init__(self, state: SaboteurState, cell: int) -> None:
        board, place = state.board.copy(), place_of(cell)
        self.board, self.cell, self.place = board, cell, place
        self.kind = state.rules.faces.kinds[board.take_at(place)]


def other_places(state: SaboteurState, cell: int) -> list[tuple[str, str]]:
    """WC23-05: where else the card could lie and what it would show there; written down until the maze changes."""
    places: list[tuple[str, str]] = state.board.write_down((DIVERSION, cell), lambda: _other_places(state, cell))
    return places


def _other_places(state: SaboteurState, cell: int) -> list[tuple[str, str]]:
    lifted = lifted_maze(state, cell)
    moves = places_of(state.rules, lifted.board, state.goals, lifted.kind)
    return [(move["at"], move["lay"]) for move in moves if move["at"] != cell_word(cell)]


def count_plays(state: SaboteurState, seat: int, cell: int) -> int:
    """How many there are, with every way to pay."""
    lifted = lifted_maze(state, cell)
    board, kind = lifted.board, lifted.kind
    count = _count_in(state, board, kind) - _count_on(state, board, kind, lifted.place)
    price = state.rules.price
    if price is None or not price.is_due(state):
        return count
    for other in price.cells(state, cell):
        lays = _count_on(state, board, kind, place_of(other)) if other != cell else 0
        if lays:
            count += (price.count(state, seat, other, cell) - 1) * lays
    return count


def _count_in(state: SaboteurState, board: Board, kind: int) -> int:
    """How many ways a maze has for a card."""
    if kind < state.rules.plain_kinds:
        return board.count_lays(ALONE[kind])
    return count_ruled(state.rules, board, state.goals, kind)


def _count_on(state: SaboteurState, board: Board, kind: int, place: int) -> int:
    """How many of them lay it on that place."""
    if kind < state.rules.plain_kinds:
        return board.count_on(place, ALONE[kind])
    return count_ruled_on(state.rules, board, state.goals, kind, place)


def lifted_maze(state: SaboteurState, cell: int) -> LiftedMaze:
    """The maze without the card, written down until it changes; who looks changes nothing of it."""
    lifted: LiftedMaze | None = state.board.written_down(LIFTED)
    if lifted is None or lifted.cell != cell:
        lifted = LiftedMaze(state, cell)
        state.board.note(LIFTED, lifted)
    return lifted


class DiversionCard(ActionCard["SaboteurState"]):
    word = DIVERSION
    fields = frozenset({"to", "shows"})
    lasts = True

    def require_words(self, action: Action) -> None:
        require_fields({key: action[key] for key in action if key != "payers"}, {"play", *self.fields})

    def plays(self, state: SaboteurState, seat: int) -> list[Action]:
        cell = last_laid(state)
        if cell is None or self._blocked(state, seat):
            return []
        moves: list[Action] = [{"play": self.word, "to": at, "shows": shows} for at, shows in other_places(state, cell)]
        price = state.rules.price
        return moves if price is None else price.spread(state, seat, moves, "to", cell)

    def count(self, state: SaboteurState, seat: int) -> int:
        cell = last_laid(state)
        return 0 if cell is None or self._blocked(state, seat) else count_plays(state, seat, cell)

    def nth(self, state: SaboteurState, seat: int, number: int) -> Action:
        """The plays one after the other, without writing those before it."""
        cell, price = last_laid(state), state.rules.price
        assert cell is not None
        priced = price.cells(state, cell) if price is not None and price.is_due(state) else []
        for at, shows in other_places(state, cell):
            to = read_cell(at)
            ways = price.ways(state, seat, to, cell) if price is not None and to in priced else FREE
            if number < len(ways):
                return {"play": self.word, "to": at, "shows": shows, **ways[number]}
            number -= len(ways)
        raise IndexError("there are not as many plays")

    def options(self, state: SaboteurState, seat: int) -> dict[str, Any]:
        """Which card would move, and what toll dwarfs want for it where they stand."""
        cell, price = last_laid(state), state.rules.price
        assert cell is not None
        cells = dict.fromkeys(move["to"] for move in self.plays(state, seat))
        return {"moved": {"at": cell_word(cell), **({} if price is None else price.bills(state, seat, cells, cell))}}

    def _blocked(self, state: SaboteurState, seat: int) -> bool:
        """WC23-12: by default a blocked player may play it."""
        return not state.may_lay(seat) and not state.rules.options["diversionWhileBlocked"]

    def verify(self, state: SaboteurState, seat: int, action: Action) -> None:
        rules, cell = state.rules, last_laid(state)
        if self._blocked(state, seat):
            require_can_lay(state, seat, "WC23-12")
        if cell is None:
            raise IllegalAction("nothing-laid", ("WC23-07", "WC23-03"))
        lifted = LiftedMaze(state, cell)
        board, kind = lifted.board, lifted.kind
        to, face = named_cell(action, "to"), _face(rules, action["shows"])
        if rules.faces.kinds[face] != kind:
            raise IllegalAction("other-card", ("WC23-01",), {"card": rules.words[kind]})
        if to == cell:
            raise IllegalAction("same-cell", ("WC23-05",), {"cell": cell_word(cell)})
        verify_place(rules, board, state.goals, face, to)
        if rules.price is not None:
            rules.price.verify(state, seat, action, "to", cell)
        elif "payers" in action:
            raise IllegalAction("unknown-action", arguments={"field": "payers"})

    def written(self, action: Action) -> Action:
        paid = {"payers": action["payers"]} if "payers" in action else {}
        return {"play": self.word, "to": action["to"], "shows": action["shows"], **paid}

    def resolve(self, state: SaboteurState, seat: int, action: Action) -> None:
        """WC23-10: at its new place it is resolved like a card just laid."""
        cell = last_laid(state)
        assert cell is not None
        kind = state.rules.faces.kinds[state.board.take(cell)]
        for hear in state.rules.taken:
            hear(state, cell)
        if state.aloud:
            state.tell("lifted", seat=seat, card=state.rules.words[kind], at=cell_word(cell))
        paid: dict[str, Any] = {"payers": action["payers"]} if "payers" in action else {}
        shows = state.rules.faces.words[_face(state.rules, action["shows"])]
        state.play.declare(seat, kind, {"lay": shows, "at": action["to"], **paid})
        state.stack += state.rules.courses["move-within"].frames


def _face(rules: SaboteurRulebook, word: object) -> int:
    try:
        return rules.face(str(word))
    except PositionError:
        raise IllegalAction("unknown-card", arguments={"card": str(word)}) from None


class Lifted(TypedDict):
    seat: int
    card: str
    at: str


class Moves(TypedDict, total=False):
    to: str
    shows: str


class Moved(WithBills):
    """The card in the mine that would move, and what its new place may cost."""

    at: str


class WithMoved(TypedDict, total=False):
    moved: Moved


class Diversion(Module["SaboteurRulebook"]):
    id = "diversion"
    forms = Forms(events={"lifted": (Lifted,), "played": (Moves,)}, decisions={"turn": (WithMoved,)})
    says_changes = True
    options = (Option("diversionWhileBlocked", "WC23-12", (True, False)),)

    def write(self, rules: SaboteurRulebook) -> None:
        rules.add_action(DiversionCard())
        keep_laid(rules)
