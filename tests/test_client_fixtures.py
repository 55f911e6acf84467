"""What the client is tested with is everything that the engine can ask and tell."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

import motherlode
from motherlode.games.saboteur.modules.postcard import KEY as POSTCARD

PROJECT = Path(__file__).parent.parent
FIXTURES = PROJECT / "web" / "tests" / "fixtures"
TELLING = ("tell", "whisper", "note", "say")
OF_THE_DUEL = {"claimed", "uncovered"}


def fixture(name: str) -> Any:
    return json.loads((FIXTURES / f"{name}.json").read_text(encoding="utf-8"))


def told_in(folder: Path) -> set[str]:
    """The kinds of events that are written out in the code."""
    kinds = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            words = [word for word in node.args[:2] if isinstance(word, ast.Constant) and isinstance(word.value, str)]
            if called in TELLING and words:
                kinds.add(str(words[0].value))
    return kinds


@pytest.mark.parametrize("module", ["", *motherlode.game("saboteur").modules])
def test_the_client_is_tested_with_every_kind_of_decision(module: str) -> None:
    game = motherlode.game("saboteur")
    setup = game.setup(players=5, modules=[module] if module else [], edition="jubilee", options={})
    asked = game.start(setup, seed=0).questions.keys()
    assert asked - {scene["decision"]["kind"] for scene in fixture("decisions").values()} == set()


def test_the_client_is_tested_with_every_kind_of_decision_of_the_mountain() -> None:
    game = motherlode.game("corporation")
    asked = game.start(game.setup(players=4), seed=0).questions.keys()
    assert asked - {scene["decision"]["kind"] for scene in fixture("mountain").values()} == set()


def test_the_client_is_tested_with_every_kind_of_event() -> None:
    saboteur = Path(motherlode.__file__).parent / "games" / "saboteur"
    known = {heard["event"]["event"] for heard in fixture("events")}
    assert (told_in(saboteur) | {POSTCARD}) - OF_THE_DUEL - known == set()
