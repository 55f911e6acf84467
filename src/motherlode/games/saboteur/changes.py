"""What changes in nearly every turn: hands and the discard pile. Their patches are made from what was there before and
is now, without building and comparing what every audience sees."""

from __future__ import annotations

from functools import reduce
from itertools import compress
from operator import ne, or_
from typing import TYPE_CHECKING

from motherlode.core.audience import ALL, EVERYBODY, SPECTATOR, knows
from motherlode.core.event import Event
from motherlode.core.patch import lengthened
from motherlode.core.types import Patch

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState

Hands = list[tuple[int, ...]]
Pile = tuple[list[int], list[int]]


def hands_stamp(state: SaboteurState) -> Hands:
    return [*map(tuple, state.hands)]


def hands_changes(state: SaboteurState, was: Hands, now: Hands, event: Event) -> None:
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


def pile_stamp(state: SaboteurState) -> Pile:
    return state.pile.kinds[:], state.pile.known[:]


def discard_changes(state: SaboteurState, was: Pile, now: Pile, event: Event) -> None:
    """The uppermost card comes first in a view; who knows none of those face down sees what the public sees."""
    length = len(was[0])
    grew = length < len(now[0]) and (now[0][:length], now[1][:length]) == was
    operation, start = ("put", length) if grew else ("set", 0)
    kinds, known, words = now[0][start:][::-1], now[1][start:][::-1], state.rules.words

    def seen_by(audience: int) -> Patch:
        cards = zip(kinds, known, strict=True)
        return [[operation, ["discard"], [words[kind] if knows(mask, audience) else None for kind, mask in cards]]]

    patches = dict.fromkeys(event.own, seen_by(SPECTATOR))
    face_down = [mask for mask in known if mask != EVERYBODY]
    if face_down:
        knowing = reduce(or_, face_down)
        for audience in patches:
            if knows(knowing, audience):
                patches[audience] = seen_by(audience)
    event.change("discard", patches)
