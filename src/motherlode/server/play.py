"""A game at a table: the state, its version, what each audience sees, and the pause between two rounds.

The engine deals the next round by itself, within the move that ends the round before. The table shows the end of a
round until people press on: what belongs to the next round is held back, and pressing on is a version of its own.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Any

import msgspec

import motherlode
from motherlode.core.event import Event
from motherlode.core.patch import fold
from motherlode.core.state import CHANCE, State
from motherlode.core.types import Action, View
from motherlode.server.frames import DecisionInfo
from motherlode.server.storage.rows import ONWARD, MoveRow

_encode = msgspec.json.Encoder().encode

NEW_ROUND = "round"
"""The event that begins a round."""
REMEMBERED = 100
"""Acts whose ids are remembered, at one table."""


@dataclass(frozen=True, slots=True)
class Told:
    """What came with one version."""

    version: int
    events: list[Event]
    encoded: dict[int, bytes] = field(default_factory=dict)
    """The events as audiences get them: JSON, with a comma between two."""

    def seen_by(self, audience: int) -> bytes:
        if audience not in self.encoded:
            seen = [event.seen_by(audience) for event in self.events]
            self.encoded[audience] = _encode([event for event in seen if event is not None])[1:-1]
        return self.encoded[audience]

    def close(self) -> None:
        """Patches are large: nobody is told any more who was not told yet."""
        for event in self.events:
            event.patches = {}
        self.events.clear()


@dataclass(frozen=True, slots=True)
class Held:
    """The end of a round: the state before the move that ended it, what may be told of it, and what may not yet."""

    before: State
    shown: list[Event]
    withheld: list[Event]


class Play:
    def __init__(self, setup: dict[str, Any], seed: int, recent: int = 8) -> None:
        self._setup, self._seed = setup, seed
        self.state = self._start()
        self.version = 0
        self.held: Held | None = None
        self.ids: dict[tuple[int, str], int] = {}
        """The version that each client's act had, by seat and id; the latest are enough, the others were answered."""
        self._recent: deque[Told] = deque(maxlen=recent)

    def _start(self) -> State:
        game = motherlode.game(self._setup["game"])
        state: State = game.start(game.restore_setup(self._setup), self._seed)
        return state

    # ---- going on

    def restore(self, moves: list[MoveRow]) -> None:
        """Play kept moves again; whatever does not fit raises."""
        for move in moves:
            if move.version != self.version + 1:
                raise ValueError(f"move {self.version + 1} is missing")
            if move.seat == ONWARD:
                self.onward()
            else:
                self.apply(move.seat, move.action or {}, move.id)
            self.rest()
        self._recent.clear()

    def apply(self, seat: int, action: Action, mark: str | None = None) -> Told:
        """Carry out an action that `state.verify` has let pass."""
        events = self.state.apply(seat, action)
        if mark is not None:
            self.ids[seat, mark] = self.version + 1
            if len(self.ids) > REMEMBERED:
                del self.ids[next(iter(self.ids))]
        rounds = [index for index, event in enumerate(events) if event.kind == NEW_ROUND]
        if rounds:
            self.held = Held(self._before(events), events[: rounds[0]], events[rounds[0] :])
            events = self.held.shown
        return self._tell(events)

    def _before(self, events: list[Event]) -> State:
        """The state before the last action; played again, which is quick and seldom, to spare a copy at each move."""
        before = self._start()
        actions = [move for move in self.state.history if move[0] != CHANCE]
        for seat, action in actions[:-1]:
            before.apply(seat, action, quiet=True)
        before.log = self.state.log[: len(self.state.log) - len(events)]
        return before

    def onward(self) -> Told:
        """The next round begins."""
        if self.held is None:
            raise ValueError("nothing is held back")
        events = self.held.withheld
        self.held = None
        return self._tell(events)

    def _tell(self, events: list[Event]) -> Told:
        self.version += 1
        told = Told(self.version, events)
        self._recent.append(told)
        return told

    def rest(self) -> None:
        """What happened has been told: let go of what was only there for telling it."""
        if self.held is None:
            for told in self._recent:
                if told.events:
                    told.close()

    # ---- looking

    @property
    def over(self) -> bool:
        return not self.state.actors

    @property
    def asked(self) -> tuple[int, ...]:
        """Who is asked now; nobody while the end of a round lies on the table."""
        return () if self.held else self.state.actors

    @property
    def log_length(self) -> int:
        return len(self.state.log) - (len(self.held.withheld) if self.held else 0)

    def view(self, audience: int) -> View:
        if self.held is None:
            return self.state.view(audience)
        view = self.held.before.view(audience)
        for event in self.held.shown:
            view = fold(view, event.patches[audience])
        return view

    def decision(self, audience: int) -> DecisionInfo | None:
        if audience not in self.asked:
            return None
        decision = self.state.decision(audience)
        return DecisionInfo(decision.kind, decision.options) if decision else None

    def legal_count(self, audience: int) -> int:
        return len(self.state.legal(audience)) if audience in self.asked else 0

    def missing(self, audience: int, since: int) -> bytes | None:
        """What an audience missed after that version; None if that is not known any more."""
        if since == self.version:
            return b""
        if since > self.version or not self._recent or self._recent[0].version > since + 1:
            return None
        missed = [told for told in self._recent if told.version > since]
        if any(audience not in told.encoded and not told.events for told in missed):
            return None
        return b",".join(part for part in (told.seen_by(audience) for told in missed) if part)

    def goals(self) -> list[str]:
        """The cells that remarks may be about."""
        return list(self.view(motherlode.SPECTATOR).get("goals", ()))

    @property
    def round_began(self) -> int:
        """How long the log was when this round began."""
        log = self.state.log
        return next((at for at in range(len(log) - 1, -1, -1) if log[at].kind == NEW_ROUND), 0)
