"""Questions that are answered by naming one of a few things: `{"choose": {word: value}}`."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, TypeVar

from motherlode.core.decision import Question
from motherlode.core.errors import IllegalAction
from motherlode.core.types import Action

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import TunnelState


StateT = TypeVar("StateT", bound="TunnelState")


class Choice(Question[StateT]):
    """One value out of those offered."""

    word: str
    """The word before the value."""
    clauses: tuple[str, ...] = ()

    @abstractmethod
    def offered(self, state: StateT, seat: int, data: Any) -> list[Any]:
        """The values to choose from."""

    @abstractmethod
    def chosen(self, state: StateT, seat: int, value: Any, data: Any) -> None:
        """Carry out the choice."""

    def options(self, state: StateT, seat: int, data: Any) -> dict[str, Any]:
        return {self.word: self.offered(state, seat, data)}

    def legal(self, state: StateT, seat: int, data: Any) -> list[Action]:
        return [{"choose": {self.word: value}} for value in dict.fromkeys(self.offered(state, seat, data))]

    def verify(self, state: StateT, seat: int, action: Action, data: Any) -> Action:
        self.require_legal(state, seat, action, data)
        return {"choose": {self.word: action["choose"][self.word]}}

    def require_legal(self, state: StateT, seat: int, action: Action, data: Any) -> None:
        if action not in self.legal(state, seat, data):
            offered = ", ".join(map(str, self.offered(state, seat, data)))
            raise IllegalAction("not-offered", self.clauses, {"offered": offered})

    def answer(self, state: StateT, seat: int, action: Action, data: Any) -> None:
        self.chosen(state, seat, action["choose"][self.word], data)

    def default(self, state: StateT, seat: int, data: Any) -> Action:
        return self.legal(state, seat, data)[0]
