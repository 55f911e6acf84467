"""The action cards of Saboteur 2 (S2-60 to S2-100)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

from motherlode.core.errors import IllegalAction
from motherlode.core.move import Move
from motherlode.core.types import Action
from motherlode.games.saboteur.dwarfs import look_at_role, take_new_dwarf
from motherlode.games.tunnels.action_card import ActionCard, OnSeats, seat_in, target_seat
from motherlode.games.tunnels.fronts import others_without, seats_with
from motherlode.games.tunnels.memory import in_hand

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState

THIEF, TRAP = "thief", "trap"
THIEVES = "thieves"
"""Seats in the order in which they played a Thief."""


def left_front(state: SaboteurState, kind: int, seat: int) -> None:
    """A card in front of a player goes to the discard pile."""
    state.fronts.remove(kind, seat)
    state.discard_open(kind)
    if kind == state.rules.kinds[THIEF]:
        state.extra[THIEVES] = [other for other in state.extra[THIEVES] if other != seat]


class OnSeat(OnSeats["SaboteurState"]):
    """A card played on a player, unless there is an objection."""

    def verify(self, state: SaboteurState, seat: int, action: Action) -> None:
        objection = self.objection(state, seat, target_seat(state, action))
        if objection is not None:
            raise objection

    @abstractmethod
    def objection(self, state: SaboteurState, seat: int, other: int) -> IllegalAction | None:
        """Why it may not be played on that player."""


PLAY_THIEF = (Move(play=THIEF),)


class Thief(ActionCard["SaboteurState"]):
    """S2-64: laid in front of its player; it acts after the sharing."""

    word = THIEF
    stays = True

    def plays(self, state: SaboteurState, seat: int) -> Sequence[Action]:
        return () if state.fronts.lie(self.kind, seat) else PLAY_THIEF

    def verify(self, state: SaboteurState, seat: int, action: Action) -> None:
        if state.fronts.lie(self.kind, seat):
            raise IllegalAction("already-in-front", ("S2-65", "S2-61"), {"seat": seat, "card": self.word})

    def resolve(self, state: SaboteurState, seat: int, action: Action) -> None:
        state.fronts.add(self.kind, seat)
        state.extra[THIEVES] = [*state.extra[THIEVES], seat]


class Trap(OnSeat):
    """S2-91: laid in front of another player, who may not lay tunnel cards and gets no gold."""

    stays = True
    forbids_laying = True
    forbids_clause = "S2-92"

    def __init__(self) -> None:
        super().__init__(TRAP)

    def seats(self, state: SaboteurState, seat: int) -> int:
        return others_without(state.fronts, self.kind, seat)

    def objection(self, state: SaboteurState, seat: int, other: int) -> IllegalAction | None:
        if other == seat:
            return IllegalAction("own-seat", ("S2-91",))
        if state.fronts.lie(self.kind, other):
            return IllegalAction("already-in-front", ("S2-97", "S2-61"), {"seat": other, "card": self.word})
        return None

    def resolve(self, state: SaboteurState, seat: int, action: Action) -> None:
        state.fronts.add(self.kind, seat_in(action))


class TakesAway(OnSeat):
    """Removes one card of a kind from in front of any player."""

    def __init__(self, word: str, takes: str, clause: str) -> None:
        super().__init__(word)
        self.takes, self.clause = takes, clause
        self.taken = -1
        """The kind of what it takes."""

    def numbered(self, kinds: Mapping[str, int]) -> Self:
        card = super().numbered(kinds)
        card.taken = kinds[self.takes]
        return card

    def seats(self, state: SaboteurState, seat: int) -> int:
        return seats_with(state.fronts, self.taken)

    def objection(self, state: SaboteurState, seat: int, other: int) -> IllegalAction | None:
        if state.fronts.lie(self.taken, other):
            return None
        return IllegalAction("not-in-front-of", (self.clause, "BASE-38"), {"seat": other, "card": self.takes})

    def removed(self, state: SaboteurState, action: Action) -> str:
        return self.takes

    def resolve(self, state: SaboteurState, seat: int, action: Action) -> None:
        left_front(state, self.taken, seat_in(action))


class HandsOff(TakesAway):
    """S2-68 to S2-70."""

    def __init__(self) -> None:
        super().__init__("hands-off", THIEF, "S2-70")


class Free(TakesAway):
    """S2-98 to S2-100."""

    def __init__(self) -> None:
        super().__init__("free", TRAP, "S2-100")


class Inspection(OnSeat):
    """S2-79: its player alone looks at another player's dwarf card."""

    def __init__(self) -> None:
        super().__init__("inspection")

    def seats(self, state: SaboteurState, seat: int) -> int:
        return state.fronts.everybody & ~(1 << seat)

    def objection(self, state: SaboteurState, seat: int, other: int) -> IllegalAction | None:
        return IllegalAction("own-seat", ("S2-79",)) if other == seat else None

    def secret(self, state: SaboteurState, action: Action) -> dict[str, Any]:
        return {"role": state.roles[action["on"]]}

    def resolve(self, state: SaboteurState, seat: int, action: Action) -> None:
        look_at_role(state, seat, seat_in(action))


class SwapHats(OnSeat):
    """S2-83 to S2-90: any player takes the top of the dwarf cards left over; his old one is out of the round."""

    def __init__(self) -> None:
        super().__init__("swap-hats")

    def seats(self, state: SaboteurState, seat: int) -> int:
        return state.fronts.everybody if state.leftover else 0

    def objection(self, state: SaboteurState, seat: int, other: int) -> IllegalAction | None:
        return None if state.leftover else IllegalAction("no-dwarf-left", ("S2-88", "WC18-11"))

    def resolve(self, state: SaboteurState, seat: int, action: Action) -> None:
        other = seat_in(action)
        old = take_new_dwarf(state, other, put_back=False)
        state.tell("new-role", {other: {"role": state.roles[other], "was": old}}, seat=other)


class SwapHands(OnSeat):
    """S2-71 to S2-78: two players exchange their hands, and the other one draws."""

    def __init__(self) -> None:
        super().__init__("swap-hands")

    def seats(self, state: SaboteurState, seat: int) -> int:
        return state.fronts.everybody & ~(1 << seat)

    def objection(self, state: SaboteurState, seat: int, other: int) -> IllegalAction | None:
        return IllegalAction("own-seat", ("S2-71",)) if other == seat else None

    def resolve(self, state: SaboteurState, seat: int, action: Action) -> None:
        other, hands = seat_in(action), state.hands
        hands[seat], hands[other] = hands[other], hands[seat]
        state.memory.exchanged(in_hand(seat), in_hand(other))
        state.memory.remember(seat, hands[other], in_hand(other))
        state.memory.remember(other, hands[seat], in_hand(seat))
        state.draws = 1 if state.rules.options["swapHandsDraw"] == "both" else 0
        state.others_draw = [*state.others_draw, other]
        if state.aloud:
            private = {player: {"hand": state.hand_words(player)} for player in (seat, other)}
            state.tell("swapped", private, seat=seat, on=other)
