"""Words a person may type, in English and in the language of the game."""

from typing import Final

from motherlode.words import DEFAULT, Words

COMMANDS: Final = ("help", "rules", "look", "tell", "log", "say", "quit")
ANSWERS: Final = ("discard", "remove", "back")
REMARKS: Final = ("gold", "stone", "distrust", "mend")


def vocabulary(words: Words) -> dict[str, str]:
    """Every word that can be typed, and what it stands for."""
    known: dict[str, str] = {}
    for language in (words, Words(DEFAULT)):
        for meaning in (*COMMANDS, *ANSWERS, *REMARKS):
            for word in language.say(f"typed-{meaning}").split(","):
                known.setdefault(word.strip(), meaning)
    return known


def is_cell(text: str) -> bool:
    x, comma, y = text.partition(",")
    return bool(comma) and x.removeprefix("-").isdecimal() and y.removeprefix("-").isdecimal()
