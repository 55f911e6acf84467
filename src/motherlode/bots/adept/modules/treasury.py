"""Treasury: the best of the upper five discards (WC18)."""

from __future__ import annotations

from typing import Final

from motherlode.bots.adept import hand, temper
from motherlode.bots.adept.knowledge import Knowledge
from motherlode.bots.adept.mind import Mind
from motherlode.core.types import Action

UPPER: Final = 5


def take(mind: Mind, action: Action) -> float:
    """What the best of them is worth more than a card of the deck; of those I do not know one may be good."""
    upper = mind.reading.view["discard"][:UPPER]
    best = max(temper.UNSEEN_CARD if card is None else hand.wanted(mind, card) for card in upper)
    return temper.TREASURY + best - temper.USUAL_CARD


def pick(mind: Mind, action: Action) -> float:
    return hand.wanted(mind, action["choose"]["card"])


KNOWLEDGE: Final = Knowledge(
    plays={"treasury": take}, keeps={"treasury": lambda mind: temper.TREASURY_KEEP}, answers={"card": (pick,)}
)
