"""Goal cards: what they show, who has looked at them, and turning them over."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from motherlode.core.audience import EVERYBODY
from motherlode.core.errors import PositionError
from motherlode.core.named import value_of, with_value
from motherlode.games.tunnels.shapes import read_shape, turned

if TYPE_CHECKING:
    pass

CROSSING = "NESW"


@cache
def shape_lying(word: str, is_turned: bool) -> str:
    shape = read_shape(word)
    return (turned(shape) if is_turned else shape).word


@dataclass(frozen=True, slots=True)
class GoalCard:
    """A goal by its name and its shape as printed; `on_open` is what turning it over does, if anything."""

    name: str
    shape: str
    on_open: Callable[[Any, int], None] | None = None

    def face_word(self, shape: str) -> str:
        """`gold`, or `stone NE`: crossings need no shape."""
        return self.name if shape == CROSSING else f"{self.name} {shape}"

    def shape_lying(self, is_turned: bool) -> str:
        return shape_lying(self.shape, is_turned)

    def lies_turned(self, shape_word: str) -> bool | None:
        """Whether it is turned by 180° when its face is written so; None if it cannot be written so."""
        shape, printed = read_shape(shape_word or CROSSING), read_shape(self.shape)
        if shape == printed:
            return False
        return True if shape == turned(printed) else None


def faces_of(cards: Iterable[GoalCard]) -> list[list[str]]:
    """For each goal card its face as it lies, and turned."""
    return [[card.face_word(card.shape_lying(is_turned)) for is_turned in (False, True)] for card in cards]


class Goal(NamedTuple):
    """A goal card on its cell. It keeps who has seen it, wherever it goes (XM-28)."""

    card: int
    turned: bool = False
    open: bool = False
    known: int = 0

    def shown(self) -> Goal:
        """Turned over for all to see, but not yet put in its position."""
        return Goal(self.card, self.turned, self.open, EVERYBODY)

    def opened(self, is_turned: bool) -> Goal:
        return Goal(self.card, is_turned, True, EVERYBODY)


CARD, TURNED, OPEN, KNOWN = 0, 1, 2, 3
"""Where they stand in one."""


def seen_by(goal: Goal, seat: int) -> Goal:
    """A look under one is had often, so that it is made without asking the class."""
    return with_value(goal, KNOWN, value_of(goal, KNOWN) | 1 << seat)


def read_goal(cards: tuple[GoalCard, ...], word: Any, taken: set[int]) -> Goal:
    """The goal a scenario writes as `stone SW open`; prefers a card that no other goal uses."""
    text = str(word)
    face = text.removesuffix(" open")
    name, _, shape_word = face.partition(" ")
    lying = [card.lies_turned(shape_word) if card.name == name else None for card in cards]
    fitting = [index for index, is_turned in enumerate(lying) if is_turned is not None]
    if not fitting:
        raise PositionError("bad-goal", arguments={"goal": text})
    index = next((index for index in fitting if index not in taken), fitting[0])
    is_open = face != text
    return Goal(index, bool(lying[index]), is_open, EVERYBODY if is_open else 0)
