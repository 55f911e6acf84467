"""A move is made by the task of its socket where nobody else is at the table. If that is stopped while the move is
being kept, nobody knows whether it was: nothing builds on it before the table is opened as it is kept."""

import asyncio
from typing import Any

import pytest

from motherlode.server.table.table import Table
from tests.server.room import Room, Socket, in_a_room

PEOPLE = ("Ann", "Bob", "Cid")


async def stop_while_keeping(room: Room, table: Table, socket: Socket, action: Any, is_kept: bool) -> None:
    """The socket's task is cancelled, as a server does that ends, after the storage was asked."""
    append, asked = room.storage.append_move, asyncio.Event()

    async def never_done(*moves: Any) -> None:
        if is_kept:
            await append(*moves)
        asked.set()
        await asyncio.Event().wait()

    room.storage.append_move = never_done  # type: ignore[method-assign]
    sending = room.send(table, socket, "act", id="once", version=0, action=action)
    task = asyncio.create_task(sending)
    await asked.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    room.storage.append_move = append  # type: ignore[method-assign]


async def begun(room: Room) -> tuple[Table, list[Socket], Socket]:
    table = await room.make(*PEOPLE, start=True)
    sockets = await room.come_all(table, *PEOPLE)
    return table, sockets, sockets[table.require_match().asked[0]]


@in_a_room
async def test_a_move_that_was_stopped_before_it_was_kept_did_not_happen(room: Room) -> None:
    table, sockets, asked = await begun(room)
    action = table.require_match().state.default(asked.connection.audience)
    for socket in sockets:
        socket.clear()
    await stop_while_keeping(room, table, asked, action, is_kept=False)
    assert not any("events" in socket.kinds() for socket in sockets)
    await room.send(table, asked, "act", id="another", version=1, action=action)
    assert asked.last("refused")["code"] == "stuck"
    await room.pass_time(table, room.limits.reopen)
    assert [socket.last("view")["version"] for socket in sockets] == [0, 0, 0]
    await room.send(table, asked, "act", id="once", version=0, action=action)
    assert asked.last("ack") == {"frame": "ack", "id": "once", "version": 1}


@in_a_room
async def test_a_move_that_was_kept_happened_once_although_nobody_heard_of_it(room: Room) -> None:
    table, sockets, asked = await begun(room)
    action = table.require_match().state.default(asked.connection.audience)
    await stop_while_keeping(room, table, asked, action, is_kept=True)
    await room.pass_time(table, room.limits.reopen)
    assert [socket.last("view")["version"] for socket in sockets] == [1, 1, 1]
    await room.send(table, asked, "act", id="once", version=0, action=action)
    assert asked.last("ack") == {"frame": "ack", "id": "once", "version": 1}
    stored = await room.storage.load(table.row.id)
    assert stored is not None
    assert [move.version for move in stored.moves] == [0, 1]


@in_a_room
async def test_a_table_that_is_stopped_while_a_move_is_being_kept_is_found_with_it_afterwards(room: Room) -> None:
    """The server ends while the storage writes: the move is told to nobody, and there when it starts again."""
    table, _, asked = await begun(room)
    action = table.require_match().state.default(asked.connection.audience)
    await stop_while_keeping(room, table, asked, action, is_kept=True)
    await room.restart()
    again = await room.registry.table(table.row.id)
    socket = await room.come(again, PEOPLE[asked.connection.audience])
    assert socket.last("view")["version"] == 1
    await room.send(again, socket, "act", id="once", version=0, action=action)
    assert socket.last("ack")["version"] == 1
