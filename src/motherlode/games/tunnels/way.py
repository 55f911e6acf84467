"""One of the things a player may do with his turn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations
from operator import itemgetter
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


def handfuls(hand: list[int], count: int) -> list[tuple[int, ...]]:
    """Every different choice of several cards, in hand order; equal cards give one choice."""
    return [pick(hand) for pick in _picks(tuple(map(hand.index, hand)), count)]


@lru_cache(maxsize=4096)
def _picks(alike: tuple[int, ...], count: int) -> list[Callable[[list[int]], tuple[int, ...]]]:
    """For cards of which each has the place of the first one like it: the choices, of equal cards the first ones."""
    choices: dict[tuple[int, ...], tuple[int, ...]] = {}
    for places in combinations(range(len(alike)), count):
        choices.setdefault(tuple(sorted(alike[place] for place in places)), places)
    return [itemgetter(*places) for places in choices.values()]


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
