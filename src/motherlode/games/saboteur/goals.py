"""Goal cards: what they show, who has looked at them, and turning them over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from motherlode.core.audience import EVERYBODY
from motherlode.core.errors import PositionError
from motherlode.games.saboteur.shapes import Shape, read_shape, turned

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState

CROSSING = "NESW"


@dataclass(frozen=True, slots=True)
class GoalCard:
    """A goal by its name and its shape as printed; `on_open` is what turning it over does, if anything."""

    name: str
    shape: str
    on_open: Callable[[SaboteurState, int], None] | None = None

    def face_word(self, shape: str) -> str:
        """`gold`, or `stone NE`: crossings need no shape."""
        return self.name if shape == CROSSING else f"{self.name} {shape}"

    def shape_lying(self, is_turned: bool) -> str:
        shape = read_shape(self.shape)
        return (turned(shape) if is_turned else shape).word


class Goal(NamedTuple):
    """A goal card on its cell. It keeps who has seen it, wherever it goes (XM-28)."""

    card: int
    turned: bool = False
    open: bool = False
    known: int = 0

    def seen_by(self, seat: int) -> Goal:
        return self._replace(known=self.known | 1 << seat)

    def shown(self) -> Goal:
        """Turned over for all to see, but not yet put in its position."""
        return self._replace(known=EVERYBODY)

    def opened(self, is_turned: bool) -> Goal:
        return self._replace(turned=is_turned, open=True, known=EVERYBODY)


def read_goal(cards: tuple[GoalCard, ...], word: Any, taken: set[int]) -> Goal:
    """The goal a scenario writes as `stone SW open`; prefers a card that no other goal uses."""
    text = str(word)
    face = text.removesuffix(" open")
    name, _, shape_word = face.partition(" ")
    shape = read_shape(shape_word or CROSSING)
    fitting = [index for index, card in enumerate(cards) if card.name == name and _shows(card, shape)]
    if not fitting:
        raise PositionError("bad-goal", arguments={"goal": text})
    index = next((index for index in fitting if index not in taken), fitting[0])
    is_open = face != text
    is_turned = read_shape(cards[index].shape) != shape
    return Goal(index, is_turned, is_open, EVERYBODY if is_open else 0)


def _shows(card: GoalCard, shape: Shape) -> bool:
    printed = read_shape(card.shape)
    return shape in (printed, turned(printed))
