"""What there is to know about a module: what its roles want, and what its cards, answers and ways are worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from motherlode.core.types import Action

if TYPE_CHECKING:
    from motherlode.bots.adept.interest import Wants
    from motherlode.bots.adept.mind import Lay, Mind

Worth = Callable[["Mind", Action], float]
"""What an action is worth, in cards."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    interests: Mapping[str, Wants] = field(default_factory=dict)
    """What a role wants."""
    plays: Mapping[str, Worth] = field(default_factory=dict)
    """What playing an action card is worth."""
    keeps: Mapping[str, Callable[[Mind], float]] = field(default_factory=dict)
    """What a card is worth in hand."""
    ways: Mapping[str, Worth] = field(default_factory=dict)
    """What another way to use a turn is worth, by its verb."""
    answers: Mapping[str, Worth] = field(default_factory=dict)
    """What an answer is worth, by the word it chooses with."""
    lays: tuple[Callable[[Mind, Lay], float], ...] = ()
    """What a lay is worth besides what it does to the way to the gold."""


def together(known: Iterable[Knowledge]) -> Knowledge:
    """What is known of several modules; of two that know the same thing the later one knows better."""
    everything = list(known)
    return Knowledge(
        interests={role: wants for one in everything for role, wants in one.interests.items()},
        plays={card: worth for one in everything for card, worth in one.plays.items()},
        keeps={card: worth for one in everything for card, worth in one.keeps.items()},
        ways={verb: worth for one in everything for verb, worth in one.ways.items()},
        answers={word: worth for one in everything for word, worth in one.answers.items()},
        lays=tuple(worth for one in everything for worth in one.lays),
    )


def worths(table: Mapping[str, float]) -> dict[str, Callable[[Mind], float]]:
    """Cards that are worth the same in every hand."""
    return {card: lambda mind, worth=worth: worth for card, worth in table.items()}  # type: ignore[misc]
