"""Where is the gold? A probability for each closed goal, from what I know and whom I trust."""

from __future__ import annotations

from typing import Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.belief import CLAIMS, Belief
from motherlode.bots.adept.reading import Reading
from motherlode.games.tunnels.cells import read_cell

NEGLIGIBLE: Final = 0.03
"""A goal less likely than this is not thought about."""


def gold_chances(reading: Reading, belief: Belief) -> dict[int, float]:
    """For each closed goal that may be the gold the probability that it is."""
    faces = reading.faces
    gold = [goal for goal in reading.closed if faces.get(goal) == "gold"]
    if gold:
        return {gold[0]: 1.0}
    weights = {goal: 1.0 for goal in reading.closed if goal not in faces}
    for remark in reading.claims:
        face = CLAIMS.get(remark["says"])
        if face is None or remark["seat"] == reading.me:
            continue
        goal = read_cell(remark["goal"])
        if goal in weights:
            weight = claim_weight(face, belief.saboteur[remark["seat"]])
            backed = goal in reading.looked[remark["seat"]]
            weights[goal] *= weight if backed else weight**temper.UNBACKED
    total = sum(weights.values())
    if not total:
        return {goal: 1 / len(reading.closed) for goal in reading.closed}
    likely = {goal: weight for goal, weight in weights.items() if weight > NEGLIGIBLE * total}
    total = sum(likely.values())
    return {goal: weight / total for goal, weight in likely.items()}


def claim_weight(face: str, saboteur: float) -> float:
    """How much likelier it is that this is said of the gold than of a stone, by somebody who has looked."""
    honest = 1 - saboteur
    if face == "gold":
        return (honest + saboteur * (1 - temper.LIES_ABOUT_GOLD)) / (saboteur * temper.LIES_ABOUT_STONE + 0.02)
    return (saboteur * temper.LIES_ABOUT_GOLD + 0.02) / (honest + saboteur * (1 - temper.LIES_ABOUT_STONE))
