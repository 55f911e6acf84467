"""What all questions of a turn have in common: the verbs, and the Union that may be discarded at any of them."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final

from motherlode.core.bunch import Bunch, action_at, written_out
from motherlode.core.decision import Question
from motherlode.core.errors import IllegalAction
from motherlode.core.types import Action
from motherlode.games.corporation.cards import UNION
from motherlode.games.corporation.moves import NO_CARD, UNION_ALONE, Deed
from motherlode.games.corporation.uses import OTHERWISE, use, verify_use

if TYPE_CHECKING:
    from motherlode.games.corporation.state import CorporationState

VERBS: Final = ("dig", "use", "invest", "exchange", "done", "choose")


def add_union(state: CorporationState, seat: int, bunches: list[Bunch]) -> None:
    """CORP-125: who has it may discard it whenever he is asked."""
    if state.fronts[seat] and state.holds(seat, UNION):
        bunches.append(UNION_ALONE)


class Asking(Question["CorporationState"]):
    open_data = True
    verb: ClassVar[str]
    """What answers it, besides using a card."""
    declines: ClassVar[bool] = False
    """Whether `done` answers it too."""

    @abstractmethod
    def answers(self, state: CorporationState, seat: int, data: Any) -> list[Bunch]:
        """Every legal answer but the Union, in a new list of bunches."""

    @abstractmethod
    def verify_answer(self, state: CorporationState, seat: int, action: Action, data: Any) -> Action:
        """As `verify`, for an action with the verb of this question, or `done` where that is an answer."""

    @abstractmethod
    def take(self, state: CorporationState, seat: int, deed: Deed, data: Any) -> None:
        """As `answer`, likewise."""

    def moment(self, state: CorporationState, data: Any) -> int:
        """Which cards may be used here."""
        return OTHERWISE

    def legal(self, state: CorporationState, seat: int, data: Any) -> list[Action]:
        return written_out(self.bunches(state, seat, data))

    def bunches(self, state: CorporationState, seat: int, data: Any) -> list[Bunch]:
        bunches = self.answers(state, seat, data)
        add_union(state, seat, bunches)
        return bunches

    def uses(self, state: CorporationState, seat: int, data: Any) -> dict[str, list[Action]]:
        """For a client: every card that may be used here, and what it needs."""
        cards: dict[str, list[Action]] = {}
        for action in self.legal(state, seat, data):
            if "use" in action:
                details = {field: value for field, value in action.items() if field != "use"}
                cards.setdefault(action["use"], []).append(details)
        return cards

    def verify(self, state: CorporationState, seat: int, action: Action, data: Any) -> Action:
        verb = next((verb for verb in VERBS if verb in action), None)
        if verb is None:
            raise IllegalAction("unknown-action", ("CORP-39",), {"field": ", ".join(map(str, action))})
        if verb == "use":
            return verify_use(state, seat, action, self.moment(state, data))
        if verb == "done" and not self.declines:
            raise self.no_way_round()
        if verb not in (self.verb, "done"):
            raise IllegalAction("not-now", self.not_now(verb))
        return self.verify_answer(state, seat, action, data)

    def no_way_round(self) -> IllegalAction:
        """Why `done` is no answer."""
        return IllegalAction("must-choose", ("CORP-70", "CORP-133"))

    def not_now(self, verb: str) -> tuple[str, ...]:
        """The clauses that speak against another verb."""
        return {"dig": ("CORP-41", "CORP-45", "CORP-54", "CORP-56")}.get(verb, ("CORP-39", "CORP-41"))

    def answer(self, state: CorporationState, seat: int, action: Action, data: Any) -> None:
        deed: Deed = action if isinstance(action, Deed) else self.deed(state, seat, action, data)
        if deed.card == NO_CARD:
            self.take(state, seat, deed, data)
        else:
            self.use_card(state, seat, deed, data)

    def deed(self, state: CorporationState, seat: int, action: Action, data: Any) -> Deed:
        """An action that lost what its words stand for on its way, as a copy does."""
        verified = self.verify(state, seat, action, data)
        assert isinstance(verified, Deed)
        return verified

    def use_card(self, state: CorporationState, seat: int, deed: Deed, data: Any) -> None:
        """CORP-125: the Union goes, and the question is asked again."""
        state.stack.append((self.kind, (seat,), data))
        use(state, seat, deed)

    def decline(self, state: CorporationState, seat: int) -> None:
        if state.aloud:
            state.tell("declined", seat=seat, kind=self.kind)

    def default(self, state: CorporationState, seat: int, data: Any) -> Action:
        return action_at(self.answers(state, seat, data), 0)
