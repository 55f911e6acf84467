"""The bot: thinks, values what it may do by its role, and takes the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from motherlode.bots.adept import miner, saboteur, talking, temper
from motherlode.bots.adept.choices import answer_value
from motherlode.bots.adept.mind import Mind, think
from motherlode.bots.bot import Remark
from motherlode.bots.dice import dice
from motherlode.core.types import Action, View

ROLES: Final[dict[str, Callable[[Mind], list[tuple[float, Action]]]]] = {
    "miner": miner.values,
    "saboteur": saboteur.values,
}
"""How a role values a turn; a role that is not here digs."""
TIE: Final = 1e-6


class Adept:
    name = "adept"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, legal: Sequence[Action], talk: Sequence[Remark]) -> Action:
        if len(legal) == 1:
            return legal[0]
        mind = think(view, legal, talk)
        rng = dice(self.seed, view)
        if "choose" in legal[0]:
            valued, whim = [(answer_value(mind, action), action) for action in legal], TIE
        else:
            valued, whim = ROLES.get(mind.reading.role, miner.values)(mind), temper.WHIM
        return max(((value + whim * rng.unit(), action) for value, action in valued), key=lambda pair: pair[0])[1]

    def remarks(self, view: View, talk: Sequence[Remark]) -> list[Remark]:
        return talking.remarks(self.seed, view, talk)
