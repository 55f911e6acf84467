"""One thing has one name, in the catalogues and in the rules."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from motherlode.words import LANGUAGES, Words
from tests.catalogues import entries

ROOT = Path(__file__).parents[1]


@cache
def glossary() -> list[dict[str, Any]]:
    content: list[dict[str, Any]] = yaml.safe_load((ROOT / "locales" / "glossary.yaml").read_text(encoding="utf-8"))
    return content


def texts(language: str) -> dict[str, str]:
    """Every page a reader of this language may see."""
    pages = [*(ROOT / "locales" / language).glob("*.ftl"), *(ROOT / "docs" / "rules" / language).glob("*.md")]
    return {str(page.relative_to(ROOT)): page.read_text(encoding="utf-8") for page in pages}


def test_the_glossary_is_read() -> None:
    assert len(glossary()) >= 10
    assert all(entry["says"] for entry in glossary())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("entry", glossary(), ids=lambda entry: str(entry["says"][0]))
def test_messages_give_a_thing_its_name(entry: dict[str, Any], language: str) -> None:
    words = Words(language, strict=False)
    for message_id in entry["says"]:
        assert message_id in entries(language)
        assert entry[language]["name"].casefold() in words.say(message_id).casefold()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("entry", glossary(), ids=lambda entry: str(entry["says"][0]))
def test_no_page_has_another_name_for_it(entry: dict[str, Any], language: str) -> None:
    for other in entry[language].get("never", ()):
        for page, text in texts(language).items():
            assert not re.search(rf"(?i)(?<!\w){re.escape(other)}|{re.escape(other.capitalize())}", text), (page, other)


def test_marks_never_look_like_figures() -> None:
    """A lone З beside a number is read as a three."""
    for language in LANGUAGES:
        for message_id, pattern in entries(language).items():
            lone = [e.value.strip() for e in pattern.elements if hasattr(e, "value") and isinstance(e.value, str)]
            assert lone not in (["З"], ["О"], ["O"]), message_id
