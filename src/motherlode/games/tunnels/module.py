"""A module: a named set of rules that joins a game by being listed. The base game is the first of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from motherlode.core.forms import Forms
from motherlode.core.option import Option

if TYPE_CHECKING:
    from motherlode.games.tunnels.rulebook import Rulebook

__all__ = ["Module", "Option"]


RulesT = TypeVar("RulesT", bound="Rulebook")


class Module(ABC, Generic[RulesT]):
    """What a module declares for the making of a table, and how it writes itself into the rulebook."""

    id: ClassVar[str]
    excludes: ClassVar[Mapping[str, str]] = {}
    """Modules it cannot be played with, each with the clause that says so."""
    players: ClassVar[tuple[int, int]]
    """Fewest and most players, for a module that has the say over it; `players_clause` says so."""
    players_clause: ClassVar[str] = ""
    options: ClassVar[tuple[Option, ...]] = ()
    alone: ClassVar[str | None] = None
    """The option that, when it is set, leaves no room for other modules."""
    says_changes: ClassVar[bool] = False
    """Whether its steps say what they change in place, by their events or by `state.touch`. At a table with a module
    that does not say so, everything is compared after every action."""
    editions: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """Editions in which options have another default."""
    forms: ClassVar[Forms] = Forms()
    """What it shows, tells and asks."""

    def check(self, modules: Collection[str], options: Mapping[str, Any]) -> None:
        """Raise `SetupError` if it does not go with these modules and options."""
        return

    @abstractmethod
    def write(self, rules: RulesT) -> None:
        """Add cards, steps and questions; called once for each set-up."""
