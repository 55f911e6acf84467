# cython: boundscheck=False, nonecheck=False
"""Veto (2019): cancels the card that another player has just laid or played (WC19).

Whether the window opens, how it looks and when it closes depends on public facts alone: who holds the card, and
who has answered, is in no view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypedDict

from motherlode.core.audience import EVERYBODY, SPECTATOR
from motherlode.core.course import Stride
from motherlode.core.decision import Asked, Frame, Question
from motherlode.core.ends import drop, put_last
from motherlode.core.errors import IllegalAction
from motherlode.core.event import Event
from motherlode.core.forms import Forms
from motherlode.core.move import Move
from motherlode.core.rng import Rng
from motherlode.core.section import Section
from motherlode.core.types import Action, Patch, View
from motherlode.games.saboteur.sharing import seats_from
from motherlode.games.tunnels.action_card import ActionCard
from motherlode.games.tunnels.forms import Target
from motherlode.games.tunnels.handful import copies, next_of
from motherlode.games.tunnels.memory import OPEN, in_hand
from motherlode.games.tunnels.module import Module, Option
from motherlode.games.tunnels.view import asked

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import SaboteurRulebook
    from motherlode.games.saboteur.state import SaboteurState

Window = tuple[tuple[int, ...], tuple[tuple[int, bool], ...]]
"""The seats asked in turn order, and the answers so far."""


WORD = "veto"


class VetoCard(ActionCard["SaboteurState"]):
    """WC19-01: never played in one's own turn."""

    word = WORD

    def plays(self, state: SaboteurState, seat: int) -> list[Action]:
        return []

    def count(self, state: SaboteurState, seat: int) -> int:
        return 0

    def verify(self, state: SaboteurState, seat: int, action: Action) -> None:
        raise IllegalAction("own-turn", ("WC19-01", "WC19-30"))

    def resolve(self, state: SaboteurState, seat: int, action: Action) -> None:
        return


class OpenWindow(Stride):
    def __init__(self) -> None:
        self.veto = -1
        """The kind of the card at its table, once a window was to be opened."""

    def take(self, state: SaboteurState) -> None:
        if self.veto < 0:
            self.veto = state.rules.kinds[WORD]
        open_window(state, self.veto)


def open_window(state: SaboteurState, veto: int) -> None:
    """WC19-31: on every play, unless the Veto lies face up among the discards or nobody else has cards."""
    seat, kind = state.play.seat, state.play.kind
    waiting = others_with_cards(state, seat)
    if not waiting.frames or _lies_open(state, veto):
        return
    put_last(state.held, kind)
    put_last(state.stack, waiting.frames[0])
    if state.aloud:
        action = state.play.action
        said = {field: value for field, value in action.items() if field not in ("lay", "play")}
        shows = {"shows": action["lay"]} if "lay" in action else {}
        state.tell("declared", seat=seat, card=state.rules.words[kind], **shows, **said)


DECLINE, VETO = Move(choose=Move(veto=False)), Move(choose=Move(veto=True))


class React(Question["SaboteurState"]):
    """WC19-39: a decision for each other seat in turn order; who does not hold the card can only decline."""

    kind = "react"
    window = True

    def __init__(self) -> None:
        self.veto = -1
        """The kind of the card at its table, once it was asked for."""

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
        hand: bytearray = state.hands[seat]
        if self.veto < 0:
            self.veto = state.rules.kinds[WORD]
        return copies(hand, self.veto) > 0

    def verify(self, state: SaboteurState, seat: int, action: Action, data: Window) -> Action:
        if action not in [{"choose": {"veto": answer}} for answer in (False, True)]:
            raise IllegalAction("not-offered", ("WC19-39",), {"offered": "veto"})
        if action["choose"]["veto"] and not self._holds(state, seat):
            raise IllegalAction("not-in-hand", ("WC19-24",), {"card": WORD})
        return {"choose": {"veto": bool(action["choose"]["veto"])}}

    def by_lot(self, state: SaboteurState, seat: int, data: Window, rng: Rng) -> Action:
        if self._holds(state, seat):
            return VETO if rng.below(2) else DECLINE
        rng.below(1)
        return DECLINE

    def act_by_lot(self, state: SaboteurState, seat: int, data: Window, rng: Rng) -> None:
        react(state, seat, rng.below(2 if self._holds(state, seat) else 1) > 0, data)

    def answer(self, state: SaboteurState, seat: int, action: Action, data: Window) -> None:
        """Answers are weighed in turn order, whenever they come; the first Veto closes the window (WC19-28)."""
        react(state, seat, action["choose"]["veto"], data)

    def default(self, state: SaboteurState, seat: int, data: Window) -> Action:
        return {"choose": {"veto": False}}


class Waiting:
    """A window on seats in turn order, and how it waits for each of them after those before him have declined."""

    __slots__ = ("frames", "order", "shown")

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order
        self.shown = {str(seat): React.kind for seat in order}
        """Who is asked, as everybody sees it."""
        declined = [tuple([(other, False) for other in order[:place]]) for place in range(len(order))]
        self.frames: list[Asked] = [
            (React.kind, (seat,), (order, before)) for seat, before in zip(order, declined, strict=True)
        ]


WAITING: dict[tuple[int, ...], Waiting] = {}
"""The windows that were opened, by their seats."""
OPENED: list[Waiting] = [Waiting(())]
"""The one that was asked for last: mostly it is the same still."""


def waiting_for(order: tuple[int, ...]) -> Waiting:
    waiting = OPENED[0]
    if waiting.order is order:
        return waiting
    found = WAITING.get(order)
    if found is None:
        found = WAITING[order] = Waiting(order)
    OPENED[0] = found
    return found


MOST_PLAYERS = 16
OTHERS: list[list[Waiting]] = [[] for _ in range(2 * MOST_PLAYERS)]
"""By the number of players, for each seat the window on all others; the other way round further on."""


def others_with_cards(state: SaboteurState, seat: int) -> Waiting:
    """The window on the others after a seat."""
    hands: list[bytearray] = state.hands
    waiting = others_from(seat, len(hands), state.direction)
    for hand in hands:
        if not hand:
            return waiting_for(tuple([other for other in waiting.order if hands[other]]))
    OPENED[0] = waiting
    return waiting


def others_from(seat: int, players: int, direction: int) -> Waiting:
    known = OTHERS[players if direction > 0 else players + MOST_PLAYERS]
    if not known:
        orders = [seats_from(first + direction, players, direction)[:-1] for first in range(players)]
        known += [waiting_for(tuple(order)) for order in orders]
    return known[seat]


def _lies_open(state: SaboteurState, veto: int) -> bool:
    pile = state.pile
    place = next_of(pile, veto, 0)
    while place >= 0:
        if state.pile_known[place] == EVERYBODY:
            return True
        place = next_of(pile, veto, place + 1)
    return False


def react(state: SaboteurState, seat: int, veto: bool, window: Window) -> None:
    order, answers = window
    waiting, place = waiting_for(order), len(answers)
    if veto or state.aloud or not is_next(waiting, place, seat, window):
        weigh(state, seat, veto, window)
    else:
        decline(state, waiting, place)


def is_next(waiting: Waiting, place: int, seat: int, window: Window) -> bool:
    """Whether the window waits for this seat, and everybody before it has declined. One of which that was not written
    down beforehand, since somebody has answered out of turn, is weighed answer by answer."""
    frame = waiting.frames[place]
    if frame[2] is not window:
        return False
    asked = waiting.order[place]
    return asked == seat


def decline(state: SaboteurState, waiting: Waiting, place: int) -> None:
    """The next one is asked; after the last one the play stands."""
    if place + 1 < len(waiting.frames):
        put_last(state.stack, waiting.frames[place + 1])
    else:
        drop(state.held, state.play.kind)


def weigh(state: SaboteurState, seat: int, veto: bool, window: Window) -> None:
    order, answers = window
    answered = dict(answers)
    answered[seat] = veto
    first = first_to_answer(order, answered)
    state.stack.append((React.kind, (first,), (order, tuple(answered.items()))))
    state.whisper(seat, "answered", veto=answered[seat])
    for other in order:
        if other not in answered:
            return
        if answered[other]:
            cancel(state, other)
            return
    state.stack.pop()
    state.held.remove(state.play.kind)


def first_to_answer(order: tuple[int, ...], answered: Mapping[int, bool]) -> int:
    """Who is asked next; the last one where everybody has answered."""
    for seat in order:
        if seat not in answered:
            return seat
    return order[-1]


def cancel(state: SaboteurState, vetoer: int) -> None:
    """WC19-03 to WC19-06: nothing of the play happens; its player draws, then the player of the Veto."""
    seat, kind = state.play.seat, state.play.kind
    veto = state.rules.kinds[WORD]
    while state.stack[-1] not in state.rules.lasting:
        state.stack.pop()
    state.held.remove(kind)
    state.hands[vetoer].remove(veto)
    state.memory.moved(in_hand(vetoer), OPEN, veto)
    state.discard_open(kind)
    state.discard_open(veto)
    state.last_played = vetoer
    state.others_draw = [*state.others_draw, vetoer]
    state.tell("vetoed", seat=vetoer, on=seat, card=state.rules.words[kind])


# ---- looking


def window_on(stack: list[Frame]) -> Window | None:
    return stack[-1][2] if stack and stack[-1][0] == React.kind else None  # type: ignore[return-value]


def answer_of(window: Window | None, audience: int) -> bool | None:
    """What a seat has answered: only itself knows that it has."""
    if window is not None:
        for seat, veto in window[1]:
            if seat == audience:
                return veto
    return None


def asked_in(stack: list[Frame], audience: int) -> dict[str, str]:
    """While a window is open everybody in it is shown as asked; only one's own answer is known to oneself."""
    window = window_on(stack)
    if window is None:
        return asked(stack)
    shown = waiting_for(window[0]).shown.copy()
    if answer_of(window, audience) is not None:
        del shown[str(audience)]
    return shown


def window_in(stack: list[Frame], audience: int) -> dict[str, Any] | None:
    window = window_on(stack)
    return None if window is None else {"seats": list(window[0]), "answered": answer_of(window, audience)}


def stack_section(key: str, look: Callable[[list[Frame], int], Any]) -> Section:
    """What is the same for everybody but for who has answered in a window."""

    def changes(state: SaboteurState, was: list[Frame], now: list[Frame], event: Event) -> None:
        before, after = window_on(was), window_on(now)
        if before is not None and after is not None and before[0] == after[0]:
            turned = [seat for seat, _ in {*before[1]} ^ {*after[1]} if seat in event.own]
            event.change(key, {seat: [("set", (key,), look(now, seat))] for seat in turned})
            return
        common = look(now, SPECTATOR)
        patch: Patch = [("set", (key,), common)] if look(was, SPECTATOR) != common else []
        if before is None and after is None:
            if patch:
                event.change_further(key, patch, {})
            return
        changed = dict.fromkeys(event.own, patch)
        for seat in {seat for window in (before, after) if window is not None for seat, _ in window[1]}:
            if seat in changed:
                seen = look(now, seat)
                changed[seat] = [("set", (key,), seen)] if look(was, seat) != seen else []
        event.change(key, changed)

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
        window = OpenWindow()
        rules.fill("lay", "declared", "veto-window", window)
        rules.fill("play", "declared", "veto-window", window)
        rules.replace_section(stack_section("asked", asked_in))
        rules.add_section(stack_section("window", window_in))
        rules.resamplers.append(reopen)
