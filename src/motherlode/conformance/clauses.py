"""The clauses of the rules, as the pages in docs/rules print them: in English, the law, and in other languages."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import yaml

CLAUSE_ID = re.compile(r"[A-Z][A-Z0-9]*-\d+[a-z]?")
CLAUSE_LINE = re.compile(rf"- \*\*({CLAUSE_ID.pattern})\*\* (.+)")
RULING_LINE = re.compile(r"\s+- (?:ruling|решение|рішення): (.+)")
SECTION_LINE = re.compile(r"#{2,}\s+(.+)")

PACKAGE = Path(__file__).resolve().parents[1]


@dataclass(frozen=True)
class Clause:
    id: str
    text: str
    section: str
    file: str
    rulings: tuple[str, ...] = ()
    """What we decided where the printed rules are silent or unclear."""


class RulesError(Exception):
    """The pages of the rules are missing or contradict themselves."""


def rules_folder() -> Path:
    """Where the pages lie: in the installed package, or in the checkout it runs from."""
    places = [PACKAGE / "rules", PACKAGE.parents[1] / "docs" / "rules"]
    for place in places:
        if place.is_dir():
            return place
    raise RulesError(f"no rules in {' or '.join(str(place) for place in places)}")


def read_page(page: Path) -> Iterator[Clause]:
    section = ""
    clause: Clause | None = None
    for line in page.read_text(encoding="utf-8").splitlines():
        if ruling := RULING_LINE.fullmatch(line):
            clause = clause and replace(clause, rulings=(*clause.rulings, ruling[1].strip()))
            continue
        heading, words = SECTION_LINE.fullmatch(line), CLAUSE_LINE.fullmatch(line)
        if clause and (heading or words):
            yield clause
            clause = None
        if heading:
            section = heading[1]
        elif words:
            clause = Clause(words[1], words[2].strip(), section, page.name)
    if clause:
        yield clause


@cache
def all_clauses(folder: Path | None = None) -> dict[str, Clause]:
    """Every clause by its id, in the order of the pages."""
    clauses: dict[str, Clause] = {}
    for page in sorted((folder or rules_folder()).glob("*.md")):
        for clause in read_page(page):
            if clause.id in clauses:
                raise RulesError(f"{clause.id} stands in {clauses[clause.id].file} and again in {clause.file}")
            clauses[clause.id] = clause
    return clauses


@cache
def clauses_in(language: str) -> dict[str, Clause]:
    """Every clause as a reader of this language reads it, in the order of the law."""
    law, folder = all_clauses(), rules_folder() / language
    told = all_clauses(folder) if folder.is_dir() else {}
    return {clause: told.get(clause, law[clause]) for clause in law}


def halves(folder: Path | None = None) -> dict[str, dict[str, str]]:
    """For a clause that says several things: each of them by the name that a test marks, `CHEST-61/2`."""
    file = (folder or rules_folder()) / "halves.yaml"
    content: Any = (yaml.safe_load(file.read_text(encoding="utf-8")) if file.is_file() else None) or {}
    if not isinstance(content, dict) or not all(isinstance(said, list) and len(said) > 1 for said in content.values()):
        raise RulesError(f"{file.name} has to map clauses to the things that they say")
    return {
        str(clause): {f"{clause}/{number}": str(text) for number, text in enumerate(said, 1)}
        for clause, said in content.items()
    }


def untestable_clauses(folder: Path | None = None) -> dict[str, str]:
    """The clauses that no test can exercise, each with the reason."""
    file = (folder or rules_folder()) / "untestable.yaml"
    if not file.is_file():
        return {}
    content: Any = yaml.safe_load(file.read_text(encoding="utf-8")) or {}
    if not isinstance(content, dict):
        raise RulesError(f"{file.name} has to map clauses to reasons")
    for clause, reason in content.items():
        if not isinstance(reason, str) or not reason.strip():
            raise RulesError(f"{file.name} gives no reason for {clause}")
    return {str(clause): reason.strip() for clause, reason in content.items()}
