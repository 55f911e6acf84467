"""Who uses what is said once, when a file is imported: a number with a name, the field of a class, a declared list."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.faults.blocks import block_of, blocks_of
from tests.faults.planting import Fault

SOURCES = "src"


def users_of(fault: Fault, project: Path) -> list[str]:
    """The blocks that name what is said in the line of a fault, in any file."""
    names = names_at(fault.line, (project / fault.path).read_text("utf-8"))
    if not names:
        return []
    word = re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(names)))})\b")
    files = sorted((project / SOURCES).rglob("*.py"))
    return [name for file in files for name in _blocks_with(word, str(file.relative_to(project)), file)]


def names_at(line: int, source: str) -> set[str]:
    """What gets its value there, in the file or in a class."""
    names = set[str]()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.lineno <= line <= (node.end_lineno or node.lineno):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return names


def _blocks_with(word: re.Pattern[str], path: str, file: Path) -> list[str]:
    source = file.read_text("utf-8")
    if word.search(source) is None:
        return []
    blocks = blocks_of(path, source)
    lines = [number for number, line in enumerate(source.splitlines(), 1) if word.search(line)]
    return [block.name for block in {block_of(line, blocks) for line in lines} if block is not None]
