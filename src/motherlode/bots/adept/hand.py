"""What a card is worth in hand, by the manner of who holds it."""

from __future__ import annotations

from motherlode.bots.adept import gatherer, miner, saboteur, temper
from motherlode.bots.adept.interest import BLOCK, DIG
from motherlode.bots.adept.mind import Mind


def keep(mind: Mind, card: str) -> float:
    if mind.interest.manner == DIG:
        return miner.keep(mind, card)
    if mind.interest.manner == BLOCK:
        return saboteur.keep(mind, saboteur.plan(mind), card)
    return gatherer.keep(mind, card)


def wanted(mind: Mind, card: str) -> float:
    """What a card is worth that I do not have yet."""
    worth = keep(mind, card)
    if mind.interest.manner != DIG or card not in mind.reading.rules.tunnels or mind.best_gain.get(card):
        return worth
    _, left = mind.best_place(mind.reading.mine, card)
    return worth + temper.FITS * max(0.0, mind.left - left)
