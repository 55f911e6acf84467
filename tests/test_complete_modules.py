"""What a complete module has, asked of every module in the registry."""

import re
from pathlib import Path

import pytest

import motherlode
from motherlode.bots.adept.known import known
from motherlode.games.saboteur.modules import MODULES
from motherlode.games.saboteur.rulebook import SaboteurRulebook
from motherlode.pictures import picture
from motherlode.print.dwarf import DWARFS
from motherlode.print.emblems import ACTIONS
from motherlode.words import LANGUAGES, Words
from tests.golden.games import GAMES
from tests.properties.tables import is_possible, player_counts

ROOT = Path(__file__).parent.parent
ENGINE = (ROOT / "docs" / "ENGINE.md").read_text(encoding="utf-8")
GAME = motherlode.game("saboteur")
BY_TOOL = ("broken-", "fix-")
"""Cards that are drawn and worded by the tools they show."""


def players(module: str) -> int:
    return next(count for count in player_counts(GAME) if is_possible(GAME, count, (module,)))


def rulebook(*modules: str) -> SaboteurRulebook:
    rules: SaboteurRulebook = GAME.rulebook(GAME.setup(players(modules[0]) if modules else 5, modules=modules))
    return rules


BASE = rulebook()


def tables(heading: str) -> set[str]:
    """What stands in the first column of the table that follows a heading of docs/ENGINE.md."""
    rows = ENGINE.partition(heading)[2].partition("\n## ")[0].splitlines()
    first = [row.split("|")[1] for row in rows if row.startswith("| `")]
    return {name for cell in first for name in re.findall(r"`([a-z-]+)`", cell)}


def told(module: str) -> set[str]:
    """The events that the files of a module tell by name."""
    folder = ROOT / "src/motherlode/games/saboteur/modules"
    stem = module.replace("-", "_")
    files = [folder / f"{stem}.py", *(folder / stem).glob("*.py")]
    texts = [file.read_text(encoding="utf-8") for file in files if file.exists()]
    assert texts, module
    return {event for text in texts for event in re.findall(r'\.tell\(\s*"([a-z-]+)"', text)}


def cards(module: str) -> list[str]:
    """The action cards that it brings."""
    new = [word for word in rulebook(module).actions if word not in BASE.actions]
    return [word for word in new if not word.startswith(BY_TOOL)]


def roles(module: str) -> set[str]:
    return set(rulebook(module).dwarfs)


@pytest.fixture(params=MODULES)
def module(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def test_the_adept_knows_it(module: str) -> None:
    assert known(module) is not None, f"bots/adept/modules/{module.replace('-', '_')}.py with a KNOWLEDGE"


def test_its_cards_and_roles_have_emblems(module: str) -> None:
    undrawn = [card for card in cards(module) if card not in ACTIONS and picture(card) is None]
    assert undrawn == [], "in print/emblems.py, or as src/motherlode/emblems/<card>.svg"
    assert [role for role in roles(module) if role not in DWARFS] == [], "in print/dwarf.py"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_its_words(module: str, language: str) -> None:
    words = Words(language)
    wanted = [f"module-{module}", f"module-{module}.text", f"how-module-{module}"]
    for card in cards(module):
        wanted += [f"card-{card}", f"card-{card}.short", f"card-{card}.text"]
    for role in roles(module):
        wanted += [f"role-{role}", f"role-{role}.text"]
    assert [message for message in wanted if not words.has(message)] == []


def test_its_decisions_are_documented(module: str) -> None:
    asked = {kind for kind in rulebook(module).questions if kind not in BASE.questions}
    assert asked - tables("## Decisions") == set(), "in the table of decisions in docs/ENGINE.md"


def test_its_events_are_documented(module: str) -> None:
    assert told(module) - tables("## Events") == set(), "in the table of events in docs/ENGINE.md"


def test_its_clauses_are_written(module: str) -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "docs" / "rules").glob("*.md"))
    assert module in text


def test_it_has_a_golden_game(module: str) -> None:
    golden = [game for game in GAMES if game.modules == (module,)]
    assert [game.name for game in golden if game.file.exists()], "python -m tests.golden.write"


def test_the_tables_are_found() -> None:
    assert {"turn", "pick", "react"} <= tables("## Decisions")
    assert {"laid", "found", "lost"} <= tables("## Events")
    assert told("new-goals") == {"found", "lost"}
