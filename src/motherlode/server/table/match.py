"""A game at a table: the state, its version, what each audience sees, and the pause between two rounds.

The engine deals the next round by itself, within the move that ends the round before. The table shows the end of a
round until people press on: what belongs to the next round is held back, and pressing on is a version of its own.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import motherlode
from motherlode.core.decision import Question
from motherlode.core.event import Event
from motherlode.core.patch import fold
from motherlode.core.state import CHANCE, State
from motherlode.core.types import Action, View
from motherlode.server.keeping.interning import kept_once
from motherlode.server.keeping.past import NEW_ROUND, RoundSoFar
from motherlode.server.keeping.storage.rows import ONWARD, MoveRow
from motherlode.server.line.frames import DecisionInfo
from motherlode.server.line.update import Update, texts_of

REMEMBERED = 40
"""Acts whose ids are remembered, at one table."""


class Answer(NamedTuple):
    """What a seat wants in an open window; nobody else knows before it closes."""

    action: Action
    mark: str | None


@dataclass(frozen=True, slots=True)
class Held:
    """The end of a round: the state before the move that ended it, that move, and what may not be told of it yet."""

    before: Callable[[], State]
    seat: int
    action: Action
    withheld: list[Event]

    def view(self, audience: int) -> View:
        """As it was before the next round was dealt."""
        state = self.before()
        view = state.view(audience)
        state.listen((audience,))
        events = state.carry_out(self.seat, self.action)
        for event in events[: len(events) - len(self.withheld)]:
            view = fold(view, event.patch(audience))
        return view


class Match:
    def __init__(self, setup: dict[str, Any], seed: int, recent: int = 8) -> None:
        self._setup, self._seed = setup, seed
        self.state = self._start()
        self.version = 0
        self.held: Held | None = None
        self.ids: dict[tuple[int, str], int] = {}
        """The version that each client's act had, by seat and id; the latest are enough, the others were answered."""
        self.answers: dict[int, Answer] = {}
        """What has been answered in the window that is open."""
        self._open_window = self.state.window
        self._recent: deque[Update] = deque(maxlen=recent)
        self._earlier = 0
        """How many actions belong to the rounds before this one."""
        self._packed = 0
        """How much of the log takes little room."""

    def _start(self) -> State:
        game = motherlode.game(self._setup["game"])
        state: State = game.start(game.restore_setup(self._setup), self._seed)
        return state

    # ---- going on

    def listen(self, audiences: Sequence[int]) -> None:
        """Who is to be told what happens; whoever is not gets whole views."""
        self.state.listen(audiences)

    def restore(self, moves: list[MoveRow], answers: Sequence[MoveRow] = ()) -> None:
        """Match kept moves again; whatever does not fit raises."""
        self.state.listen(())
        for move in moves:
            if move.version != self.version + 1:
                raise ValueError(f"move {self.version + 1} is missing")
            if move.seat == ONWARD:
                self.onward()
            else:
                self.apply(move.seat, self.state.verify(move.seat, move.action or {}), move.id)
            self.rest()
        self._recent.clear()
        for answer in answers:
            if answer.version == self.version and answer.seat in self.asked:
                self.collect(answer.seat, self.state.verify(answer.seat, answer.action or {}), answer.id)

    def apply(self, seat: int, action: Action, mark: str | None = None) -> Update:
        """Carry out an action that `state.verify` has let pass."""
        since = self.version
        return self._tell(since, self._carry_out(seat, action, mark))

    def _carry_out(self, seat: int, action: Action, mark: str | None) -> list[Event]:
        """What may be told of it now."""
        events = self.state.carry_out(seat, kept_once(action))
        self.version += 1
        self.answers = {}
        self._open_window = self.state.window
        self._remember(seat, mark, self.version)
        rounds = [index for index, event in enumerate(events) if event.kind == NEW_ROUND]
        if rounds:
            self.held = Held(partial(self._before, len(events)), seat, action, events[rounds[0] :])
        return events[: rounds[0]] if rounds else events

    def _remember(self, seat: int, mark: str | None, version: int) -> None:
        if mark is not None:
            self.ids[seat, mark] = version
            if len(self.ids) > REMEMBERED:
                del self.ids[next(iter(self.ids))]

    def _before(self, events: int) -> State:
        """The state before the last action, which made so many events; played again for who comes to a pause, to
        spare a copy at each move."""
        before = self._start()
        for seat, action in self._actions()[:-1]:
            before.apply(seat, action, quiet=True)
        before.log = self.state.log[: len(self.state.log) - events]
        return before

    def _actions(self) -> list[tuple[int, Action]]:
        return [(move[0], move[1]) for move in self.state.history if move[0] != CHANCE]

    def onward(self) -> Update:
        """The next round begins."""
        if self.held is None:
            raise ValueError("nothing is held back")
        events = self.held.withheld
        self.held = None
        self.version += 1
        self._earlier = len(self._actions())
        return self._tell(self.version - 1, events)

    def _tell(self, since: int, events: list[Event]) -> Update:
        told = Update(since, self.version, texts_of(events))
        self._recent.append(told)
        return told

    # ---- the window

    @property
    def window(self) -> tuple[int, ...] | None:
        """The seats in the window that is open, in the order in which their answers count."""
        return None if self.held else self._open_window

    @property
    def window_seconds(self) -> int | None:
        return self._question().seconds(self.state)

    def _question(self) -> Question[Any]:
        assert self.state.asked is not None
        return self.state.questions[self.state.asked[0]]

    def collect(self, seat: int, action: Action, mark: str | None) -> None:
        """Keep the answer of a seat until the window closes."""
        self.answers[seat] = Answer(action, mark)
        self._remember(seat, mark, self.version)

    def closes_window(self, action: Action) -> bool:
        return self._question().closes(action)

    def collected(self) -> list[tuple[int, Answer]]:
        """The answers that count, in their order; who has not answered lets it pass."""
        counting: list[tuple[int, Answer]] = []
        for seat in self.window or ():
            answer = self.answers.get(seat) or Answer(self.state.default(seat), None)
            counting.append((seat, answer))
            if self.closes_window(answer.action):
                break
        return counting

    def apply_together(self, collected: list[tuple[int, Answer]]) -> Update:
        """Close the window: all answers are told as one thing."""
        since = self.version
        told = [event for seat, answer in collected for event in self._carry_out(seat, *answer)]
        return self._tell(since, told)

    def rest(self) -> None:
        """What happened has been told: let go of what was only there for telling it."""
        if self.held is None:
            log = self.state.log
            log[self._packed :] = [event.packed() for event in log[self._packed :]]
            self._packed = len(log)
        if self.over:
            self.state.listen(())
            while len(self._recent) > 1:  # the end itself may still be asked for
                self._recent.popleft()

    # ---- looking

    @property
    def over(self) -> bool:
        return not self.state.actors

    @property
    def asked(self) -> tuple[int, ...]:
        """Who is asked now; nobody while the end of a round lies on the table."""
        if self.held:
            return ()
        if self._open_window is not None:
            return tuple(seat for seat in self._open_window if seat not in self.answers)
        return self.state.actors

    @property
    def log_length(self) -> int:
        """How many entries of the log everybody has."""
        return _open_entries(self.state.log[: -len(self.held.withheld)] if self.held else self.state.log)

    def view(self, audience: int) -> View:
        return self.state.view(audience) if self.held is None else self.held.view(audience)

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
        missed = [told for told in self._recent if told.version > since]
        if not missed or missed[0].since != since:
            return None
        texts = [told.texts.get(audience) for told in missed]
        return None if None in texts else b",".join([text for text in texts if text])

    def goals(self) -> list[str]:
        """The cells that remarks may be about."""
        return list(self.view(motherlode.SPECTATOR).get("goals", ()))

    def round_so_far(self) -> RoundSoFar:
        actions, earlier = self._actions(), self._earlier
        return RoundSoFar(self.version, self._start, actions[:earlier], actions[earlier:], self.state.log[:])

    @property
    def round_began(self) -> int:
        """How long the log was when this round began."""
        log = self.state.log
        began = next((at for at in range(len(log) - 1, -1, -1) if log[at].kind == NEW_ROUND), 0)
        return _open_entries(log[:began])


def _open_entries(log: list[Event]) -> int:
    return sum(event.only is None for event in log)
