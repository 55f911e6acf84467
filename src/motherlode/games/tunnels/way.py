"""One of the things a player may do with his turn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from motherlode.core.bunch import Bunch, action_at, size_of
from motherlode.core.errors import IllegalAction, PositionError
from motherlode.core.types import Action

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import TunnelState


StateT = TypeVar("StateT", bound="TunnelState")


class Way(ABC, Generic[StateT]):
    verb: str
    """The word by which an action is known to be of this way."""

    @abstractmethod
    def options(self, state: StateT, seat: int) -> dict[str, Any]:
        """Its part of the options of a turn."""

    @abstractmethod
    def add_legal(self, state: StateT, seat: int, kinds: bytes, bunches: list[Bunch]) -> None:
        """Append every legal action of this way, in bunches; `kinds` are the different cards in hand."""

    def legal(self, state: StateT, seat: int, kinds: bytes) -> list[Action]:
        """Every legal action of this way."""
        actions: list[Action] = []
        self.write_legal(state, seat, kinds, actions)
        return actions

    def write_legal(self, state: StateT, seat: int, kinds: bytes, actions: list[Action]) -> None:
        """Append every legal action of this way, one by one; a way that is asked often makes no bunches for it."""
        for bunch in self.bunches(state, seat, kinds):
            actions += bunch

    def bunches(self, state: StateT, seat: int, kinds: bytes) -> list[Bunch]:
        bunches: list[Bunch] = []
        self.add_legal(state, seat, kinds, bunches)
        return bunches

    def count(self, state: StateT, seat: int, kinds: bytes) -> int:
        """How many legal actions it has, for who draws one by lot. A way that is asked often counts without listing:
        who changes what such a way lists changes both."""
        return size_of(self.bunches(state, seat, kinds))

    def action(self, state: StateT, seat: int, kinds: bytes, number: int) -> Action:
        """One of them by its number."""
        return action_at(self.bunches(state, seat, kinds), number)

    @abstractmethod
    def verify(self, state: StateT, seat: int, action: Action) -> Action:
        """The action as `add_legal` would write it; raises `IllegalAction` if it is not legal."""

    @abstractmethod
    def do(self, state: StateT, seat: int, action: Action) -> None:
        """Carry out an action as `add_legal` or `verify` gave it."""

    def do_at(self, state: StateT, seat: int, kinds: bytes, number: int) -> None:
        """The same for an action that nobody asks for but by its number. A way that is taken often need not write it
        down: who changes what such a way does changes both."""
        self.do(state, seat, self.action(state, seat, kinds, number))


def card_in_hand(state: TunnelState, seat: int, word: object) -> int:
    """The kind of a card that a seat holds, checked."""
    try:
        kind = state.rules.kind(word)
    except PositionError:
        raise IllegalAction("unknown-card", arguments={"card": str(word)}) from None
    if kind not in state.hands[seat]:
        raise IllegalAction("not-in-hand", ("BASE-29",), {"card": str(word)})
    return kind


def require_fields(action: Action, fields: frozenset[str] | set[str]) -> None:
    if action.keys() != fields:
        off = sorted(str(field) for field in action.keys() ^ fields)
        raise IllegalAction("unknown-action", arguments={"field": ", ".join(off)})
