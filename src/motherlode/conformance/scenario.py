"""Reads scenario files. What breaks the format becomes a Problem with a clear message, never an exception."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from motherlode.conformance.scenario_form import BrokenScenario, check_scenario
from motherlode.conformance.strict_yaml import BrokenYaml, load_yaml
from motherlode.conformance.vocabulary import Words
from motherlode.conformance.words import words_for

SUFFIXES = {".yaml", ".yml"}


@dataclass(frozen=True)
class Problem:
    """A file or an entry of it that is no scenario."""

    where: str
    why: str

    def __str__(self) -> str:
        return f"{self.where}: {self.why}"


@dataclass(frozen=True)
class Step:
    word: str
    value: Any


@dataclass(frozen=True)
class Scenario:
    id: str
    title: str
    clauses: tuple[str, ...]
    game: str
    players: int
    modules: tuple[str, ...]
    edition: str | None
    options: dict[str, Any]
    given: dict[str, Any]
    steps: tuple[Step, ...]
    setup_refused: bool
    clause: str | None

    @property
    def words(self) -> Words:
        return words_for(self.game, self.modules)


def scenario_files(path: Path) -> list[Path]:
    if path.is_dir():
        return sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.is_file())
    return [path]


def read_file(file: Path) -> list[Scenario | Problem]:
    try:
        content = load_yaml(file)
    except BrokenYaml as broken:
        return [Problem(str(file), str(broken))]
    if not isinstance(content, list) or not content:
        return [Problem(str(file), "expected a list of scenarios")]
    return list(_entries(file, content))


def _entries(file: Path, content: list[Any]) -> Iterator[Scenario | Problem]:
    seen: set[str] = set()
    for number, entry in enumerate(content, 1):
        try:
            check_scenario(entry)
        except BrokenScenario as broken:
            yield Problem(_name(entry) or f"{file}: scenario {number}", str(broken))
            continue
        if entry["id"] in seen:
            yield Problem(_name(entry), f"the id {entry['id']} is used twice in {file}")
            continue
        seen.add(entry["id"])
        yield _scenario(entry)


def _name(entry: Any) -> str:
    if not isinstance(entry, dict):
        return ""
    return " ".join(str(entry[key]) for key in ("id", "title") if isinstance(entry.get(key), str))


def _scenario(entry: dict[str, Any]) -> Scenario:
    return Scenario(
        id=entry["id"],
        title=entry["title"],
        clauses=tuple(entry.get("clauses", ())),
        game=entry["game"],
        players=entry["players"],
        modules=tuple(entry.get("modules", ())),
        edition=entry.get("edition"),
        options=entry.get("options", {}),
        given=entry.get("given", {}),
        steps=tuple(Step(word, value) for step in entry.get("steps", ()) for word, value in step.items()),
        setup_refused=entry.get("setup_refused", False),
        clause=entry.get("clause"),
    )
