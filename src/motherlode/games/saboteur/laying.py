"""Laying a tunnel card: where it may lie, and what follows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from motherlode.core.errors import IllegalAction
from motherlode.core.types import Action
from motherlode.games.saboteur.base_cards import named_cell
from motherlode.games.saboteur.cells import cell_word, read_cell
from motherlode.games.saboteur.way import Way, card_in_hand, require_fields

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState


class Lay(Way):
    verb = "lay"

    def options(self, state: SaboteurState, seat: int) -> dict[str, Any]:
        lay: dict[str, dict[str, list[str]]] = {}
        words, faces = state.rules.words, state.rules.faces
        actions: list[Action] = []
        self.add_legal(state, seat, dict.fromkeys(state.hands[seat]), actions)
        for action in actions:
            card = words[faces.kinds[faces.by_word[action["lay"]]]]
            lay.setdefault(card, {}).setdefault(action["lay"], []).append(action["at"])
        return {"lay": lay, "blocked": [words[kind] for kind in state.blocks(seat)]}

    def add_legal(self, state: SaboteurState, seat: int, kinds: Iterable[int], actions: list[Action]) -> None:
        if state.fronts.cards[seat] and state.blocks(seat):
            return
        limit, places = state.rules.tunnel_kinds, state.board.places()
        for kind in kinds:
            if kind < limit:
                for lays in places:
                    actions += lays[kind]

    def verify(self, state: SaboteurState, seat: int, action: Action) -> Action:
        require_fields(action, {"lay", "at"})
        card_in_hand(state, seat, action["lay"])
        if state.blocks(seat):
            broken = ", ".join(state.rules.words[kind] for kind in state.blocks(seat))
            raise IllegalAction("blocked", ("BASE-57",), {"cards": broken})
        face, cell = state.rules.face(action["lay"]), named_cell(action, "at")
        self._verify_place(state, face, cell)
        return {"lay": state.rules.faces.words[face], "at": cell_word(cell)}

    def _verify_place(self, state: SaboteurState, face: int, cell: int) -> None:
        board = state.board
        where = {"cell": cell_word(cell)}
        if cell in board.cards or cell in board.closed:
            raise IllegalAction("occupied", ("BASE-39",), where)
        if cell not in board.edges:
            raise IllegalAction("not-adjacent", ("BASE-40", "BASE-54"), where)
        if board.disagreements(cell, board.faces.sides[face]):
            raise IllegalAction("mismatch", ("BASE-43",), where)
        if cell not in board.frontier:
            raise IllegalAction("not-connected", ("BASE-45", "BASE-47", "BASE-49", "BASE-84"), where)

    def do(self, state: SaboteurState, seat: int, action: Action) -> None:
        faces = state.rules.faces
        kind = faces.kinds[faces.by_word[action["lay"]]]
        state.hands[seat].remove(kind)
        state.begin_play(seat, kind, action)
        state.stack.extend(state.rules.sequences["lay"])


def place(state: SaboteurState) -> None:
    """The declared card lies in the maze."""
    seat, kind, action = state.play
    face = state.rules.faces.by_word[action["lay"]]
    cell = read_cell(action["at"])
    state.board.put(cell, face)
    if state.aloud:
        rules = state.rules
        state.tell("laid", seat=seat, card=rules.words[kind], shows=rules.faces.words[face], at=cell_word(cell))
