"""A puzzle: what a seat sees, what it may do, the one move that is best, and why."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from motherlode.core.rng import Rng
from motherlode.core.types import Action, View
from motherlode.games import game as find_game


@dataclass(frozen=True, slots=True)
class Answer:
    """A legal move and what it is worth."""

    action: Action
    worth: float
    event: dict[str, Any]
    """What everybody would see of it."""


@dataclass(frozen=True, slots=True)
class Solution(Answer):
    reason: dict[str, Any]
    """`says` names the text, `puzzle-reason-<says>`; the rest are its arguments."""
    events: list[dict[str, Any]]
    """What the seat would see of it, with the changes of its view."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    id: str
    kind: str
    """What is wanted: `puzzle-goal-<kind>` asks for it."""
    setup: dict[str, Any]
    view: View
    """What the seat may know, and nothing else."""
    decision: dict[str, Any]
    unit: str
    """What worths are counted in."""
    solution: Solution
    others: list[Answer]
    """Every other legal move, the best first; cards that are only thrown away are worth the same."""

    @property
    def game(self) -> str:
        name: str = self.view["game"]
        return name

    @property
    def seat(self) -> int:
        seat: int = self.view["seat"]
        return seat

    def plain(self) -> dict[str, Any]:
        """As JSON would have it."""
        return asdict(self)

    def verify(self, action: Action) -> Action:
        """The action as it is listed; an illegal one raises with the clause behind it. What is hidden is dealt anew,
        so that a refusal tells nothing that the seat does not know."""
        state = find_game(self.game).resample(self.view, Rng(0))
        verified: Action = state.verify(self.seat, action)
        return verified

    def answer(self, action: Action) -> Answer:
        """What is known of a legal action."""
        return next(answer for answer in (self.solution, *self.others) if answer.action == action)


def forces(puzzle: Puzzle) -> bool:
    """Whether its move wins the round whatever the other does: what it takes is then not the whole reason."""
    return puzzle.kind == "win-in-two"


def read_puzzle(plain: dict[str, Any]) -> Puzzle:
    """As `plain()` wrote it."""
    solution = Solution(**plain["solution"])
    return Puzzle(**{**plain, "solution": solution, "others": [Answer(**answer) for answer in plain["others"]]})
