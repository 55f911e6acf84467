"""Tables in the memory of a server: opened once, looked after, dropped when nobody is there, stopped at the end."""

import asyncio
from typing import Any

import pytest

from motherlode.server.keeping.storage import StorageError
from motherlode.server.table import registry as registries
from tests.server.room import Room, in_a_room


@in_a_room
async def test_tables_that_are_closed_look_after_nothing_any_more(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", clock=60, start=True)
    await room.come_all(table, "ann", "bob")
    registry = room.registry
    await registry.look_up_bans()
    registry._look_up_bans_again()
    looking = registry._looking
    assert looking is not None
    assert table._alarm.is_set
    assert registry._sweep.is_set
    assert registry._banning.is_set
    await registry.close()
    await asyncio.sleep(0)
    assert looking.cancelled()
    alarms = table._alarm, registry._sweep, registry._banning, registry._ageing
    assert not any(alarm.is_set for alarm in alarms)
    assert table.match is None
    await room.open()


@in_a_room
async def test_a_storage_that_cannot_be_closed_keeps_no_server_from_ending(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        raise StorageError("gone")

    close = room.storage.close
    monkeypatch.setattr(room.storage, "close", fail)
    await room.registry.close()
    await close()
    await room.open()


@in_a_room
async def test_bans_are_looked_up_again_as_long_as_the_server_runs(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registries, "BANS_EVERY", 0.001)
    looked: list[int] = []

    async def look_up() -> None:
        looked.append(1)

    monkeypatch.setattr(room.registry.bans, "look_up", look_up)
    await room.registry.look_up_bans()
    async with asyncio.timeout(30):
        while len(looked) < 3:
            await asyncio.sleep(0.001)


@in_a_room
async def test_a_table_that_was_lost_is_stopped_when_the_last_one_goes_and_nobody_is_told_to_free_it(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    freed: list[str] = []
    monkeypatch.setattr(room.registry._holding, "let_go", lambda name, keeping: freed.append(name))
    table = await room.make("ann", "bob", "cid", start=True)
    ann, bob = await room.come_all(table, "ann", "bob")
    stopped: list[bool] = []
    monkeypatch.setattr(table, "stop", lambda: stopped.append(True))
    table.lose()
    await room.go(table, ann)
    assert stopped == []
    await room.go(table, bob)
    assert stopped == [True]
    assert freed == []


@in_a_room(idle=100.0)
async def test_tables_are_looked_through_as_long_as_one_may_leave_and_not_before_its_time(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registries, "time", room.time)
    freed: list[str] = []
    monkeypatch.setattr(room.registry._holding, "let_go", lambda name, keeping: freed.append(name))
    table = await room.make("ann", "bob", "cid", start=True)
    ann = await room.come(table, "ann")
    await room.go(table, ann)
    sweep = room.registry._sweep
    room.time.now += 89
    room.registry._drop_idle()
    assert list(room.registry.tables) == [table.row.id]
    assert sweep.is_set
    room.time.now += 1
    room.registry._drop_idle()
    assert (room.registry.tables, freed) == ({}, [table.row.id])
    sweep.stop()
    room.registry._drop_idle()
    assert not sweep.is_set, "nobody may leave"


@in_a_room(idle=100.0)
async def test_a_table_at_which_somebody_sits_or_something_is_done_stays(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registries, "time", room.time)
    watched, busy = await room.make("ann", "bob", "cid"), await room.make("ann", "bob", "cid")
    await room.come(watched, "ann")
    goes_on = asyncio.Event()
    working = busy.do(goes_on.wait)
    room.time.now += 1000
    room.registry._drop_idle()
    assert set(room.registry.tables) == {watched.row.id, busy.row.id}
    goes_on.set()
    await working
    await room.settle(busy)
    room.registry._drop_idle()
    assert set(room.registry.tables) == {watched.row.id}


@in_a_room
async def test_who_asks_for_a_table_that_is_being_opened_gets_the_same_or_the_same_refusal(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    await room.restart()
    name = table.row.id
    one, two = await asyncio.gather(room.registry.table(name), room.registry.table(name))
    assert one is two is room.registry.tables[name]
    codes = await asyncio.gather(*(room.refusal(room.registry.table("nowhere")) for _ in range(2)))
    assert codes == ["no-such-table"] * 2
    assert room.registry._loading == {}


@in_a_room
async def test_who_opens_a_table_and_goes_leaves_nobody_waiting(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    goes_on = asyncio.Event()

    async def load(name: str) -> Any:
        await goes_on.wait()

    monkeypatch.setattr(room.registry, "_load", load)
    first = asyncio.create_task(room.registry.table("a"))
    await asyncio.sleep(0)
    second = asyncio.create_task(room.refusal(room.registry.table("a")))
    await asyncio.sleep(0)
    first.cancel()
    assert await second == "failed"
    assert room.registry._loading == {}
