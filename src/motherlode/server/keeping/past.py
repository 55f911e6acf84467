"""The round so far as one audience saw it, so that a browser that was not there can go back in it too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from motherlode.core.event import Event
from motherlode.core.state import CHANCE, State
from motherlode.server.http.bodies import Past


@dataclass(frozen=True, slots=True)
class RoundSoFar:
    """What it takes to play the round again, at one moment: it may be done in another thread."""

    version: int
    start: State
    """The round as it was dealt; only copied."""
    moves: list[tuple[Any, ...]]
    """What was done and what fell by chance since."""
    log: list[Event]
    """What was heard before."""

    def seen_by(self, audience: int) -> Past:
        state = self.start.copy()
        state.script = [(move[1], move[2]) for move in self.moves if move[0] == CHANCE]
        first = state.view(audience)
        first["log"] = [event.entry(audience) for event in self.log if event.heard_by(audience)]
        state.listen((audience,))
        actions = [move for move in self.moves if move[0] != CHANCE]
        seen = [event.seen_by(audience) for seat, action in actions for event in state.apply(seat, action)]
        return Past(self.version, first, [event for event in seen if event is not None])
