"""Finds `@rule("BASE-43", …)` in the source of tests, without importing them."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class RuleMark:
    test: str
    clause: str | None
    """None where the clause is not written out as text."""


def rule_marks(source: str) -> Iterator[RuleMark]:
    """The marks of every test: on itself, on its parameters, on its class or on the whole file."""
    module = ast.parse(source)
    yield from _marks_within(module.body, _file_wide(module), "")


def _file_wide(module: ast.Module) -> list[ast.expr]:
    return [
        statement.value
        for statement in module.body
        if isinstance(statement, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in statement.targets)
    ]


def _marks_within(body: list[ast.stmt], inherited: list[ast.expr], prefix: str) -> Iterator[RuleMark]:
    for statement in body:
        if isinstance(statement, ast.ClassDef):
            decorators = [*inherited, *statement.decorator_list]
            yield from _marks_within(statement.body, decorators, f"{prefix}{statement.name}.")
        elif isinstance(statement, Function) and statement.name.startswith("test"):
            seen: dict[str | None, None] = {}
            for expression in [*inherited, *statement.decorator_list]:
                seen.update(dict.fromkeys(_clauses_in(expression)))
            yield from (RuleMark(prefix + statement.name, clause) for clause in seen)


def _clauses_in(expression: ast.expr) -> Iterator[str | None]:
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and _called_name(node) == "rule":
            for argument in node.args:
                literal = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                yield str(argument.value) if literal and isinstance(argument, ast.Constant) else None


def _called_name(call: ast.Call) -> str | None:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return None
