"""Actions as small ints: in the order of `legal`, from nought on; they hold until somebody acts."""

from __future__ import annotations

CODES: list[tuple[int, ...]] = []
"""By how many there are, the codes that are given to whoever asks for them."""
MOST_KEPT = 256
NEVER = 0
"""The moment of a state whose actions nobody has counted since somebody acted."""


def more_codes(count: int) -> tuple[int, ...]:
    """So many that they are not written down yet, or never are."""
    if count > MOST_KEPT:
        return tuple(range(count))
    while len(CODES) <= count:
        CODES.append(tuple(range(len(CODES))))
    return CODES[count]


def counted(code: int) -> int:
    """Codes count from nought; none counts from the end."""
    if code < 0:
        raise IndexError("a code is never negative")
    return code
