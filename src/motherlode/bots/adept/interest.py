"""What a role wants: how it plays, what the end of a round is worth to it, and who stands in its way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.belief import SABOTEUR, Belief
from motherlode.bots.adept.reading import Reading
from motherlode.games.tunnels.walkers import Walker

DIG, BLOCK, GATHER = "dig", "block", "gather"
"""The manners: bring the gold nearer, keep it away, or look after oneself whatever becomes of the gold."""
MINER: Final = "miner"

ByRole = Mapping[str, float]
"""For roles how much they are something; what is not named is not at all."""


@dataclass(frozen=True, slots=True)
class Interest:
    manner: str
    win: float = temper.WIN
    """What it is worth to complete the tunnel, in cards."""
    rivalry: float = temper.RIVALRY
    """What it costs if a rival completes it instead."""
    caution: float = temper.CAUTION
    """How much of that is thought of when the last card is left to others."""
    patience: float | None = None
    """How many turns before the end I do not wait any more for others to leave me the last card; None: by how many
    saboteurs there may be."""
    foes: ByRole = field(default_factory=lambda: {SABOTEUR: 1.0})
    """Who works against me."""
    rivals: ByRole = field(default_factory=lambda: {MINER: 1.0})
    """Who would complete the tunnel to my loss."""
    allies: ByRole = field(default_factory=lambda: {SABOTEUR: 1.0})
    """With whom somebody who blocks the way makes common cause."""
    walker: Walker | None = None
    """Where I can walk, if that is not everywhere."""
    rival_walker: Walker | None = None
    """The same for my rivals: what they complete beyond their reach is no loss."""
    features: Mapping[str, float] = field(default_factory=dict)
    """What it is worth to bring a tunnel card with a feature into the maze."""


Wants = Callable[[Reading, Belief], Interest]
"""What a role wants at a table."""

MINERS: Final = Interest(DIG)
DARING_MINERS: Final = Interest(DIG, caution=temper.CAUTION_OF_FEW)
"""Where there can be so few saboteurs that they dare to wait for the first choice."""
SABOTEURS: Final = Interest(BLOCK)
ROLES: Final[dict[str, Wants]] = {
    MINER: lambda reading, belief: DARING_MINERS if belief.prior < temper.MANY else MINERS,
    SABOTEUR: lambda reading, belief: SABOTEURS,
}
"""What the roles of the base game want; a role that nobody knows digs."""


def chances(belief: Belief, kinds: ByRole) -> list[float]:
    """For each seat how much it is of some kinds, on average over the roles it may have."""
    return [sum(roles.get(role, 0.0) * much for role, much in kinds.items()) for roles in belief.roles]


def share(belief: Belief, kinds: ByRole) -> float:
    """The same for any seat whose role I do not know, before anything was seen."""
    return min(max(sum(belief.shares.get(role, 0.0) * much for role, much in kinds.items()), 0.01), 0.99)
