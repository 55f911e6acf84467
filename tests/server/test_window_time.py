"""A window at a table: its time, its answers, its end; and what a restart makes of it."""

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
