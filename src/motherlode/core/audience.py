"""Who looks: a seat number, the public, or (in tests and after the end) everybody at once."""

from typing import Final

SPECTATOR: Final = -1
ALL: Final = -2
EVERYBODY: Final = -1
"""A knowledge mask with the bit of every seat: the thing lies open."""


def knows(mask: int, audience: int) -> bool:
    """Whether an audience knows a hidden thing that the seats of `mask` have seen."""
    if audience == ALL or mask == EVERYBODY:
        return True
    return audience >= 0 and bool(mask >> audience & 1)
