"""One of the things a player may do with his turn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable
from itertools import combinations
from typing import TYPE_CHECKING, Any, Generic, TypeVar

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
    def add_legal(self, state: StateT, seat: int, kinds: Iterable[int], actions: list[Action]) -> None:
        """Append every legal action of this way; `kinds` are the different cards in hand."""

    @abstractmethod
    def verify(self, state: StateT, seat: int, action: Action) -> Action:
        """The action as `add_legal` would write it; raises `IllegalAction` if it is not legal."""

    @abstractmethod
    def do(self, state: StateT, seat: int, action: Action) -> None:
        """Carry out an action as `add_legal` or `verify` gave it."""


def handfuls(hand: list[int], count: int) -> Collection[tuple[int, ...]]:
    """Every different choice of so many cards, in hand order; equal cards give one choice."""
    if len(set(hand)) == len(hand):
        return [*combinations(hand, count)]
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for cards in combinations(hand, count):
        found.setdefault(tuple(sorted(cards)), cards)
    return found.values()


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
