"""Discarding two cards to remove one in front of oneself."""

from __future__ import annotations

from collections import Counter
from typing import Any

from motherlode.core.bunch import Bunch, Unwritten
from motherlode.core.errors import IllegalAction
from motherlode.core.types import Action
from motherlode.games.tunnels.handful import Pick, count_pairs, distinct, nth_larger, picked, picks_of, take_out
from motherlode.games.tunnels.memory import PILE, in_hand
from motherlode.games.tunnels.way import StateT, Way, card_in_hand, require_fields

PRICE = 2


def removals(words: list[str], front: bytes, hand: bytearray, pairs: list[Pick]) -> Bunch:
    """Each card in front of the player with every price for it, written when it is asked for."""

    def removal(place: int) -> Action:
        card, price = divmod(place, len(pairs))
        return {"remove": words[front[card]], "discard": [words[kind] for kind in picked(hand, pairs[price])]}

    return Unwritten(len(front) * len(pairs), removal)


class Remove(Way[StateT]):
    """S2-101 to S2-107."""

    verb = "remove"

    def take_away(self, state: StateT, kind: int, seat: int) -> None:
        """The card in front of the player goes to the discard pile."""
        state.fronts.remove(kind, seat)
        state.discard_open(kind)

    def options(self, state: StateT, seat: int) -> dict[str, Any]:
        words, hand = state.rules.words, state.hand_words(seat)
        front = list(dict.fromkeys(words[kind] for kind in state.fronts.cards[seat]))
        return {"remove": {"cards": front, "discard": hand, "count": PRICE} if front and len(hand) >= PRICE else None}

    def add_legal(self, state: StateT, seat: int, kinds: bytes, bunches: list[Bunch]) -> None:
        front, hand = distinct(state.fronts.cards[seat]), state.hands[seat]
        if front and len(hand) >= PRICE:
            bunches.append(removals(state.rules.words, front, hand, picks_of(hand, PRICE)))

    def count(self, state: StateT, seat: int, kinds: bytes) -> int:
        front: bytearray = state.fronts.cards[seat]
        return len(distinct(front)) * count_pairs(state.hands[seat], kinds) if front else 0

    def verify(self, state: StateT, seat: int, action: Action) -> Action:
        require_fields(action, {"remove", "discard"})
        rules, cards = state.rules, action["discard"]
        if not isinstance(cards, list):
            raise IllegalAction("unknown-action", arguments={"field": "discard"})
        discard = [card_in_hand(state, seat, card) for card in cards]
        for kind, count in Counter(discard).items():
            if count > state.hands[seat].count(kind):
                raise IllegalAction("not-in-hand", ("S2-101",), {"card": rules.words[kind]})
        if len(discard) != PRICE:
            raise IllegalAction("wrong-price", ("S2-101",), {"count": PRICE})
        kind = rules.kinds.get(str(action["remove"]), -1)
        if not state.fronts.lie(kind, seat):
            raise IllegalAction("not-in-front", ("S2-101", "S2-104"), {"card": str(action["remove"])})
        return {"remove": rules.words[kind], "discard": [rules.words[kind] for kind in discard]}

    def do_at(self, state: StateT, seat: int, kinds: bytes, number: int) -> None:
        if state.aloud:
            self.do(state, seat, self.action(state, seat, kinds, number))
            return
        hand: bytearray = state.hands[seat]
        pairs = count_pairs(hand, kinds)
        front = distinct(state.fronts.cards[seat])
        self._buy_off(state, seat, front[number // pairs], nth_larger(hand, PRICE, number % pairs))
        state.follow(state.rules.pass_course)

    def _buy_off(self, state: StateT, seat: int, card: int, price: bytes) -> None:
        """S2-106: the price goes face down, the removed card face up above it."""
        hand = state.hands[seat]
        for kind in price:
            take_out(hand, kind)
            state.discard_hidden(kind, seat)
        state.memory.moved(in_hand(seat), PILE)
        self.take_away(state, card, seat)
        state.draws = 1
        state.passes = 0
        state.last_passed = seat

    def do(self, state: StateT, seat: int, action: Action) -> None:
        kinds = state.rules.kinds
        self._buy_off(state, seat, kinds[action["remove"]], bytes([kinds[word] for word in action["discard"]]))
        if state.aloud:
            private = {seat: {"cards": action["discard"]}}
            state.tell("bought-off", private, seat=seat, card=action["remove"], count=PRICE)
        state.follow(state.rules.courses["pass"])
