"""The Greedy dwarf wins only by completing the tunnel himself, and then alone (WC16)."""

from __future__ import annotations

from typing import Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.belief import SABOTEUR, Belief
from motherlode.bots.adept.interest import DIG, MINER, Interest, nearest
from motherlode.bots.adept.knowledge import Knowledge
from motherlode.bots.adept.reading import Reading

GREEDY: Final = "greedy"


def greedy(reading: Reading, belief: Belief) -> Interest:
    """Digs with the miners until the gold is near; then everybody else who digs is in his way."""
    close = nearest(reading) <= temper.CLOSE
    return Interest(
        DIG,
        win=temper.NUGGET * temper.GREEDY_PAY,
        rivalry=temper.NUGGET * temper.GREEDY_PAY,
        caution=temper.GREEDY_CAUTION,
        foes={SABOTEUR: temper.GREEDY_SPARES, MINER: 1.0, GREEDY: 1.0} if close else {SABOTEUR: 1.0},
        rivals={MINER: 1.0, GREEDY: 1.0},
    )


def miner(reading: Reading, belief: Belief) -> Interest:
    """A miner loses more to the Greedy dwarf than to another miner."""
    return Interest(DIG, rivals={MINER: 1.0, GREEDY: temper.WIN / temper.RIVALRY})


KNOWLEDGE: Final = Knowledge(
    interests={GREEDY: greedy, MINER: miner},
    outlooks={GREEDY: lambda mind: temper.GREEDY_PAY * mind.reached_chance / mind.reading.players},
)
