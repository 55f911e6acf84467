"""The dwarf cards of a round: those that are seen, and every way in which the others can have been dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

from motherlode.bots.adept.reading import Reading
from motherlode.games.saboteur.rulebook import SaboteurRulebook

SABOTEUR: Final = "saboteur"
LEAST: Final = 0.01
"""Nothing is ruled out by the deal alone."""


def prior_of(rules: SaboteurRulebook) -> float:
    """How likely anybody is a saboteur to a miner at the deal."""
    return list(rules.dwarfs).count(SABOTEUR) / (len(rules.dwarfs) - 1)


@dataclass(frozen=True, slots=True)
class Dealt:
    """The dwarf cards, those of the seats first, then those left over and those given up."""

    roles: list[str | None]
    """None where I do not know them."""
    unseen: Counter[str]
    prior: float
    """The probability that a card I do not know is a saboteur's, before anything was seen."""
    table: float
    """The same for who knows no card at all."""

    @property
    def unknown(self) -> list[int]:
        return [place for place, role in enumerate(self.roles) if role is None]

    @property
    def shares(self) -> dict[str, float]:
        """For every role how likely a card that I do not know is of it."""
        hidden = len(self.unknown)
        return {role: count / hidden for role, count in self.unseen.items()} if hidden else {}


def dealt(reading: Reading) -> Dealt:
    view, cards = reading.view, reading.rules.dwarfs
    roles = [*view["roles"], *view["leftover"], *view["retired"]]
    unseen = Counter(cards) - Counter(role for role in roles if role is not None)
    hidden = len(cards) - sum(role is not None for role in roles)
    share = unseen[SABOTEUR] / hidden if hidden else 0.0
    return Dealt(roles, unseen, min(max(share, LEAST), 1 - LEAST), cards.count(SABOTEUR) / len(cards))


def log_odds(chance: float) -> float:
    return log(chance / (1 - chance)) if 0 < chance < 1 else 0.0


def posterior(odds: Sequence[float], saboteurs: int) -> list[float]:
    """The probability of each dwarf card to be a saboteur's, if exactly so many of them are.

    Every way to deal the cards is as likely as any other before anything is seen; so the weight of a deal is the
    product of what is seen of those who are saboteurs in it (BASE-10, BASE-12).
    """
    if saboteurs <= 0:
        return [0.0] * len(odds)
    weights = [exp(odd) for odd in odds]
    total = _ways(weights, saboteurs)[saboteurs]
    return [
        weight * _ways(weights, saboteurs - 1, index)[saboteurs - 1] / total if total else 0.0
        for index, weight in enumerate(weights)
    ]


def weight_of(odds: Sequence[float], saboteurs: int) -> float:
    """The weight of all deals together, beside one in which nothing was seen of anybody."""
    return _ways([exp(odd) for odd in odds], saboteurs)[saboteurs] if saboteurs > 0 else 1.0


def _ways(weights: Sequence[float], count: int, but: int = -1) -> list[float]:
    """The weight of all choices of 0, 1, … `count` of them, but of one that is left out."""
    ways = [1.0] + [0.0] * count
    for number, weight in enumerate(weights):
        if number != but:
            for chosen in range(count, 0, -1):
                ways[chosen] += ways[chosen - 1] * weight
    return ways
