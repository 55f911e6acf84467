"""What bots bring to the table of one game; the folder of each game has one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from motherlode.bots.appraisal import Appraiser
from motherlode.bots.bot import Bot, Remark
from motherlode.core.types import Action, View


class Mastery(Protocol):
    """How a master looks ahead in a game."""

    def choose(
        self, seed: int, view: View, legal: Sequence[Action], talk: Sequence[Remark], effort: int | None = None
    ) -> Action:
        """One of several legal actions; `effort` is how much to think, if not as much as is usual."""


@dataclass(frozen=True)
class Skill:
    adept: Callable[[int], Bot]
    """Made of a seed."""
    mastery: Mastery | None = None
    """None where nobody knows how to look ahead, so that there is no master."""
    appraiser: Appraiser | None = None
    """None where nobody knows what a move is worth, so that there is no analysis of moves."""
