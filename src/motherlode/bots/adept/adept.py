"""The bot: thinks, values what it may do by what its role wants, and takes the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from motherlode.bots.adept import gatherer, miner, saboteur, special, talking, temper
from motherlode.bots.adept.choices import answer_value
from motherlode.bots.adept.interest import BLOCK, DIG, GATHER
from motherlode.bots.adept.mind import Mind
from motherlode.bots.adept.temperament import EVEN, Temperament, temperament_of
from motherlode.bots.adept.thinking import think
from motherlode.bots.bot import Remark
from motherlode.bots.dice import dice
from motherlode.core.types import Action, View

MANNERS: Final[dict[str, Callable[[Mind], list[tuple[float, Action]]]]] = {
    DIG: miner.values,
    BLOCK: saboteur.values,
    GATHER: gatherer.values,
}
"""How somebody values a turn who plays in a manner."""
TIE: Final = 1e-6
FIRST: Final = 1
"""The first of two cards that are laid in one turn."""


class Adept:
    name = "adept"

    def __init__(self, seed: int = 0, style: Temperament | None = None) -> None:
        self.seed = seed
        self.style = style or temperament_of(seed)

    def choose(self, view: View, legal: Sequence[Action], talk: Sequence[Remark]) -> Action:
        if len(legal) == 1:
            return legal[0]
        rng = dice(self.seed, view)
        if "choose" in legal[0] and "lay" not in legal[0]["choose"]:
            mind = think(view, legal, talk)
            valued, whim = [(answer_value(mind, action), action) for action in legal], TIE
        else:
            valued, whim = turn_values(view, legal, talk, self.style)[1], temper.WHIM
        return max(((value + whim * rng.unit(), action) for value, action in valued), key=lambda pair: pair[0])[1]

    def remarks(self, view: View, talk: Sequence[Remark]) -> list[Remark]:
        return talking.remarks(self.seed, view, talk)


def turn_values(
    view: View, legal: Sequence[Action], talk: Sequence[Remark], style: Temperament = EVEN
) -> tuple[Mind, list[tuple[float, Action]]]:
    """What is thought of the table, and what the promising actions are worth, in cards.

    Also for one more card that is laid within a turn: its answers are lays.
    """
    if "choose" not in legal[0]:
        mind = think(view, legal, talk, style)
        return mind, MANNERS[mind.interest.manner](mind) + special.values(mind)
    lays = {id(action["choose"]): action for action in legal if "lay" in action["choose"]}
    mind = think(view, [action["choose"] for action in lays.values()], talk, style)
    mind.again = view["flow"]["pending"][-1][2] == FIRST
    return mind, [(value, lays[id(lay)]) for value, lay in MANNERS[mind.interest.manner](mind)]
