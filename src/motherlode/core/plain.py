"""Plain data: dicts, lists and scalars, as JSON knows them."""

from collections.abc import Callable
from operator import eq
from typing import Any

SCALARS = frozenset({str, int, bool, float, type(None)})


same_word: Callable[[str, str], bool] = eq
"""Whether two words are the same."""


def plain_copy(value: Any) -> Any:
    """A copy that shares nothing; tuples become lists, as they would on the wire."""
    if isinstance(value, dict):
        return {key: item if type(item) in SCALARS else plain_copy(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [item if type(item) in SCALARS else plain_copy(item) for item in value]
    return value


def frozen(value: Any) -> Any:
    """Lists as tuples all the way down, for data that must not change."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value
