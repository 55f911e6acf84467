"""Discarding two cards to remove one in front of oneself: a thief who is removed does not act (S2-101 to S2-107)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.games.saboteur.modules.saboteur2.cards import left_front
from motherlode.games.tunnels.removing import Remove

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState


class RemoveAny(Remove["SaboteurState"]):
    def take_away(self, state: SaboteurState, kind: int, seat: int) -> None:
        left_front(state, kind, seat)
