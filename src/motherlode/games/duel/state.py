"""A table of the duel: the maze and the hands, and nothing besides."""

from __future__ import annotations

from motherlode.games.tunnels.state import TunnelState


class DuelState(TunnelState):
    def gold(self, seat: int) -> int:
        """DUEL-111: the nuggets under its tokens, counted when the round is over."""
        return self.result["gained"][seat] if self.result else 0
