"""The eight corporations by the colour of their crystals (CORP-06, CORP-21)."""

from typing import Final

from motherlode.core.errors import PositionError

COLOURS: Final = ("red", "orange", "yellow", "green", "cyan", "blue", "violet", "white")
"""Clockwise from flag 1."""
BY_COLOUR: Final = {word: colour for colour, word in enumerate(COLOURS)}
COLOUR_COUNT: Final = len(COLOURS)
ALL_COLOURS: Final = range(COLOUR_COUNT)

EVERY_COLOUR: Final = (1 << COLOUR_COUNT) - 1
COLOURS_OF_MASK: Final = tuple(bytes(colour for colour in ALL_COLOURS if mask >> colour & 1) for mask in range(256))
"""For each set of colours, written as bits, its members, a byte each."""


def read_colour(word: object) -> int:
    colour = BY_COLOUR.get(word) if isinstance(word, str) else None
    if colour is None:
        raise PositionError("bad-colour", arguments={"colour": str(word)})
    return colour
