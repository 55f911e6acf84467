"""Finds and reads the Fluent catalogues, in a checkout or in the installed package."""

import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from motherlode.outside import folders
from motherlode.words.language import LANGUAGES

PACKAGE = Path(__file__).resolve().parents[1]
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Where an entry begins; what belongs to it is further in, but for a brace."""
NAMED = re.compile(r"[{(,]\s*(-?[A-Za-z][\w-]*)")
"""Other entries that one may stand on, among other words."""


def root() -> Path:
    """The folder that holds a folder for each language."""
    places = (PACKAGE / "locales", PACKAGE.parents[1] / "locales")
    for place in places:
        if (place / LANGUAGES[0]).is_dir():
            return place
    raise FileNotFoundError(f"no catalogues in {' or '.join(str(place) for place in places)}")


def files(language: str) -> list[Path]:
    """Ours, and after them those of modules from other packages."""
    brought = [file for folder in folders("locales") for file in sorted((folder / language).glob("*.ftl"))]
    return [*sorted((root() / language).glob("*.ftl")), *brought]


class Catalogue:
    """All messages of a language, each read when it is first said: reading all takes longer than most commands do.
    Without marks around arguments, which terminals show as rubbish."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        self._reading = Lock()
        for file in files(language):
            for name, text in entries(file.read_text(encoding="utf-8")):
                self._unread.setdefault(name, text)

    def pattern(self, message_id: str) -> Any:
        """The text of `id` or of an attribute, `id.attribute`; None if there is none."""
        name, _, attribute = message_id.partition(".")
        if name in self._unread:
            self._read(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def format(self, pattern: Any, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        text, errors = self._bundle.format_pattern(pattern, args)
        return str(text), errors

    def _read(self, name: str) -> None:
        """With the entries that it stands on. None counts as read before it is."""
        with self._reading:
            found: dict[str, str] = {}
            wanted = [name]
            while wanted:
                one = wanted.pop()
                if one in self._unread and one not in found:
                    found[one] = self._unread[one]
                    wanted += NAMED.findall(found[one])
            self._bundle.add_resource(FluentResource("\n".join(found.values())))
            for one in found:
                del self._unread[one]


def entries(text: str) -> list[tuple[str, str]]:
    """Each entry of a file with its name."""
    begun = [(found[1], found.start()) for found in ENTRY.finditer(text)]
    return [(name, text[start:end]) for (name, start), (_, end) in pairwise([*begun, ("", len(text))])]


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)
