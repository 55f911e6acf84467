"""How much of what was seen is to be believed: fitted to logged rounds, by how many play and how long they have.

`python -m motherlode.arena.reliability` fits it anew.
"""

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
"""Up to how many turns of each the columns below go; the last one has no end."""
FEW, SOME = 4, 6
"""Up to how many players the first rows below go; the last one is for more."""
LENSES: Final[dict[int, tuple[Lens, ...]]] = {
    FEW: (PLAIN, PLAIN, PLAIN, PLAIN, PLAIN),
    SOME: (PLAIN, PLAIN, PLAIN, PLAIN, PLAIN),
    99: (PLAIN, PLAIN, PLAIN, PLAIN, PLAIN),
}


def row_of(players: int) -> int:
    return next(most for most in LENSES if players <= most)


def column_of(turn: float) -> int:
    """Where a number of turns stands in a row."""
    return sum(turn > most for most in TURNS)


def lens(players: int, turn: float) -> Lens:
    return LENSES[row_of(players)][column_of(turn)]
