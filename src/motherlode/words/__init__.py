"""The texts of the product in the reader's language."""

from motherlode.words.language import DEFAULT, LANGUAGES, language_from_environment, supported
from motherlode.words.say import BadMessage, Words

__all__ = ["DEFAULT", "LANGUAGES", "BadMessage", "Words", "language_from_environment", "supported"]
