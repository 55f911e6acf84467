"""Discarding two cards to remove one in front of oneself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from motherlode.core.errors import IllegalAction
from motherlode.core.types import Action
from motherlode.games.tunnels import knowledge
from motherlode.games.tunnels.way import StateT, Way, card_in_hand, handfuls, require_fields

PRICE = 2


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

    def add_legal(self, state: StateT, seat: int, kinds: Iterable[int], actions: list[Action]) -> None:
        front = state.fronts.cards[seat]
        if not front or len(state.hands[seat]) < PRICE:
            return
        words = state.rules.words
        pairs = [[words[kind] for kind in pair] for pair in handfuls(state.hands[seat], PRICE)]
        actions += [{"remove": words[kind], "discard": [*pair]} for kind in dict.fromkeys(front) for pair in pairs]

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

    def do(self, state: StateT, seat: int, action: Action) -> None:
        """S2-106: the price goes face down, the removed card face up above it."""
        kinds, hand = state.rules.kinds, state.hands[seat]
        for word in action["discard"]:
            hand.remove(kinds[word])
            state.discard_hidden(kinds[word], seat)
        if state.memory:
            knowledge.moved(state, knowledge.hand(seat), knowledge.PILE)
        self.take_away(state, kinds[action["remove"]], seat)
        state.draws, state.passes = 1, 0
        if state.aloud:
            private = {seat: {"cards": action["discard"]}}
            state.tell("bought-off", private, seat=seat, card=action["remove"], count=PRICE)
        state.follow(state.rules.courses["pass"])
