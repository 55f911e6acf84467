"""Taking crystals off the Cave-Ins of others at the end of one's turn (CORP-145 to CORP-148)."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Any

from motherlode.core.bunch import Bunch
from motherlode.core.errors import IllegalAction
from motherlode.core.types import Action
from motherlode.games.corporation import moves
from motherlode.games.corporation.asking import Asking
from motherlode.games.corporation.cards import CAVE_IN, Front
from motherlode.games.corporation.colours import COLOURS
from motherlode.games.corporation.investing import words
from motherlode.games.corporation.moves import Deed
from motherlode.games.corporation.reading import named_colour, require_fields
from motherlode.games.corporation.turn import CAVE_IN_KIND, end_turn, lift_cave_ins, liftable

if TYPE_CHECKING:
    from motherlode.games.corporation.state import CorporationState


class LiftCaveIn(Asking):
    kind = CAVE_IN_KIND
    verb = "choose"
    declines = True

    def options(self, state: CorporationState, seat: int, data: Any) -> dict[str, Any]:
        return {"remove": words(liftable(state, seat)), "keep": True, "use": self.uses(state, seat, data)}

    def answers(self, state: CorporationState, seat: int, data: Any) -> list[Bunch]:
        return [[moves.KEEP, *(moves.REMOVE[colour] for colour in liftable(state, seat))]]

    def verify_answer(self, state: CorporationState, seat: int, action: Action, data: Any) -> Action:
        """`done` says the same as `keep`."""
        if "done" in action:
            require_fields(action, {"done"})
            return moves.KEEP
        require_fields(action, {"choose"})
        choice = action["choose"]
        if choice == {"keep": True}:
            return moves.KEEP
        if not isinstance(choice, dict) or choice.keys() != {"remove"}:
            raise IllegalAction("unknown-action", arguments={"field": "choose"})
        colour = named_colour(choice, "remove")
        if colour not in liftable(state, seat):
            raise IllegalAction("not-on-cave-in", ("CORP-145", "CORP-146"), {"colour": COLOURS[colour]})
        return moves.REMOVE[colour]

    def take(self, state: CorporationState, seat: int, deed: Deed, data: Any) -> None:
        if not deed.colours:
            self.decline(state, seat)
            end_turn(state)
            return
        lift(state, seat, deed.colours[0])
        lift_cave_ins(state)


def lift(state: CorporationState, seat: int, colour: int) -> None:
    """The crystal goes back to the treasury from the oldest Cave-In that has it; an empty one is discarded."""
    lying = [
        (card.since, owner, card.colours, card)
        for owner, front in enumerate(state.fronts)
        if owner != seat
        for card in front
        if card.kind == CAVE_IN and not card.spent and colour in card.colours
    ]
    _, owner, colours, card = min(lying, key=itemgetter(0, 1, 2))
    left = list(colours)
    left.remove(colour)
    state.replace_front(owner, card, Front(CAVE_IN, card.since, 0, tuple(left), spent=True) if left else None)
    state.supply[colour] += 1
    state.count_closed()
    if state.aloud:
        state.tell("unblocked", seat=seat, owner=owner, colour=COLOURS[colour], left=words(left))
