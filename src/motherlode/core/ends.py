"""Lists that grow and shrink by one in every turn, and are copied often; compiled, that costs no call."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Any

Items = list[Any]

put_last: Callable[[Items, Any], None] = list.append
put_all: Callable[[Items, Iterable[Any]], None] = list.extend
drop_last: Callable[[Items], Any] = list.pop
"""Of a list that is not empty."""
last_of: Callable[[Items], Any] = itemgetter(-1)
"""The same; it stays."""
put_at: Callable[[Items, int, Any], None] = list.insert
"""The others move up."""
drop_at: Callable[[Items, int], Any] = list.pop
"""The others move down."""
drop: Callable[[list[int], int], None] = list.remove
"""The first of equal numbers; the others move down."""


clear: Callable[[Items], None] = list.clear
"""All of them go; compiled, their room stays for the next ones."""


def roomy() -> Items:
    """An empty list that is going to hold many."""
    return []


def rows(lists: list[Items]) -> list[Items]:
    """A copy of a list of lists of what cannot change, one for each seat."""
    copied = []
    for items in lists:
        copied.append(items[:])
    return copied
