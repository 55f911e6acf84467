# cython: boundscheck=False, nonecheck=False
"""What an action card declares: its name, its targets, its effect."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from motherlode.core.errors import IllegalAction
from motherlode.core.move import Move
from motherlode.core.types import Action
from motherlode.games.tunnels.seat_plays import PlaysOn
from motherlode.games.tunnels.seats import how_many, nth_seat
from motherlode.games.tunnels.way import require_fields

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import TunnelState


StateT = TypeVar("StateT", bound="TunnelState")

PLAYED: tuple[str, ...] = ("hands", "memory", "pile", "pile_known")
"""What every play changes: a card leaves the hand, and mostly goes to the discard pile."""


class ActionCard(ABC, Generic[StateT]):
    """A card that is played rather than laid. Declared once; its copies are equal."""

    word: str
    fields: frozenset[str] = frozenset()
    """The words an action with this card carries besides `play`."""
    stays: ClassVar[bool] = False
    """Whether it stays in front of the player it was played on (BASE-62)."""
    forbids_laying: ClassVar[bool] = False
    """Whether a player with it in front of him may not lay tunnel cards (BASE-57)."""
    forbids_clause: ClassVar[str] = "BASE-57"
    lasts: ClassVar[bool] = False
    """Whether its effect goes on after `resolve`; it is put away when that is over (WC22-13)."""
    changes: ClassVar[tuple[str, ...] | None] = None
    """The fields that a play of it changes, if that is soon said: `PLAYED` and more. None: whatever it likes."""

    kind: int
    """Its number at a table."""

    def numbered(self, kinds: Mapping[str, int]) -> Self:
        """The card as a table has it: it knows its kind there. One card may be declared for many tables."""
        card = copy(self)
        card.kind = kinds[self.word]
        return card

    def require_words(self, action: Action) -> None:
        """Raise `IllegalAction` if the action carries other words than the card takes."""
        require_fields(action, {"play"} | self.fields)

    def written(self, action: Action) -> Action:
        """The action in the order and spelling in which it is listed."""
        return {"play": self.word, **{field: action[field] for field in action if field != "play"}}

    @abstractmethod
    def plays(self, state: StateT, seat: int) -> Sequence[Action]:
        """Every legal play of it now."""

    def count(self, state: StateT, seat: int) -> int:
        """How many they are, for who draws one by lot. A card that is asked often counts without listing: who changes
        what such a card lists changes both."""
        return len(self.plays(state, seat))

    def nth(self, state: StateT, seat: int, number: int) -> Action:
        """One of them by its number."""
        return self.plays(state, seat)[number]

    def options(self, state: StateT, seat: int) -> dict[str, Any]:
        """What a client needs of it besides its targets."""
        return {}

    @abstractmethod
    def verify(self, state: StateT, seat: int, action: Action) -> None:
        """Raise `IllegalAction` if it may not be played so."""

    @abstractmethod
    def resolve(self, state: StateT, seat: int, action: Action) -> None:
        """The effect; the card itself is discarded by the caller unless it stays."""

    def removed(self, state: StateT, action: Action) -> str | None:
        """The card that the play takes away, for the log; asked before the effect."""
        return None

    def secret(self, state: StateT, action: Action) -> dict[str, Any]:
        """What only the player learns by it."""
        return {}


def count_plays(cards: list[ActionCard[Any]], number: int, state: TunnelState, seat: int) -> int:
    """How many plays of one of these cards there are."""
    return cards[number].count(state, seat)


class OnSeats(ActionCard[StateT]):
    """A card that is played on a player."""

    fields = frozenset({"on"})

    def __init__(self, word: str) -> None:
        self.word = word
        self.on_seats = PlaysOn(word)

    @abstractmethod
    def seats(self, state: StateT, seat: int) -> int:
        """On whom it may be played, as a mask."""

    def plays(self, state: StateT, seat: int) -> Sequence[Action]:
        return self.on_seats.on(self.seats(state, seat))

    def count(self, state: StateT, seat: int) -> int:
        return how_many(self.seats(state, seat))

    def nth(self, state: StateT, seat: int, number: int) -> Action:
        return self.on_seats.on_seat(nth_seat(self.seats(state, seat), number))


def seat_in(action: Action) -> int:
    """The seat that a legal action names."""
    if type(action) is Move:
        move: Move = action
        if move.seat >= 0:
            return move.seat
    seat: int = action["on"]
    return seat


def target_seat(state: TunnelState, action: Action) -> int:
    """The seat an action names, checked."""
    seat = action.get("on")
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < state.setup.players:
        raise IllegalAction("no-such-seat", arguments={"seat": str(seat)})
    return seat
