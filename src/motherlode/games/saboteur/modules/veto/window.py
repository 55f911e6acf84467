# cython: boundscheck=False, nonecheck=False
"""The window in which others may cancel a card that was just laid or played (WC19).

Whether it opens, how it looks and when it closes depends on public facts alone: who holds the card, and
who has answered, is in no view.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from motherlode.core.audience import EVERYBODY
from motherlode.core.course import Stride
from motherlode.core.decision import Asked, Question
from motherlode.core.ends import drop, drop_last, put_last
from motherlode.core.errors import IllegalAction
from motherlode.core.move import Move
from motherlode.core.rng import Rng
from motherlode.core.types import Action
from motherlode.games.saboteur.sharing import seats_from
from motherlode.games.tunnels.action_card import ActionCard
from motherlode.games.tunnels.handful import copies, next_of, take_out
from motherlode.games.tunnels.memory import OPEN, in_hand

if TYPE_CHECKING:
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
        table: SaboteurState = state
        open_window(table, self.veto)


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
        if self.veto < 0:
            self.veto = state.rules.kinds[WORD]
        hand: bytearray = state.hands[seat]
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
        table: SaboteurState = state
        react(table, seat, rng.below(2 if self._holds(table, seat) else 1) > 0, data)

    def answer(self, state: SaboteurState, seat: int, action: Action, data: Window) -> None:
        """Answers are weighed in turn order, whenever they come; the first Veto closes the window (WC19-28)."""
        react(state, seat, action["choose"]["veto"], data)

    def default(self, state: SaboteurState, seat: int, data: Window) -> Action:
        return {"choose": {"veto": False}}


class Waiting:
    """A window on seats in turn order, and how it waits for each of them after those before him have declined."""

    __slots__ = ("among", "frames", "order", "seats", "shown")

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order
        self.seats = sum(1 << seat for seat in order)
        """The same as a mask."""
        self.among: dict[int, Waiting] = {}
        """By such a mask, the windows on a part of them."""
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
    waiting, empty = others_from(seat, len(hands), state.direction), 0
    for other, hand in enumerate(hands):
        if not hand:
            empty |= 1 << other
    if waiting.seats & empty:
        waiting = part_of(waiting, waiting.seats & ~empty)
    OPENED[0] = waiting
    return waiting


def part_of(waiting: Waiting, seats: int) -> Waiting:
    """The window on those of its seats that are in the mask."""
    found = waiting.among.get(seats)
    if found is None:
        found = waiting.among[seats] = waiting_for(tuple([seat for seat in waiting.order if seats >> seat & 1]))
    return found


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
    waiting, place = waiting_for(window[0]), len(window[1])
    if state.aloud or not is_next(waiting, place, seat, window):
        weigh(state, seat, veto, window)
    elif veto:
        cancel(state, seat)
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
    kind, rules, stack = state.play.kind, state.rules, state.stack
    hand: bytearray = state.hands[vetoer]
    veto = rules.kinds[WORD]
    while stack[-1] not in rules.lasting:
        drop_last(stack)
    drop(state.held, kind)
    take_out(hand, veto)
    state.memory.moved(in_hand(vetoer), OPEN, veto)
    state.discard_open(kind)
    state.discard_open(veto)
    state.last_played = vetoer
    state.others_draw = [*state.others_draw, vetoer]
    if state.aloud:
        state.tell("vetoed", seat=vetoer, on=state.play.seat, card=rules.words[kind])
