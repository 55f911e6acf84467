"""How much of what was seen is to be believed: what a fit of the belief could change, by how many play and how long."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Lens:
    sharpness: float = 1.0
    """How much more a deed says than was thought when it was weighed."""
    calm: float = 0.0
    """How much less suspect everybody at the table is than his deeds look, beside the dwarf cards left over."""

    def through(self, odds: Sequence[float], seats: int) -> list[float]:
        """Log-odds of dwarf cards as they are to be believed; the first ones are those of seats."""
        calm = self.calm
        return [self.sharpness * odd - (calm if place < seats else 0.0) for place, odd in enumerate(odds)]


PLAIN: Final = Lens()
TURNS: Final = (1, 2, 4, 7)
"""Up to how many turns of each are taken together; then all that come after."""
PLAYERS: Final = (4, 6, 12)
"""Up to how many players are taken together."""


def row_of(players: int) -> int:
    return sum(players > most for most in PLAYERS)


def column_of(turn: int) -> int:
    return sum(turn > most for most in TURNS)
