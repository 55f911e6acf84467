# cython: boundscheck=False, nonecheck=False
"""Laying a tunnel card: where it may lie, and what follows."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

from motherlode.core.bunch import Bunch
from motherlode.core.course import Stride
from motherlode.core.errors import IllegalAction, PositionError
from motherlode.core.move import Move
from motherlode.core.types import Action
from motherlode.games.tunnels.cells import cell_word
from motherlode.games.tunnels.faces import Faces
from motherlode.games.tunnels.family_cards import named_cell, place_in
from motherlode.games.tunnels.fronts import is_free
from motherlode.games.tunnels.handful import distinct, take_out
from motherlode.games.tunnels.memory import OPEN, in_hand
from motherlode.games.tunnels.places import CELLS
from motherlode.games.tunnels.placing import (
    count_lays,
    count_priced,
    is_priced,
    lay,
    lays_of,
    priced_lay,
    priced_lays,
    tunnel_cards,
    verify_place,
    write_lays,
)
from motherlode.games.tunnels.state import begin_play
from motherlode.games.tunnels.way import Way, card_in_hand, require_fields

if TYPE_CHECKING:
    from motherlode.games.tunnels.rulebook import Rulebook
    from motherlode.games.tunnels.state import TunnelState


LAID = ("hands", "board", "memory", "extra")
"""What a card that is laid changes."""


class Lay(Way["TunnelState"]):
    verb = "lay"

    def options(self, state: TunnelState, seat: int) -> dict[str, Any]:
        words, price = state.rules.words, state.rules.price
        laid: dict[str, dict[str, list[str]]] = {}
        for kind in distinct(state.hands[seat]):
            actions = self.legal(state, seat, bytes([kind]))
            if actions:
                cells: dict[str, dict[str, None]] = defaultdict(dict)
                for action in actions:
                    cells[action["lay"]][action["at"]] = None
                laid[words[kind]] = {shows: [*at] for shows, at in cells.items()}
        options = {"lay": laid, "blocked": [words[kind] for kind in state.blocks(seat)]}
        if price is None:
            return options
        where = dict.fromkeys(cell for shapes in laid.values() for at in shapes.values() for cell in at)
        return options | price.bills(state, seat, where)

    def add_legal(self, state: TunnelState, seat: int, kinds: bytes, bunches: list[Bunch]) -> None:
        rules = state.rules
        if state.fronts.cards[seat] and not state.may_lay(seat):
            return
        if rules.plain_laying:
            lays: list[Action] = []
            write_lays(state.board.places(), kinds, rules.tunnel_kinds, lays)
            bunches.append(tuple(lays))
        elif is_priced(state):
            bunches.append(priced_lays(state, seat, kinds))
        else:
            for kind in tunnel_cards(rules, kinds):
                bunches.append(lays_of(state, seat, kind))

    def write_legal(self, state: TunnelState, seat: int, kinds: bytes, actions: list[Action]) -> None:
        rules = state.rules
        if state.fronts.cards[seat] and not state.may_lay(seat):
            return
        if rules.plain_laying:
            write_lays(state.board.places(), kinds, rules.tunnel_kinds, actions)
        else:
            Way.write_legal(self, state, seat, kinds, actions)

    def count(self, state: TunnelState, seat: int, kinds: bytes) -> int:
        if not is_free(state.fronts, seat) and not state.may_lay(seat):
            return 0
        if state.rules.plain_laying:
            return state.board.count_lays(kinds)
        return count_priced(state, seat, kinds) if is_priced(state) else count_lays(state, seat, kinds)

    def action(self, state: TunnelState, seat: int, kinds: bytes, number: int) -> Action:
        if state.rules.plain_laying:
            return state.board.lay(kinds, number)
        return priced_lay(state, seat, kinds, number) if is_priced(state) else lay(state, seat, kinds, number)

    def verify(self, state: TunnelState, seat: int, action: Action) -> Action:
        card_in_hand(state, seat, action["lay"])
        require_can_lay(state, seat)
        return verify_lay(state, seat, action)

    def do(self, state: TunnelState, seat: int, action: Action) -> None:
        rules = state.rules
        price = rules.price
        if price is not None and price.asks_first(state, seat, action, rules.turn_frames[seat]):
            return
        lay_card(state, seat, kind_laid(rules.faces, action), action)

    def do_at(self, state: TunnelState, seat: int, kinds: bytes, number: int) -> None:
        if state.rules.plain_laying:
            move = state.board.lay(kinds, number)
            lay_card(state, seat, move.kind, move)
        else:
            self.do(state, seat, self.action(state, seat, kinds, number))


def lay_card(state: TunnelState, seat: int, kind: int, action: Action) -> None:
    hand = state.hands[seat]
    take_out(hand, kind)
    if state.memory.holds:
        state.memory.moved(in_hand(seat), OPEN, kind)
    begin_play(state, seat, kind, action)
    state.follow(state.rules.lay_course)


def kind_laid(faces: Faces, action: Action) -> int:
    """The kind of card that a legal action lays."""
    if type(action) is Move:
        move: Move = action
        if move.kind >= 0:
            return move.kind
    return faces.kinds[faces.by_word[action["lay"]]]


def face_laid(faces: Faces, action: Action) -> int:
    """The face that it shows then."""
    if type(action) is Move:
        move: Move = action
        if move.face >= 0:
            return move.face
    return _written_face(faces, action)


def _written_face(faces: Faces, action: Action) -> int:
    return faces.by_word[action["lay"]]


def require_can_lay(state: TunnelState, seat: int, *clauses: str) -> None:
    """Raise `IllegalAction` with these clauses and those of the cards that forbid it to lay."""
    blocks = state.blocks(seat)
    if blocks:
        words = [state.rules.words[kind] for kind in blocks]
        forbidding = [state.rules.actions[word][0].forbids_clause for word in words]
        named = tuple(dict.fromkeys((*clauses, "BASE-57", *forbidding)))
        raise IllegalAction("blocked", named, {"cards": ", ".join(words)})


def verify_lay(state: TunnelState, seat: int, action: Action) -> Action:
    """A tunnel card in hand, a cell, and who pays if the cell has a price: the action as it is listed."""
    rules = state.rules
    price = rules.price
    paying = price is not None and price.fields & action.keys()
    require_fields(action, {"lay", "at"} | (paying or frozenset()))
    face, cell = tunnel_face(rules, action["lay"]), named_cell(action, "at")
    verify_place(rules, state.board.walked_by(seat), state.goals, face, cell)
    written = {"lay": rules.faces.words[face], "at": cell_word(cell)}
    return written if price is None else written | price.verify(state, seat, written | action, "at")


def tunnel_face(rules: Rulebook, word: object) -> int:
    """The face that a word names, if a card is laid so; an action card is not."""
    try:
        face = rules.face(str(word))
    except PositionError:
        face = -1
    if face < 0 or face not in rules.faces.of_kind[rules.faces.kinds[face]]:
        raise IllegalAction("unknown-card", arguments={"card": str(word)})
    return face


class Place(Stride):
    """The declared card lies in the maze."""

    def take(self, state: TunnelState) -> None:
        table: TunnelState = state
        play = table.play
        face, place = face_laid(table.rules.faces, play.action), place_in(play.action, "at")
        table.board.put_at(place, face)
        if table.aloud:
            rules = table.rules
            shows, at = rules.faces.words[face], cell_word(CELLS[place >> 2])
            table.tell("laid", None, LAID, seat=play.seat, card=rules.words[play.kind], shows=shows, at=at)
