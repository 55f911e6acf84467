"""The Greedy dwarf wins only by completing the tunnel himself, and then alone (WC16)."""

from __future__ import annotations

from typing import Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.belief import Belief
from motherlode.bots.adept.interest import DIG, MINER, Interest
from motherlode.bots.adept.knowledge import Knowledge
from motherlode.bots.adept.likeness import BREAKS
from motherlode.bots.adept.mind import Mind
from motherlode.bots.adept.reading import Reading
from motherlode.core.types import Action

GREEDY: Final = "greedy"


def greedy(reading: Reading, belief: Belief) -> Interest:
    """Digs with the miners, but the last card must be his."""
    return Interest(
        DIG,
        win=temper.NUGGET * temper.GREEDY_PAY,
        rivalry=temper.NUGGET * temper.GREEDY_PAY,
        caution=temper.GREEDY_CAUTION,
        patience=temper.GREEDY_PATIENCE,
        rivals={MINER: 1.0, GREEDY: 1.0},
    )


def miner(reading: Reading, belief: Belief) -> Interest:
    """A miner loses more to the Greedy dwarf than to another miner."""
    return Interest(
        DIG,
        caution=temper.MINER_CAUTION,
        patience=temper.MINER_PATIENCE,
        rivals={GREEDY: temper.WIN / temper.RIVALRY},
    )


def overtake(mind: Mind, action: Action) -> float:
    """When the gold is near, everybody else who digs is in the way of the Greedy dwarf."""
    if mind.reading.role != GREEDY or mind.left > temper.CLOSE or mind.reading.hindered(action["on"]):
        return 0.0
    digs = min(1.0, mind.belief.pace[action["on"]] / temper.DIGGER)
    return temper.OVERTAKE * digs * mind.rivals[action["on"]]


KNOWLEDGE: Final = Knowledge(
    interests={GREEDY: greedy, MINER: miner},
    plays={BREAKS: overtake},
    outlooks={GREEDY: lambda mind: temper.GREEDY_PAY * mind.reached_chance / mind.reading.players},
)
