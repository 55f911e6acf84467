"""Imports point one way, the engine is pure, and neither its loop nor what bots share names a module."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "motherlode"

# What each part may import besides itself. "motherlode" is the front door: __init__.py at the top.
MAY_IMPORT = {
    "core": set(),
    "games": {"core"},
    "compiled_core": set(),
    "motherlode": {"compiled_core", "core", "games", "registering"},
    "outside": set(),
    "pictures": {"outside"},
    "registering": {"games", "outside"},
    "words": {"outside"},
    "bots": {"motherlode", "core", "games", "outside"},
    "conformance": {"motherlode", "core", "games"},
    "render": {"motherlode", "core", "games", "words"},
    "print": {"core", "games", "words", "pictures"},
    "analysis": {"motherlode", "core", "games", "bots"},
    "arena": {"motherlode", "core", "games", "bots"},
    "puzzles": {"motherlode", "core", "games", "bots"},
    "env": {"motherlode", "core", "games", "bots", "render"},
    "server": {"motherlode", "analysis", "core", "bots", "render", "words", "print", "pictures", "puzzles"},
}
EVERYTHING = {*MAY_IMPORT, "cli"}
MAY_IMPORT |= {"cli": EVERYTHING, "__main__": EVERYTHING}

# An allow-list: whatever does I/O, looks at a clock, runs at the side or is random is simply not in it.
PURE_LIBRARY = {
    *("__future__", "abc", "array", "base64", "bisect", "collections", "contextlib", "copy", "dataclasses"),
    *("enum", "fractions", "functools", "graphlib", "hashlib", "heapq", "itertools", "json", "math"),
    *("operator", "re", "string", "struct", "textwrap", "types", "typing", "zlib"),
}
IMPURE_BUILTINS = {"__import__", "breakpoint", "eval", "exec", "input", "open", "print"}

MODULES = "motherlode.games.saboteur.modules"
KNOWLEDGE = "motherlode.bots.adept.modules"
MODULE_IDS = {
    *("saboteur2", "greedy-dwarf", "goal-swap", "treasury", "veto", "reverse", "artisan", "pathfinder"),
    *("diversion", "tunnel-toll", "dressing-room", "tunnel-party", "new-goals", "treasure-chests"),
    *("compromised-dwarf", "tournament"),
}


@dataclass(frozen=True)
class Source:
    name: str  # dotted; that of the folder for an __init__.py
    tree: ast.Module
    is_package: bool = False

    def within(self, *packages: str) -> bool:
        return any(is_within(self.name, package) for package in packages)


def is_within(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


def read(path: Path, package: Path = PACKAGE) -> Source:
    parts = path.relative_to(package.parent).with_suffix("").parts
    is_package = parts[-1] == "__init__"
    name = ".".join(parts[:-1] if is_package else parts)
    return Source(name, ast.parse(path.read_text(encoding="utf-8"), str(path)), is_package)


@cache
def sources() -> list[Source]:
    return [read(path) for path in sorted(PACKAGE.rglob("*.py"))]


def imports(source: Source) -> Iterator[tuple[int, str]]:
    """Every import with its line; `from a import b` is `a.b`, since b may be a module."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                yield node.lineno, ".".join(filter(None, [origin(source, node), alias.name]))


def origin(source: Source, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    above = node.level - source.is_package
    parts = source.name.split(".")
    return ".".join([*parts[: len(parts) - above], *filter(None, [node.module])])


def part_of(name: str) -> str | None:
    """The part of the project that a dotted name belongs to, or None for another library."""
    top, _, rest = name.partition(".")
    if top != "motherlode":
        return None
    part = rest.partition(".")[0]
    return part if part in MAY_IMPORT else "motherlode"


def wrong_directions(source: Source) -> list[str]:
    here = part_of(source.name)
    allowed = MAY_IMPORT[here] | {here, None}
    return [f"{source.name}:{line} imports {name}" for line, name in imports(source) if part_of(name) not in allowed]


def impurities(source: Source) -> list[str]:
    if not source.within("motherlode.core", "motherlode.games"):
        return []
    imported = [
        f"{source.name}:{line} imports {name}"
        for line, name in imports(source)
        if part_of(name) is None and name.partition(".")[0] not in PURE_LIBRARY
    ]
    used = [
        f"{source.name}:{node.lineno} uses {node.id}"
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in IMPURE_BUILTINS
    ]
    return imported + used


def named_modules(source: Source) -> list[str]:
    shared = source.within(
        "motherlode.core", "motherlode.games.tunnels", "motherlode.games.saboteur", "motherlode.bots"
    )
    if not shared or source.within(MODULES, KNOWLEDGE):
        return []
    imported = [
        f"{source.name}:{line} imports {name}"
        for line, name in imports(source)
        if is_within(name, MODULES) or is_within(name, KNOWLEDGE)
    ]
    quoted = [
        f"{source.name}:{node.lineno} names {node.value!r}"
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in MODULE_IDS
    ]
    return imported + quoted


@pytest.mark.parametrize("complaints", [wrong_directions, impurities, named_modules])
def test_the_project_keeps_its_shape(complaints):
    found = sources()
    assert found, f"no sources in {PACKAGE}"
    assert [complaint for source in found for complaint in complaints(source)] == []


def test_every_part_has_its_place():
    parts = {path.relative_to(PACKAGE).parts[0].removesuffix(".py") for path in PACKAGE.rglob("*.py")}
    assert parts - {"__init__"} <= set(MAY_IMPORT)


def made_up(name: str, text: str, is_package: bool = False) -> Source:
    return Source(name, ast.parse(text), is_package)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("motherlode.core.state", "import motherlode.games"),
        ("motherlode.core.state", "import motherlode"),
        ("motherlode.core.state", "from motherlode import games"),
        ("motherlode.core.state", "from ..games.saboteur import board"),
        ("motherlode.core.state", "def late():\n    from motherlode.games import saboteur"),
        ("motherlode.games.duel.rules", "from motherlode.bots.adept import Adept"),
        ("motherlode.games.duel.rules", "from motherlode import SPECTATOR"),
        ("motherlode.games.duel.rules", "import json, motherlode.words"),
        ("motherlode.bots.adept", "from motherlode import arena"),
        ("motherlode.arena.league", "import motherlode.env"),
        ("motherlode.server.app", "import motherlode.cli"),
        ("motherlode.server.app", "from motherlode.games.tunnels import board"),
        ("motherlode.conformance.runner", "import motherlode.bots"),
        ("motherlode.words.catalogue", "import motherlode.core"),
        ("motherlode", "from motherlode.cli import main"),
    ],
)
def test_an_import_against_the_direction_is_found(name, text):
    assert len(wrong_directions(made_up(name, text))) == 1


def test_a_relative_import_in_a_package_starts_at_the_package():
    assert wrong_directions(made_up("motherlode.core", "from . import state", is_package=True)) == []
    assert wrong_directions(made_up("motherlode.core", "from .. import games", is_package=True)) != []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("motherlode.core.state", "from motherlode.core import rng\nfrom . import errors"),
        ("motherlode.games.duel.rules", "from motherlode.games.tunnels.board import Board"),
        ("motherlode.bots.adept", "import motherlode\nfrom motherlode import SPECTATOR, games"),
        ("motherlode.server.app", "import asyncio\nfrom motherlode import bots, words"),
        ("motherlode.cli.main", "from motherlode import arena, bots, conformance, env, server, words"),
        ("motherlode.__main__", "from motherlode.cli import main"),
    ],
)
def test_an_import_in_the_direction_is_fine(name, text):
    assert wrong_directions(made_up(name, text)) == []


@pytest.mark.parametrize(
    "text",
    [
        *(f"import {library}" for library in ("asyncio", "os.path", "random", "threading", "yaml")),
        *(f"from {library} import x" for library in ("datetime", "pathlib", "socket", "sqlite3", "time")),
        *("import importlib", "import subprocess as math", "if True:\n    import random"),
        *("open('x')", "print(1)", "show = print"),
    ],
)
@pytest.mark.parametrize("name", ["motherlode.core.rng", "motherlode.games.corporation.exchange"])
def test_an_impure_engine_is_found(name, text):
    assert len(impurities(made_up(name, text))) == 1


def test_pure_code_and_other_parts_are_left_alone():
    assert impurities(made_up("motherlode.core.rng", "import json\nfrom collections import abc")) == []
    assert impurities(made_up("motherlode.core.rng", "board.open('7,0')\nopen = 1")) == []
    assert impurities(made_up("motherlode.bots.searching", "import random, time\nprint(1)")) == []


@pytest.mark.parametrize(
    "text",
    [
        "from motherlode.games.saboteur.modules.veto import Veto",
        "from motherlode.games.saboteur import modules",
        "from motherlode.bots.adept.modules import veto",
        "from .modules import veto",
        "if 'veto' in setup.modules: pass",
        "HANDLERS = {'goal-swap': None}",
        "match card:\n    case 'pathfinder': pass",
    ],
)
def test_a_loop_that_names_a_module_is_found(text):
    assert len(named_modules(made_up("motherlode.games.saboteur.round", text))) == 1
    assert len(named_modules(made_up("motherlode.bots.adept.miner", text))) == 1


def test_the_shared_tunnels_know_no_game_that_stands_on_them():
    tunnels = [source for source in sources() if source.within("motherlode.games.tunnels")]
    games = ("motherlode.games.saboteur", "motherlode.games.duel", "motherlode.games.corporation")
    known = [(source.name, name) for source in tunnels for _, name in imports(source) if name.startswith(games)]
    assert len(tunnels) > 20
    assert known == []


def test_the_family_s_shared_code_that_names_a_module_is_found():
    naming = "from motherlode.games.saboteur.modules import veto\nID = 'veto'"
    assert len(named_modules(made_up("motherlode.games.tunnels.round", naming))) == 2


def test_module_names_are_fine_where_they_belong():
    naming = "from motherlode.games.saboteur.modules import veto\nID = 'veto'"
    assert len(named_modules(made_up("motherlode.core.state", naming))) == 2
    assert named_modules(made_up("motherlode.games.saboteur.modules.veto", naming)) == []
    assert named_modules(made_up("motherlode.bots.adept.modules.veto", naming)) == []
    assert named_modules(made_up("motherlode.games", naming, is_package=True)) == []
    assert named_modules(made_up("motherlode.games.tunnels.round", "'''A veto may come.'''")) == []


def test_files_get_their_dotted_names(tmp_path):
    package = tmp_path / "motherlode"
    (package / "core").mkdir(parents=True)
    for file in ("__init__.py", "core/__init__.py", "core/rng.py"):
        (package / file).touch()
    named = {(source.name, source.is_package) for source in (read(p, package) for p in package.rglob("*.py"))}
    assert named == {("motherlode", True), ("motherlode.core", True), ("motherlode.core.rng", False)}
