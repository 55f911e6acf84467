"""The rules of one table of Saboteur: those of the tunnel family, and dwarfs and gold."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from motherlode.core.setup import Setup
from motherlode.games.tunnels.rulebook import Rulebook

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState


Winners = Callable[["SaboteurState"], list[str]]
Entitled = Callable[["SaboteurState", int], bool]
Reason = dict[str, Any]
Reasons = Callable[["SaboteurState"], list[Reason | None]]


class SaboteurRulebook(Rulebook):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.dwarfs: list[str] = []
        """The dwarf cards that are dealt from."""
        self.gold_cards: list[int] = []
        self.passes_end_round = False
        """Whether a full circle of passes ends a round whose deck is empty (BASE-118)."""
        self.starting_nuggets = 0
        """What each player has before the first round."""
        self.secret_balance = False
        """Whether the nuggets beside the gold cards are a seat's secret (S2-151)."""
        self.winners: Winners
        self.reasons: Reasons
        """Why each seat gets gold at the end of a round, or why it does not; None where that goes without saying."""
        self.entitled: Entitled
        """Whether a seat takes part in the draft of gold cards."""
