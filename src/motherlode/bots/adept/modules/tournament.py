"""Tournament: fixed pay, so a miner loses little if another miner completes the tunnel (TOUR)."""

from __future__ import annotations

from typing import Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.belief import Belief
from motherlode.bots.adept.interest import DIG, MINER, Interest
from motherlode.bots.adept.knowledge import Knowledge
from motherlode.bots.adept.modules.greedy_dwarf import GREEDY
from motherlode.bots.adept.modules.greedy_dwarf import KNOWLEDGE as GREEDY_DWARF
from motherlode.bots.adept.reading import Reading

COMPLETER, OTHERS = 3, 2
"""What a miner is paid, in nuggets (TOUR-18)."""


def miner(reading: Reading, belief: Belief) -> Interest:
    return Interest(
        DIG,
        win=temper.NUGGET * COMPLETER,
        rivalry=temper.NUGGET * COMPLETER,
        caution=temper.TOURNAMENT_CAUTION,
        patience=temper.TOURNAMENT_PATIENCE,
        rivals={MINER: (COMPLETER - OTHERS) / COMPLETER, GREEDY: 1.0},
    )


KNOWLEDGE: Final = Knowledge(
    interests={**GREEDY_DWARF.interests, MINER: miner},
    plays=GREEDY_DWARF.plays,
    outlooks={**GREEDY_DWARF.outlooks, MINER: lambda mind: OTHERS * mind.reached_chance},
)
