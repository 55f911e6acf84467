"""A hand of which not every card can be foretold."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass


@dataclass
class Hand:
    sure: Counter[str]
    more: int = 0
    """Cards that nobody can foretell."""
    unsure: int = 0
    """How many of the sure cards somebody took without looking."""

    @property
    def size(self) -> int:
        return self.sure.total() + self.more - self.unsure

    def lose(self, word: str) -> None:
        if self.sure[word] > 0:
            self.sure[word] -= 1
        else:
            self.more -= 1

    def fits(self, cards: list[str]) -> bool:
        missing = self.sure - Counter(cards)
        return len(cards) == self.size and missing.total() <= self.unsure
