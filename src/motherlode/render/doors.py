"""Doors on the arms of cards: letters in a drawing, words in a sentence."""

import re
from typing import Final

from motherlode.words import Words

LETTERS: Final = {"green": "G", "blue": "B"}
_DOOR: Final = re.compile(r"(green|blue)-(door|key)@([NESW])")


def door_letters(shape: str) -> dict[str, str]:
    """By the side of a door its letter: `G` or `B`, small once a key is on it."""
    found = _DOOR.findall(shape)
    return {side: LETTERS[colour].lower() if kind == "key" else LETTERS[colour] for colour, kind, side in found}


def doors_in_words(shape: str, words: Words) -> list[str]:
    return [
        words.say(
            "door-in-words",
            key="yes" if kind == "key" else "no",
            colour=colour,
            side=words.say(f"direction-{side}"),
        )
        for colour, kind, side in _DOOR.findall(shape)
    ]
