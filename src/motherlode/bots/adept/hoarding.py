"""What a saboteur keeps for the moment when it hurts most, and when that moment has come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from motherlode.bots.adept import temper


@dataclass(frozen=True, slots=True)
class Hoarding:
    strike_at: float = temper.STRIKE_AT
    strike_span: float = temper.STRIKE_SPAN
    """So near the gold, in cards, nothing is kept any more; so many cards further, everything is."""
    later: float = temper.LATER
    """The share of cards left below which there is less and less to keep cards for."""
    cards: Mapping[str | None, float] = field(default_factory=lambda: temper.SABOTEUR_KEEP)
    """What action cards are worth in hand, by what they are like, in cards that the miners are set back."""
    dead_end: float = temper.DEAD_END_KEEP
    """The same for a tunnel card that leads nowhere."""
