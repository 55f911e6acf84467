"""Where to dig for the gold: the goals that are worth a thought."""

from __future__ import annotations

from typing import Final

from motherlode.bots.adept.belief import Belief
from motherlode.bots.adept.reading import Reading

NEGLIGIBLE: Final = 0.03
"""A goal less likely than this is not thought about."""


def gold_chances(reading: Reading, belief: Belief) -> dict[int, float]:
    """For each closed goal that may well be the gold the probability that it is."""
    likely = {goal: chance for goal, chance in belief.gold.items() if chance > NEGLIGIBLE}
    if not likely:
        return {goal: 1 / len(reading.closed) for goal in reading.closed}
    total = sum(likely.values())
    return {goal: chance / total for goal, chance in likely.items()}
