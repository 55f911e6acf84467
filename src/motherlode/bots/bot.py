"""What every bot can do.

A bot is a pure function of its seed and of what it is shown: the same view, legal actions and talk give the same
answer, also from another bot of the same name and seed.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from motherlode.core.types import Action, View

Remark = dict[str, Any]
"""Something said at the table; `motherlode.bots.talk` lists the kinds and their fields."""


class Bot(Protocol):
    name: str
    seed: int

    def choose(self, view: View, legal: Sequence[Action], talk: Sequence[Remark]) -> Action:
        """One of the legal actions."""

    def remarks(self, view: View, talk: Sequence[Remark]) -> list[Remark]:
        """What the bot wants to say now; nothing that it has said already."""
