"""What moves are worth by the master's lights: for the analysis of a game, and for puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from motherlode.bots.bot import Remark
from motherlode.core.types import Action, View


@dataclass(frozen=True, slots=True)
class Appraisal:
    action: Action
    worth: float
    """In the unit of the game."""
    error: float
    """The standard error of how it differs from the best one."""


class Appraise(Protocol):
    """A game's way to value moves; all of them in the same deals, so that they compare."""

    def __call__(
        self,
        seed: int,
        view: View,
        legal: Sequence[Action],
        talk: Sequence[Remark],
        moves: Sequence[Action],
        deals: int,
    ) -> list[Appraisal]:
        """Some of the legal actions, the best first."""


class Shortlist(Protocol):
    """A game's quick look at moves."""

    def __call__(self, seed: int, view: View, legal: Sequence[Action], talk: Sequence[Remark]) -> list[Action]:
        """Those of the legal actions that come to mind, the most promising first."""


@dataclass(frozen=True, slots=True)
class Appraiser:
    unit: str
    """What worths are counted in; its texts have the ids `worth-<unit>`."""
    asked: str
    """The kind of decision whose answers can be valued."""
    promising: int
    """So many of a seat's moves are looked at beside the one that it made."""
    deals: int
    """In how many deals moves are tried when a game is analysed."""
    shortlist: Shortlist
    appraise: Appraise

    def compare(
        self, seed: int, view: View, legal: Sequence[Action], talk: Sequence[Remark], made: Action
    ) -> list[Appraisal]:
        """A move that was made, and the promising ones beside it, the best first."""
        listed = self.shortlist(seed, view, legal, talk)[: self.promising]
        moves = listed if made in listed else [*listed, made]
        return self.appraise(seed, view, legal, talk, moves, self.deals)
