# cython: boundscheck=False, nonecheck=False
"""An ordinary turn: the ways to use it, the draw, and who is next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.core.bunch import Bunch, verb_of
from motherlode.core.codes import NEVER
from motherlode.core.decision import Question
from motherlode.core.ends import roomy
from motherlode.core.errors import IllegalAction
from motherlode.core.rng import Rng, lot
from motherlode.core.types import Action
from motherlode.games.tunnels.handful import distinct, put_on, take_top
from motherlode.games.tunnels.memory import DECK, in_hand

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import TunnelState

DRAWN = ("hands", "deck", "memory", "pile", "pile_known", "extra")
"""What a card that is drawn changes, and what the play before it put away."""


class Turn(Question["TunnelState"]):
    kind = "turn"

    def __init__(self) -> None:
        self._counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        """For who asked last how many actions there are: how many each way has."""
        self._kinds = b""
        """And his different cards."""
        self._moment = NEVER
        """Counts the countings. A state keeps the number of its own until somebody acts there."""

    def options(self, state: TunnelState, seat: int, data: Any) -> dict[str, Any]:
        options: dict[str, Any] = {}
        for way in state.rules.ways:
            options |= way.options(state, seat)
        return options

    def legal(self, state: TunnelState, seat: int, data: Any) -> list[Action]:
        return actions_of_turn(state, seat)

    def bunches(self, state: TunnelState, seat: int, data: Any) -> list[Bunch]:
        return bunches_of_turn(state, seat)

    def count(self, state: TunnelState, seat: int, data: Any) -> int:
        counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        table: TunnelState = state
        hand = table.hands[seat]
        kinds = distinct(hand)
        count = count_ways(table, seat, kinds, counts)
        self._counts = counts
        self._kinds = kinds
        self._moment += 1
        table.moment = self._moment
        return count

    def action(self, state: TunnelState, seat: int, data: Any, number: int) -> Action:
        return nth_action(state, seat, distinct(state.hands[seat]), number)

    def by_lot(self, state: TunnelState, seat: int, data: Any, rng: Rng) -> Action:
        return drawn_action(state, seat, rng)

    def act_at(self, state: TunnelState, seat: int, data: Any, number: int) -> None:
        """What was counted for the codes of this moment need not be counted again."""
        table: TunnelState = state
        if table.moment == NEVER or table.moment != self._moment:
            self.count(table, seat, data)
        kinds = self._kinds
        self._kinds = b""
        self._moment += 1
        take_counted(table, seat, kinds, self._counts, number)

    def act_by_lot(self, state: TunnelState, seat: int, data: Any, rng: Rng) -> None:
        """The same as taking a turn with a drawn action; each way is counted once."""
        counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        table: TunnelState = state
        hand = table.hands[seat]
        kinds = distinct(hand)
        count = count_ways(table, seat, kinds, counts)
        if not count:
            raise IndexError("there is nothing to do")
        take_counted(table, seat, kinds, counts, lot(rng, count))

    def verify(self, state: TunnelState, seat: int, action: Action, data: Any) -> Action:
        for way in state.rules.ways:
            if way.verb in action:
                return way.verify(state, seat, action)
        raise IllegalAction("unknown-action", ("BASE-29",), {"field": ", ".join(map(str, action))})

    def answer(self, state: TunnelState, seat: int, action: Action, data: Any) -> None:
        take_turn(state, seat, action)

    def default(self, state: TunnelState, seat: int, data: Any) -> Action:
        """A sensible pass: a card that cannot be used now, else the oldest."""
        actions = self.legal(state, seat, data)
        useful = {
            state.rules.kind(action.get("lay") or action.get("play"))
            for action in actions
            if "lay" in action or "play" in action
        }
        hand = state.hands[seat]
        useless = [kind for kind in hand if kind not in useful]
        return {"pass": [state.rules.words[(useless or hand)[0]]]}


def bunches_of_turn(state: TunnelState, seat: int) -> list[Bunch]:
    """What the ways of using a turn offer, one after the other."""
    bunches: list[Bunch] = []
    kinds = distinct(state.hands[seat])
    for way in state.rules.ways:
        way.add_legal(state, seat, kinds, bunches)
    return bunches


def actions_of_turn(state: TunnelState, seat: int) -> list[Action]:
    actions: list[Action] = roomy()
    kinds = distinct(state.hands[seat])
    for way in state.rules.ways:
        way.write_legal(state, seat, kinds, actions)
    return actions


def drawn_action(state: TunnelState, seat: int, rng: Rng) -> Action:
    """Any of the legal actions, none of the others written."""
    kinds = distinct(state.hands[seat])
    counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    return nth_action(state, seat, kinds, rng.below(count_ways(state, seat, kinds, counts)))


def nth_action(state: TunnelState, seat: int, kinds: bytes, number: int) -> Action:
    for way in state.rules.ways:
        count = way.count(state, seat, kinds)
        if number < count:
            return way.action(state, seat, kinds, number)
        number -= count
    raise IndexError("there are not as many actions")


def count_ways(state: TunnelState, seat: int, kinds: bytes, counts: list[int]) -> int:
    """How many actions each way has, and all of them together."""
    sum_ = 0
    for place, way in enumerate(state.rules.ways):
        counts[place] = count = way.count(state, seat, kinds)
        sum_ += count
    return sum_


def take_counted(state: TunnelState, seat: int, kinds: bytes, counts: list[int], number: int) -> None:
    """A turn with an action by its number, where each way has so many."""
    for place, way in enumerate(state.rules.ways):
        if number < counts[place]:
            way.do_at(state, seat, kinds, number)
            return
        number -= counts[place]
    raise IndexError("there are not as many actions")


def take_turn(state: TunnelState, seat: int, action: Action) -> None:
    way = state.rules.way_of[verb_of(action)]
    way.do(state, seat, action)


def draw(state: TunnelState) -> None:
    """BASE-31: as many cards as the play gives, as long as the deck has them."""
    deck, count = state.deck, state.draws
    if deck and count:
        hand = state.hands[state.turn]
        if state.memory.holds:
            state.memory.moved(DECK, in_hand(state.turn))
        if count == 1:
            put_on(hand, take_top(deck))
        else:
            count = min(count, len(deck))
            for _ in range(count):
                put_on(hand, take_top(deck))
        if state.aloud:
            cards = [state.rules.words[kind] for kind in hand[-count:]]
            state.tell("drew", {state.turn: {"cards": cards}}, DRAWN, seat=state.turn, count=count)
    if state.others_draw:
        draw_one_each(state)


def draw_one_each(state: TunnelState) -> None:
    """Others draw after the player whose turn it is, as far as the deck goes."""
    seats, state.others_draw = state.others_draw, []
    for seat in seats:
        if state.deck:
            kind = state.deck.pop()
            state.hands[seat].append(kind)
            state.memory.moved(DECK, in_hand(seat))
            state.tell("drew", {seat: {"cards": [state.rules.words[kind]]}}, DRAWN, seat=seat, count=1)
