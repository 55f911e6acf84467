"""What changes in nearly every turn: hands and the discard pile. Their patches are made from what was there before and
is now, without building and comparing what every audience sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from motherlode.core.audience import ALL, EVERYBODY, SPECTATOR, knows
from motherlode.core.patch import lengthened
from motherlode.core.section import Changes

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState

Hands = list[tuple[int, ...]]
Pile = tuple[list[int], list[int]]


def hands_stamp(state: SaboteurState) -> Hands:
    return [*map(tuple, state.hands)]


def size_changes(state: SaboteurState, was: Hands, now: Hands, audiences: Sequence[int]) -> Changes:
    sizes = [*map(len, now)]
    return {SPECTATOR: [["set", ["hand_sizes"], sizes]] if sizes != [*map(len, was)] else []}


def hand_changes(state: SaboteurState, was: Hands, now: Hands, audiences: Sequence[int]) -> Changes:
    words = state.rules.words
    return {
        seat: [lengthened(["hand"], before, hand, [words[kind] for kind in hand])]
        for seat, (before, hand) in enumerate(zip(was, now, strict=True))
        if before != hand and seat in audiences
    }


def hands_changes(state: SaboteurState, was: Hands, now: Hands, audiences: Sequence[int]) -> Changes:
    words = state.rules.words
    changes: Changes = {}
    for seat, (before, hand) in enumerate(zip(was, now, strict=True)):
        if before != hand:
            change = lengthened(["hands", seat], before, hand, [words[kind] for kind in hand])
            for audience in (seat, ALL):
                if audience in audiences:
                    changes.setdefault(audience, []).append(change)
    return changes


def pile_stamp(state: SaboteurState) -> Pile:
    return state.pile.kinds[:], state.pile.known[:]


def discard_changes(state: SaboteurState, was: Pile, now: Pile, audiences: Sequence[int]) -> Changes:
    """The uppermost card comes first in a view."""
    length = len(was[0])
    grew = length < len(now[0]) and (now[0][:length], now[1][:length]) == was
    operation, start = ("put", length) if grew else ("set", 0)
    kinds, known, words = now[0][start:][::-1], now[1][start:][::-1], state.rules.words
    if all(mask == EVERYBODY for mask in known):
        patch = [[operation, ["discard"], [words[kind] for kind in kinds]]]
        return dict.fromkeys(audiences, patch)
    return {
        audience: [
            [
                operation,
                ["discard"],
                [words[kind] if knows(mask, audience) else None for kind, mask in zip(kinds, known, strict=True)],
            ]
        ]
        for audience in audiences
    }
