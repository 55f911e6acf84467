"""What the search wants to know of a game: when to stop, and what a position is worth to each seat."""

from typing import Any, Protocol

from motherlode.core.types import Action


class Judge(Protocol):
    curiosity: float
    """How much is spent on moves that look worse; small where the worths of moves lie close together."""

    def settled(self, state: Any) -> bool:
        """Whether what the search is about has been decided."""

    def seen(self, state: Any) -> Any:
        """What who thinks can see of all that was hidden from him before."""

    def tells(self, action: Action) -> bool:
        """Whether who does it learns something that nobody else does."""

    def options(self, state: Any, seat: int) -> list[Action]:
        """The legal actions worth a try, the most promising first."""

    def width(self, visits: int) -> int:
        """How many of them to try in a position that was visited so often."""

    def worths(self, state: Any) -> list[float]:
        """For each seat how good the position is for it, from 0 to 1; the state stays as it is."""
