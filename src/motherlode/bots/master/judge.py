"""What the search wants to know of a game: when to stop, and what a position is worth to each seat."""

from typing import Any, Protocol


class Judge(Protocol):
    def settled(self, state: Any) -> bool:
        """Whether what the search is about has been decided."""

    def worths(self, state: Any) -> list[float]:
        """For each seat how good the position is for it, from 0 to 1."""
