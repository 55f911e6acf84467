"""A game: makes tables, starts, restores and replays its states."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

from motherlode.core.audience import ALL
from motherlode.core.errors import IllegalAction, RecordError, SetupError
from motherlode.core.event import Event
from motherlode.core.forms import Forms
from motherlode.core.plain import frozen, plain_copy
from motherlode.core.printed import Printed
from motherlode.core.rng import Rng
from motherlode.core.rollout import Policy, Until
from motherlode.core.sampler import Sampler
from motherlode.core.setup import RULES_VERSION, Setup
from motherlode.core.state import CHANCE, State
from motherlode.core.types import Given, Record, View

StateT = TypeVar("StateT", bound=State)

BROKEN = (ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError)
"""What reading data of the wrong form runs into."""


class Game(ABC, Generic[StateT]):
    id: str
    family: str
    """Games of one family share their drawings."""
    base: Any
    """The ground that all its tables stand on: `players` (fewest, most) and `options`."""
    editions: tuple[str, ...] = ("jubilee",)
    """The printed editions one can play by, the default first."""

    @abstractmethod
    def setup(
        self,
        players: int,
        modules: Iterable[str] = (),
        edition: str = "jubilee",
        options: Mapping[str, Any] | None = None,
    ) -> Setup:
        """A valid table, or `SetupError` naming clause or conflict."""

    @abstractmethod
    def empty(self, setup: Setup) -> StateT:
        """A state with nothing on the table."""

    @abstractmethod
    def begin(self, state: StateT) -> None:
        """Set up the first round."""

    @abstractmethod
    def position(self, setup: Setup, given: Given) -> StateT:
        """A table as a scenario describes it."""

    @abstractmethod
    def describe(self, state: StateT) -> Given:
        """The table as a scenario would describe it: `position` reads it back."""

    @abstractmethod
    def sampler(self, view: View) -> Sampler[StateT]:
        """Reads a view once, to deal from it again and again."""

    def event_of(self, state: StateT, entry: dict[str, Any], audience: int) -> Event:
        """The event behind a line of that audience's log."""
        return Event(dict(entry), {})

    def resample(self, view: View, rng: Rng) -> StateT:
        """A full state that fits everything the view holds, with its log; for many deals ask the `sampler`."""
        state = self.sampler(view).deal(rng)
        state.history = []
        state.log = [self.event_of(state, entry, view["seat"]) for entry in view["log"]]
        state.origin = state.dump()
        return state

    def forms(self) -> Forms:
        """What a view, an event and a decision hold, if the game declares it."""
        return Forms()

    def printed(self) -> Printed:
        """What a client has to draw, if the game lists it."""
        return {}

    def require_edition(self, edition: str) -> None:
        if edition not in self.editions:
            raise SetupError("unknown-edition", arguments={"edition": str(edition), "known": ", ".join(self.editions)})

    def start(self, setup: Setup, seed: int, script: list[tuple[str, Any]] | None = None) -> StateT:
        """A new game; same set-up, seed and actions give the same everything.

        With a `script`, chance results are taken from it instead of drawn, until `state.script` is None again.
        """
        state = self.empty(setup)
        state.script = plain_copy(script)
        self._begin(state, seed)
        return state

    def _begin(self, state: StateT, seed: int) -> None:
        state.rng = Rng(seed)
        self.begin(state)
        state.advance()

    def play_many(
        self, setup: Setup, seeds: Iterable[int], policy: Policy = "random", until: Until = "game"
    ) -> list[list[int]]:
        """A new game for each seed, played on by a policy: what each seat gained, a row for each seed."""
        empty, rows = self.empty(setup), []
        empty.lighten()
        state = empty.copy()
        for seed in seeds:
            empty.copy_into(state)
            self._begin(state, seed)
            rows.append(state.rollout(policy, seed, until))
        return rows

    def restore_setup(self, plain: Mapping[str, Any]) -> Setup:
        return self.setup(plain["players"], plain["modules"], plain["edition"], plain["options"])

    def load(self, text: str) -> StateT:
        """A state from the text that `dump` wrote."""
        try:
            plain = json.loads(text)
            _require_version(plain["rules"])
            state = self.empty(self.restore_setup(plain["setup"]))
            state.rng = Rng(plain["rng"])
            state.stack = [frozen(frame) for frame in plain["stack"]]
            state.history = [tuple(move) for move in plain["history"]]
            state.log = [
                Event(public, {int(seat): extra for seat, extra in private.items()}, only)
                for public, private, only in plain["log"]
            ]
            state.origin = plain["origin"]
            state.rest_between_rounds = bool(plain["rest_between_rounds"])
            if plain["light"]:
                state.lighten()
            state.lay_table(plain["table"])
            _require_known(state)
            state.advance()
            _look_round(state)
        except BROKEN as error:
            raise RecordError("broken-dump", arguments={"why": str(error)}) from error
        return state

    def replay(self, record: Record, upto: int | None = None) -> StateT:
        """Play a record again with no random numbers, or only its first `upto` actions."""
        try:
            _require_version(record["rules"])
            moves = plain_copy(record["moves"])
            actions = [move for move in moves if move[0] != CHANCE]
            state = self._replay_start(record)
            state.script = [(move[1], move[2]) for move in moves if move[0] == CHANCE]
            if record["origin"] is None:
                self.begin(state)
                state.advance()
            for seat, action in actions[:upto]:
                state.apply(seat, action)
                if state.resting and state.script:
                    state.proceed()
            state.script = state.script or None
            state.rest_between_rounds = False
        except IllegalAction as error:
            raise RecordError("record-illegal", error.clauses, {"why": str(error)}) from error
        except BROKEN as error:
            raise RecordError("broken-record", arguments={"why": f"{type(error).__name__}: {error}"}) from error
        return state

    def _replay_start(self, record: Record) -> StateT:
        """It rests after each round: a record may have been made there, before the next one was dealt."""
        if record["origin"] is not None:
            state = self.load(record["origin"])
            state.origin = record["origin"]
        else:
            state = self.empty(self.restore_setup(record["setup"]))
            state.rng = Rng(0)
        state.rest_between_rounds = True
        return state


def require_players(players: int, least: int, most: int, clause: str) -> None:
    if isinstance(players, bool) or players not in range(least, most + 1):
        arguments = {"players": str(players), "least": least, "most": most}
        raise SetupError("player-count", (clause,), arguments)


def _require_known(state: State) -> None:
    """What lies deep in the stack comes up late: a step that nobody can take is found out now."""
    for frame in state.stack:
        name, seats = (frame, ()) if isinstance(frame, str) else frame[:2]
        if name not in (state.steps if isinstance(frame, str) else state.questions):
            raise ValueError(f"nobody knows {name!r}, which is pending")
        if not set(seats) <= set(range(state.setup.players)):
            raise ValueError(f"{name!r} asks seats that are not at the table")


def _look_round(state: State) -> None:
    """Most values of the wrong form are found out by looking at the table and at what may be done."""
    for audience in (ALL, *state.actors):
        state.view(audience)
    for seat in state.actors:
        state.legal(seat)


def _require_version(version: int) -> None:
    if type(version) is not int:
        raise TypeError(f"{version!r} is no version of the rules")
    if version != RULES_VERSION:
        raise RecordError("rules-version", arguments={"version": str(version), "ours": RULES_VERSION})
