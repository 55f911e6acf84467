# cython: boundscheck=False, nonecheck=False
"""Playing an action card: its targets, its effect, its way to the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.core.audience import EVERYBODY
from motherlode.core.bunch import Bunch
from motherlode.core.course import Stride
from motherlode.core.ends import put_all
from motherlode.core.errors import IllegalAction
from motherlode.core.types import Action
from motherlode.games.tunnels.action_card import ActionCard, count_plays
from motherlode.games.tunnels.handful import distinct, take_out
from motherlode.games.tunnels.lasting import put_away
from motherlode.games.tunnels.memory import OPEN, in_hand
from motherlode.games.tunnels.state import begin_play, discard
from motherlode.games.tunnels.way import Way, card_in_hand

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import TunnelState


class Play(Way["TunnelState"]):
    verb = "play"

    def options(self, state: TunnelState, seat: int) -> dict[str, Any]:
        targets: dict[str, list[Action]] = {}
        for action in self.legal(state, seat, distinct(state.hands[seat])):
            target = {**action}
            targets.setdefault(target.pop(self.verb), []).append(target)
        options: dict[str, Any] = {"play": targets}
        for word in targets:
            options |= state.rules.actions[word][0].options(state, seat)
        return options

    def add_legal(self, state: TunnelState, seat: int, kinds: bytes, bunches: list[Bunch]) -> None:
        limit, cards = state.rules.tunnel_kinds, state.rules.action_cards
        for kind in kinds:
            if kind >= limit:
                card = cards[kind - limit]
                plays = card.plays(state, seat)
                if plays:
                    bunches.append(plays)

    def write_legal(self, state: TunnelState, seat: int, kinds: bytes, actions: list[Action]) -> None:
        limit, cards = state.rules.tunnel_kinds, state.rules.action_cards
        for kind in kinds:
            if kind >= limit:
                card = cards[kind - limit]
                put_all(actions, card.plays(state, seat))

    def count(self, state: TunnelState, seat: int, kinds: bytes) -> int:
        limit, cards, count = state.rules.tunnel_kinds, state.rules.action_cards, 0
        for kind in kinds:
            if kind >= limit:
                count += count_plays(cards, kind - limit, state, seat)
        return count

    def action(self, state: TunnelState, seat: int, kinds: bytes, number: int) -> Action:
        found = self._found(state, seat, kinds, number)
        card = state.rules.action_cards[(found & 255) - state.rules.tunnel_kinds]
        return card.nth(state, seat, found >> 8)

    def _found(self, state: TunnelState, seat: int, kinds: bytes, number: int) -> int:
        """The card of a play by its number, and the play's number among those with it, as one number: the kind of the
        card is its last byte."""
        limit, cards = state.rules.tunnel_kinds, state.rules.action_cards
        for kind in kinds:
            if kind >= limit:
                count = count_plays(cards, kind - limit, state, seat)
                if number < count:
                    return number << 8 | kind
                number -= count
        raise IndexError("there are not as many plays")

    def verify(self, state: TunnelState, seat: int, action: Action) -> Action:
        kind = card_in_hand(state, seat, action["play"])
        card = self._card(state, kind)
        if card is None or card.word != action["play"]:
            raise IllegalAction("unknown-action", arguments={"field": "play"})
        card.require_words(action)
        card.verify(state, seat, action)
        return card.written(action)

    def _card(self, state: TunnelState, kind: int) -> ActionCard[Any] | None:
        index = kind - state.rules.tunnel_kinds
        return state.rules.action_cards[index] if index >= 0 else None

    def do(self, state: TunnelState, seat: int, action: Action) -> None:
        rules = state.rules
        price = rules.price
        if price is not None and price.asks_first(state, seat, action, rules.turn_frames[seat]):
            return
        play_card(state, seat, rules.kinds[action["play"]], action)

    def do_at(self, state: TunnelState, seat: int, kinds: bytes, number: int) -> None:
        if state.rules.price is not None:
            self.do(state, seat, self.action(state, seat, kinds, number))
            return
        found = self._found(state, seat, kinds, number)
        card = state.rules.action_cards[(found & 255) - state.rules.tunnel_kinds]
        play_card(state, seat, card.kind, card.nth(state, seat, found >> 8))


def play_card(state: TunnelState, seat: int, kind: int, action: Action) -> None:
    hand = state.hands[seat]
    take_out(hand, kind)
    if state.memory.holds:
        state.memory.moved(in_hand(seat), OPEN, kind)
    begin_play(state, seat, kind, action)
    state.follow(state.rules.play_course)


class Effect(Stride):
    """The effect, then the card goes to the discard pile above what it acted on (XM-09)."""

    def take(self, state: TunnelState) -> None:
        table: TunnelState = state
        play, rules = table.play, table.rules
        kind = play.kind
        number = kind - rules.tunnel_kinds
        card = rules.action_cards[number]
        if table.aloud or rules.lasts[number]:
            take_effect(table, card, number)
            return
        card.resolve(table, play.seat, play.action)
        if not rules.stays[number]:
            discard(table, kind, EVERYBODY)


def take_effect(state: TunnelState, card: ActionCard[Any], number: int) -> None:
    """The same for a card that lasts, or where it is told."""
    play, rules = state.play, state.rules
    seat, kind, action = play.seat, play.kind, play.action
    removed = card.removed(state, action) if state.aloud else None
    secret = card.secret(state, action) if state.aloud else None
    if rules.lasts[number]:
        tell_played(state, card, removed, secret)
        state.held.append(kind)
        state.then(put_away(card.word))
        card.resolve(state, seat, action)
        return
    card.resolve(state, seat, action)
    if not rules.stays[number]:
        discard(state, kind, EVERYBODY)
    tell_played(state, card, removed, secret)


def tell_played(state: TunnelState, card: ActionCard[Any], removed: str | None, secret: dict[str, Any] | None) -> None:
    if state.aloud:
        seat, action = state.play.seat, state.play.action
        targets = {field: action[field] for field in action if field != "play"}
        taken = {"removed": removed} if removed else {}
        private = {seat: secret} if secret else None
        state.tell("played", private, card.changes, seat=seat, card=card.word, **targets, **taken)
