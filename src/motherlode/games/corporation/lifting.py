"""Taking crystals off the Cave-Ins of others at the end of one's turn (CORP-145 to CORP-148)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.core.bunch import Bunch
from motherlode.core.errors import IllegalAction
from motherlode.core.types import Action
from motherlode.games.corporation import moves
from motherlode.games.corporation.asking import Asking
from motherlode.games.corporation.cards import CAVE_IN, Front
from motherlode.games.corporation.colours import COLOURS, COLOURS_OF_MASK
from motherlode.games.corporation.investing import words
from motherlode.games.corporation.moves import Deed
from motherlode.games.corporation.reading import named_colour, require_fields
from motherlode.games.corporation.turn import CAVE_IN_KIND, end_turn, lift_cave_ins, liftable

if TYPE_CHECKING:
    from motherlode.games.corporation.state import CorporationState


REMOVALS = tuple((moves.KEEP, *[moves.REMOVE[colour] for colour in colours]) for colours in COLOURS_OF_MASK)
"""For each set of colours on Cave-Ins, written as bits, every answer."""


class LiftCaveIn(Asking):
    kind = CAVE_IN_KIND
    verb = "choose"
    declines = True

    def options(self, state: CorporationState, seat: int, data: Any) -> dict[str, Any]:
        colours = COLOURS_OF_MASK[liftable(state, seat)]
        return {"remove": words(colours), "keep": True, "use": self.uses(state, seat, data)}

    def answers(self, state: CorporationState, seat: int, data: Any) -> list[Bunch]:
        return [REMOVALS[liftable(state, seat)]]

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
        if not liftable(state, seat) >> colour & 1:
            raise IllegalAction("not-on-cave-in", ("CORP-145", "CORP-146"), {"colour": COLOURS[colour]})
        return moves.REMOVE[colour]

    def take(self, state: CorporationState, seat: int, deed: Deed, data: Any) -> None:
        if not deed.colours:
            self.decline(state, seat)
            end_turn(state)
            return
        lift(state, seat, deed.colours[0])
        lift_cave_ins(state)


def oldest_with(state: CorporationState, seat: int, colour: int) -> tuple[int, Front]:
    """The oldest Cave-In with this colour from which the seat may still take a crystal, and whose it is."""
    oldest: Front | None = None
    for owner, front in enumerate(state.fronts):
        for card in front:
            may_lift = colour in card.colours and not card.spent and owner != seat
            if may_lift and (oldest is None or card.since < oldest.since):
                oldest, whose = card, owner
    assert oldest is not None
    return whose, oldest


def lift(state: CorporationState, seat: int, colour: int) -> None:
    """The crystal goes back to the treasury from the oldest Cave-In that has it; an empty one is discarded."""
    owner, card = oldest_with(state, seat, colour)
    left = list(card.colours)
    left.remove(colour)
    state.replace_front(owner, card, Front(CAVE_IN, card.since, 0, tuple(left), spent=True) if left else None)
    state.return_crystal(colour)
    state.count_closed()
    if state.aloud:
        state.tell("unblocked", seat=seat, owner=owner, colour=COLOURS[colour], left=words(left))
