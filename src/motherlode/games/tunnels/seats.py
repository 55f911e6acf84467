"""Sets of seats as masks, a bit for each."""

from __future__ import annotations


def how_many(seats: int) -> int:
    return seats.bit_count()


def nth_seat(seats: int, number: int) -> int:
    """The seat at a place among those of the set, the lowest first."""
    for _ in range(number):
        seats &= seats - 1
    return (seats & -seats).bit_length() - 1


def next_seat(seat: int, direction: int, players: int) -> int:
    """The neighbour in this direction, 1 or -1."""
    seat += direction
    if seat == players:
        return 0
    return seat if seat >= 0 else players - 1
