"""Taking crystals as investments on the player board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from motherlode.games.corporation.colours import COLOURS

if TYPE_CHECKING:
    from motherlode.games.corporation.state import CorporationState


def words(colours: Iterable[int]) -> list[str]:
    return [COLOURS[colour] for colour in colours]


def invest(state: CorporationState, seat: int, colours: Iterable[int], source: str) -> None:
    taken = list(colours)
    for colour in taken:
        state.investments[seat][colour] += 1
        state.take_crystal(colour)
    if state.aloud:
        state.tell("invested", seat=seat, colours=words(taken), source=source)
