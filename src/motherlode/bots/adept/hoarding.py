"""What a saboteur keeps for the moment when it hurts most, and when that moment has come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.likeness import BREAKS, COLLAPSES, LOOKS, MENDS


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
    hiding_span: float = temper.HIDING_SPAN
    """So many cards before the gold is one card away not being suspected begins to lose its worth."""
    late_at: float = temper.LATE_AT
    """The share of cards left below which it begins to lose its worth too."""
    hides: bool = True
    """Whether it has any."""


TO_THE_LAST: Final = Hoarding(
    strike_at=1.0,
    strike_span=0.3,
    later=0.05,
    cards={BREAKS: 4.0, MENDS: 0.1, COLLAPSES: 4.0, LOOKS: 0.05},
    dead_end=4.0,
    hiding_span=1.5,
    late_at=0.2,
)
"""Of a sleeper: whatever hurts is worth more in hand than used, until the next card can reach the gold or nothing else
is left to throw away. Where miners wait for one another before the gold, whose tool is broken is waited for no more."""
UNDERCOVER: Final = Hoarding(
    strike_at=1.5,
    strike_span=1.0,
    cards={BREAKS: 2.0, MENDS: 0.1, COLLAPSES: 2.0, LOOKS: 0.05},
    dead_end=0.0,
    hiding_span=2.0,
    late_at=0.5,
)
"""Of who hides for some turns: dead ends are laid while tools are whole, and what can be played with a broken one is
kept for when it is."""
OPENLY: Final = Hoarding(strike_at=20.0, strike_span=1.0, hiding_span=8.0, late_at=1.0, hides=False)
"""Of who hides no more and keeps nothing."""
