"""Sets of seats as masks, a bit for each."""

from __future__ import annotations


def how_many(seats: int) -> int:
    return seats.bit_count()


def nth_seat(seats: int, number: int) -> int:
    """The seat at a place among those of the set, the lowest first."""
    for _ in range(number):
        seats &= seats - 1
    return (seats & -seats).bit_length() - 1
