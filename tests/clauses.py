"""Names the clauses of the rules that a test exercises: `@rule("BASE-43", "BASE-44")`."""

import re

import pytest

CLAUSE = re.compile(r"[A-Z][A-Z0-9]*-[0-9]+(/[1-9])?")


def rule(*clauses: str) -> pytest.MarkDecorator:
    """Mark a test with one clause or more, each written out so that a search for it finds the test.

    Of a clause that says several things (`docs/rules/halves.yaml`) it names the one it exercises: `CHEST-61/2`.
    """
    if not clauses:
        raise ValueError("rule() wants at least one clause")
    for clause in clauses:
        if not CLAUSE.fullmatch(clause):
            raise ValueError(f"{clause!r} is not a clause such as BASE-43")
    return pytest.mark.rule(*clauses)
