"""Every small fault that can be planted in a file: one place changed, the rest as it was."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Any

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Fault:
    path: str
    """From the project's folder."""
    within: str
    """The class and function, `Choice.verify`; empty at the top of a file."""
    line: int
    start: int
    end: int
    """The place in the text, counted in characters."""
    was: str
    now: str
    nth: int = 1
    """Of those in this function that read the same."""

    @property
    def name(self) -> str:
        """The same as long as the code there stays the same, whatever lines come before it."""
        where = f"{self.path}::{self.within}" if self.within else self.path
        which = f" #{self.nth}" if self.nth > 1 else ""
        return f"{where}: {one_line(self.was)} -> {one_line(self.now)}{which}"

    def plant(self, source: str) -> str:
        return source[: self.start] + self.now + source[self.end :]


def one_line(text: str) -> str:
    return " ".join(text.split())


def faults_in(path: str, source: str) -> list[Fault]:
    """In the order of the text; what does not run (types, texts, declarations of slots) is left alone."""
    place = _places(source)
    found: dict[tuple[int, int, str], Fault] = {}
    for node, within in _running(ast.parse(source), ""):
        for now in _changed(node):
            start, end = place(node.lineno, node.col_offset), place(node.end_lineno, node.end_col_offset)
            found[start, end, now] = Fault(path, within, node.lineno, start, end, source[start:end], now)
    return _numbered(found[key] for key in sorted(found))


def _numbered(faults: Iterable[Fault]) -> list[Fault]:
    seen = Counter[str]()
    numbered = []
    for fault in faults:
        seen[fault.name] += 1
        numbered.append(replace(fault, nth=seen[fault.name]))
    return numbered


def compiles(fault: Fault, source: str) -> bool:
    try:
        compile(fault.plant(source), fault.path, "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True


def _places(source: str) -> Callable[[int, int], int]:
    """From a line and a column, counted in bytes, to a place in the text."""
    lines = source.splitlines(keepends=True)
    before = [0, *accumulate(map(len, lines))]
    return lambda line, column: before[line - 1] + len(lines[line - 1].encode()[:column].decode())


def _running(node: ast.AST, within: str) -> Iterator[tuple[Any, str]]:
    for child in ast.iter_child_nodes(node):
        if _is_silent(child):
            continue
        name = f"{within}.{child.name}" if within and hasattr(child, "name") else getattr(child, "name", within)
        inside = name if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) else within
        yield child, inside
        for part in _parts(child):
            yield from _running(part, inside)


def _parts(node: ast.AST) -> list[ast.AST]:
    """What of a node runs: no annotations, no defaults of types, no decorators."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            return [ast.Module(body=node.body, type_ignores=[])]
        case ast.ClassDef():
            return [ast.Module(body=node.body, type_ignores=[])]
        case ast.AnnAssign():
            return [ast.Expression(body=node.value)] if node.value is not None else []
        case _:
            return [node]


def _is_silent(node: ast.AST) -> bool:
    match node:
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")) | ast.Import() | ast.ImportFrom() | ast.Raise() | ast.Assert():
            return True
        case ast.Assign(targets=[ast.Name(id="__slots__")]):
            return True
        case ast.JoinedStr() | ast.arguments():
            return True
        case ast.keyword(arg="strict"):  # of `zip`: what is as long as the other anyway
            return True
        case _:
            return False


def _changed(node: ast.AST) -> Iterator[str]:
    """How a place could be wrong."""
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in COMPARISONS:
            yield ast.unparse(ast.Compare(left, [COMPARISONS[type(op)]()], [right]))
        case ast.BoolOp(op=op, values=values):
            yield f"({ast.unparse(ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values))})"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield f"bool({ast.unparse(operand)})"
        case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS and not _is_text(left):
            yield f"({ast.unparse(ast.BinOp(left, OPERATORS[type(op)](), right))})"
        case ast.Constant(value=bool() as value):
            yield str(not value)
        case ast.Constant(value=int() as value):
            yield f"({value + 1})"
        case ast.Call(func=ast.Name(id=name) as func) if name in CALLS:
            yield CALLS[name] + ast.unparse(node)[len(func.id) :]
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield f"({ast.unparse(ast.IfExp(ast.UnaryOp(ast.Not(), test), body, orelse))})"
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Delete():
            yield "pass"
        case ast.Continue():
            yield "break"
        case ast.Break():
            yield "continue"


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))
