"""Which cards fit the frontier of a maze, and how: in how many ways, and one of them by its number."""

from __future__ import annotations

from array import array

from motherlode.core.numbers import Row, numbers
from motherlode.games.tunnels.faces import ORDER, Faces
from motherlode.games.tunnels.places import EDGE, MARK, entered_by

KINDS = 256
"""Of cards at the most: a card is a byte."""


NO_TALLY = numbers([0] * KINDS)


def no_tally() -> Row[int]:
    """Of nothing."""
    return NO_TALLY[:]


def tally_fitting(faces: Faces, ground: bytearray, frontier: Row[int], tally: Row[int]) -> None:
    """By kind, in how many ways a card of it can be laid on one of these places, in the ordinary way."""
    rows, sum_ = faces.rows, 0
    for place in frontier:
        sum_ += rows[ground[place + EDGE]]
    tally[: faces.plain] = array("i", sum_.to_bytes(tally.itemsize * faces.plain, ORDER))


def count_tallied(tally: Row[int], kinds: bytes) -> int:
    """In how many ways one of these cards can be laid."""
    count = 0
    for kind in kinds:
        count += tally[kind]
    return count


def nth_fitting(faces: Faces, ground: bytearray, frontier: Row[int], tally: Row[int], kinds: bytes, number: int) -> int:
    """One of them by its number, card by card: the place, and the face that the card shows, its last byte; -1 if there
    are not as many."""
    counts = faces.counts
    for kind in kinds:
        if number < tally[kind]:
            for place in frontier:
                entry = ground[place + EDGE] << 8 | kind
                if number < counts[entry]:
                    return place << 8 | faces.fitting[entry << 1 | number]
                number -= counts[entry]
        number -= tally[kind]
    return -1


def count_enterable(faces: Faces, ground: bytearray, frontier: Row[int], kinds: bytes, open_sides: bytes) -> int:
    """The same for a walker who enters a card only by its open sides: at least one has to lead him there."""
    counts, fitting, count = faces.counts, faces.fitting, 0
    for place in frontier:
        row, entered = ground[place + EDGE] << 8, entered_by(ground[place + MARK])
        for kind in kinds:
            for number in range(counts[row + kind]):
                if open_sides[fitting[(row + kind) << 1 | number]] & entered:
                    count += 1
    return count


def nth_enterable(
    faces: Faces, ground: bytearray, frontier: Row[int], kinds: bytes, open_sides: bytes, number: int
) -> int:
    """One of them by its number, as above."""
    counts, fitting = faces.counts, faces.fitting
    for kind in kinds:
        for place in frontier:
            entry, entered = ground[place + EDGE] << 8 | kind, entered_by(ground[place + MARK])
            for turn in range(counts[entry]):
                face = fitting[entry << 1 | turn]
                if open_sides[face] & entered:
                    if not number:
                        return place << 8 | face
                    number -= 1
    return -1
