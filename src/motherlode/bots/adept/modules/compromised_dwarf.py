"""Compromised dwarf: who has a broken tool at the end gets no gold, and the others get his (COMP)."""

from __future__ import annotations

from typing import Final

from motherlode.bots.adept import miner, temper
from motherlode.bots.adept.interest import DIG, MINER, chances
from motherlode.bots.adept.knowledge import Knowledge
from motherlode.bots.adept.likeness import BREAKS, MENDS
from motherlode.bots.adept.mind import Mind
from motherlode.core.types import Action


def compromise(mind: Mind, action: Action) -> float:
    """Near the gold also an honest miner: his share goes to the others."""
    if mind.interest.manner != DIG or mind.reading.hindered(action["on"]):
        return 0.0
    return temper.COMPROMISE * chances(mind.belief, {MINER: 1.0})[action["on"]] * _close(mind)


def be_clean(mind: Mind, action: Action) -> float:
    """Near the gold one's own tools are worth a share of it."""
    if action["on"] != mind.reading.me:
        return 0.0
    return miner.mend(mind, action) + temper.COMPROMISED * _close(mind)


def _close(mind: Mind) -> float:
    """How soon the miners may be paid."""
    return min(max(1 - (mind.left - 1) / temper.COMPROMISE_SPAN, 0.0), 1.0)


KNOWLEDGE: Final = Knowledge(plays={BREAKS: compromise, MENDS: be_clean})
