"""One name for bots of several games: the view says which of them is wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from motherlode.bots.bot import Bot, Remark
from motherlode.core.types import Action, View


class ByGame:
    def __init__(self, name: str, seed: int, specialists: Mapping[str, Callable[[int], Bot]]) -> None:
        self.name = name
        self.seed = seed
        self.specialists = specialists

    def _specialist(self, view: View) -> Bot:
        return self.specialists[view["game"]](self.seed)

    def choose(self, view: View, legal: Sequence[Action], talk: Sequence[Remark]) -> Action:
        return self._specialist(view).choose(view, legal, talk)

    def remarks(self, view: View, talk: Sequence[Remark]) -> list[Remark]:
        return self._specialist(view).remarks(view, talk)
