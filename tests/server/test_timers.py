"""The clocks by which a table goes: a turn, a pause, a window, what is held back, and who is there."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any

import pytest

from motherlode.server.table.alarm import Alarm
from motherlode.server.table.clock import TurnClock
from motherlode.server.table.pause import Pause
from motherlode.server.table.presence import Presence
from motherlode.server.table.takeback import BY_PRESS, TakeBack
from motherlode.server.table.timer import Timer
from motherlode.server.table.window import Window
from tests.server.room import Room, StoppedTime, in_a_room

FIRST = {"firstPlayer": 0}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StoppedTime:
    stopped = StoppedTime()
    for name in ("alarm", "clock", "pause", "presence", "takeback", "timer", "window"):
        monkeypatch.setattr(f"motherlode.server.table.{name}.time", stopped)
    return stopped


def test_a_timer_is_due_from_its_moment_on(clock: StoppedTime) -> None:
    timer = Timer()
    assert not timer.is_due
    timer.ring_in(5)
    clock.now += 4.9
    assert not timer.is_due
    clock.now += 0.1
    assert timer.is_due
    timer.stop()
    assert not timer.is_due


def test_a_turn_has_its_time_once_and_the_next_one_a_new_one(clock: StoppedTime) -> None:
    turns = TurnClock()
    turns.update((0, 1), 60)
    begun = clock.now
    clock.now += 10
    turns.update((0, 1), 60)
    assert (turns.deadline, turns.rings) == (begun + 60, begun + 60)
    turns.update((1, 2), 60)
    assert (turns.turn, turns.deadline, turns.rings) == ((1, 2), clock.now + 60, clock.now + 60)
    for turn, seconds in ((None, 60), ((1, 2), None)):
        turns.update((1, 2), 60)
        turns.update(turn, seconds)
        assert (turns.turn, turns.deadline, turns.rings) == (None, None, None)


def test_a_pause_has_its_time_once_and_forgets_who_pressed_when_it_is_over(clock: StoppedTime) -> None:
    pause = Pause()
    pause.update(True, 20)
    until = clock.now + 20
    clock.now += 5
    pause.pressed.add(1)
    pause.update(True, 20)
    assert (pause.until, pause.rings, pause.pressed) == (until, until, {1})
    assert [pause.is_done(persons) for persons in ((1,), (1, 2), ())] == [True, False, True]
    pause.update(True, None)
    assert (pause.until, pause.rings, pause.pressed) == (None, None, {1})
    pause.update(True, 20)
    pause.update(False, 20)
    assert (pause.until, pause.rings, pause.pressed) == (None, None, set())
    assert not pause.is_done(())


def test_what_is_held_has_a_moment_or_waits_for_a_press(clock: StoppedTime) -> None:
    takeback = TakeBack()
    held = takeback.hold(1, {"pass": []}, "m", 7, 3)
    assert (held, takeback.held) == ((1, {"pass": []}, "m", 7, clock.now + 3), held)
    assert takeback.rings == clock.now + 3
    takeback.stop()
    assert (takeback.held, takeback.rings) == (None, None)
    assert takeback.hold(1, {}, "m", 7, BY_PRESS).until is None
    assert takeback.rings is None


def test_a_window_is_opened_once_for_each_version(clock: StoppedTime) -> None:
    window = Window()
    window.open(3, 10.0, 0.5)
    opened = clock.now
    clock.now += 4
    window.open(3, 10.0, 0.5)
    assert (window.opened, window.closes, window.rings) == (opened, opened + 10, opened + 10)
    window.open(4, None, 0.5)
    assert (window.opened, window.closes, window.rings) == (clock.now, None, clock.now + 0.5)
    window.stop()
    assert (window.opened, window.closes, window.rings) == (None, None, None)
    window.open(4, 10.0, 0.5)
    assert window.opened == clock.now, "after a restart it has its whole time"


def seat(kind: str, holder: str | None = None, bot: str | None = None) -> Any:
    return SimpleNamespace(kind=kind, holder=holder, bot=bot)


def test_who_went_is_there_for_a_while_and_away_from_then_on(clock: StoppedTime) -> None:
    presence = Presence(30.0)
    seats = [seat("person", "ann"), seat("person", "bob"), seat("bot", None, "adept"), seat("empty")]
    presence.update(seats, {"ann"})
    went = clock.now
    assert presence.rings == went + 30
    assert [presence.is_present(place) for place in range(4)] == [True, True, False, False]
    assert [presence.is_connected(place) for place in range(4)] == [True, False, False, False]
    assert presence.persons() == [0, 1]
    assert (presence.away_since(1), presence.next_after(1)) == (None, None)
    clock.now += 29.9
    presence.update(seats, {"ann"})
    assert (presence.is_present(1), presence.rings) == (True, went + 30)
    clock.now += 0.1
    presence.update(seats, {"ann"})
    assert (presence.away_since(1), presence.is_present(1), presence.rings) == (went, False, None)
    assert (presence.persons(), presence.next_after(1), presence.next_after(0)) == ([0], 0, None)
    presence.update(seats, {"ann", "bob"})
    assert (presence.away_since(1), presence.rings) == (None, None)


def test_a_stand_in_is_no_person_to_wait_for_and_votes_go_with_who_sits_there(clock: StoppedTime) -> None:
    presence = Presence(30.0)
    seats = [seat("person", "ann", "adept"), seat("person", "bob"), seat("person", "cid")]
    presence.update(seats, {"ann", "bob"})
    assert presence.persons() == [1, 2]
    presence.votes = {0: {1}, 1: {2}, 2: {0, 1}}
    presence.update(seats, {"ann", "bob"})
    assert presence.votes == {2: {0, 1}}, "one is played by a stand-in, and one is there"
    seats[0].kind = "empty"
    presence.update(seats, {"ann", "bob"})
    assert presence.votes == {2: {1}}


@pytest.mark.parametrize(
    ("kinds", "is_alone"),
    [(["person", "bot"], True), (["person", "person"], False), (["person", "empty"], False), (["bot", "bot"], False)],
)
def test_one_person_among_bots_is_alone(kinds: list[str], is_alone: bool, clock: StoppedTime) -> None:
    presence = Presence(30.0)
    presence.update([seat(kind, "ann") for kind in kinds], set())
    assert presence.is_alone is is_alone


@in_a_room
async def test_an_alarm_rings_once_at_the_moment_that_was_set_last(room: Room) -> None:
    rung: list[float] = []
    alarm = Alarm(lambda: rung.append(time.monotonic()))
    alarm.set(1000)
    first = alarm._handle
    alarm.set_at(room.time.now + 1000)
    assert alarm._handle is first, "it is set already"
    alarm.set_at(room.time.now - 5)
    assert first is not None
    assert first.cancelled()
    assert alarm.is_set
    alarm._run()
    assert (len(rung), alarm.is_set) == (1, False)
    alarm.set_at(None)
    assert not alarm.is_set
