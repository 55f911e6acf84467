"""What comes by itself at a table: clocks and pauses; and what a restart makes of them."""

from typing import Any

import pytest

from motherlode.server.keeping.storage import StorageError
from motherlode.server.table.table import Table
from tests.server.room import Room, Socket, in_a_room

# ---- the clock of a turn


@in_a_room
async def test_an_alarm_that_comes_late_answers_for_nobody(room: Room) -> None:
    """The move came before the alarm could be served: the next one has the whole time."""
    table = await room.make("ann", "bob", "cid", clock=60, options={"firstPlayer": 0}, start=True)
    ann, *_ = await room.come_all(table, "ann", "bob", "cid")
    room.time.now += 61
    await room.act(table, ann)
    await table.do(table._let_time_pass)
    assert table.require_match().version == 1
    assert table.clock.deadline == room.time.now + 60


@in_a_room
async def test_a_clock_does_not_run_for_bots(room: Room) -> None:
    table = await room.make("ann", bots=["random", "random"], clock=10, pace="slow", options={"firstPlayer": 1})
    await room.order(table, "ann", "start")
    ann = await room.come(table, "ann")
    assert table.require_match().asked == (1,)
    assert (table.clock.deadline, ann.last("view")["deadline"]) == (None, None)


@in_a_room
async def test_a_clock_does_not_run_for_a_stand_in(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", clock=100, pace="slow", options={"firstPlayer": 1}, start=True)
    await room.come(table, "ann")
    assert table.clock.turn == (0, 1)
    await room.pass_time(table, 31)
    await room.order(table, "ann", "absent", seat=1, choice="bot")
    assert table.clock.deadline is None


@in_a_room
async def test_a_clock_runs_only_while_somebody_is_there(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", clock=60, options={"firstPlayer": 0}, start=True)
    assert table.clock.deadline is None
    ann = await room.come(table, "ann")
    await room.pass_time(table, 50)
    await room.go(table, ann)
    assert table.clock.deadline is None
    await room.pass_time(table, 3600)
    assert table.require_match().version == 0
    await room.come(table, "ann")
    assert table.clock.deadline == room.time.now + 60


@in_a_room
async def test_a_clock_does_not_run_at_a_table_that_was_ended(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", clock=60, start=True)
    await room.come(table, "ann")
    await room.order(table, "ann", "end")
    assert (table.clock.deadline, table.clock.rings) == (None, None)


@in_a_room
async def test_a_default_answer_that_was_not_kept_is_given_again(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", clock=60, start=True)
    await room.come_all(table, "ann", "bob", "cid")
    room.storage.failing = True
    room.time.now += 61
    with pytest.raises(StorageError):
        await table.do(table._let_time_pass)
    assert table.require_match().version == 0
    room.storage.failing = False
    await room.pass_time(table, room.limits.retry + 0.1)
    assert table.require_match().version == 1


@in_a_room(grace=30)
async def test_a_clock_on_the_wall_that_jumps_moves_nothing(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", clock=60, start=True)
    sockets = await room.come_all(table, "ann", "bob", "cid")
    await room.go(table, sockets[2])
    for ahead in (86_400.0, -86_400.0):
        room.time.wall_is_ahead = ahead
        await room.pass_timers(table, 10)
        assert (table.presence.away_since(2), table.require_match().version) == (None, 0)
    await room.pass_timers(table, 11)
    assert table.presence.away_since(2) is not None
    await room.pass_timers(table, 30)
    assert table.require_match().version == 1


# ---- who is there


@in_a_room(grace=30)
async def test_before_a_game_one_sees_at_once_who_has_not_come_yet(room: Room) -> None:
    """While it is played, somebody who loses the line for a moment is not told to be away."""
    table = await room.make("ann", "bob", "cid")
    ann = await room.come(table, "ann")
    assert [seat["present"] for seat in ann.table["seats"]] == [True, False, False]
    _, cid = await room.come_all(table, "bob", "cid")
    assert [seat["present"] for seat in ann.table["seats"]] == [True, True, True]
    await room.order(table, "ann", "start")
    await room.go(table, cid)
    await room.come(table, "ann")
    assert [seat["present"] for seat in ann.table["seats"]] == [True, True, True]


# ---- the pause


async def pause_of(room: Room, *people: str, **more: Any) -> tuple[Table, list[Socket]]:
    table = await room.make(*people, start=True, **more)
    sockets = await room.come_all(table, *people)
    await room.play(table, sockets, lambda: table.require_match().resting)
    return table, sockets


@in_a_room
async def test_in_a_pause_nobody_acts_and_who_is_alone_is_not_hurried(room: Room) -> None:
    table = await room.make("ann", bots=["random", "random"], start=True)
    ann, match = await room.come(table, "ann"), table.require_match()
    while not match.resting:
        await room.settle(table)
        if match.asked == (0,):
            await room.act(table, ann)
    await room.pass_time(table, 3600)
    assert (table.status, ann.table["pause_until"]) == ("pause", None)
    assert (await room.act(table, ann, {"pass": ["EW"]}))["code"] == "paused"
    await room.send(table, ann, "onward", id="on")
    assert table.status == "playing"


@in_a_room
async def test_a_stand_in_is_not_waited_for_in_a_pause(room: Room) -> None:
    table, sockets = await pause_of(room, "ann", "bob", "cid")
    await room.go(table, sockets[2])
    await room.pass_time(table, 15)
    for socket in sockets[:2]:
        await room.send(table, socket, "onward", id="on")
    assert table.status == "pause"  # cid may come back
    await table.change(lambda row: setattr(row.seats[2], "bot", "random"))
    await room.come(table, "cid")
    await room.send(table, sockets[0], "onward", id="again")
    assert table.status == "playing"


@in_a_room
async def test_a_pause_ends_when_the_one_it_waited_for_is_away(room: Room) -> None:
    table, sockets = await pause_of(room, "ann", "bob", "cid")
    await room.go(table, sockets[2])
    table.pause.ring_in(1000)
    for socket in sockets[:2]:
        await room.send(table, socket, "onward", id="on")
    await room.pass_time(table, 29)
    assert table.status == "pause"
    await room.pass_time(table, 2)
    assert table.status == "playing"


@in_a_room
async def test_a_pause_that_could_not_end_is_tried_again(room: Room) -> None:
    table, _ = await pause_of(room, "ann", "bob", "cid")
    room.storage.failing = True
    room.time.now += 21
    with pytest.raises(StorageError):
        await table.do(table._let_time_pass)
    assert table.status == "pause"
    room.storage.failing = False
    await room.pass_time(table, room.limits.retry + 0.1)
    assert table.status == "playing"


@in_a_room(pause=3600.0)
async def test_a_pause_waits_when_all_who_could_press_are_away(room: Room) -> None:
    table, sockets = await pause_of(room, "ann", "bob", "cid")
    await room.come(table, "looker")
    for socket in sockets:
        await room.go(table, socket)
    await room.pass_time(table, 31)
    assert (table.presence.persons(), table.status) == ([], "pause")


@in_a_room
async def test_each_pause_is_pressed_away_by_itself(room: Room) -> None:
    table, sockets = await pause_of(room, "ann", "bob", "cid")
    for socket in sockets:
        await room.send(table, socket, "onward", id="on")
    assert table.pause.pressed == set()
    await room.play(table, sockets, lambda: table.require_match().resting)
    await room.send(table, sockets[0], "onward", id="on")
    assert (table.status, table.pause.pressed) == ("pause", {0})


@in_a_room
async def test_presses_before_a_restart_are_asked_for_again(room: Room) -> None:
    table, sockets = await pause_of(room, "ann", "bob", "cid")
    await room.send(table, sockets[0], "onward", id="on")
    await room.restart()
    table = await room.registry.table(table.row.id)
    again = await room.come_all(table, "ann", "bob", "cid")
    for socket in again[1:]:
        await room.send(table, socket, "onward", id="on")
    assert table.status == "pause"
    await room.send(table, again[0], "onward", id="on")
    assert table.status == "playing"


@in_a_room(grace=30.0)
async def test_of_two_who_go_one_after_the_other_both_are_noticed(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    ann, bob, cid = await room.come_all(table, "ann", "bob", "cid")
    await room.go(table, bob)
    await room.pass_time(table, 10)
    await room.go(table, cid)
    ann.clear()
    await room.pass_time(table, 20)
    assert [seat["away_since"] is not None for seat in ann.table["seats"]] == [False, True, False]
    ann.clear()
    await room.pass_time(table, 10)
    assert [seat["away_since"] is not None for seat in ann.table["seats"]] == [False, True, True]
