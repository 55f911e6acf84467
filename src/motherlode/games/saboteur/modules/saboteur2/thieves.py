"""Thieves: after the sharing each of them may take a nugget (S2-152 to S2-164)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.core.rng import Rng
from motherlode.core.types import Action, Given
from motherlode.games.saboteur.gold_knowledge import nuggets_moved
from motherlode.games.saboteur.modules.saboteur2.cards import THIEF, THIEVES
from motherlode.games.saboteur.modules.saboteur2.sharing import is_trapped
from motherlode.games.saboteur.sharing import gain, seats_from
from motherlode.games.tunnels.choosing import Choice
from motherlode.games.tunnels.fronts import seats_with
from motherlode.games.tunnels.laid import last_layer

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState

KEY = THIEVES
NOBODY = "nobody"


def note_given(state: SaboteurState, given: Given, rng: Rng) -> None:
    fronts = given.get("fronts", {})
    thieves = given.get(KEY, [seat for seat, cards in fronts.items() if THIEF in cards])
    state.extra[KEY] = [int(seat) for seat in thieves]


def describe(state: SaboteurState) -> Given:
    return {KEY: list(state.extra[KEY])} if state.extra[KEY] else {}


def acting(state: SaboteurState) -> list[int]:
    """S2-160, S2-161: from the last effective thief, or from the layer of the last tunnel card; then clockwise."""
    if not state.extra[KEY]:
        return []
    kind = state.rules.kinds[THIEF]
    effective = [seat for seat in state.extra[KEY] if state.fronts.lie(kind, seat) and not is_trapped(state, seat)]
    if not effective:
        return []
    first = effective[-1]
    if state.rules.options["thiefOrder"] == "last-tunnel-laid":
        layer = last_layer(state)
        first = first if layer is None else layer
    return [seat for seat in seats_from(first, state.setup.players, 1) if seat in effective]


def begin(state: SaboteurState) -> None:
    ask_next(state, acting(state))


def ask_next(state: SaboteurState, thieves: list[int]) -> None:
    """S2-158: where no other player has gold there is nothing to ask."""
    for place, seat in enumerate(thieves):
        if victims(state, seat):
            state.ask(Steal.kind, seat, tuple(thieves[place + 1 :]))
            return
    put_away_thieves(state)


def put_away_thieves(state: SaboteurState) -> None:
    """S2-162: used or not."""
    kind = state.rules.kinds[THIEF]
    thieves = seats_with(state.fronts, kind)
    for seat in range(thieves.bit_length()):
        if thieves >> seat & 1:
            state.fronts.remove(kind, seat)
            state.discard_open(kind)


def victims(state: SaboteurState, seat: int) -> list[int]:
    """S2-155, S2-156, in turn order."""
    others = seats_from(seat + 1, state.setup.players, 1)[:-1]
    return [other for other in others if state.gold(other) > 0]


class Steal(Choice["SaboteurState"]):
    kind = "steal"
    open_data = True
    word = "from"
    clauses = ("S2-155", "S2-156")

    def offered(self, state: SaboteurState, seat: int, data: Any) -> list[Any]:
        return [*victims(state, seat), NOBODY]

    def chosen(self, state: SaboteurState, seat: int, value: Any, data: Any) -> None:
        if value == NOBODY:
            if state.aloud:
                state.tell("spared", seat=seat)
        else:
            nuggets_moved(state, value, -1)
            nuggets_moved(state, seat, 1)
            gain(state, value, -1)
            gain(state, seat, 1)
            if state.aloud:
                state.tell("handed-over", seat=value, to=seat, nuggets=1, why=self.kind)
        ask_next(state, list(data))

    def default(self, state: SaboteurState, seat: int, data: Any) -> Action:
        return {"choose": {self.word: self.offered(state, seat, data)[0]}}
