"""What the roles of Saboteur 2 can expect as things stand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from motherlode.bots.adept.belief import SABOTEUR
from motherlode.bots.adept.mind import Mind
from motherlode.bots.adept.modules.saboteur2.stakes import BLUE, BOSS, BOTH, GEOLOGIST, GREEN, NOBODY, PROFITEER, pay

REACHED_BY: Final = {GREEN: 0.4, BLUE: 0.4, BOTH: 0.2}
"""How often either team, or both, has the gold where it is reached."""


def of_role(role: str, mind: Mind) -> float:
    reached = mind.reached_chance
    ends = {NOBODY: 1 - reached, **{end: share * reached for end, share in REACHED_BY.items()}}
    return sum(chance * pay(mind.reading, mind.belief, role, end) for end, chance in ends.items())


def of_geologist(mind: Mind) -> float:
    """The crystals that lie already, shared with the other Geologist now and then."""
    shapes, cards = mind.reading.rules.faces.shapes, mind.reading.mine.board.cards
    return sum(shapes[face].feature == "crystal" for face in cards.values()) * 0.8


OUTLOOKS: Final[dict[str, Callable[[Mind], float]]] = {
    **{role: partial(of_role, role) for role in (GREEN, BLUE, BOSS, PROFITEER, SABOTEUR)},
    GEOLOGIST: of_geologist,
}
