"""What an action card declares: its name, its targets, its effect."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from motherlode.core.errors import IllegalAction
from motherlode.core.types import Action
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

    def require_words(self, action: Action) -> None:
        """Raise `IllegalAction` if the action carries other words than the card takes."""
        require_fields(action, {"play"} | self.fields)

    def written(self, action: Action) -> Action:
        """The action in the order and spelling in which it is listed."""
        return {"play": self.word, **{field: action[field] for field in action if field != "play"}}

    @abstractmethod
    def plays(self, state: StateT, seat: int) -> Sequence[Action]:
        """Every legal play of it now."""

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


def target_seat(state: TunnelState, action: Action) -> int:
    """The seat an action names, checked."""
    seat = action.get("on")
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < state.setup.players:
        raise IllegalAction("no-such-seat", arguments={"seat": str(seat)})
    return seat
