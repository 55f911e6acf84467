# cython: boundscheck=False, wraparound=False
"""SplitMix64: a random generator whose whole state is one int, the same on every platform and Python."""

from collections.abc import Callable
from typing import Any

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
FIRST_MIX = 0xBF58476D1CE4E5B9
SECOND_MIX = 0x94D049BB133111EB


class Rng:
    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def next(self) -> int:
        """The next 64 random bits."""
        self.state = state = (self.state + GOLDEN) & MASK
        mixed = (state ^ (state >> 30)) * FIRST_MIX & MASK
        mixed = (mixed ^ (mixed >> 27)) * SECOND_MIX & MASK
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, `limit`; `next` written out, for it is asked often."""
        self.state = state = (self.state + GOLDEN) & MASK
        mixed = (state ^ (state >> 30)) * FIRST_MIX & MASK
        mixed = (mixed ^ (mixed >> 27)) * SECOND_MIX & MASK
        wide = mixed ^ (mixed >> 31)
        return wide * limit >> 64

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return (self.next() >> 11) / (1 << 53)

    def shuffle(self, items: list[Any] | bytearray) -> None:
        """Fisher and Yates; each 64 random bits serve four places, the product's low half being random still.

        Four such products one after the other are one product with the four numbers of choices, and what is above its
        64 bits is a number in mixed radix whose digits are the four places to exchange with.
        """
        for first in range(len(items) - 1, 3, -4):
            second, third, fourth = first - 1, first - 2, first - 3
            wide = self.next()
            wide *= (first + 1) * first * second * third
            number = wide >> 64
            number, place_4 = number // third, number % third
            number, place_3 = number // second, number % second
            place_1, place_2 = number // first, number % first
            exchange(items, first, place_1)
            exchange(items, second, place_2)
            exchange(items, third, place_3)
            exchange(items, fourth, place_4)
        last = max(len(items) - 1, 0) % 4
        bits = self.next() if last else 0
        for place in range(last, 0, -1):
            wide = bits
            wide *= place + 1
            other, bits = wide >> 64, wide & MASK
            exchange(items, place, other)

    def copy(self) -> "Rng":
        return Rng(self.state)

    def fork(self) -> "Rng":
        """A generator of its own, for work that must not disturb this one's stream."""
        return Rng(self.next())


lot: Callable[[Rng, int], int] = Rng.below
"""The same; compiled, it costs no call."""


def exchange(items: list[Any] | bytearray, one: int, other: int) -> None:
    """Two items take each other's place."""
    items[one], items[other] = items[other], items[one]
