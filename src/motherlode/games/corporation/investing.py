"""Taking crystals as investments on the player board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from motherlode.games.corporation.colours import COLOUR_COUNT, COLOURS

if TYPE_CHECKING:
    from motherlode.games.corporation.state import CorporationState


def words(colours: Iterable[int]) -> list[str]:
    return [COLOURS[colour] for colour in colours]


def invest(state: CorporationState, seat: int, colours: Sequence[int], source: str) -> None:
    board = seat * COLOUR_COUNT
    for colour in colours:
        state.investments[board + colour] += 1
        state.take_crystal(colour)
    if state.aloud:
        state.tell("invested", seat=seat, colours=words(colours), source=source)
