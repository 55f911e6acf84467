"""Finds and reads the Fluent catalogues, in a checkout or in the installed package."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from motherlode.outside import folders
from motherlode.words.language import LANGUAGES

PACKAGE = Path(__file__).resolve().parents[1]


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


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language; without marks around arguments, which terminals show as rubbish."""
    messages = FluentBundle([language], use_isolating=False)
    for file in files(language):
        messages.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return messages
