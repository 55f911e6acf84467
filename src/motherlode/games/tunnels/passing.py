"""Passing: cards go face down to the discard pile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from motherlode.core.errors import IllegalAction
from motherlode.core.move import Move, Names
from motherlode.core.types import Action
from motherlode.games.tunnels import knowledge
from motherlode.games.tunnels.way import Way, card_in_hand, handfuls, require_fields

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import TunnelState


class LargerPasses(dict[tuple[int, ...], Move]):
    """By the kinds of several cards: the pass that discards them. Written down when first asked for."""

    def __init__(self, words: list[str]) -> None:
        super().__init__()
        self._words = words

    def __missing__(self, kinds: tuple[int, ...]) -> Move:
        self[kinds] = move = Move({"pass": Names([self._words[kind] for kind in kinds])})
        return move


PASSED = ("hands", "pile", "pile_known", "memory")
"""What a pass changes."""


class Pass(Way["TunnelState"]):
    verb = "pass"

    def options(self, state: TunnelState, seat: int) -> dict[str, Any]:
        cards = state.hand_words(seat)
        return {"pass": {"cards": cards, "least": 1, "most": min(state.rules.pass_most, len(cards))}}

    def add_legal(self, state: TunnelState, seat: int, kinds: Iterable[int], actions: list[Action]) -> None:
        actions += map(state.rules.passes.__getitem__, kinds)
        if state.rules.pass_most > 1:
            self._add_larger(state, state.hands[seat], actions)

    def _add_larger(self, state: TunnelState, hand: list[int], actions: list[Action]) -> None:
        written = state.rules.larger_passes.__getitem__
        for count in range(2, min(state.rules.pass_most, len(hand)) + 1):
            actions += map(written, handfuls(hand, count))

    def verify(self, state: TunnelState, seat: int, action: Action) -> Action:
        require_fields(action, {"pass"})
        cards = action["pass"]
        if not isinstance(cards, list):
            raise IllegalAction("unknown-action", arguments={"field": "pass"})
        kinds, hand = [card_in_hand(state, seat, card) for card in cards], state.hands[seat]
        for kind in dict.fromkeys(kinds):
            if kinds.count(kind) > hand.count(kind):
                raise IllegalAction("not-in-hand", ("BASE-29",), {"card": state.rules.words[kind]})
        if not 1 <= len(cards) <= state.rules.pass_most:
            raise IllegalAction("wrong-count", state.rules.pass_clauses, {"most": state.rules.pass_most})
        return {"pass": [state.rules.words[kind] for kind in kinds]}

    def do(self, state: TunnelState, seat: int, action: Action) -> None:
        rules, hand, cards = state.rules, state.hands[seat], action["pass"]
        kinds, discard = rules.kinds, state.discard_hidden
        for word in cards:
            kind = kinds[word]
            hand.remove(kind)
            discard(kind, seat)
        if state.memory:
            knowledge.moved(state, knowledge.hand(seat), knowledge.PILE)
        state.draws = len(cards)
        state.passes += 1
        state.last_passed = seat
        if state.aloud:
            state.tell("passed", {seat: {"cards": cards}}, PASSED, seat=seat, count=len(cards))
        state.follow(rules.courses["pass"])
