"""Lists that grow and shrink by one in every turn, and are copied often; compiled, that costs no call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def put_last(items: list[Any], item: Any) -> None:
    items.append(item)


def roomy() -> list[Any]:
    """An empty list that is going to hold many."""
    return []


def put_all(items: list[Any], more: Sequence[Any]) -> None:
    items += more


def drop_last(items: list[Any]) -> None:
    """Of a list that is not empty."""
    del items[-1]


def drop_at(items: list[Any], place: int) -> None:
    """The others move up."""
    del items[place]


def drop(items: list[int], number: int) -> None:
    """The first of equal numbers; the others move up."""
    items.remove(number)


def rows(lists: list[list[Any]]) -> list[list[Any]]:
    """A copy of a list of lists of what cannot change, one for each seat."""
    copied = []
    for items in lists:
        copied.append(items[:])
    return copied
