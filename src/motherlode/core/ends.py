"""Lists that grow and shrink by one in every turn, and are copied often; compiled, that costs no call."""

from __future__ import annotations

from typing import Any


def put_last(items: list[Any], item: Any) -> None:
    items.append(item)


def drop_last(items: list[Any]) -> None:
    """Of a list that is not empty."""
    del items[-1]


def drop_at(items: list[Any], place: int) -> None:
    """The others move up."""
    del items[place]


def rows(lists: list[list[Any]]) -> list[list[Any]]:
    """A copy of a list of lists of what cannot change, one for each seat."""
    copied = []
    for items in lists:
        copied.append(items[:])
    return copied
