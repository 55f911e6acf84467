# cython: wraparound=False, nonecheck=False
"""The course of a turn: digging, the card windows, the exchange, the Cave-Ins, the next player (CORP-39 to CORP-42)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.ends import put_last
from motherlode.games.corporation.cards import CAVE_IN, KEEPERS, OVERTIME
from motherlode.games.corporation.placing import can_go_on, tokens
from motherlode.games.corporation.reach import gold_can_be_taken
from motherlode.games.corporation.uses import something_to_use

if TYPE_CHECKING:
    from motherlode.games.corporation.state import CorporationState

BUDGET: Final = 3
CAVE_IN_KIND: Final = "cave-in"
DIGS, CARD_WINDOWS, EXCHANGES, LIFTS = (
    tuple((kind, (seat,), None) for seat in range(6)) for kind in ("dig", "cards", "exchange", CAVE_IN_KIND)
)
"""The questions of an ordinary turn, by seat, ready to be asked."""


def budget_of(turn_number: int) -> int:
    """CORP-46."""
    return min(turn_number, BUDGET)


def begin_turn(state: CorporationState) -> None:
    state.turn_number += 1
    state.budget = budget_of(state.turn_number)
    state.colour = -1
    state.placed = state.keepers = False
    if state.aloud:
        state.tell("turn", seat=state.turn, number=state.turn_number, budget=state.budget)
    elif state.turn_number == 1 and not state.light:
        state.note("turn", seat=state.turn, number=1, budget=state.budget)
    go_on(state)


def go_on(state: CorporationState) -> None:
    """CORP-54: digging goes on while there is budget and a legal cell; then the cards; then the exchange."""
    seat = state.turn
    front = state.fronts[seat]
    if state.budget and can_go_on(state, state.budget, tokens(state, seat) if front else 0):
        put_last(state.stack, DIGS[seat])
    elif front and something_to_use(state, seat):
        put_last(state.stack, CARD_WINDOWS[seat])
    else:
        close_digging(state)


def close_digging(state: CorporationState) -> None:
    """CORP-101: the exchange takes place even if digging was skipped; on the first turn it is compulsory (CORP-93)."""
    seat = state.turn
    if state.aloud and state.colour < 0:
        state.tell("no-digging", seat=seat)
    if not state.opened[seat]:
        state.then("open")
    elif state.has_invested(seat):
        put_last(state.stack, EXCHANGES[seat])
    else:
        lift_cave_ins(state)


def lift_cave_ins(state: CorporationState) -> None:
    """CORP-145, CORP-146: at the end of his turn a player may take one crystal off each Cave-In of another."""
    seat = state.turn
    if state.closed and liftable(state, seat):
        put_last(state.stack, LIFTS[seat])
    else:
        end_turn(state)


def liftable(state: CorporationState, seat: int) -> int:
    """The colours on Cave-Ins from which this seat may still take a crystal, as bits."""
    found = 0
    for owner, front in enumerate(state.fronts):
        for card in front:
            if card.colours and not card.spent and owner != seat:
                for colour in card.colours:
                    found |= 1 << colour
    return found


def end_turn(state: CorporationState) -> None:
    _put_cards_in_order(state)
    state.idle = 0 if state.placed else state.idle + 1
    if not gold_can_be_taken(state):
        finish(state, "no-gold")
    elif state.idle >= len(state.coins) and not clear_cave_ins(state):
        finish(state, "stand-off")
    else:
        state.turn = (state.turn + 1) % len(state.coins)
        begin_turn(state)


def _put_cards_in_order(state: CorporationState) -> None:
    """What was used this turn may be used again next turn; Finders Keepers goes (CORP-140)."""
    for seat, front in enumerate(state.fronts):
        for card in front:
            if not card.spent:
                continue
            if card.kind == KEEPERS:
                state.replace_front(seat, card, None)
                state.tell("discarded", seat=seat, card="finders-keepers")
            elif card.kind in (OVERTIME, CAVE_IN):
                state.replace_front(seat, card, card.with_spent(False))


def clear_cave_ins(state: CorporationState) -> bool:
    """CORP-158: a round of turns without a crystal discards every Cave-In in play; False if there is none."""
    lying = [(seat, card) for seat, front in enumerate(state.fronts) for card in front if card.colours]
    for seat, card in lying:
        state.replace_front(seat, card, None)
        for colour in card.colours:
            state.return_crystal(colour)
    state.count_closed()
    state.idle = 0
    if lying:
        state.tell("cleared", seats=[seat for seat, _ in lying])
    return bool(lying)


def finish(state: CorporationState, why: str) -> None:
    """CORP-151, CORP-156: the game is over; whatever else the turn had is dropped."""
    state.stack.clear()
    state.over = True
    if state.aloud and state.outcome is not None:
        state.tell("game-over", why=why, **state.outcome)
