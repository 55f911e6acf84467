"""Draws who has which role and where the gold is, as often as it is believed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp
from typing import TypeVar

from motherlode.bots.adept.belief import SABOTEUR, Belief, Case
from motherlode.core.rng import Rng

Thing = TypeVar("Thing")


def draw_case(belief: Belief, rng: Rng) -> Case:
    """Where the gold is, and all that follows from it."""
    return drawn(belief.cases, [case.weight for case in belief.cases], rng)


def draw_roles(belief: Belief, case: Case, players: int, rng: Rng) -> list[str | None]:
    """The roles of the seats, all of them together as likely as they are believed in this case."""
    cards = belief.cards
    assert cards is not None
    roles = list(cards.roles)
    others = Counter({role: count for role, count in cards.unseen.items() if role != SABOTEUR})
    saboteurs = draw_saboteurs(case.unknown, cards.unseen[SABOTEUR], rng)
    for place, is_saboteur in zip(cards.unknown, saboteurs, strict=True):
        roles[place] = SABOTEUR if is_saboteur else _draw_other(others, _leaning(case, place), rng)
    return roles[:players]


def draw_saboteurs(odds: Sequence[float], saboteurs: int, rng: Rng) -> list[bool]:
    """Which of the dwarf cards are saboteurs', if exactly so many are: card by card, each given those before it."""
    weights = [exp(odd) for odd in odds]
    rests = _weights_of_rests(weights, saboteurs)
    are: list[bool] = []
    for weight, rest in zip(weights, rests[1:], strict=True):
        yes = weight * rest[saboteurs - 1] if saboteurs else 0.0
        are.append(rng.unit() * (yes + rest[saboteurs]) < yes)
        saboteurs -= are[-1]
    return are


def _weights_of_rests(weights: Sequence[float], most: int) -> list[list[float]]:
    """For each place the weight of all choices of 0, 1, … `most` of the cards from there on, and after the last."""
    rests = [[1.0] + [0.0] * most]
    for weight in reversed(weights):
        after = rests[-1]
        rests.append([1.0] + [after[count] + weight * after[count - 1] for count in range(1, most + 1)])
    return rests[::-1]


def _leaning(case: Case, place: int) -> dict[str, float]:
    leanings = case.witness.leanings
    return leanings[place] if place < len(leanings) else {}


def _draw_other(others: Counter[str], leaning: dict[str, float], rng: Rng) -> str | None:
    left = [role for role, count in others.items() if count > 0]
    if not left:
        return None
    role = drawn(left, [others[role] * exp(leaning.get(role, 0.0)) for role in left], rng)
    others[role] -= 1
    return role


def drawn(things: Sequence[Thing], weights: Sequence[float], rng: Rng) -> Thing:
    """One of them, as likely as its weight."""
    left = rng.unit() * sum(weights)
    for thing, weight in zip(things, weights, strict=True):
        left -= weight
        if left < 0:
            return thing
    return things[-1]
