"""Whole numbers in a row, in one block of memory; compiled, reading or changing them makes no Python object."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable

Row = array
EMPTY = array("i")


def numbers(items: Iterable[int] = ()) -> Row[int]:
    return array("i", items)


def no_numbers() -> Row[int]:
    """A row that is going to hold some."""
    return array("i")


def block(row: Row[int]) -> Row[int]:
    """The numbers themselves, to be read by their places until the row grows or shrinks."""
    return row


add_number: Callable[[Row[int], int], None] = array.append
insert_number: Callable[[Row[int], int, int], None] = array.insert
drop_number: Callable[[Row[int], int], None] = array.remove
"""The first of equal numbers; the others move up."""


def add_four(row: Row[int], first: int, second: int, third: int, fourth: int) -> None:
    row.extend((first, second, third, fourth))


def clear_numbers(row: Row[int]) -> None:
    """It holds none any more, and room for as many as before."""
    del row[:]


def refill_numbers(row: Row[int], other: Row[int]) -> None:
    """The numbers of another row instead of its own."""
    row[:] = other
