"""Words a person may type, in English and in the language of the game."""

from typing import Final

from motherlode.bots.talk import BY_GAME
from motherlode.words import DEFAULT, Words

COMMANDS: Final = ("help", "rules", "look", "tell", "log", "say", "quit")
ANSWERS: Final = ("discard", "remove", "back")
REMARKS: Final = tuple(says for remarks in BY_GAME.values() for says in remarks)


def vocabulary(words: Words) -> dict[str, str]:
    """Every word that can be typed, and what it stands for."""
    known: dict[str, str] = {}
    for language in (words, Words(DEFAULT)):
        for meaning in (*COMMANDS, *ANSWERS, *REMARKS):
            for word in typed_words(meaning, language):
                known.setdefault(word, meaning)
    return known


def typed_words(meaning: str, words: Words) -> list[str]:
    """What may be typed to mean this; the usual word first."""
    return [word.strip() for word in words.say(f"typed-{meaning}").split(",")]


def is_cell(text: str) -> bool:
    x, comma, y = text.partition(",")
    return bool(comma) and x.removeprefix("-").isdecimal() and y.removeprefix("-").isdecimal()
