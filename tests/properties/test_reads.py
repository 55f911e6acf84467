"""A section that says less than it reads is noticed by whoever folds the patches: the sync property would fail."""

from copy import deepcopy
from typing import Any

import pytest

import motherlode
from motherlode.core.event import Event
from motherlode.core.patch import fold
from motherlode.core.rng import Rng
from motherlode.core.section import Section
from motherlode.core.state import State
from motherlode.core.telling import Telling, everybody, watch_of
from motherlode.games.saboteur.base import Base
from motherlode.games.saboteur.rulebook import SaboteurRulebook
from motherlode.games.tunnels import passing, turn
from motherlode.games.tunnels.module import Module
from motherlode.games.tunnels.rulebook import compose
from tests.properties.playing import choices
from tests.properties.tables import BY_NAME, TABLES, Table

KEYS = ("asked", "board", "deck", "discard", "flow", "fronts", "goals", "gold", "hands", "lit", "roles", "turn")


def spoiled(rules: SaboteurRulebook, key: str) -> SaboteurRulebook:
    """A rulebook of its own in which one section says that it reads nothing but what never changes."""
    book: SaboteurRulebook = motherlode.game("saboteur").compose(rules.setup, [])
    book.sections = [forgetful(section) if section.key == key else section for section in book.sections]
    return book


def forgetful(section: Section) -> Section:
    return section._replace(reads=("origin",), tellers=None)


def is_in_step(state: State, audience: int) -> bool:
    followed = state.view(audience)
    for seat, action in choices(state, Rng(22)):
        for event in state.apply(seat, action):
            followed = fold(followed, event.patch(audience))
        if followed != state.view(audience):
            return False
    return True


def start(key: str) -> Any:
    state: Any = BY_NAME["saboteur-5"].start(seed=21)
    state.rules = spoiled(state.rules, key)
    return state


def test_honest_sections_stay_in_step() -> None:
    assert is_in_step(start(""), 0)


@pytest.mark.parametrize("key", KEYS)
def test_a_section_that_does_not_say_what_it_reads_falls_out_of_step(key: str) -> None:
    assert not is_in_step(start(key), 0)


class Stranger(Module[SaboteurRulebook]):
    """Counts turns in the open, and knows nothing of saying what it changes."""

    id = "stranger"

    def write(self, rules: SaboteurRulebook) -> None:
        rules.extra["turns"] = lambda: [0]
        rules.turn_ended.append(self.count)

    def count(self, state: Any) -> None:
        state.extra["turns"][0] += 1


class Boaster(Stranger):
    """Promises to say what it changes, and does not."""

    says_changes = True


def joined_by(stranger: Stranger) -> Any:
    state: Any = BY_NAME["saboteur-5"].start(seed=21)
    state.rules = compose(SaboteurRulebook(state.setup), Base(), [stranger], [stranger.id])
    state.extra, state.deck = {"turns": [0]}, bytearray()
    return state


def test_what_a_module_changes_that_says_nothing_is_found_by_comparing() -> None:
    state = joined_by(Stranger())
    assert not state.says_changes
    assert is_in_step(state, 0)


def test_a_module_that_promises_more_than_it_keeps_falls_out_of_step() -> None:
    state = joined_by(Boaster())
    assert state.says_changes
    assert not is_in_step(state, 0)


MEANWHILE = {"stack", "turn"}
"""What is told when the action is over: nobody is asked before."""


class Witness:
    """Listens for those who listen, and looks what has changed by each event."""

    def __init__(self, state: State) -> None:
        self._told = Telling(state, everybody(state))
        self.audiences = self._told.audiences
        self._watch = watch_of(state)
        self._before = self._look(state)
        self.unsaid: set[tuple[str, str]] = set()

    @property
    def events(self) -> list[Event]:
        return self._told.events

    @events.setter
    def events(self, events: list[Event]) -> None:
        self._told.events = events

    def _look(self, state: State) -> dict[str, Any]:
        numbers, read = self._watch.glances[None]
        paths = [self._watch.paths[number] for number in numbers]
        return {path.partition(".")[0]: deepcopy(value) for path, value in zip(paths, read(state), strict=True)}

    def tell(self, state: State, event: Event, changed: tuple[str, ...] | None) -> None:
        after = self._look(state)
        if changed is not None:
            others = after.keys() - MEANWHILE - {*changed}
            self.unsaid |= {(event.kind, name) for name in others if after[name] != self._before[name]}
        self._before = after
        self._told.tell(state, event, changed)

    def touch(self, fields: tuple[str, ...]) -> None:
        self._told.touch(fields)

    def finish(self, state: State) -> None:
        self._told.finish(state)
        self._before = self._look(state)


def listen(table: Table, actions: int) -> Witness:
    state: Any = table.start(seed=31)
    witness = state._telling = Witness(state)
    for _, (seat, action) in zip(range(actions), choices(state, Rng(32)), strict=False):
        state.apply(seat, action)
    return witness


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_an_event_that_says_what_it_changed_says_all_of_it(table: Table) -> None:
    assert not listen(table, actions=80).unsaid


class Doubt:
    """Listens twice: once as everybody does, who trusts what rules say of their changes, and once comparing all."""

    def __init__(self, state: State) -> None:
        self._trusting = Telling(state, everybody(state))
        self._comparing = Telling(state, everybody(state), trusting=False)
        self.audiences = self._trusting.audiences
        self.forgotten: set[str] = set()

    @property
    def events(self) -> list[Event]:
        return self._trusting.events

    @events.setter
    def events(self, events: list[Event]) -> None:
        self._trusting.events, self._comparing.events = events, []

    def touch(self, fields: tuple[str, ...]) -> None:
        self._trusting.touch(fields)

    def tell(self, state: State, event: Event, changed: tuple[str, ...] | None) -> None:
        self._comparing.tell(state, Event(event.public, event.private, event.only), changed)
        self._trusting.tell(state, event, changed)

    def finish(self, state: State) -> None:
        self._comparing.finish(state)
        self._trusting.finish(state)
        for audience in self.audiences:
            recorded, compared = (self._changes(told, audience) for told in (self._trusting, self._comparing))
            self.forgotten |= {" ".join(map(str, change[1])) for change in compared if change not in recorded}

    def _changes(self, told: Telling, audience: int) -> list[Any]:
        return [change for event in told.events for change in event.patch(audience)]


def forgotten(table: Table, actions: int) -> set[str]:
    state: Any = table.start(seed=31)
    doubt = state._telling = Doubt(state)
    for _, (seat, action) in zip(range(actions), choices(state, Rng(32)), strict=False):
        state.apply(seat, action)
    return doubt.forgotten


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_what_rules_say_of_their_changes_is_all_that_comparing_finds(table: Table) -> None:
    assert not forgotten(table, actions=120)


def test_a_change_that_no_rule_says_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    if motherlode.compiled:
        return  # a compiled module does not look its constants up
    monkeypatch.setattr(passing, "PASSED", ("hands",))
    monkeypatch.setattr(turn, "DRAWN", ("hands",))
    assert {"deck", "discard"} <= forgotten(BY_NAME["saboteur-5"], actions=40)


def test_an_event_that_says_too_little_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    if motherlode.compiled:
        return  # a compiled module does not look its constants up
    monkeypatch.setattr(passing, "PASSED", ("hands",))
    assert ("passed", "pile") in listen(BY_NAME["saboteur-5"], actions=80).unsaid
