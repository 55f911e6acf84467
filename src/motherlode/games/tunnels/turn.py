"""An ordinary turn: the ways to use it, the draw, and who is next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.core.decision import Question
from motherlode.core.errors import IllegalAction
from motherlode.core.move import Move
from motherlode.core.types import Action
from motherlode.games.tunnels import knowledge
from motherlode.games.tunnels.placing import add_lays

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import TunnelState

distinct = dict.fromkeys
"""Different things in the order in which they came first."""
DRAWN = ("hands", "deck", "memory", "pile", "pile_known", "extra")
"""What a card that is drawn changes, and what the play before it put away."""


class Turn(Question["TunnelState"]):
    kind = "turn"

    def options(self, state: TunnelState, seat: int, data: Any) -> dict[str, Any]:
        options: dict[str, Any] = {}
        for way in state.rules.ways:
            options |= way.options(state, seat)
        return options

    def legal(self, state: TunnelState, seat: int, data: Any) -> list[Action]:
        if state.rules.ordinary_ways:
            return ordinary_actions(state, seat)
        actions: list[Action] = []
        kinds = distinct(state.hands[seat])
        for add_legal in state.rules.add_legal:
            add_legal(state, seat, kinds, actions)
        return actions

    def verify(self, state: TunnelState, seat: int, action: Action, data: Any) -> Action:
        for way in state.rules.ways:
            if way.verb in action:
                return way.verify(state, seat, action)
        raise IllegalAction("unknown-action", ("BASE-29",), {"field": ", ".join(map(str, action))})

    def answer(self, state: TunnelState, seat: int, action: Action, data: Any) -> None:
        verb = action.verb if type(action) is Move else next(iter(action))
        state.rules.do_verb[verb](state, seat, action)

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


def ordinary_actions(state: TunnelState, seat: int) -> list[Action]:
    """What the three ordinary ways add one after the other, in one go: simulations ask for it in every turn."""
    rules, hand = state.rules, distinct(state.hands[seat])
    actions: list[Action] = []
    limit, front = rules.tunnel_kinds, state.fronts.cards[seat]
    if not front or rules.forbidding.isdisjoint(front):
        add_lays(state.board.places(), hand, limit, actions)
    for kind in hand:
        if kind >= limit:
            actions += rules.plays[kind](state, seat)
    passes = rules.passes
    for kind in hand:
        actions.append(passes[kind])
    return actions


def draw(state: TunnelState) -> None:
    """BASE-31: as many cards as the play gives, as long as the deck has them."""
    deck, count = state.deck, state.draws
    if deck and count:
        hand = state.hands[state.turn]
        if state.memory:
            knowledge.moved(state, knowledge.DECK, knowledge.hand(state.turn))
        if count == 1:
            hand.append(deck.pop())
        else:
            count = min(count, len(deck))
            hand += reversed(deck[len(deck) - count :])
            del deck[len(deck) - count :]
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
            if state.memory:
                knowledge.moved(state, knowledge.DECK, knowledge.hand(seat))
            state.tell("drew", {seat: {"cards": [state.rules.words[kind]]}}, DRAWN, seat=seat, count=1)
