"""A module: a named set of rules that joins a game by being listed. The base game is the first of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import Rulebook


@dataclass(frozen=True, slots=True)
class Option:
    """A switch that a table may set; the first value is the default."""

    name: str
    clause: str
    values: tuple[Any, ...] = ()
    seat: bool = False
    """Whether a seat number is a value too."""
    test: Callable[[Any], bool] | None = None
    """Says of any other value whether it may be set."""

    @property
    def default(self) -> Any:
        return self.values[0]

    def allows(self, value: Any, players: int) -> bool:
        if self.seat and isinstance(value, int) and not isinstance(value, bool):
            return 0 <= value < players
        if self.test is not None and self.test(value):
            return True
        return any(value == known and type(value) is type(known) for known in self.values)


class Module(ABC):
    """What a module declares for the making of a table, and how it writes itself into the rulebook."""

    id: ClassVar[str]
    excludes: ClassVar[Mapping[str, str]] = {}
    """Modules it cannot be played with, each with the clause that says so."""
    players: ClassVar[tuple[int, int]]
    """Fewest and most players, for a module that has the say over it; `players_clause` says so."""
    players_clause: ClassVar[str] = ""
    options: ClassVar[tuple[Option, ...]] = ()
    editions: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """Editions in which options have another default."""

    def check(self, modules: Collection[str], options: Mapping[str, Any]) -> None:
        """Raise `SetupError` if it does not go with these modules and options."""
        return

    @abstractmethod
    def write(self, rules: Rulebook) -> None:
        """Add cards, steps and questions; called once for each set-up."""
