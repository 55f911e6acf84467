"""What counts is what was kept: acts that come again, the end of a game, and who sees what meanwhile."""

import asyncio
from typing import Any

import pytest

from motherlode.server.keeping.storage import StorageError
from motherlode.server.table import seating
from motherlode.server.table import table as table_module
from motherlode.server.table.table import Table
from tests.server.room import Room, Socket, in_a_room

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
async def test_who_reads_again_just_then_sees_it_only_when_it_is_kept(room: Room) -> None:
    """A whole view is made when the client has read what was before, which may be at any moment."""
    table = await room.make("ann", "bob", "cid", options={"firstPlayer": 0}, start=True)
    ann, bob, _ = await room.come_all(table, "ann", "bob", "cid")
    bob.reads.clear()
    for _ in range(2):
        await room.send(table, bob, "sync")
    bob.clear()
    keep, seen_before = room.storage.append_move, set[int]()

    async def read_meanwhile(*moves: Any) -> None:
        bob.reads.set()
        for _ in range(20):
            await asyncio.sleep(0)
        seen_before.update(frame["version"] for frame in bob.frames if "version" in frame)
        await keep(*moves)

    room.storage.append_move = read_meanwhile  # type: ignore[method-assign]
    await room.act(table, ann)
    while bob.connection.is_blocked or (table.is_busy and table._queue.is_busy):
        await asyncio.sleep(0.001)
    assert seen_before <= {0}
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


@in_a_room
async def test_who_wants_the_whole_while_a_move_is_being_kept_gets_it_afterwards(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", options={"firstPlayer": 0}, start=True)
    ann, bob = await room.come_all(table, "ann", "bob")
    bob.reads.clear()
    await room.send(table, bob, "ping")
    await room.send(table, bob, "sync", version=-1)
    assert bob.connection.whole is not None
    bob.clear()
    keep = room.storage.append_move

    async def slowly(*moves: Any) -> None:
        bob.reads.set()
        while bob.connection.whole is not None:
            await asyncio.sleep(0.001)
        assert "view" not in bob.kinds()
        await keep(*moves)

    room.storage.append_move = slowly  # type: ignore[method-assign]
    await room.act(table, ann)
    await room.settle(table)
    assert bob.last("view")["view"] == table.require_match().view(1)


@in_a_room
async def test_only_who_is_asked_is_told_how_much_may_be_done(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", options={"firstPlayer": 0}, start=True)
    ann, bob = await room.come_all(table, "ann", "bob")
    legal = table.require_match().state.legal(0)
    assert (ann.last("view")["legal_count"], bob.last("view")["legal_count"]) == (len(legal), 0)
    assert len(legal) > 1


@in_a_room
async def test_a_move_that_fails_by_our_fault_is_refused_told_to_the_operator_and_did_not_happen(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    table = await room.make("ann", "bob", "cid", options={"firstPlayer": 0}, start=True)
    ann, _ = await room.come_all(table, "ann", "bob")
    keep = room.storage.append_move

    async def break_down(*moves: Any) -> None:
        raise KeyError("ours")

    room.storage.append_move = break_down  # type: ignore[method-assign]
    assert (await room.act(table, ann))["code"] == "failed"
    assert f"a move could not be carried out at table {table.row.id}" in caplog.text
    assert table.require_match().version == 0
    room.storage.append_move = keep  # type: ignore[method-assign]
    assert (await room.act(table, ann))["frame"] == "ack"


@in_a_room
async def test_a_table_that_leaves_the_memory_is_let_go_unless_it_was_lost(room: Room) -> None:
    tables = [await room.make("ann", "bob", "cid") for _ in range(2)]
    tables[1].is_lost = True
    let_go: list[tuple[str, object]] = []
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(type(room.registry._holding), "let_go", lambda _, *given: let_go.append(given))
        for table in tables:
            room.registry._drop(table.row.id)
    assert let_go == [(tables[0].row.id, tables[0].storage)]
    assert room.registry.tables == {}


@in_a_room
async def test_the_operator_is_told_of_a_table_that_cannot_be_opened(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    stored = await room.registry.stored(table.row.id)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(table_module, "restore", None)
        await table.do(lambda: table.open(stored))
    assert (table.stuck, table.match) == (True, None)
    assert f"table {table.row.id} cannot be opened; it is kept, and tried again" in caplog.text
    await table.do(lambda: table.open(stored))
    assert (table.stuck, table.require_match().version) == (False, 0)


@in_a_room
async def test_a_bot_has_a_name_that_nobody_at_the_table_has(room: Room) -> None:
    table = await room.make("ann", seats=3)
    row = table.row
    name = seating.bot_name(row, 1)
    assert seating.bot_name(row, 1) == name
    row.seats[0].name = name
    other = seating.bot_name(row, 1)
    assert other != name
    row.seats[1].name = other
    assert seating.bot_name(row, 1) == other, "what it is called now is nobody else's name"
