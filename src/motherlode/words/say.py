"""Says a message of the catalogues in one language."""

import os
from typing import Any

from motherlode.words.catalogue import Catalogue, catalogue
from motherlode.words.language import DEFAULT, LANGUAGES

STRICT = "MOTHERLODE_STRICT_WORDS"


class BadMessage(LookupError):
    """A message that is missing, or that lacks an argument."""


class Words:
    """The texts of one language.

    Strict (in tests: the environment variable MOTHERLODE_STRICT_WORDS) raises where something is missing.
    Otherwise English stands in, and then the id itself: a person playing never meets a traceback for a word.
    """

    def __init__(self, language: str = DEFAULT, *, strict: bool | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no such language: {language}")
        self.language = language
        self.strict = bool(os.environ.get(STRICT)) if strict is None else strict

    def say(self, message_id: str, /, **args: Any) -> str:
        """The text of `id` or of an attribute, `id.attribute`, with the arguments filled in."""
        for language in dict.fromkeys((self.language, DEFAULT)):
            text = self._format(catalogue(language), message_id, args)
            if text is not None:
                return text
            if self.strict:
                raise BadMessage(f"{message_id} is not in the {language} catalogue")
        return message_id

    def has(self, message_id: str) -> bool:
        return catalogue(self.language).pattern(message_id) is not None

    def each(self, items: list[str]) -> str:
        """A list in a sentence."""
        return ", ".join(items)

    def _format(self, messages: Catalogue, message_id: str, args: dict[str, Any]) -> str | None:
        pattern = messages.pattern(message_id)
        if pattern is None:
            return None
        text, errors = messages.format(pattern, args)
        if errors and self.strict:
            raise BadMessage(f"{message_id} in {messages.language}: {errors[0]}")
        return text
