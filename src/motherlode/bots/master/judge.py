"""What the search wants to know of a game: when to stop, and what a position is worth to each seat."""

from typing import Any, Protocol

from motherlode.core.types import Action


class Judge(Protocol):
    def settled(self, state: Any) -> bool:
        """Whether what the search is about has been decided."""

    def options(self, state: Any, seat: int, visits: int) -> list[Action]:
        """The legal actions to try in a position that was visited so often; more visits may allow more of them."""

    def worths(self, state: Any) -> list[float]:
        """For each seat how good the position is for it, from 0 to 1. May play the state on."""
