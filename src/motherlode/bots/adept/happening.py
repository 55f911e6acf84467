"""What an event of the log does to the maze and to the players: told by the base game and by each module of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from motherlode.bots.adept.walk import Walk

Entry = dict[str, Any]


@dataclass(slots=True)
class Beginning:
    """The maze as a view shows it, or as it was before what is told of it; cells and cards in words."""

    cards: dict[str, str]
    goals: set[str]
    """Cells of closed goals."""
    others: set[str] = field(default_factory=set)
    """Cells of other closed cards."""


def _as_it_was(beginning: Beginning, entry: Entry) -> None:
    return


def _no_cards(entry: Entry) -> int:
    return 0


def _nobody(walk: Walk, entry: Entry) -> list[tuple[int, int]]:
    return []


def _no_goals(entry: Entry) -> dict[str, str]:
    return {}


@dataclass(frozen=True, slots=True)
class Happening:
    does: Callable[[Walk, Entry], None]
    """Follows it: what the seat did, and what became of the maze."""
    undoes: Callable[[Beginning, Entry], None] = _as_it_was
    """Takes it back."""
    spends: Callable[[Entry], int] = _no_cards
    """How many cards it took out of a hand."""
    blocks: Callable[[Walk, Entry], list[tuple[int, int]]] = _nobody
    """Who can lay less, or more, since: seats with the number of cards that came in front of them."""
    moves: Callable[[Entry], dict[str, str]] = _no_goals
    """Which goals it moved, and where to."""
