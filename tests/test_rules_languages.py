"""The rules in other languages: the same clauses, with the same numbers, options and references as the law."""

import re
from pathlib import Path

import pytest

from motherlode.conformance.clauses import CLAUSE_ID, all_clauses, clauses_in, read_page, rules_folder
from motherlode.words import LANGUAGES

TRANSLATED = [language for language in LANGUAGES if language != "en"]
REFERENCE = re.compile(rf"(?<![\w-]){CLAUSE_ID.pattern}")


def facts(text: str) -> tuple[list[str], list[str], list[str]]:
    """The clauses it refers to, what it writes as code, and every number in figures."""
    references = sorted(REFERENCE.findall(text))
    plain = REFERENCE.sub(" ", text)
    code = sorted(re.findall(r"`[^`]+`", plain))
    plain = re.sub(r"`[^`]+`", " ", plain)
    return references, code, sorted(re.findall(r"\d+", plain))


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_clause_is_there_on_the_same_page(language: str) -> None:
    told = all_clauses(rules_folder() / language)
    assert [(clause.id, clause.file) for clause in told.values()] == [
        (clause.id, clause.file) for clause in all_clauses().values()
    ]


@pytest.mark.parametrize("language", TRANSLATED)
def test_numbers_options_and_references_are_those_of_the_law(language: str) -> None:
    law = all_clauses()
    for clause, told in all_clauses(rules_folder() / language).items():
        assert facts(told.text) == facts(law[clause].text), clause


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_ruling_is_told_with_the_same_numbers_options_and_references(language: str) -> None:
    law = all_clauses()
    assert sum(len(clause.rulings) for clause in law.values()) > 250
    for clause, told in all_clauses(rules_folder() / language).items():
        assert list(map(facts, told.rulings)) == list(map(facts, law[clause].rulings)), clause


def test_a_ruling_belongs_to_the_clause_before_it(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "## 1. One\n\n- **A-01** First.\n  - ruling: because.\n  - рішення: тому.\n  - edition: none.\n"
        "- **A-02** Second.\n\n## 2. Two\n\n  - ruling: of nothing.\n- **A-03** Third.\n  - решение: так.\n",
        encoding="utf-8",
    )
    told = {clause.id: (clause.section, clause.rulings) for clause in read_page(page)}
    assert told == {"A-01": ("1. One", ("because.", "тому.")), "A-02": ("1. One", ()), "A-03": ("2. Two", ("так.",))}


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_clause_is_left_in_english(language: str) -> None:
    law = all_clauses()
    english = re.compile(r"\b(the|may|card|player|must|with)\b")
    for clause in clauses_in(language).values():
        assert clause.text != law[clause.id].text, clause.id
        for text in (clause.text, *clause.rulings):
            assert len(re.findall("[а-яіїєґ]{2,}", text, re.IGNORECASE)) >= 1, clause.id
            assert not english.search(re.sub(r"`[^`]+`|\*[^*]+\*", "", text)), clause.id


@pytest.mark.parametrize("language", TRANSLATED)
def test_sections_have_the_numbers_of_the_law(language: str) -> None:
    number = re.compile(r"[\d.]*")
    law = all_clauses()
    for clause in all_clauses(rules_folder() / language).values():
        assert _number(number, clause.section) == _number(number, law[clause.id].section), clause.id


def _number(pattern: re.Pattern[str], section: str) -> str:
    found = pattern.match(section)
    return found[0] if found else ""


def test_a_wrong_number_would_be_noticed() -> None:
    assert facts("3 to 10, see BASE-10 and `x`") != facts("от 3 до 11, см. BASE-10 и `x`")
    assert facts("3 to 10, see BASE-10 and `x`") != facts("от 3 до 10, см. BASE-11 и `x`")
    assert facts("3 to 10, see BASE-10 and `x`") != facts("от 3 до 10, см. BASE-10 и `y`")


def test_the_folder_has_no_page_of_its_own() -> None:
    law = {page.name for page in rules_folder().glob("*.md")}
    for language in TRANSLATED:
        assert {page.name for page in Path(rules_folder() / language).glob("*.md")} <= law
