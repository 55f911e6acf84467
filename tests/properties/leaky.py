"""Games that leak on purpose, to see that the check of secrecy notices."""

from __future__ import annotations

from typing import Any

import motherlode
from motherlode.core.event import Event
from motherlode.core.rng import Rng
from motherlode.core.types import Action, View


class LeakyState:
    """A state with a hole: everything but the hole is the real one's."""

    def __init__(self, state: Any) -> None:
        self.real = state

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def copy(self) -> LeakyState:
        return type(self)(self.real.copy())

    def secrets(self) -> list[str]:
        """Every card in any hand."""
        return [card for hand in self.real.view(motherlode.ALL)["hands"] for card in hand]


class LeakyGame:
    def __init__(self, game: Any, state_class: type[LeakyState]) -> None:
        self.real = game
        self.state_class = state_class

    def resample(self, view: View, rng: Rng) -> LeakyState:
        honest = {key: value for key, value in view.items() if key != "hole"}
        return self.state_class(self.real.resample(honest, rng))


class LeakyView(LeakyState):
    def view(self, audience: int) -> View:
        return {**self.real.view(audience), "hole": self.secrets()[:3]}


class LeakyLegalOrder(LeakyState):
    def legal(self, seat: int) -> list[Action]:
        actions: list[Action] = self.real.legal(seat)
        return actions[::-1] if "map" in self.secrets() else actions


class LeakyDefault(LeakyState):
    def default(self, seat: int) -> Action:
        hands = self.real.view(motherlode.ALL)["hands"]
        return {"pass": [hands[(seat + 1) % len(hands)][0]]}


class LeakyRefusal(LeakyState):
    def apply(self, seat: int, action: Any, quiet: bool = False) -> list[Event]:
        try:
            events: list[Event] = self.real.apply(seat, action, quiet)
        except motherlode.IllegalAction as error:
            raise motherlode.IllegalAction(error.code, error.clauses, {"hole": self.secrets()[:3]}) from None
        return events


class LeakyEvent(LeakyState):
    """Tells everybody what only one seat learns."""

    def apply(self, seat: int, action: Any, quiet: bool = False) -> list[Event]:
        events: list[Event] = self.real.apply(seat, action, quiet)
        for event in events:
            for extra in event.private.values():
                event.public["hole"] = list(extra.values())
        return events


class LeakyPatch(LeakyState):
    """Sends a secret with a change of the view, though no view ever shows it."""

    def apply(self, seat: int, action: Any, quiet: bool = False) -> list[Event]:
        events: list[Event] = self.real.apply(seat, action, quiet)
        events[0].shared[:0] = [["set", ["hole"], self.secrets()[:3]], ["cut", ["hole"]]]
        return events


LEAKS = (LeakyView, LeakyLegalOrder, LeakyDefault, LeakyRefusal, LeakyEvent, LeakyPatch)
