"""Draws who has which role and where the gold is, as often as it is believed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp
from typing import TypeVar

from motherlode.bots.adept.belief import SABOTEUR, Belief, Case
from motherlode.bots.adept.dealt import weight_of
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
    are: list[bool] = []
    for place, odd in enumerate(odds):
        rest = odds[place + 1 :]
        yes = exp(odd) * _weight(rest, saboteurs - 1)
        no = _weight(rest, saboteurs)
        are.append(rng.unit() * (yes + no) < yes)
        saboteurs -= are[-1]
    return are


def _weight(odds: Sequence[float], saboteurs: int) -> float:
    return weight_of(odds, saboteurs) if 0 <= saboteurs <= len(odds) else 0.0


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
