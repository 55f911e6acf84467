"""A game at a table: the state, its version, what has been answered in a window, and what each audience missed.

The state rests between two rounds, with the result in the open, until people press on: that is a version of its own.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple

import motherlode
from motherlode.core.decision import Question
from motherlode.core.errors import RecordError
from motherlode.core.event import Event
from motherlode.core.state import CHANCE, State
from motherlode.core.types import Action, View
from motherlode.server.keeping.interning import kept_once
from motherlode.server.keeping.past import RoundSoFar
from motherlode.server.keeping.storage.rows import DEAL, ONWARD, Chance, MoveRow
from motherlode.server.line.frames import DecisionInfo
from motherlode.server.line.update import Update, texts_of

REMEMBERED = 40
"""Acts whose ids are remembered, at one table."""


class Answer(NamedTuple):
    """What a seat wants in an open window; nobody else knows before it closes."""

    action: Action
    mark: str | None


class Step(NamedTuple):
    """What was done and may now be kept, and what is to be told once it is."""

    moves: list[MoveRow]
    update: Update


class Beginning(NamedTuple):
    """The round as it was dealt, without what happened before."""

    state: State
    moves: int
    """How long the history was."""
    log: int
    """How long the log was, with the deal in it."""
    open_log: int
    """How many entries of the log everybody had, without the deal."""


class Match:
    def __init__(self, table: str, setup: dict[str, Any], seed: int, deal: list[Chance] | None = None, recent: int = 8):
        """A game that begins, or the one that began with a `deal`."""
        game = motherlode.game(setup["game"])
        self._table = table
        self.state: State = game.start(game.restore_setup(setup), seed, deal)
        self.state.script = None
        self.state.rest_between_rounds = True
        self.version = 0
        self.ids: dict[tuple[int, str], int] = {}
        """The version that each client's act had, by seat and id; the latest are enough, the others were answered."""
        self.answers: dict[int, Answer] = {}
        """What has been answered in the window that is open."""
        self.window = self.state.window
        """The seats in the window that is open, in the order in which their answers count."""
        self._round = self._begin_round(0)
        self._recent: deque[Update] = deque(maxlen=recent)
        self._packed = 0
        """How much of the log takes little room."""

    def deal(self) -> MoveRow:
        """What is kept of the beginning."""
        return MoveRow(self._table, 0, DEAL, None, None, self._chance_since(0))

    def _chance_since(self, moves: int) -> list[Chance]:
        return [(move[1], move[2]) for move in self.state.history[moves:] if move[0] == CHANCE]

    # ---- going on

    def listen(self, audiences: Sequence[int]) -> None:
        """Who is to be told what happens; whoever is not gets whole views."""
        self.state.listen(audiences)

    def restore(self, moves: Sequence[MoveRow], answers: Sequence[MoveRow] = ()) -> None:
        """Play kept moves again; whatever does not fit raises."""
        self.state.listen(())
        for move in moves:
            if move.version != self.version + 1:
                raise ValueError(f"move {self.version + 1} is missing")
            self.state.script = list(move.chance)
            if move.seat == ONWARD:
                self.onward()
            else:
                self.apply(move.seat, self.state.verify(move.seat, move.action or {}), move.id)
            if self.state.script:
                raise RecordError("record-chance", arguments={"name": self.state.script[0][0]})
            self.state.script = None
            self.pack()
        self._recent.clear()
        for answer in answers:
            if answer.version == self.version and answer.seat in self.asked:
                self.collect(answer.seat, self.state.verify(answer.seat, answer.action or {}), answer.id)

    def apply(self, seat: int, action: Action, mark: str | None = None) -> Step:
        """Carry out an action that `state.verify` has let pass."""
        return self._apply_all([(seat, Answer(action, mark))])

    def _apply_all(self, answers: list[tuple[int, Answer]]) -> Step:
        since, moves, events = self.version, list[MoveRow](), list[Event]()
        for seat, (action, mark) in answers:
            before = len(self.state.history)
            events += self.state.carry_out(seat, kept_once(action))
            self.version += 1
            self._remember(seat, mark, self.version)
            moves.append(MoveRow(self._table, self.version, seat, action, mark, self._chance_since(before)))
        return self._step(since, moves, events)

    def onward(self) -> Step:
        """The next round begins."""
        before, heard = len(self.state.history), self.log_length
        events = self.state.proceed()
        self.version += 1
        self._round = self._begin_round(heard)
        onward = MoveRow(self._table, self.version, ONWARD, None, None, self._chance_since(before))
        return self._step(self.version - 1, [onward], events)

    def _step(self, since: int, moves: list[MoveRow], events: list[Event]) -> Step:
        self.answers = {}
        self.window = self.state.window
        update = Update(since, self.version, texts_of(events))
        self._recent.append(update)
        return Step(moves, update)

    def _remember(self, seat: int, mark: str | None, version: int) -> None:
        if mark is not None:
            self.ids[seat, mark] = version
            if len(self.ids) > REMEMBERED:
                del self.ids[next(iter(self.ids))]

    def _begin_round(self, heard: int) -> Beginning:
        start, moves, log = self.state.copy(), len(self.state.history), len(self.state.log)
        start.history, start.log, start.script = [], [], None
        return Beginning(start, moves, log, heard)

    # ---- the window

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

    def close_window(self) -> Step:
        """All answers are told as one thing."""
        return self._apply_all(self._collected())

    def _collected(self) -> list[tuple[int, Answer]]:
        """The answers that count, in their order; who has not answered lets it pass."""
        counting: list[tuple[int, Answer]] = []
        for seat in self.window or ():
            answer = self.answers.get(seat) or Answer(self.state.default(seat), None)
            counting.append((seat, answer))
            if self.closes_window(answer.action):
                break
        return counting

    def pack(self) -> None:
        """What happened has been told: let go of what was only there for telling it."""
        log = self.state.log
        log[self._packed :] = [event.packed() for event in log[self._packed :]]
        self._packed = len(log)
        if self.over:
            self.state.listen(())
            while len(self._recent) > 1:  # the end itself may still be asked for
                self._recent.popleft()

    # ---- looking

    @property
    def resting(self) -> bool:
        """Whether the end of a round lies on the table."""
        return self.state.resting

    @property
    def over(self) -> bool:
        return not self.state.actors and not self.state.resting

    @property
    def asked(self) -> tuple[int, ...]:
        """Who is asked now; nobody while the end of a round lies on the table."""
        if self.window is not None:
            return tuple(seat for seat in self.window if seat not in self.answers)
        return self.state.actors

    @property
    def log_length(self) -> int:
        """How many entries of the log everybody has."""
        return sum(event.only is None for event in self.state.log)

    def view(self, audience: int) -> View:
        return self.state.view(audience)

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
        missed = [update for update in self._recent if update.version > since]
        if not missed or missed[0].since != since:
            return None
        texts = [update.texts.of(audience) for update in missed]
        return None if None in texts else b",".join([text for text in texts if text])

    def spoken_of(self) -> dict[str, list[str]]:
        """What remarks may be about besides players: cells of goals, and corporations by their colours."""
        seen = self.view(motherlode.SPECTATOR)
        return {"goals": list(seen.get("goals", ())), "colours": list(seen.get("pays", ()))}

    def round_so_far(self) -> RoundSoFar:
        began, state = self._round, self.state
        return RoundSoFar(self.version, began.state, state.history[began.moves :], state.log[: began.log])

    @property
    def round_began(self) -> int:
        """How many entries of the log everybody had when this round began."""
        return self._round.open_log
