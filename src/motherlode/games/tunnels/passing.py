# cython: boundscheck=False, nonecheck=False
"""Passing: cards go face down to the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.core.bunch import Bunch
from motherlode.core.ends import put_all
from motherlode.core.errors import IllegalAction
from motherlode.core.move import Move
from motherlode.core.types import Action
from motherlode.games.tunnels.handful import count_larger, larger_picks, nth_larger, take_out
from motherlode.games.tunnels.memory import PILE, in_hand
from motherlode.games.tunnels.state import discard
from motherlode.games.tunnels.way import Way, card_in_hand, require_fields

if TYPE_CHECKING:
    from motherlode.games.tunnels.rulebook import Rulebook
    from motherlode.games.tunnels.state import TunnelState


PASSED = ("hands", "pile", "pile_known", "memory")
"""What a pass changes."""


def kinds_passed(rules: Rulebook, action: Action) -> tuple[int, ...]:
    """The kinds of the cards that a legal pass discards."""
    if type(action) is Move:
        move: Move = action
        return move.kinds
    return tuple([rules.kinds[word] for word in action["pass"]])


class Pass(Way["TunnelState"]):
    verb = "pass"

    def options(self, state: TunnelState, seat: int) -> dict[str, Any]:
        cards = state.hand_words(seat)
        return {"pass": {"cards": cards, "least": 1, "most": min(state.rules.pass_most, len(cards))}}

    def add_legal(self, state: TunnelState, seat: int, kinds: bytes, bunches: list[Bunch]) -> None:
        rules = state.rules
        passes = rules.passes
        for kind in kinds:
            bunches.append(passes[kind])
        if rules.pass_most > 1:
            self._add_larger(rules, state.hands[seat], bunches)

    def write_legal(self, state: TunnelState, seat: int, kinds: bytes, actions: list[Action]) -> None:
        rules = state.rules
        passes = rules.passes
        for kind in kinds:
            put_all(actions, passes[kind])
        if rules.pass_most > 1:
            hand = state.hands[seat]
            for picks in larger_picks(hand, rules.pass_most):
                actions += rules.larger_passes.of(hand, picks)

    def count(self, state: TunnelState, seat: int, kinds: bytes) -> int:
        count, most = len(kinds), state.rules.pass_most
        if most > 1:
            count += count_larger(state.hands[seat], kinds, most)
        return count

    def action(self, state: TunnelState, seat: int, kinds: bytes, number: int) -> Action:
        rules = state.rules
        if number < len(kinds):
            return rules.passes[kinds[number]][0]
        return rules.larger_passes[tuple(nth_larger(state.hands[seat], rules.pass_most, number - len(kinds)))]

    def _add_larger(self, rules: Rulebook, hand: bytearray, bunches: list[Bunch]) -> None:
        for picks in larger_picks(hand, rules.pass_most):
            bunches.append(rules.larger_passes.of(hand, picks))

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

    def do_at(self, state: TunnelState, seat: int, kinds: bytes, number: int) -> None:
        if state.aloud:
            self.do(state, seat, self.action(state, seat, kinds, number))
            return
        hand, count = state.hands[seat], 1
        if number < len(kinds):
            put_down(state, seat, hand, kinds[number])
        else:
            passed = nth_larger(hand, state.rules.pass_most, number - len(kinds))
            count = len(passed)
            for kind in passed:
                put_down(state, seat, hand, kind)
        note_pass(state, seat, count)
        state.follow(state.rules.pass_course)

    def do(self, state: TunnelState, seat: int, action: Action) -> None:
        hand, kinds = state.hands[seat], kinds_passed(state.rules, action)
        for kind in kinds:
            put_down(state, seat, hand, kind)
        note_pass(state, seat, len(kinds))
        if state.aloud:
            state.tell("passed", {seat: {"cards": action["pass"]}}, PASSED, seat=seat, count=len(kinds))
        state.follow(state.rules.pass_course)


def put_down(state: TunnelState, seat: int, hand: bytearray, kind: int) -> None:
    take_out(hand, kind)
    discard(state, kind, 1 << seat)


def note_pass(state: TunnelState, seat: int, count: int) -> None:
    if state.memory.holds:
        state.memory.moved(in_hand(seat), PILE)
    state.draws = count
    state.passes += 1
    state.last_passed = seat
