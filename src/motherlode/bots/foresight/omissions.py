"""What somebody could have done in his last turn and has not: the card for it he hardly holds.

Who passes with the gold a card away has no card that reaches it, who leaves his tool broken has nothing that mends it,
a saboteur who lets the others dig near the gold has nothing to hurt them with.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from motherlode.bots.adept.reading import Reading
from motherlode.bots.adept.spots import SIZE, spot_of
from motherlode.bots.adept.walk import Deed
from motherlode.bots.foresight.holdings import LOT
from motherlode.bots.foresight.regulars import PASS, WHIM, Regulars

LEFT: Final = 2
"""What is left, in sixteenths, of the chance of a card whose use was worth clearly more than what was done."""


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
    return bytes(_left(use - done) for use in uses)


def _left(more: int) -> int:
    """Of a card whose use was worth so much more than what was done."""
    return LOT - (LOT - LEFT) * min(max(more, 0), WHIM) // WHIM


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
