"""The duel as a game of the tunnel family with a ground of its own."""

from __future__ import annotations

from motherlode.games.duel.ground import Ground
from motherlode.games.duel.state import DuelState
from motherlode.games.tunnels.game import TunnelGame
from motherlode.games.tunnels.rulebook import Rulebook


class DuelGame(TunnelGame[DuelState, Rulebook]):
    id = "duel"
    editions = ("jubilee",)
    state_class = DuelState
    rulebook_class = Rulebook

    def __init__(self) -> None:
        super().__init__(Ground(), {})
