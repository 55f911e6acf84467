"""SplitMix64: a random generator whose whole state is one int, the same on every platform and Python."""

from collections.abc import MutableSequence
from typing import Any

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


class Rng:
    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def next(self) -> int:
        """The next 64 random bits."""
        self.state = state = (self.state + GOLDEN) & MASK
        mixed = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 & MASK
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & MASK
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, `limit`."""
        return self.next() * limit >> 64

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return (self.next() >> 11) / (1 << 53)

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Fisher and Yates; each 64 random bits serve four places, the product's low half being random still."""
        bits = left = 0
        for last in range(len(items) - 1, 0, -1):
            if not left:
                bits, left = self.next(), 4
            product = bits * (last + 1)
            other, bits, left = product >> 64, product & MASK, left - 1
            items[last], items[other] = items[other], items[last]

    def fork(self) -> "Rng":
        """A generator of its own, for work that must not disturb this one's stream."""
        return Rng(self.next())
