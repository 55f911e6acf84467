"""Which cards fit the frontier of a maze, and how: in how many ways, and one of them by its number."""

from __future__ import annotations

from motherlode.core.numbers import Row
from motherlode.games.tunnels.faces import Faces
from motherlode.games.tunnels.places import EDGE, MARK, entered_by


def count_fitting(faces: Faces, ground: bytearray, frontier: Row[int], kinds: bytes) -> int:
    """In how many ways one of these cards can be laid on one of these places, in the ordinary way."""
    counts, count = faces.counts, 0
    for place in frontier:
        row = ground[place + EDGE] << 8
        for kind in kinds:
            count += counts[row + kind]
    return count


def nth_fitting(faces: Faces, ground: bytearray, frontier: Row[int], kinds: bytes, number: int) -> int:
    """One of them by its number, card by card: the place, and the face that the card shows, its last byte; -1 if there
    are not as many."""
    counts = faces.counts
    for kind in kinds:
        for place in frontier:
            entry = ground[place + EDGE] << 8 | kind
            if number < counts[entry]:
                return place << 8 | faces.fitting[entry << 1 | number]
            number -= counts[entry]
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
