"""Laying a tunnel card: where it may lie, and what follows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from motherlode.core.errors import IllegalAction
from motherlode.core.move import Move
from motherlode.core.types import Action
from motherlode.games.tunnels import knowledge
from motherlode.games.tunnels.cells import cell_word, read_cell
from motherlode.games.tunnels.family_cards import named_cell
from motherlode.games.tunnels.placing import add_lays, lays, verify_place
from motherlode.games.tunnels.way import Way, card_in_hand, require_fields

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import TunnelState


LAID = ("hands", "board", "memory", "extra")
"""What a card that is laid changes."""


class Lay(Way["TunnelState"]):
    verb = "lay"

    def options(self, state: TunnelState, seat: int) -> dict[str, Any]:
        words, price = state.rules.words, state.rules.price
        lay: dict[str, dict[str, list[str]]] = {}
        for kind in dict.fromkeys(state.hands[seat]):
            actions: list[Action] = []
            self.add_legal(state, seat, (kind,), actions)
            if actions:
                cells: dict[str, dict[str, None]] = defaultdict(dict)
                for action in actions:
                    cells[action["lay"]][action["at"]] = None
                lay[words[kind]] = {shows: [*at] for shows, at in cells.items()}
        options = {"lay": lay, "blocked": [words[kind] for kind in state.blocks(seat)]}
        if price is None:
            return options
        laid = dict.fromkeys(cell for shapes in lay.values() for at in shapes.values() for cell in at)
        return options | price.bills(state, seat, laid)

    def add_legal(self, state: TunnelState, seat: int, kinds: Iterable[int], actions: list[Action]) -> None:
        rules = state.rules
        if not rules.forbidding.isdisjoint(state.fronts.cards[seat]):
            return
        if rules.plain_laying:
            add_lays(state.board.places(), kinds, rules.tunnel_kinds, actions)
        else:
            actions += lays(state, seat, kinds)

    def verify(self, state: TunnelState, seat: int, action: Action) -> Action:
        card_in_hand(state, seat, action["lay"])
        require_can_lay(state, seat)
        return verify_lay(state, seat, action)

    def do(self, state: TunnelState, seat: int, action: Action) -> None:
        rules = state.rules
        faces, price = rules.faces, rules.price
        if price is not None and price.asks_first(state, seat, action, rules.turn_frames[seat]):
            return
        kind = action.kind if type(action) is Move and action.face >= 0 else faces.kinds[faces.by_word[action["lay"]]]
        state.hands[seat].remove(kind)
        if state.memory:
            knowledge.moved(state, knowledge.hand(seat), knowledge.OPEN, kind)
        state.begin_play(seat, kind, action)
        state.follow(rules.courses["lay"])


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
    face, cell = rules.face(action["lay"]), named_cell(action, "at")
    if face not in rules.faces.of_kind[rules.faces.kinds[face]]:
        raise IllegalAction("unknown-card", arguments={"card": str(action["lay"])})
    verify_place(rules, state.board.walked_by(seat), state.goals, face, cell)
    written = {"lay": rules.faces.words[face], "at": cell_word(cell)}
    return written if price is None else written | price.verify(state, seat, written | action, "at")


def place(state: TunnelState) -> None:
    """The declared card lies in the maze."""
    seat, kind, action = state.play
    if type(action) is Move and action.face >= 0:
        face, cell = action.face, action.cell
    else:
        face, cell = state.rules.faces.by_word[action["lay"]], read_cell(action["at"])
    state.board.put(cell, face)
    if state.aloud:
        rules = state.rules
        shows, at = rules.faces.words[face], cell_word(cell)
        state.tell("laid", None, LAID, seat=seat, card=rules.words[kind], shows=shows, at=at)
