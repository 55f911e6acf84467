"""What a role can expect to be paid as things stand, in nuggets: whether another one would be better."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.belief import SABOTEUR
from motherlode.bots.adept.interest import MINER
from motherlode.bots.adept.mind import Mind

OUTLOOKS: Final[dict[str, Callable[[Mind], float]]] = {
    MINER: lambda mind: temper.MINER_PAY * mind.reached_chance,
    SABOTEUR: lambda mind: temper.SABOTEUR_PAY * (1 - mind.reached_chance),
}


def outlook(mind: Mind, role: str) -> float:
    expected = mind.knows.outlooks.get(role) or OUTLOOKS.get(role)
    return expected(mind) if expected is not None else 0.0


def average(mind: Mind, roles: Iterable[Mapping[str, float]]) -> float:
    """The same for a dwarf card that may be any of several."""
    expected = [sum(chance * outlook(mind, role) for role, chance in one.items()) for one in roles]
    return sum(expected) / len(expected) if expected else 0.0


def change(mind: Mind, roles: Iterable[Mapping[str, float]]) -> float:
    """What it is worth to have one of these in place of my role."""
    return temper.NUGGET * (average(mind, roles) - outlook(mind, mind.reading.role))
