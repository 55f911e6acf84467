"""Cards of a hand: the different ones, and choices of several; equal cards are one choice."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from operator import itemgetter

Pick = Callable[[list[int]], tuple[int, ...]]


def distinct(hand: list[int]) -> bytes:
    """The different cards, in the order in which they came first."""
    return bytes(dict.fromkeys(hand))


def take_out(hand: list[int], kind: int) -> None:
    """One card of that kind leaves the hand."""
    hand.remove(kind)


def count_pairs(hand: list[int], kinds: bytes) -> int:
    """How many different choices of two cards there are; `kinds` are the different cards."""
    different, twice = len(kinds), 0
    for kind in kinds:
        if copies(hand, kind) > 1:
            twice += 1
    return different * (different - 1) // 2 + twice


def count_triples(hand: list[int], kinds: bytes) -> int:
    """The same for three: all different, two alike, three alike."""
    different, twice, thrice = len(kinds), 0, 0
    for kind in kinds:
        count = copies(hand, kind)
        if count > 1:
            twice += 1
        if count > 2:
            thrice += 1
    return different * (different - 1) * (different - 2) // 6 + twice * (different - 1) + thrice


def copies(hand: list[int], kind: int) -> int:
    return hand.count(kind)


def picks_of(hand: list[int], count: int) -> list[Pick]:
    """What takes each different choice of several cards out of such a hand, in hand order."""
    return _picks(alike(hand), count)


def larger_picks(hand: list[int], most: int) -> list[list[Pick]]:
    """The same for two cards, for three and so on up to the most."""
    return _larger_picks(alike(hand), most)


def alike(hand: list[int]) -> tuple[int, ...]:
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
