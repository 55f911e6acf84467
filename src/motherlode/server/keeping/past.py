"""The round so far as one audience saw it, so that a browser that was not there can go back in it too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from motherlode.core.event import Event
from motherlode.core.state import State
from motherlode.core.types import Action
from motherlode.server.http.bodies import Past

NEW_ROUND = "round"
"""The event that begins a round."""


@dataclass(frozen=True, slots=True)
class RoundSoFar:
    """What it takes to play the round again, at one moment: it may be done in another thread."""

    version: int
    start: Callable[[], State]
    before: list[tuple[int, Action]]
    """The actions of earlier rounds; only the last of this round may begin another one."""
    actions: list[tuple[int, Action]]
    log: list[Event]

    def seen_by(self, audience: int) -> Past:
        state = self.start()
        for seat, action in self.before:
            state.apply(seat, action, quiet=True)
        state.log = []  # the beginning was logged too: what was heard before stands in the log of the game
        first = state.view(audience)
        state.listen((audience,))
        told = [event for seat, action in self.actions for event in state.apply(seat, action)]
        earlier = self.log[: len(self.log) - len(told)]
        first["log"] = [event.entry(audience) for event in earlier if event.heard_by(audience)]
        return Past(self.version, first, _shown(told, audience))


def _shown(told: list[Event], audience: int) -> list[dict[str, Any]]:
    """Up to the next round, which is dealt already while the end of this one lies on the table."""
    end = next((place for place, event in enumerate(told) if event.kind == NEW_ROUND), len(told))
    seen = (event.seen_by(audience) for event in told[:end])
    return [event for event in seen if event is not None]
