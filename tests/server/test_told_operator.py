"""What goes wrong at a table is told to who runs the server, with the table's name, and the table goes on."""

import asyncio
import logging
import shutil
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from motherlode.server.keeping.storage import Lost, SqliteStorage, StorageError, packing
from motherlode.server.site import node as nodes
from motherlode.server.site.bus import Bus
from motherlode.server.site.node import Node
from motherlode.server.table import thinking
from motherlode.server.table.thinking import Thinkers
from tests.server.old_tables import DATA
from tests.server.room import Room, in_a_room
from tests.server.test_bot_seats import Thoughts, until

BOT_FIRST = {"firstPlayer": 1}


def told(caplog: pytest.LogCaptureFixture, words: str) -> list[tuple[int, bool]]:
    """How gravely, and whether with the place where it happened."""
    return [(record.levelno, record.exc_info is not None) for record in caplog.records if words in record.getMessage()]


def broken(*_: Any) -> Any:
    raise KeyError("broken")


@in_a_room
async def test_a_bot_that_breaks_down(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    room.registry.thinkers = Thoughts(broken)  # type: ignore[assignment]
    table = await room.make("ann", bots=["random", "random"], options=BOT_FIRST, start=True)
    await room.come(table, "ann")
    await until(lambda: table.require_match().version >= 1)
    assert told(caplog, f"bot random failed at table {table.row.id}")[0] == (logging.ERROR, True)


@in_a_room
async def test_a_bot_that_cannot_speak(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    class Mute(Thoughts):
        async def ask(self, work: Any, *arguments: Any) -> Any:
            return broken() if work is thinking.remark else await super().ask(work, *arguments)

    room.registry.thinkers = Mute(lambda legal: legal[-1])  # type: ignore[assignment]
    table = await room.make("ann", bots=["random", "random"], options=BOT_FIRST, start=True)
    await room.come(table, "ann")
    await until(lambda: table.require_match().asked == (0,))
    await room.settle(table)
    assert told(caplog, f"bot random could not speak at table {table.row.id}") == [(logging.ERROR, True)] * 2


@pytest.mark.parametrize(("error", "is_traced"), [(StorageError("full"), False), (KeyError("odd"), True)])
@in_a_room
async def test_a_bot_that_cannot_move(
    room: Room, error: Exception, is_traced: bool, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> bool:
        raise error

    monkeypatch.setattr("motherlode.server.table.bot_seats._answer", fail)
    room.registry.thinkers = Thoughts(lambda legal: legal[-1])  # type: ignore[assignment]
    table = await room.make("ann", bots=["random", "random"], options=BOT_FIRST, start=True)
    await room.come(table, "ann")
    await room.settle(table)
    level = logging.ERROR if is_traced else logging.WARNING
    assert told(caplog, f"a bot could not move at table {table.row.id}") == [(level, is_traced)]


@in_a_room
async def test_a_move_that_breaks_something(
    room: Room, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.make("ann", "bob", "cid", options={"firstPlayer": 0}, start=True)
    ann = await room.come(table, "ann")
    with monkeypatch.context() as patched:
        patched.setattr(room.storage, "append_move", broken)
        assert (await room.act(table, ann))["code"] == "failed"
    assert told(caplog, f"a move could not be carried out at table {table.row.id}") == [(logging.ERROR, True)]
    assert (await room.act(table, ann))["frame"] == "ack"


@in_a_room
async def test_a_move_that_could_not_be_kept(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    table = await room.make("ann", "bob", "cid", options={"firstPlayer": 0}, start=True)
    ann = await room.come(table, "ann")
    room.storage.failing = True
    await room.act(table, ann)
    assert told(caplog, "what a player did could not be kept: database or disk is full") == [(logging.ERROR, False)]


@in_a_room
async def test_a_table_that_another_node_runs_now(
    room: Room, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(*_: Any) -> None:
        raise Lost("taken")

    caplog.set_level(logging.INFO)
    table = await room.make("ann", "bob", "cid", options={"firstPlayer": 0}, start=True)
    ann = await room.come(table, "ann")
    monkeypatch.setattr(room.storage, "append_move", lost)
    action = table.require_match().state.default(0)
    await room.send(table, ann, "act", id="1", version=0, action=action)
    assert told(caplog, f"table {table.row.id} is run by another node now") == [(logging.INFO, False)]
    assert (ann.connection.closing, table._alarm.is_set) == (1012, False)


@in_a_room
async def test_a_table_that_cannot_be_opened_and_one_whose_end_cannot_be_kept(
    room: Room, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    stored = await room.registry.stored(table.row.id)
    with monkeypatch.context() as patched:
        patched.setattr("motherlode.server.table.table.restore", broken)
        await table.open(stored)
    assert (table.status, table.stuck) == ("stuck", True)
    assert told(caplog, f"table {table.row.id} cannot be opened; it is kept") == [(logging.ERROR, True)]
    await table.open(stored)
    assert table.status == "playing"
    monkeypatch.setattr(table, "match", SimpleNamespace(over=True))
    room.storage.failing = True
    await table.note_end()
    assert told(caplog, f"the end of table {table.row.id} could not be kept") == [(logging.WARNING, False)]


@in_a_room
async def test_old_tables_and_bans_that_cannot_be_looked_for(
    room: Room, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise StorageError("locked")

    monkeypatch.setattr(room.storage, "age", fail)
    monkeypatch.setattr(room.registry.bans, "look_up", fail)
    await room.registry.age()
    await room.registry.look_up_bans()
    assert told(caplog, "old tables could not be looked for: locked") == [(logging.WARNING, False)]
    assert told(caplog, "bans cannot be looked up: locked") == [(logging.WARNING, False)]
    assert room.registry._ageing.is_set
    assert room.registry._banning.is_set


def test_a_damaged_table_that_is_left_out_of_a_list(caplog: pytest.LogCaptureFixture) -> None:
    assert packing.rows_of(["{"]) == []
    assert told(caplog, "a damaged table was left out of a list") == [(logging.ERROR, False)]


def test_processes_that_cannot_be_had(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise OSError("no semaphores")

    monkeypatch.setattr(thinking, "ProcessPoolExecutor", fail)
    thinkers = Thinkers(1)
    assert asyncio.run(thinkers.ask(int)) == 0
    thinkers.close()
    assert told(caplog, "no processes for bots (no semaphores); they think in threads") == [(logging.WARNING, False)]


# ---- of a node


@pytest.mark.parametrize("error", [StorageError("gone"), KeyError("odd")])
def test_a_database_that_goes_and_comes_back(
    error: Exception, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twice away, then back, then there: each is told once."""
    beats: list[Exception | None] = [error, error, None, None]
    node = Node(SimpleNamespace(lasts=4.0, node="one", address="here:1"), Bus(None))  # type: ignore[arg-type]
    now = 1000.0
    node._alive = now

    async def beat() -> None:
        happens = beats.pop(0)
        if happens is not None:
            raise happens
        node._alive = now

    async def sleep(seconds: float) -> None:
        nonlocal now
        assert seconds == pytest.approx(4.0 / 3)
        if not beats:
            raise asyncio.CancelledError
        now += 3.0

    monkeypatch.setattr(node, "_beat", beat)
    monkeypatch.setattr(nodes, "time", SimpleNamespace(monotonic=lambda: now))
    monkeypatch.setattr(nodes, "asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": sleep}))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(node._go_on_beating())
    is_known = isinstance(error, StorageError)
    assert told(caplog, "the database cannot be reached: gone") == [(logging.ERROR, False)] * is_known
    assert told(caplog, "a sign of life failed") == [(logging.ERROR, True)] * (0 if is_known else 2)
    assert told(caplog, "the database is back") == [(logging.WARNING, False)]


def test_a_bus_that_is_there_is_told_of_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    bus = Bus(None)
    for _ in range(2):
        bus._found()
    assert told(caplog, "the bus is there") == [(logging.INFO, False)]


def test_a_file_that_was_converted_and_a_table_in_it_that_could_not_be(
    caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    file = shutil.copy(DATA / "schema-1.sqlite3", tmp_path / "tables.sqlite3")
    connection = sqlite3.connect(file)
    connection.execute("UPDATE tables SET body = '{' WHERE id = 'base-playing'")
    connection.commit()
    connection.close()
    asyncio.run(SqliteStorage(file).close())
    assert told(caplog, "what fell by chance at table base-playing cannot be found") == [(logging.ERROR, True)]
    assert told(caplog, f"{file} was converted to schema") == [(logging.WARNING, False)]
