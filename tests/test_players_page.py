"""docs/PLAYERS.md, TABLES.md and OPERATORS.md name a test for every promise, and the tests are there."""

import re
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = {"PLAYERS": 40, "TABLES": 30, "OPERATORS": 35}
"""How many promises there are at least."""
NAMED = re.compile(r"`([\w/.-]+)::([^`]+)`")
TITLE = re.compile(r"""\b(?:test|it)(?:\.each\(.*?\))?\(\s*(['"`])(.+?)\1""")


def promises(page: str) -> list[str]:
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line.startswith("- ")]


def titles(file: Path) -> list[str]:
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        return re.findall(r"^ *(?:async )?def (test_\w+)", text, re.MULTILINE)
    return [title for _, title in TITLE.findall(text)]


def is_there(file: str, name: str) -> bool:
    found = titles(ROOT / file)
    return name in found if file.endswith(".py") else any(name in title for title in found)


@pytest.mark.parametrize("promise", [*chain(*map(promises, PAGES))], ids=lambda promise: promise[2:50])
def test_every_promise_names_tests_that_are_there(promise: str) -> None:
    named = NAMED.findall(promise)
    assert named
    for file, name in named:
        assert is_there(file, name), f"{file} has no test “{name}”"


@pytest.mark.parametrize(("page", "least"), PAGES.items())
def test_a_page_is_read(page: str, least: int) -> None:
    assert len(promises(page)) > least


def test_a_test_that_is_gone_would_be_noticed() -> None:
    assert is_there("tests/server/storage_contract.py", "test_a_version_is_taken_once")
    assert not is_there("tests/test_claims.py", "test_the_line_of_pay")
    assert not is_there("web/tests/e2e/solo.spec.ts", "four clicks from the first page")
