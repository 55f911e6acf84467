"""What a value in a scenario has to look like. A form answers with what is wrong, or None."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from motherlode.conformance.clauses import CLAUSE_ID

Form = Callable[[Any, int], str | None]
"""Called with the value and the number of players."""

CELL = re.compile(r"-?\d+,-?\d+")
WORD = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
SHAPE = re.compile(r"[NESW]{1,4}(\+[NESW]{1,4}){0,3}(:[a-z]+(-[a-z]+)*(@[NESW])?)?")


def anything(_value: Any, _players: int) -> str | None:
    return None


def whole_number(value: Any, _players: int) -> str | None:
    if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
        return None
    return f"expected a number, not {value!r}"


def seat(value: Any, players: int) -> str | None:
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < players:
        return None
    return f"expected a seat from 0 to {players - 1}, not {value!r}"


def flag(value: Any, _players: int) -> str | None:
    return None if isinstance(value, bool) else f"expected true or false, not {value!r}"


def text(value: Any, _players: int) -> str | None:
    return None if isinstance(value, str) and value.strip() else f"expected a text, not {value!r}"


def pattern(expected: re.Pattern[str], name: str) -> Form:
    def form(value: Any, _players: int) -> str | None:
        fits = isinstance(value, str) and expected.fullmatch(value)
        return None if fits else f"expected {name}, not {value!r}"

    return form


cell = pattern(CELL, 'a cell like "7,0"')
word = pattern(WORD, "a word like broken-lamp")
shape = pattern(SHAPE, "the shape of a tunnel card like EW or E+W")
clause = pattern(CLAUSE_ID, "a clause like BASE-43")


def one_of(*values: Any) -> Form:
    def form(value: Any, _players: int) -> str | None:
        listed = any(value == known and type(value) is type(known) for known in values)
        return None if listed else f"expected {' or '.join(map(str, values))}, not {value!r}"

    return form


def either(first: Form, *others: Form) -> Form:
    def form(value: Any, players: int) -> str | None:
        problems = [problem(value, players) for problem in (first, *others)]
        return None if None in problems else problems[0]

    return form


def list_of(item: Form) -> Form:
    def form(value: Any, players: int) -> str | None:
        if not isinstance(value, list):
            return f"expected a list, not {value!r}"
        return next((problem for entry in value if (problem := item(entry, players))), None)

    return form


def one_for_each_seat(item: Form) -> Form:
    listed = list_of(item)

    def form(value: Any, players: int) -> str | None:
        problem = listed(value, players)
        if problem is None and len(value) != players:
            return f"expected {players} entries, one for each seat, not {len(value)}"
        return problem

    return form


def map_of(key: Form, item: Form) -> Form:
    def form(value: Any, players: int) -> str | None:
        if not isinstance(value, dict):
            return f"expected a map, not {value!r}"
        for name, entry in value.items():
            if problem := key(name, players):
                return f"key {name!r}: {problem}"
            if problem := item(entry, players):
                return f"{name}: {problem}"
        return None

    return form


def record(fields: Mapping[str, Form]) -> Form:
    """A map that has exactly these keys."""

    def form(value: Any, players: int) -> str | None:
        if not isinstance(value, dict) or set(value) != set(fields):
            return f"expected a map with {', '.join(fields)}, not {value!r}"
        problems = {name: item(value[name], players) for name, item in fields.items()}
        return next((f"{name}: {problem}" for name, problem in problems.items() if problem), None)

    return form
