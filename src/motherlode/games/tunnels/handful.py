"""Cards in a row, a byte for the kind of each: a hand, a pile, the deck. The different cards of a hand, and choices of
several; equal cards are one choice."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations

Pick = bytes
"""A choice of cards: their places in the hand."""


def distinct(hand: bytearray) -> bytes:
    """The different cards, in the order in which they came first."""
    return bytes(dict.fromkeys(hand))


put_on: Callable[[bytearray, int], None] = bytearray.append
"""A card comes to the others, as the last one or the uppermost."""
take_out: Callable[[bytearray, int], None] = bytearray.remove
"""One card of that kind leaves the hand."""
take_all: Callable[[bytearray], None] = bytearray.clear
"""All of them leave."""


def held_by(hands: list[bytearray], seat: int) -> int:
    """How many cards a seat has in its hand."""
    return len(hands[seat])


take_top: Callable[[bytearray], int] = bytearray.pop
"""The uppermost card of some leaves them."""
like: Callable[[bytearray], bytearray] = bytearray.copy
"""A copy of cards in a row."""


def refill(cards: bytearray, others: bytearray) -> None:
    """The cards of another row instead of its own."""
    cards[:] = others


def refill_all(rows: list[bytearray], others: list[bytearray]) -> None:
    """The same for as many rows as there are others."""
    for row, other in zip(rows, others, strict=True):
        refill(row, other)


def refill_part(cards: bytearray, others: bytearray, first: int, end: int) -> None:
    """Some cards of another row that lie beside each other instead of its own."""
    cards[:] = others[first:end]


def refill_turned(cards: bytearray, others: bytearray, first: int) -> None:
    """Those of another row from a place on, the last one first, instead of its own."""
    cards[:] = others[first:]
    cards.reverse()


def any_marked(cards: bytearray, marks: bytes) -> bool:
    """Whether a kind among them is marked."""
    for kind in cards:
        if marks[kind]:
            return True
    return False


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


copies: Callable[[bytearray, int], int] = bytearray.count
"""How many cards of a kind there are."""


next_of: Callable[[bytearray, int, int], int] = bytearray.find
"""The place of the first card of a kind from a place on, -1 if there is none."""


def count_larger(hand: bytearray, kinds: bytes, most: int) -> int:
    """How many different choices of two cards there are, of three and so on up to the most; `kinds` are the different
    cards. Two or three are counted without choosing."""
    if most > 3:
        return larger(hand, most).count
    different, twice, thrice = len(kinds), 0, 0
    if different < len(hand):
        for kind in kinds:
            count = copies(hand, kind)
            if count > 1:
                twice += 1
                if count > 2:
                    thrice += 1
    count = different * (different - 1) // 2 + twice
    if most > 2:
        count += different * (different - 1) * (different - 2) // 6 + twice * (different - 1) + thrice
    return count


def nth_pick(hand: bytearray, most: int, number: int) -> bytes:
    """The cards of one of these choices by its number: those of two cards come first."""
    for picks in larger(hand, most).picks:
        if number < len(picks):
            return bytes(picked(hand, picks[number]))
        number -= len(picks)
    raise IndexError("there are not as many choices")


nth_larger: Callable[[bytearray, int, int], bytes] = nth_pick
"""The same; compiled, two or three cards are found without what is written down."""


def picked(hand: bytearray, pick: Pick) -> tuple[int, ...]:
    """The cards that a choice takes out of a hand."""
    return tuple([hand[place] for place in pick])


def picks_of(hand: bytearray, count: int) -> list[Pick]:
    """Each different choice of several cards of such a hand, in hand order."""
    return _picks(alike(hand), count)


class Larger:
    """The choices of two cards, of three and so on up to the most, and how many they are."""

    __slots__ = ("count", "most", "picks")

    def __init__(self, most: int, picks: list[list[Pick]]) -> None:
        self.most, self.picks = most, picks
        self.count = sum(map(len, picks))


def larger(hand: bytearray, most: int) -> Larger:
    """Written down for all hands that look alike."""
    pattern = alike(hand)
    known = LARGER.get(pattern)
    if known is None or known.most != most:
        known = _write_larger(pattern, most)
    return known


def larger_picks(hand: bytearray, most: int) -> list[list[Pick]]:
    return larger(hand, most).picks


def alike(hand: bytearray) -> bytes:
    """For each card the place of the first one like it."""
    return bytes(map(hand.index, hand))


LARGER: dict[bytes, Larger] = {}
"""By what is alike in a hand, for the most cards that were asked for last."""
KEPT = 4096


def _write_larger(alike: bytes, most: int) -> Larger:
    if len(LARGER) >= KEPT:
        LARGER.clear()
    known = LARGER[alike] = Larger(most, [_picks(alike, count) for count in range(2, min(most, len(alike)) + 1)])
    return known


@lru_cache(maxsize=KEPT)
def _picks(alike: bytes, count: int) -> list[Pick]:
    """For cards of which each has the place of the first one like it: the choices, of equal cards the first ones."""
    choices: dict[tuple[int, ...], Pick] = {}
    for places in combinations(range(len(alike)), count):
        choices.setdefault(tuple(sorted(alike[place] for place in places)), bytes(places))
    return [*choices.values()]
