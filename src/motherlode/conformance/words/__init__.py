"""Every game and module speaks in its own file here; a new file is found by being here."""

import pkgutil
from collections.abc import Sequence
from functools import cache
from importlib import import_module

from motherlode.conformance.vocabulary import Words


@cache
def all_words() -> tuple[Words, ...]:
    files = sorted(file.name for file in pkgutil.iter_modules(__path__))
    return tuple(module.WORDS for name in files if hasattr(module := import_module(f"{__name__}.{name}"), "WORDS"))


def games() -> list[str]:
    return [words.game for words in all_words() if words.module is None]


def words_for(game: str, modules: Sequence[str]) -> Words:
    """The words of a game together with those of the modules in play."""
    words = next(words for words in all_words() if words.game == game and words.module is None)
    for extension in all_words():
        if extension.game == game and extension.module in modules:
            words = words.extended_by(extension)
    return words
