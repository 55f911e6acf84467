"""Who knows what of hidden cards.

A card that lies by itself (a goal, a dwarf, a chest, a discard at its place in the pile) carries the mask of the seats
that have seen it, wherever it goes. A card that goes among others, where nobody can tell it from them any more, becomes
a fact of the table's memory: these cards lie somewhere in these places.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from motherlode.core.audience import ALL, SPECTATOR
from motherlode.games.tunnels.handful import put_on
from motherlode.games.tunnels.memory import DECK, PILE, Fact, Memory, in_hand

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import TunnelState


NO_SEAT = 30
"""A bit that is set only where all are: the card lies open."""


def viewers(state: TunnelState) -> range:
    """The public and every seat."""
    return range(SPECTATOR, state.setup.players)


def seen_in_pile(state: TunnelState, first: int, viewer: int) -> bytearray:
    """The cards of the discard pile, from a place on, that a viewer has seen."""
    pile, known, seen = state.pile, state.pile_known, bytearray()
    looker = 1 << (viewer if viewer >= 0 else NO_SEAT)
    for place in range(first, len(pile)):
        mask = known[place]
        if mask & looker:
            put_on(seen, pile[place])
    return seen


# ---- in words


def memory_view(state: TunnelState, audience: int) -> list[dict[str, Any]]:
    words = state.rules.words
    return [
        {
            **({"viewer": fact.viewer} if audience == ALL else {}),
            "cards": [words[kind] for kind in fact.kinds],
            "hands": [seat for seat in range(state.setup.players) if fact.places & in_hand(seat)],
            "pile": bool(fact.places & PILE),
            **({"deck": True} if fact.places & DECK else {}),
        }
        for fact in state.memory.facts
        if audience in (fact.viewer, ALL)
    ]


def read_memory(state: TunnelState, viewer: int, facts: list[dict[str, Any]]) -> Memory:
    rules = state.rules
    read = [
        Fact(
            fact.get("viewer", viewer),
            tuple(rules.kind(card) for card in fact["cards"]),
            sum(map(in_hand, fact["hands"])) | (PILE if fact["pile"] else 0) | (DECK if fact.get("deck") else 0),
        )
        for fact in facts
    ]
    return Memory(read)


# ---- dealing what is remembered

Slots = Sequence[tuple[int, list[int | None]]]
"""Places with the cards that lie there, None where a card is not known."""


def among(places: int, slots: Slots) -> list[list[int | None]]:
    return [cards for place, cards in slots if places & place]


def missing(fact: Fact, slots: Slots) -> list[int]:
    """The cards of a fact that are not yet where they may be."""
    absent = [*fact.kinds]
    for cards in among(fact.places, slots):
        for kind in cards:
            if kind is not None and kind in absent:
                absent.remove(kind)
    return absent
