"""Veto (2019): cancels the card that another player has just laid or played (WC19).

Whether the window opens, how it looks and when it closes depends on public facts alone: who holds the card, and
who has answered, is in no view.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypedDict

from motherlode.core.audience import EVERYBODY, SPECTATOR
from motherlode.core.decision import Frame, Question
from motherlode.core.errors import IllegalAction
from motherlode.core.event import Event
from motherlode.core.forms import Forms
from motherlode.core.move import Move
from motherlode.core.rng import Rng
from motherlode.core.section import Section
from motherlode.core.types import Action, View
from motherlode.games.saboteur.sharing import seats_from
from motherlode.games.tunnels import knowledge
from motherlode.games.tunnels.action_card import ActionCard
from motherlode.games.tunnels.forms import Target
from motherlode.games.tunnels.module import Module, Option
from motherlode.games.tunnels.view import asked

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import SaboteurRulebook
    from motherlode.games.saboteur.state import SaboteurState

Window = tuple[tuple[int, ...], tuple[tuple[int, bool], ...]]
"""The seats asked in turn order, and the answers so far."""


class VetoCard(ActionCard["SaboteurState"]):
    """WC19-01: never played in one's own turn."""

    word = "veto"

    def plays(self, state: SaboteurState, seat: int) -> list[Action]:
        return []

    def verify(self, state: SaboteurState, seat: int, action: Action) -> None:
        raise IllegalAction("own-turn", ("WC19-01", "WC19-30"))

    def resolve(self, state: SaboteurState, seat: int, action: Action) -> None:
        return


def open_window(state: SaboteurState) -> None:
    """WC19-31: on every play, unless the Veto lies face up among the discards or nobody else has cards."""
    seat, kind, action = state.play
    others = seats_from(seat + state.direction, state.setup.players, state.direction)[:-1]
    order = tuple(other for other in others if state.hands[other])
    if not order or _lies_open(state):
        return
    state.held.append(kind)
    state.stack.append((React.kind, order[:1], (order, ())))
    if state.aloud:
        said = {field: value for field, value in action.items() if field not in ("lay", "play")}
        shows = {"shows": action["lay"]} if "lay" in action else {}
        state.tell("declared", seat=seat, card=state.rules.words[kind], **shows, **said)


def _lies_open(state: SaboteurState) -> bool:
    veto = state.rules.kinds[VetoCard.word]
    if veto not in state.pile:
        return False
    return any(kind == veto and mask == EVERYBODY for kind, mask in zip(state.pile, state.pile_known, strict=True))


DECLINE, VETO = Move(choose=Move(veto=False)), Move(choose=Move(veto=True))


class React(Question["SaboteurState"]):
    """WC19-39: a decision for each other seat in turn order; who does not hold the card can only decline."""

    kind = "react"
    window = True

    def awaits(self, state: SaboteurState, seat: int, data: Window) -> bool:
        order, answers = data
        return seat in order and seat not in dict(answers)

    def seconds(self, state: SaboteurState) -> int | None:
        """WC19-35, WC19-36: the same for every play."""
        options = state.setup.options
        return None if options["vetoClose"] == "all-clicked" else int(options["vetoWindow"])

    def closes(self, action: Action) -> bool:
        """WC19-34: only a Veto closes the window early."""
        return bool(action["choose"]["veto"])

    def options(self, state: SaboteurState, seat: int, data: Window) -> dict[str, Any]:
        return {"veto": [False, True] if self._holds(state, seat) else [False]}

    def legal(self, state: SaboteurState, seat: int, data: Window) -> list[Action]:
        return [DECLINE, VETO] if self._holds(state, seat) else [DECLINE]

    def _holds(self, state: SaboteurState, seat: int) -> bool:
        return state.rules.kinds[VetoCard.word] in state.hands[seat]

    def verify(self, state: SaboteurState, seat: int, action: Action, data: Window) -> Action:
        if action not in [{"choose": {"veto": answer}} for answer in (False, True)]:
            raise IllegalAction("not-offered", ("WC19-39",), {"offered": "veto"})
        if action["choose"]["veto"] and not self._holds(state, seat):
            raise IllegalAction("not-in-hand", ("WC19-24",), {"card": VetoCard.word})
        return {"choose": {"veto": bool(action["choose"]["veto"])}}

    def answer(self, state: SaboteurState, seat: int, action: Action, data: Window) -> None:
        """Answers are weighed in turn order, whenever they come; the first Veto closes the window (WC19-28)."""
        order, answers = data
        answered = dict(answers) | {seat: action["choose"]["veto"]}
        first = next((other for other in order if other not in answered), order[-1])
        state.stack.append((self.kind, (first,), (order, tuple(answered.items()))))
        state.whisper(seat, "answered", veto=answered[seat])
        for other in order:
            if other not in answered:
                return
            if answered[other]:
                cancel(state, other)
                return
        state.stack.pop()
        state.held.remove(state.play[1])

    def default(self, state: SaboteurState, seat: int, data: Window) -> Action:
        return {"choose": {"veto": False}}


def cancel(state: SaboteurState, vetoer: int) -> None:
    """WC19-03 to WC19-06: nothing of the play happens; its player draws, then the player of the Veto."""
    seat, kind, _ = state.play
    veto = state.rules.kinds[VetoCard.word]
    while state.stack[-1] not in state.rules.lasting:
        state.stack.pop()
    state.held.remove(kind)
    state.hands[vetoer].remove(veto)
    if state.memory:
        knowledge.moved(state, knowledge.hand(vetoer), knowledge.OPEN, veto)
    state.discard_open(kind)
    state.discard_open(veto)
    state.last_played = vetoer
    state.others_draw = [*state.others_draw, vetoer]
    state.tell("vetoed", seat=vetoer, on=seat, card=state.rules.words[kind])


# ---- looking


def window_on(stack: list[Frame]) -> Window | None:
    return stack[-1][2] if stack and stack[-1][0] == React.kind else None  # type: ignore[return-value]


def asked_in(stack: list[Frame], audience: int) -> dict[str, str]:
    """While a window is open everybody in it is shown as asked; only one's own answer is known to oneself."""
    window = window_on(stack)
    if window is None:
        return asked(stack)
    order, answers = window
    return {str(seat): React.kind for seat in order if not (seat == audience and seat in dict(answers))}


def window_in(stack: list[Frame], audience: int) -> dict[str, Any] | None:
    window = window_on(stack)
    return None if window is None else {"seats": list(window[0]), "answered": dict(window[1]).get(audience)}


def stack_section(key: str, look: Callable[[list[Frame], int], Any]) -> Section:
    """What is the same for everybody unless a window is open."""

    def changes(state: SaboteurState, was: list[Frame], now: list[Frame], event: Event) -> None:
        if window_on(was) is None and window_on(now) is None:
            after = look(now, SPECTATOR)
            if look(was, SPECTATOR) != after:
                event.change_further(key, [("set", (key,), after)], {})
            return
        seen = {audience: look(now, audience) for audience in event.own}
        changed = [audience for audience, after in seen.items() if look(was, audience) != after]
        event.change(key, {audience: [("set", (key,), seen[audience])] for audience in changed})

    return Section(key, lambda state, audience: look(state.stack, audience), ("stack",), changes=changes)


def reopen(state: SaboteurState, view: View, rng: Rng) -> None:
    """A window as far as a view tells of it: who has not answered is asked now, who has waits for the next."""
    if view["window"] is not None:
        order, own, seat = tuple(view["window"]["seats"]), view["window"]["answered"], view["seat"]
        before = order[: order.index(seat)] if seat in order and not own else ()
        answers = tuple((other, False) for other in before) + (() if own is None else ((seat, own),))
        first = next(other for other in order if other not in dict(answers))
        state.stack[-1] = (React.kind, (first,), (order, answers))


class WindowView(TypedDict):
    """Who is asked whether a play stands, and one's own answer."""

    seats: list[int]
    answered: bool | None


class WithWindow(TypedDict, total=False):
    window: WindowView | None


class Declared(Target):
    """A card, and where it would go or what it would be played on."""

    seat: int
    card: str


class Answered(TypedDict):
    veto: bool


class Vetoed(TypedDict):
    seat: int
    on: int
    card: str


class ReactOptions(TypedDict):
    veto: list[bool]


class Veto(Module["SaboteurRulebook"]):
    id = "veto"
    forms = Forms(
        (WithWindow,),
        {"declared": (Declared,), "answered": (Answered,), "vetoed": (Vetoed,)},
        {"react": (ReactOptions,)},
    )
    says_changes = True
    options = (
        Option("vetoWindow", "WC19-35", (4, 0), range=(0, 15)),
        Option("vetoClose", "WC19-36", ("fixed", "all-clicked")),
    )

    def write(self, rules: SaboteurRulebook) -> None:
        rules.add_action(VetoCard())
        rules.add_question(React())
        rules.fill("lay", "declared", "veto-window", open_window)
        rules.fill("play", "declared", "veto-window", open_window)
        rules.replace_section(stack_section("asked", asked_in))
        rules.add_section(stack_section("window", window_in))
        rules.resamplers.append(reopen)
