"""What a card is worth in hand, by the manner of who holds it."""

from __future__ import annotations

from motherlode.bots.adept import gatherer, miner, saboteur
from motherlode.bots.adept.interest import BLOCK, DIG
from motherlode.bots.adept.mind import Mind


def keep(mind: Mind, card: str) -> float:
    if mind.interest.manner == DIG:
        return miner.keep(mind, card)
    if mind.interest.manner == BLOCK:
        return saboteur.keep(mind, saboteur.plan(mind), card)
    return gatherer.keep(mind, card)
