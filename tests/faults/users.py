"""Who uses what is said once, when a file is imported: a number with a name, the field of a class, a declared list."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

from tests.faults.blocks import FUNCTIONS, block_of, blocks_of
from tests.faults.planting import Fault

SOURCES = "src"


def users_of(fault: Fault, project: Path) -> list[str]:
    """The blocks that name what is said in the line of a fault, in any file."""
    word = _word_at(fault, project)
    files = sorted((project / SOURCES).rglob("*.py")) if word else []
    return [name for file in files for name in _blocks_with(word, str(file.relative_to(project)), file)]


def naming_tests(fault: Fault, project: Path, files: Iterable[Path]) -> set[str]:
    """The tests that name it or its class themselves, each without its parameters."""
    word = _word_at(fault, project, *filter(None, [fault.within]))
    return {name for file in files for name in _tests_with(word, file, project)} if word else set()


def _word_at(fault: Fault, project: Path, *more: str) -> re.Pattern[str] | None:
    names = {*names_at(fault.line, (project / fault.path).read_text("utf-8")), *more}
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(names)))})\b") if names else None


def names_at(line: int, source: str) -> set[str]:
    """What gets its value there, in the file or in a class."""
    names = set[str]()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.lineno <= line <= (node.end_lineno or node.lineno):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            within = [part for target in targets for part in ast.walk(target)]  # `KEPT, LARGEST = 24, 99`
            names |= {part.id for part in within if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)}
    return names


def _blocks_with(word: re.Pattern[str] | None, path: str, file: Path) -> list[str]:
    source = file.read_text("utf-8")
    if word is None or word.search(source) is None:
        return []
    blocks = blocks_of(path, source)
    lines = [number for number, line in enumerate(source.splitlines(), 1) if word.search(line)]
    return [block.name for block in {block_of(line, blocks) for line in lines} if block is not None]


def _tests_with(word: re.Pattern[str], file: Path, project: Path) -> list[str]:
    source = file.read_text("utf-8")
    if word.search(source) is None:
        return []
    body = ast.parse(source).body
    tests = [node for node in body if isinstance(node, FUNCTIONS) and node.name.startswith("test_")]
    others = [node for node in body if node not in tests and not isinstance(node, ast.Import | ast.ImportFrom)]
    around = any(word.search(ast.get_source_segment(source, node) or "") for node in others)
    place = file.relative_to(project)
    return [
        f"{place}::{test.name}" for test in tests if around or word.search(ast.get_source_segment(source, test) or "")
    ]
