"""What changes in nearly every turn: hands and the discard pile. Their patches are made from what was there before and
is now, without building and comparing what every audience sees."""

from __future__ import annotations

from itertools import compress
from operator import ne
from typing import TYPE_CHECKING

from motherlode.core.audience import ALL, EVERYBODY, knows
from motherlode.core.event import Event
from motherlode.core.patch import lengthened
from motherlode.core.types import Patch

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import TunnelState

Hands = list[tuple[int, ...]]
Pile = tuple[list[int], list[int]]


def hands_stamp(state: TunnelState) -> Hands:
    return [*map(tuple, state.hands)]


def hands_changes(state: TunnelState, was: Hands, now: Hands, event: Event) -> None:
    """Everybody sees how many cards there are, their owner which."""
    sizes, own = [*map(len, now)], event.own
    if sizes != [*map(len, was)]:
        event.shared.append(["set", ["hand_sizes"], sizes])
    for seat in compress(range(len(now)), map(ne, was, now)):
        before, hand = was[seat], now[seat]
        words = [*map(state.rules.words.__getitem__, hand)]
        change = lengthened(["hands", seat], before, hand, words)
        if seat in own:
            own[seat] = [*own[seat], [change[0], ["hand"], change[2]], change]
        if ALL in own:
            own[ALL] = [*own[ALL], change]


def pile_stamp(state: TunnelState) -> Pile:
    return state.pile[:], state.pile_known[:]


def discard_changes(state: TunnelState, was: Pile, now: Pile, event: Event) -> None:
    """The uppermost card comes first in a view; a card that lies face down is known to some."""
    length, words = len(was[0]), state.rules.words
    grew = length < len(now[0]) and (now[0][:length], now[1][:length]) == was
    operation, start = ("put", length) if grew else ("set", 0)
    kinds, known = now[0][start:][::-1], now[1][start:][::-1]
    openly = [words[kind] if mask == EVERYBODY else None for kind, mask in zip(kinds, known, strict=True)]
    own: dict[int, Patch] = {}
    for place, mask in enumerate(known):
        if mask != EVERYBODY:
            for audience in event.own:
                if knows(mask, audience):
                    own.setdefault(audience, []).append(["set", ["discard", place], words[kinds[place]]])
    event.change_further("discard", [[operation, ["discard"], openly]], own)
