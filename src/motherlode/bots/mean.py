"""A running mean and how far it is to be trusted."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import ClassVar


@dataclass(slots=True)
class Mean:
    least_variance: ClassVar[float] = 0.0

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error; a single value says nothing."""
        if self.count < 2:
            return float("inf")
        variance = (self.squares - self.total * self.total / self.count) / (self.count - 1)
        return sqrt(max(variance, self.least_variance) / self.count)

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval."""
        return 1.96 * self.error
