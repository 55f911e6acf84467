"""Whole numbers in a row, in one block of memory; compiled, reading or changing them makes no Python object."""

from __future__ import annotations

from array import array
from collections.abc import Iterable


def numbers(items: Iterable[int] = ()) -> array[int]:
    return array("i", items)


def block(row: array[int]) -> array[int]:
    """The numbers themselves, to be read by their places until the row grows or shrinks."""
    return row


def add_number(row: array[int], number: int) -> None:
    row.append(number)


def insert_number(row: array[int], place: int, number: int) -> None:
    row.insert(place, number)


def drop_number(row: array[int], number: int) -> None:
    """The first of equal numbers; the others move up."""
    row.remove(number)


def same_numbers(row: array[int]) -> array[int]:
    """A copy."""
    return row[:]
