"""Blocks of code, what runs together or not at all: the body of a function, of a branch, of a loop."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

REACHED = "__reached__"
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Block:
    name: str
    """`path::Class.function: first line`, the same whatever lines come before it."""
    first: int
    last: int


def blocks_of(path: str, source: str) -> list[Block]:
    return [block for block, _ in _named(path, source, ast.parse(source))]


def block_of(line: int, blocks: list[Block]) -> Block | None:
    """The innermost; none at the top of a file or of a class, which runs when it is imported."""
    around = [block for block in blocks if block.first <= line <= block.last]
    return min(around, key=lambda block: block.last - block.first, default=None)


def marked(path: str, source: str) -> tuple[ast.Module, list[str]]:
    """The source as it is, but each block first notes that it was reached; and the blocks' names in that order."""
    tree = ast.parse(source)
    names = []
    for block, body in _named(path, source, tree):
        mark = ast.parse(f"{REACHED}.add({block.name!r})").body[0]
        for node in ast.walk(mark):
            ast.copy_location(node, body[0])
        body.insert(1 if _is_text(body[0]) and len(body) > 1 else 0, mark)
        names.append(block.name)
    return ast.fix_missing_locations(tree), names


def _named(path: str, source: str, tree: ast.Module) -> list[tuple[Block, list[ast.stmt]]]:
    lines = source.splitlines()
    found, taken = [], dict[str, int]()
    for body, within in _bodies(tree, "", False):
        first, last = body[0].lineno, body[-1].end_lineno or body[-1].lineno
        name = f"{path}::{within}: {lines[first - 1].strip()}"
        taken[name] = taken.get(name, 0) + 1
        found.append((Block(name if taken[name] == 1 else f"{name} #{taken[name]}", first, last), body))
    return found


def _bodies(node: ast.AST, within: str, running: bool) -> Iterator[tuple[list[ast.stmt], str]]:
    """All lists of statements inside of functions, with the name of the function."""
    for child in ast.iter_child_nodes(node):
        named = isinstance(child, (*FUNCTIONS, ast.ClassDef))
        inside = ".".join(filter(None, [within, child.name])) if named else within
        runs = isinstance(child, FUNCTIONS) or (running and not isinstance(child, ast.ClassDef))
        if runs:
            for field in ("body", "orelse", "finalbody"):
                body = getattr(child, field, None)
                if isinstance(body, list) and body and isinstance(body[0], ast.stmt):
                    yield body, inside
        yield from _bodies(child, inside, runs)


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
