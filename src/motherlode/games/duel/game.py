"""The duel as a game of the tunnel family with a ground of its own."""

from __future__ import annotations

from motherlode.games.duel.ground import Ground
from motherlode.games.saboteur.game import SaboteurGame


class DuelGame(SaboteurGame):
    id = "duel"
    editions = ("jubilee",)

    def __init__(self) -> None:
        super().__init__({}, Ground())
