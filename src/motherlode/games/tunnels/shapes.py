"""Shapes of tunnel cards: `"NES"` joins three sides, `"E+W"` is two stubs that do not meet."""

import re
from dataclasses import dataclass
from functools import cache

from motherlode.core.errors import PositionError
from motherlode.games.tunnels.cells import LETTERS

TURNED = str.maketrans("NESW", "SWNE")
ARM = re.compile("@[NESW]")


@dataclass(frozen=True, slots=True)
class Shape:
    """The separate tunnels of a card, each a mask of the sides it joins, and what else is drawn on it."""

    tunnels: tuple[int, ...]
    feature: str = ""

    @property
    def sides(self) -> int:
        return sum(self.tunnels)

    @property
    def word(self) -> str:
        shape = "+".join(side_word(tunnel) for tunnel in self.tunnels)
        return f"{shape}:{self.feature}" if self.feature else shape


def side_word(mask: int) -> str:
    """The letters of a side mask, in the order NESW."""
    return "".join(letter for letter, side in LETTERS.items() if mask & side)


SIDE_WORDS = [side_word(mask) for mask in range(16)]
"""By the mask."""


@cache
def read_shape(word: str) -> Shape:
    """The shape a word names, whatever the order of its letters; `PositionError` if it names none."""
    drawn, _, feature = word.partition(":")
    tunnels = [sum(LETTERS.get(letter, 0) for letter in tunnel) for tunnel in drawn.split("+")]
    letters = drawn.replace("+", "")
    if not letters or len(set(letters)) != len(letters) or not set(letters) <= set(LETTERS) or 0 in tunnels:
        raise PositionError("bad-shape", arguments={"shape": word})
    return Shape(tuple(sorted(tunnels, key=_first_side)), feature)


def _first_side(tunnel: int) -> int:
    return tunnel & -tunnel


@cache
def turned_word(word: str) -> str:
    """What a card shows that is turned by 180°."""
    return turned(read_shape(word)).word


def turned(shape: Shape) -> Shape:
    """The same card turned by 180°; what stands on an arm (`green-door@E`) goes round with it."""
    drawn, colon, feature = shape.word.partition(":")
    return read_shape(drawn.translate(TURNED) + colon + ARM.sub(lambda arm: arm[0].translate(TURNED), feature))
