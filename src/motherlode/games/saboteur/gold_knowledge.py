"""Who knows what of gold: `games/tunnels/knowledge.py` for the cards of the deck, this for gold cards and nuggets.

A gold card stays in its place: where it came to lie among its owner's, or in the draft that goes round. Whoever moves
gold says so here, and a fact stays true whatever happens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from motherlode.core.audience import ALL, SPECTATOR
from motherlode.core.named import named

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState

Place = tuple[int, int]
"""A gold card by its owner and its place among his cards; the draft in progress is owner -1."""
IN_DRAFT = -1


class GoldFact(NamedTuple):
    """What the gold cards in these places are worth together; `viewer` may be the public."""

    viewer: int
    places: tuple[Place, ...]
    nuggets: int
    values: tuple[int, ...]
    """The single cards in some order, where they were seen."""


def drafted(state: SaboteurState, seat: int) -> None:
    """The card that a seat kept of the draft lies in front of it; it has seen what it hands on."""
    kept, gone = (seat, len(state.gold_cards[seat]) - 1), (IN_DRAFT, len(state.draft))
    facts = [
        fact._replace(places=tuple(kept if place == gone else place for place in fact.places))
        for fact in state.gold_memory
    ]
    if state.draft:
        handed_on = tuple((IN_DRAFT, place) for place in range(len(state.draft)))
        facts.append(GoldFact(seat, handed_on, sum(state.draft), tuple(sorted(state.draft))))
    state.gold_memory = tuple(facts)
    state.drafted = (*state.drafted, kept)


def paid(state: SaboteurState, seat: int, cards: list[int]) -> None:
    """Gold cards face down for a sum that all have heard."""
    if cards:
        owned = state.gold_cards[seat]
        places, nuggets, place = [], 0, len(owned) - len(cards)
        for value in cards:
            places.append((seat, place))
            nuggets += value
            place += 1
        state.gold_memory += (named(GoldFact, (SPECTATOR, tuple(places), nuggets, ())),)


def nuggets_moved(state: SaboteurState, seat: int, nuggets: int) -> None:
    """Nuggets come to a seat or leave it, and all see how many: who counts along knows what it has (XM-12)."""
    if not nuggets:
        return
    state.balance[seat] += nuggets
    sums = [*state.counted]
    sums[seat] += nuggets
    state.counted = tuple(sums)


# ---- in words


def gold_memory_view(state: SaboteurState, audience: int) -> list[dict[str, Any]]:
    return [
        {
            **({"viewer": fact.viewer} if audience == ALL else {}),
            "places": [[*place] for place in fact.places],
            "nuggets": fact.nuggets,
            **({"values": [*fact.values]} if fact.values else {}),
        }
        for fact in state.gold_memory
        if audience == ALL or fact.viewer in (audience, SPECTATOR)
    ]


def read_gold_memory(viewer: int, facts: list[dict[str, Any]]) -> tuple[GoldFact, ...]:
    return tuple(
        GoldFact(
            fact.get("viewer", viewer if "values" in fact else SPECTATOR),
            read_places(fact["places"]),
            fact["nuggets"],
            tuple(fact.get("values", ())),
        )
        for fact in facts
    )


def read_places(places: list[list[int]]) -> tuple[Place, ...]:
    return tuple((owner, place) for owner, place in places)
