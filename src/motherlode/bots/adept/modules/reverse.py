"""Reverse: who is next matters when the gold is near (WC20)."""

from __future__ import annotations

from typing import Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.interest import BLOCK, DIG
from motherlode.bots.adept.knowledge import Knowledge
from motherlode.bots.adept.mind import Mind
from motherlode.core.types import Action


def turn_round(mind: Mind, action: Action) -> float:
    """Better for me if the one before me is next than the one after me."""
    reading = mind.reading
    step = 1 if reading.view["direction"] == "clockwise" else -1
    after, before = (reading.me + step) % reading.players, (reading.me - step) % reading.players
    return temper.REVERSE * mind.near * (threat(mind, after) - threat(mind, before)) - temper.REVERSE_COST


def threat(mind: Mind, seat: int) -> float:
    """How much I fear the turn of a seat; one that cannot lay does less."""
    able = temper.CANNOT_LAY if mind.reading.hindered(seat) else 1.0
    if mind.interest.manner == BLOCK:
        return able * (1 - mind.allies[seat])
    return able * (mind.foes[seat] + (mind.rivals[seat] if mind.left <= temper.CLOSE else 0.0))


KNOWLEDGE: Final = Knowledge(
    plays={"reverse": turn_round},
    keeps={"reverse": lambda mind: temper.REVERSE_KEEP if mind.interest.manner in (BLOCK, DIG) else 0.0},
)
