"""Dealing from a view: full states that fit everything an audience knows, what it cannot know dealt anew."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from motherlode.core.rng import Rng
from motherlode.core.state import State

StateT = TypeVar("StateT", bound=State)


class Sampler(ABC, Generic[StateT]):
    """Reads a view once; every deal from it is a light state, without log and history."""

    @abstractmethod
    def deal(
        self, rng: Rng, roles: Sequence[str | None] | None = None, goals: Mapping[str, str] | None = None
    ) -> StateT:
        """A state that fits the view. `roles` by seat and `goals` by cell are taken as given; what the view itself
        knows goes before."""

    def counts(self) -> dict[str, tuple[int, int]]:
        """For each kind of card in the deck how many there are, and how many of them the view does not tell; a game
        that says so itself tells nothing here."""
        return {}
