"""Words that names and chat of a site may not have: the operator's list, one on a line.

A word is found in any case, with signs or spaces between its letters, with letters repeated, and with letters that only
look like its own; as a whole word, so that none is found in the middle of a harmless one. With `*` after it, longer
words that begin with it are found too, as languages with endings need it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path

ALIKE = str.maketrans(
    "аеорсухкмнтвіїјѕԁɡ01345789@$lł",
    "aeopcyxkmhtbiijsdgoieastbgasii",
)
"""Letters and digits that are taken for each other, in the small form that `fold` makes of them."""


def fold(text: str) -> str:
    """The text as it looks: without case, accents, and letters that only look like others."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    kept = "".join(letter for letter in plain if unicodedata.category(letter) not in ("Mn", "Cf"))
    return kept.translate(ALIKE)


class ForbiddenWords:
    def __init__(self, words: Iterable[str] = ()) -> None:
        patterns = [pattern for word in words if (pattern := _pattern(word))]
        self._found = re.compile("|".join(patterns)) if patterns else None

    @classmethod
    def read(cls, path: Path) -> ForbiddenWords:
        """What stands after `#` is for people; `OSError` or `UnicodeDecodeError` if it cannot be read."""
        lines = path.read_text(encoding="utf-8").splitlines()
        return cls(line.partition("#")[0] for line in lines)

    def are_in(self, text: str) -> bool:
        return self._found is not None and self._found.search(fold(text)) is not None


def _pattern(word: str) -> str:
    word = word.strip()
    letters = [re.escape(letter) + "+" for letter in fold(word.rstrip("*")) if letter.isalnum()]
    if not letters:
        return ""
    end = "" if word.endswith("*") else r"(?![^\W_])"
    return r"(?<![^\W_])" + r"[\W_]*".join(letters) + end


NONE = ForbiddenWords()
