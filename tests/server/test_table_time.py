"""What comes by itself at a table: clocks, pauses, windows, absences, bots; and what a restart makes of them."""

import asyncio
from typing import Any

import pytest

from motherlode.server.keeping.storage import StorageError
from motherlode.server.table.table import Table
from motherlode.server.table.window import Window
from tests.server.room import Room, Socket, in_a_room


async def veto_window(room: Room, seats: int = 4, **options: Any) -> tuple[Table, list[Socket]]:
    """A table where the first turn has opened a window."""
    people = ("ann", "bob", "cid", "dan")[:seats]
    table = await room.make(*people, modules=["veto"], options={"firstPlayer": 0, **options}, start=True)
    sockets = await room.come_all(table, *people)
    match = table.require_match()
    while match.window is None:
        seat = match.asked[0]
        plays = [action for action in match.state.legal(seat) if "play" in action or "lay" in action]
        await room.act(table, sockets[seat], plays[0] if plays else None)
    return table, sockets


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


# ---- windows


@in_a_room
async def test_a_second_window_after_a_restart_has_its_own_time_and_answers(room: Room) -> None:
    table, sockets = await veto_window(room)
    first, asked = table.require_match().version, table.require_match().asked
    await room.act(table, sockets[asked[0]])
    assert asked[0] not in table.require_match().asked
    await room.restart()
    table = await room.registry.table(table.row.id)
    sockets = await room.come_all(table, "ann", "bob", "cid", "dan")
    match = table.require_match()
    assert (match.version, match.asked) == (first, tuple(seat for seat in asked if seat != asked[0]))
    opened = table.window.opened
    assert opened == room.time.now
    await room.pass_time(table, (match.window_seconds or 0) + 0.1)
    assert match.version > first
    while match.window is None:
        seat = match.asked[0]
        plays = [action for action in match.state.legal(seat) if "play" in action or "lay" in action]
        await room.act(table, sockets[seat], plays[0] if plays else None)
    assert (match.answers, set(match.asked)) == ({}, set(match.window))
    assert table.window.opened == room.time.now > opened


@in_a_room
async def test_answers_of_a_window_that_is_closed_do_not_come_back_in_the_next(room: Room) -> None:
    table, sockets = await veto_window(room)
    match = table.require_match()
    for seat in match.asked:
        await room.act(table, sockets[seat], {"choose": {"veto": False}})
    await room.pass_time(table, (match.window_seconds or 0) + 0.1)
    while match.window is None:
        seat = match.asked[0]
        plays = [action for action in match.state.legal(seat) if "play" in action or "lay" in action]
        await room.act(table, sockets[seat], plays[0] if plays else None)
    version, window = match.version, match.window
    await room.restart()
    again = (await room.registry.table(table.row.id)).require_match()
    assert (again.version, again.window, again.answers) == (version, window, {})


@in_a_room
async def test_a_window_that_could_not_be_closed_is_closed_later(room: Room) -> None:
    table, _ = await veto_window(room)
    version, seconds = table.require_match().version, table.require_match().window_seconds or 0
    room.storage.failing = True
    room.time.now += seconds + 0.1
    with pytest.raises(StorageError):
        await table.do(table._let_time_pass)
    assert table.require_match().version == version
    room.storage.failing = False
    await room.pass_time(table, room.limits.retry + 0.1)
    assert table.require_match().version > version


@in_a_room
async def test_who_has_answered_in_a_window_does_not_answer_again(room: Room) -> None:
    table, sockets = await veto_window(room)
    match = table.require_match()
    seat = match.asked[0]
    assert (await room.act(table, sockets[seat], {"choose": {"veto": False}}))["frame"] == "ack"
    assert (await room.act(table, sockets[seat], {"choose": {"veto": False}}))["code"] == "not-asked"


@in_a_room
async def test_a_veto_closes_the_window_at_once(room: Room) -> None:
    for _ in range(40):
        table, sockets = await veto_window(room)
        match = table.require_match()
        holder = next((seat for seat in match.asked if {"choose": {"veto": True}} in match.state.legal(seat)), None)
        if holder is not None:
            break
    else:
        raise AssertionError("nobody was dealt a veto")
    version = match.version
    await room.act(table, sockets[holder], {"choose": {"veto": True}})
    assert match.version > version


@in_a_room
async def test_a_window_that_follows_upon_another_has_the_whole_time(room: Room) -> None:
    window = Window()
    window.open(5, seconds=4, least=0.5)
    room.time.now += 3
    window.open(5, seconds=4, least=0.5)
    assert window.closes == room.time.now + 1
    window.open(6, seconds=4, least=0.5)
    assert (window.opened, window.closes, window.rings) == (room.time.now, room.time.now + 4, room.time.now + 4)


# ---- acts that come again


@in_a_room
async def test_an_act_that_is_forgotten_is_not_done_again(room: Room) -> None:
    """Of the forty latest acts the table knows the ids; an older one is refused for its version."""
    table = await room.make("ann", "bob", "cid", options={"firstPlayer": 0}, start=True)
    sockets = await room.come_all(table, "ann", "bob", "cid")
    match = table.require_match()
    first = {"id": "first", "version": 0, "action": match.state.default(0)}
    await room.send(table, sockets[0], "act", **first)
    second = {"id": "second", "version": 1, "action": match.state.default(1)}
    await room.send(table, sockets[1], "act", **second)
    await room.play(table, sockets, lambda: match.version == 41)
    for wish, seat, kind in ((first, 0, "refused"), (second, 1, "ack")):
        sockets[seat].clear()
        await room.send(table, sockets[seat], "act", **wish)
        assert sockets[seat].kinds() == [kind]
        assert match.version == 41
    await room.restart()
    table = await room.registry.table(table.row.id)
    again = await room.come_all(table, "ann", "bob")
    for wish, seat, kind in ((first, 0, "refused"), (second, 1, "ack")):
        again[seat].clear()
        await room.send(table, again[seat], "act", **wish)
        assert again[seat].kinds() == [kind]
    assert table.require_match().version == 41


# ---- the end


@in_a_room
async def test_a_server_that_was_killed_before_it_wrote_down_the_end(room: Room) -> None:
    table = await room.make("ann", "bob", game="duel", start=True)
    sockets = await room.come_all(table, "ann", "bob")
    match = table.require_match()
    kept = room.storage.change

    async def killed(row: object, *moves: object) -> None:
        if row.status == "over":  # type: ignore[attr-defined]
            raise StorageError("killed")
        await kept(row, *moves)  # type: ignore[arg-type]

    room.storage.change = killed  # type: ignore[method-assign]
    await room.play(table, sockets, lambda: match.over)
    assert table.row.status == "playing"
    await room.restart()
    again = await room.registry.table(table.row.id)
    assert again.row.status == "over"
    stored = await room.registry.stored(table.row.id)
    assert stored.row.status == "over"
    socket = await room.come(again, "ann")
    assert (socket.table["status"], socket.last("view")["view"]["outcome"] is not None) == ("over", True)


async def finished(room: Room) -> tuple[Table, list[Socket]]:
    table = await room.make("ann", "bob", game="duel", chat=True, start=True)
    sockets = await room.come_all(table, "ann", "bob")
    await room.play(table, sockets, lambda: table.row.status == "over")
    return table, sockets


@in_a_room
async def test_a_game_that_is_over_is_written_down_once(room: Room) -> None:
    table, _ = await finished(room)
    revision = table.row.revision
    await room.restart()
    again = await room.registry.table(table.row.id)
    assert (again.row.status, again.row.revision) == ("over", revision)


@in_a_room
async def test_after_the_end_nobody_needs_to_be_host(room: Room) -> None:
    table, sockets = await finished(room)
    await room.go(table, sockets[0])
    await room.pass_time(table, 31)
    assert table.row.host == 0
    assert sockets[1].table["seats"][0]["present"] is False


@in_a_room
async def test_people_talk_after_a_game_but_not_at_a_table_that_was_ended(room: Room) -> None:
    table, sockets = await finished(room)
    await room.send(table, sockets[0], "say", id="1", text="well played")
    assert sockets[1].last("said")["text"] == "well played"
    other = await room.make("ann", "bob", "cid", chat=True, start=True)
    ann = await room.come(other, "ann")
    await room.order(other, "ann", "end")
    await room.send(other, ann, "say", id="2", text="hello?")
    assert ann.last("refused")["code"] == "ended"
    assert other.talk.said == []


# ---- who sees what while a move is being kept


@in_a_room
async def test_nobody_sees_a_move_before_it_is_kept(room: Room) -> None:
    """Whoever looks while the disk works waits, and sees nothing of a move that could not be kept."""
    table = await room.make("ann", "bob", "cid", options={"firstPlayer": 0}, start=True)
    sockets = await room.come_all(table, "ann", "bob", "cid")
    seen: list[object] = []

    async def failing(*moves: object) -> None:
        assert table.is_unkept
        assert table.require_match().version == 1
        seen.extend(
            [
                table.do(lambda: table.standing([0])),
                table.do(table.round_so_far),
                room.send(table, sockets[1], "sync", version=0),
            ]
        )
        raise StorageError("full")

    room.storage.append_move = failing  # type: ignore[method-assign]
    for socket in sockets:
        socket.clear()
    assert (await room.act(table, sockets[0]))["code"] == "storage-failed"
    standing, past, sync = seen
    assert await standing == ("playing", True)  # type: ignore[misc]
    assert (await past).moves == []  # type: ignore[misc]
    await sync  # type: ignore[misc]
    assert table.require_match().version == 0
    for socket in sockets:
        assert {frame["version"] for frame in socket.frames if "version" in frame} <= {0}


@in_a_room
async def test_a_window_without_an_end_waits_in_peace_and_closes_with_the_last_answer(room: Room) -> None:
    table, sockets = await veto_window(room, vetoClose="all-clicked")
    match = table.require_match()
    asked, version = match.asked, match.version
    await room.pass_time(table, 3600)
    assert (match.version, table.window.closes, table.window.rings) == (version, None, None)
    for seat in asked[:-1]:
        await room.act(table, sockets[seat], {"choose": {"veto": False}})
        await room.pass_time(table, 1)
    assert match.version == version
    await room.act(table, sockets[asked[-1]], {"choose": {"veto": False}})
    await room.pass_time(table, 1)
    assert match.version > version


@in_a_room
async def test_who_reads_again_just_then_sees_it_only_when_it_is_kept(room: Room) -> None:
    """A whole view is made when the client has read what was before, which may be at any moment."""
    table = await room.make("ann", "bob", "cid", options={"firstPlayer": 0}, start=True)
    ann, bob, _ = await room.come_all(table, "ann", "bob", "cid")
    bob.reads.clear()
    for _ in range(2):
        await room.send(table, bob, "sync")
    bob.clear()
    keep = room.storage.append_move

    async def read_meanwhile(*moves: Any) -> None:
        bob.reads.set()
        for _ in range(20):
            await asyncio.sleep(0)
        assert {frame["version"] for frame in bob.frames if "version" in frame} <= {0}
        await keep(*moves)

    room.storage.append_move = read_meanwhile  # type: ignore[method-assign]
    await room.act(table, ann)
    while bob.connection.is_blocked or (table.is_busy and table._queue.is_busy):
        await asyncio.sleep(0.001)
    assert max(frame["version"] for frame in bob.frames if "version" in frame) == 1


@in_a_room
async def test_nobody_acts_or_speaks_for_another_seat(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", chat=True, options={"firstPlayer": 0}, start=True)
    _, bob, _ = await room.come_all(table, "ann", "bob", "cid")
    looker = await room.come(table, "dan")
    action = table.require_match().state.default(0)
    assert (await room.act(table, bob, action, seat=0))["code"] == "not-your-seat"
    assert (await room.act(table, looker, action, seat=0))["code"] == "not-seated"
    assert (await room.act(table, looker, action))["code"] == "not-seated"
    await room.send(table, bob, "say", id="1", text="I am Ann", seat=0)
    assert bob.last("refused")["code"] == "not-your-seat"
    assert (table.require_match().version, table.talk.said) == (0, [])
