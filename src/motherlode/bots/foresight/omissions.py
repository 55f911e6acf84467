"""What somebody could have done in his last turn and has not: the card for it he is less likely to hold.

Who passes with the gold a card away hardly has a card that reaches it; what would only have been a little better says
little, and a saboteur may be waiting. How much is left was fitted to the hands of adepts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from motherlode.bots.adept.reading import Reading
from motherlode.bots.adept.spots import SIZE, spot_of
from motherlode.bots.adept.walk import Deed
from motherlode.bots.foresight.holdings import LOT
from motherlode.bots.foresight.regulars import PASS, Regulars

LEFT: Final = ((250, 2), (80, 9), (35, 14))
LEFT_OF_SABOTEURS: Final = ((15, 12),)
"""What is left, in sixteenths, of the chance of a card whose use was worth so much more than what was done, in
hundredths of a card: the most first."""


def last_deeds(reading: Reading) -> dict[int, Deed]:
    """For each seat what it did last in this round."""
    return {deed.seat: deed for deed in reading.deeds if deed.event["event"] in WORTHS}


def go_back(slate: Regulars, rimmed: bytes, seat: int, deed: Deed) -> bool:
    """A deal that is written as it is now becomes what it was before a deed; false if that is not known."""
    if not deed.hindered:
        slate.broken[seat] = 0
    elif not slate.broken[seat]:
        return False
    faces, closed = bytearray(rimmed), bytearray(SIZE)
    for cell, face in deed.before.board.cards.items():
        if spot_of(cell):
            faces[spot_of(cell)] = face + 1
    for cell in deed.closed:
        closed[spot_of(cell)] = 1
    slate.faces[:], slate.closed[:] = faces, closed
    slate.follow()
    return True


def omitted(slate: Regulars, rules: Any, seat: int, deed: Deed) -> bytes:
    """For each kind of card how much of its chance is left, in sixteenths, on a slate as it was before the deed."""
    uses = [slate.use_of(seat, kind) for kind in range(len(rules.words))]
    done = WORTHS[deed.event["event"]](uses, rules, deed.event)
    steps = LEFT_OF_SABOTEURS if slate.blocks[seat] else LEFT
    return bytes(left(use - done, steps) for use in uses)


def left(more: int, steps: Sequence[tuple[int, int]]) -> int:
    """Of a card whose use was worth so much more than what was done."""
    return next((sixteenths for least, sixteenths in steps if more >= least), LOT)


def _of_laying(uses: Sequence[int], rules: Any, event: Mapping[str, Any]) -> int:
    kind: int = rules.faces.kinds[rules.face(event["card"])]
    return uses[kind]


def _of_playing(uses: Sequence[int], rules: Any, event: Mapping[str, Any]) -> int:
    kind: int = rules.kinds[event["card"]]
    return uses[kind]


def _of_passing(uses: Sequence[int], rules: Any, event: Mapping[str, Any]) -> int:
    """What was thrown away is of least use, but a new card is worth something even to who throws a good one away."""
    return max(min(uses), PASS)


WORTHS: Final = {"laid": _of_laying, "played": _of_playing, "passed": _of_passing}
"""What was done was about worth, by event."""
