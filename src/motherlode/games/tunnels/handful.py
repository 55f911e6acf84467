"""Cards in a row, a byte for the kind of each: a hand, a pile, the deck. The different cards of a hand, and choices of
several; equal cards are one choice."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from operator import itemgetter

Pick = Callable[[bytearray], tuple[int, ...]]


def distinct(hand: bytearray) -> bytes:
    """The different cards, in the order in which they came first."""
    return bytes(dict.fromkeys(hand))


put_on: Callable[[bytearray, int], None] = bytearray.append
"""A card comes to the others, as the last one or the uppermost."""
take_out: Callable[[bytearray, int], None] = bytearray.remove
"""One card of that kind leaves the hand."""
take_top: Callable[[bytearray], int] = bytearray.pop
"""The uppermost card of some leaves them."""
like: Callable[[bytearray], bytearray] = bytearray.copy
"""A copy of cards in a row."""


def part(cards: bytearray, first: int, end: int) -> bytearray:
    """A copy of some that lie beside each other."""
    return cards[first:end]


def all_like(hands: list[bytearray]) -> list[bytearray]:
    """A copy of several rows, one for each seat."""
    return [like(hand) for hand in hands]


def count_pairs(hand: bytearray, kinds: bytes) -> int:
    """How many different choices of two cards there are; `kinds` are the different cards."""
    different, twice = len(kinds), 0
    for kind in kinds:
        if copies(hand, kind) > 1:
            twice += 1
    return different * (different - 1) // 2 + twice


def count_triples(hand: bytearray, kinds: bytes) -> int:
    """The same for three: all different, two alike, three alike."""
    different, twice, thrice = len(kinds), 0, 0
    for kind in kinds:
        count = copies(hand, kind)
        if count > 1:
            twice += 1
        if count > 2:
            thrice += 1
    return different * (different - 1) * (different - 2) // 6 + twice * (different - 1) + thrice


def copies(hand: bytearray, kind: int) -> int:
    return hand.count(kind)


def picks_of(hand: bytearray, count: int) -> list[Pick]:
    """What takes each different choice of several cards out of such a hand, in hand order."""
    return _picks(alike(hand), count)


def larger_picks(hand: bytearray, most: int) -> list[list[Pick]]:
    """The same for two cards, for three and so on up to the most."""
    return _larger_picks(alike(hand), most)


def alike(hand: bytearray) -> tuple[int, ...]:
    """For each card the place of the first one like it."""
    return tuple(map(hand.index, hand))


@lru_cache(maxsize=4096)
def _larger_picks(alike: tuple[int, ...], most: int) -> list[list[Pick]]:
    return [_picks(alike, count) for count in range(2, min(most, len(alike)) + 1)]


@lru_cache(maxsize=4096)
def _picks(alike: tuple[int, ...], count: int) -> list[Pick]:
    """For cards of which each has the place of the first one like it: the choices, of equal cards the first ones."""
    choices: dict[tuple[int, ...], tuple[int, ...]] = {}
    for places in combinations(range(len(alike)), count):
        choices.setdefault(tuple(sorted(alike[place] for place in places)), places)
    return [itemgetter(*places) for places in choices.values()]
