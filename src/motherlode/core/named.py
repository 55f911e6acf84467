"""Named tuples of which many are made: without asking their class, and read by place."""

from __future__ import annotations

from typing import Any, TypeVar

NamedT = TypeVar("NamedT", bound=tuple[Any, ...])


def named(kind: type[NamedT], values: tuple[Any, ...]) -> NamedT:
    """One of that kind with these values."""
    return tuple.__new__(kind, values)


def value_of(one: tuple[Any, ...], place: int) -> Any:
    return one[place]
