"""How soon somebody speaks up and strikes: what goes with a voice, whatever the role."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.hoarding import OPENLY, TO_THE_LAST, UNDERCOVER, Hoarding
from motherlode.bots.talk import voice_of

EVERYWHERE, NOWHERE = 0, 99


@dataclass(frozen=True, slots=True)
class Temperament:
    accuses_at: float
    """How suspect somebody must be to be accused aloud."""
    withdraws_at: float
    """How suspect he may still be for the accusation to be taken back."""
    patience: int
    """How many turns of his are watched before that."""
    denies: tuple[str, ...]
    """What is said to an accusation that names no deed."""
    admits: tuple[str, ...]
    """What is said to one that names a deed which helped nobody."""
    thanks: bool = False
    """Whether a helper is thanked."""
    asks: bool = False
    """Whether who breaks a tool is asked why."""
    praises: bool = False
    """Whether trust, good work and jokes are spoken of."""
    cover: float = 1.0
    """How much more than others he gives for not being suspected, as a saboteur."""
    strikes: float = 0.0
    """How many cards farther from the gold than others he strikes."""
    hoards: Hoarding = field(default_factory=Hoarding)
    """What he keeps until then."""
    wary: float = 0.0
    """How much more suspect than to others somebody must be to him to be hindered."""
    sleeps_from: int = NOWHERE
    """From how many players on he keeps whatever hurts to the last, as a saboteur where miners wait for one another
    before the gold."""
    hides: int = temper.HIDES
    """How many turns he hides for, as a saboteur where miners do not wait for one another; then he strikes openly."""
    dozes_from: int = NOWHERE
    """From how many players on he keeps until then whatever hurts, as a sleeper does."""

    def where_miners_wait(self, players: int) -> Temperament:
        """The same at a table with so few saboteurs that miners dare to wait for the first choice."""
        if players < self.sleeps_from:
            return self
        return replace(self, hoards=TO_THE_LAST, cover=1.0, strikes=0.0)

    def where_miners_hurry(self, players: int, turns: float) -> Temperament:
        """The same at a table with more saboteurs, after so many turns of each."""
        if turns >= self.hides:
            return replace(self, hoards=OPENLY, strikes=0.0)
        hoards = TO_THE_LAST if players >= self.dozes_from else UNDERCOVER
        return replace(self, hoards=hoards, cover=self.cover * temper.UNDERCOVER, strikes=0.0)


TEMPERAMENTS: Final = {
    "chatty": Temperament(
        0.72, 0.4, 2, ("watch-me",), ("oops",), thanks=True, praises=True, sleeps_from=6, dozes_from=9
    ),
    "terse": Temperament(
        *(0.85, 0.3, 3, ("not-me",), ("oops",)),
        cover=1.4,
        strikes=-0.5,
        wary=0.08,
        sleeps_from=EVERYWHERE,
        hides=5,
        dozes_from=EVERYWHERE,
    ),
    "hot-headed": Temperament(
        *(0.64, 0.45, 1, ("not-me", "doubt"), ("watch-me",)),
        thanks=True,
        asks=True,
        cover=0.6,
        strikes=1.0,
        hides=3,
        wary=-0.08,
    ),
}
EVEN: Final = TEMPERAMENTS["chatty"]
"""Who plays as most do."""


def temperament_of(seed: int) -> Temperament:
    return TEMPERAMENTS[voice_of(seed)]
