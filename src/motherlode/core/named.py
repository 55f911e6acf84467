"""Named tuples of which many are made: without asking their class, and read by place."""

from __future__ import annotations

from typing import Any, TypeVar

NamedT = TypeVar("NamedT", bound=tuple[Any, ...])


def named(kind: type[NamedT], values: tuple[Any, ...]) -> NamedT:
    """One of that kind with these values."""
    return tuple.__new__(kind, values)


def with_value(one: NamedT, place: int, value: Any) -> NamedT:
    """The same with another value at one place."""
    return tuple.__new__(type(one), (*one[:place], value, *one[place + 1 :]))


def value_of(one: tuple[Any, ...], place: int) -> Any:
    return one[place]
