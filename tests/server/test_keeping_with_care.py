"""What is read is of one moment, what is written is written in one go, and nothing stays open: the file of a server,
its writer, its lock and its copies."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from motherlode.server.keeping import interning, occupied
from motherlode.server.keeping.occupied import Occupation, Occupied
from motherlode.server.keeping.storage import Conflict, MoveRow, SqliteStorage, StorageError, TalkRow, moving, schema
from motherlode.server.keeping.storage import writer as writers
from motherlode.server.keeping.storage.contract import EmptyFile, NewerFile
from motherlode.server.keeping.storage.writer import Writer, insert_moves, transaction
from tests.server.storage_contract import new_row

TABLE = new_row().id


async def opened(folder: Path) -> SqliteStorage:
    storage = SqliteStorage(folder / "tables.sqlite3")
    await storage.create(new_row())
    return storage


def test_a_table_is_read_as_it_was_at_one_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something is said after its moves were read and before its talk is."""

    async def check() -> None:
        storage = await opened(tmp_path)
        other = sqlite3.connect(storage.path, isolation_level=None, check_same_thread=False)
        connect = storage._connect

        def say(statement: str) -> None:
            if statement.startswith("SELECT number"):
                other.execute("INSERT INTO talk VALUES (?, 0, 0, 0, NULL, 'hm', NULL, 0)", (TABLE,))

        def followed() -> sqlite3.Connection:
            connection = connect()
            connection.set_trace_callback(say)
            return connection

        monkeypatch.setattr(storage, "_connect", followed)
        stored = await storage.load(TABLE)
        assert stored is not None
        assert stored.talk == []
        stored = await storage.load("nowhere")
        assert stored is None
        for connection in storage._open:
            connection.set_trace_callback(None)
            assert not connection.in_transaction
        stored = await storage.load(TABLE)
        assert stored is not None
        assert [talk.text for talk in stored.talk] == ["hm"]
        other.close()
        await storage.close()

    asyncio.run(check())


def test_who_closes_a_file_leaves_no_line_to_it(tmp_path: Path) -> None:
    async def check() -> None:
        storage = await opened(tmp_path)
        await asyncio.gather(*(storage.load(TABLE) for _ in range(3)))
        reading = list(storage._open)
        assert reading
        assert storage._writer.connection.execute("PRAGMA temp_store").fetchone() == (2,), (
            "no files for long statements"
        )
        await storage.close()
        for connection in [*reading, storage._writer.connection]:
            with pytest.raises(sqlite3.ProgrammingError):
                connection.execute("SELECT 1")
        assert not storage._writer.thread.is_alive()

    asyncio.run(check())


def test_a_secret_is_drawn_once_also_by_two_who_ask_together(tmp_path: Path) -> None:
    async def check() -> None:
        storage = await opened(tmp_path)
        first, second = await asyncio.gather(storage.secret(), storage.secret())
        assert first == second == await storage.secret()
        assert len(first) == 32
        await storage.close()

    asyncio.run(check())


def test_what_is_damaged_cannot_be_read_and_says_so(tmp_path: Path) -> None:
    async def check() -> None:
        storage = await opened(tmp_path)
        with sqlite3.connect(storage.path) as connection:
            connection.execute("UPDATE tables SET body = '{'")
        connection.close()
        with pytest.raises(StorageError):
            await storage.load(TABLE)
        await storage.close()

    asyncio.run(check())


def test_who_cannot_open_a_file_is_told_which_and_why(tmp_path: Path) -> None:
    assert str(EmptyFile(tmp_path)) == f"{tmp_path} is empty"
    newer = NewerFile(tmp_path, 9, 2)
    assert str(newer) == f"{tmp_path} was made by a newer version (schema 9, ours is 2)"
    assert newer.path == tmp_path


# ---- the writer


class Batches:
    """A writer whose thread does nothing: a test takes the batches."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(writers.threading, "Thread", lambda **_: SimpleNamespace(start=lambda: None))
        self.writer = Writer(None)  # type: ignore[arg-type]

    def put(self, *sizes: int | None) -> None:
        for size in sizes:
            self.writer.queue.put(None if size is None else [None] * size)  # type: ignore[list-item]

    def next(self) -> tuple[int, bool]:
        batch, is_last = self.writer._next_batch()
        return len(batch), is_last


def test_all_that_waits_is_written_together_but_not_too_much_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writers, "MOST", 5)
    batches = Batches(monkeypatch)
    batches.put(2, 1)
    assert batches.next() == (3, False)
    batches.put(2, 3, 4)
    assert [batches.next(), batches.next()] == [(5, False), (4, False)]
    batches.put(1, None)
    assert batches.next() == (1, True)
    batches.put(None)
    assert batches.next() == (0, True)


def test_what_comes_in_one_turn_of_the_loop_wakes_the_writer_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        batches = Batches(monkeypatch)
        for _ in range(3):
            batches.writer.do([])
        assert batches.writer.queue.empty()
        await asyncio.sleep(0)
        assert batches.next() == (3, False)
        batches.writer.do([])
        batches.writer._hand_over()
        batches.writer._hand_over()
        await asyncio.sleep(0)
        assert batches.next() == (1, False)
        assert batches.writer.queue.empty()

    asyncio.run(check())


def test_who_closes_the_writer_loses_nothing_that_he_gave_it_before(tmp_path: Path) -> None:
    async def check() -> None:
        storage = await opened(tmp_path)
        keeping = asyncio.ensure_future(storage._writer.do([(TABLE, 1, 0, None, None, 0, None)]))
        await storage.close()
        await keeping

    asyncio.run(check())
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        assert connection.execute("SELECT version FROM moves").fetchall() == [(1,)]
    connection.close()


def test_what_does_not_fit_is_refused_alone_and_the_others_of_its_batch_are_kept(tmp_path: Path) -> None:
    async def check() -> None:
        storage = await opened(tmp_path)
        row = new_row()
        row.revision = 9
        results = await asyncio.gather(
            storage.append_move(MoveRow(TABLE, 1, 0, {})),
            storage.append_move(MoveRow(TABLE, 1, 1, {}), MoveRow(TABLE, 2, 1, {})),
            storage.change(row),
            storage.append_talk(TalkRow(TABLE, 0, 0, 0, None, "a")),
            storage.append_talk(TalkRow(TABLE, 0, 0, 0, None, "b")),
            storage.append_move(MoveRow(TABLE, 2, 2, {})),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [
            *(type(None), Conflict, Conflict, type(None), Conflict, type(None))
        ]
        stored = await storage.load(TABLE)
        assert stored is not None
        assert [(move.version, move.seat) for move in stored.moves] == [(1, 0), (2, 2)]
        assert [talk.text for talk in stored.talk] == ["a"]
        await storage.close()

    asyncio.run(check())


def test_what_goes_wrong_in_another_way_is_told_to_all_of_the_batch_and_keeps_nothing(tmp_path: Path) -> None:
    async def check() -> None:
        storage = await opened(tmp_path)

        def broken(connection: sqlite3.Connection) -> None:
            raise KeyError("odd")

        results = await asyncio.gather(
            storage.append_talk(TalkRow(TABLE, 0, 0, 0, None, "a")),
            storage._write(broken),
            storage.append_move(MoveRow(TABLE, 1, 0, {})),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [StorageError] * 3
        assert {str(result) for result in results} == {"'odd'"}
        stored = await storage.load(TABLE)
        assert stored is not None
        assert (stored.moves, stored.talk) == ([], [])
        await storage.append_move(MoveRow(TABLE, 1, 0, {}))
        await storage.close()

    asyncio.run(check())


def test_of_no_moves_nothing_is_written_and_a_transaction_is_whole_or_nothing() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    statements: list[str] = []
    connection.execute("CREATE TABLE a (b)")
    connection.set_trace_callback(statements.append)
    insert_moves(connection, [])
    assert statements == []
    with transaction(connection):
        connection.execute("INSERT INTO a VALUES (1)")
    begun = transaction(connection)
    begun.__enter__()
    connection.execute("INSERT INTO a VALUES (2)")
    assert not begun.__exit__(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert not connection.in_transaction
    assert [row for (row,) in connection.execute("SELECT b FROM a")] == [1]
    assert statements[0] == "BEGIN IMMEDIATE"
    connection.close()


# ---- one server at a time, and equal actions


def test_a_folder_is_made_locked_and_free_again(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    first = Occupation(folder)
    first.tell("here")
    for place in ("there", "here"):
        first.tell(place)
        with pytest.raises(Occupied) as occupied_by:
            Occupation(folder)
        assert (occupied_by.value.address, str(occupied_by.value)) == (place, place)
    first.close()
    Occupation(folder).close()


@pytest.mark.parametrize(("error", "is_ours"), [(BlockingIOError, False), (OSError, True)])
def test_where_files_cannot_be_locked_nobody_is_kept_out(
    error: type[Exception], is_ours: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def flock(file: Any, how: int) -> None:
        assert how == occupied.fcntl.LOCK_EX | occupied.fcntl.LOCK_NB
        raise error

    monkeypatch.setattr(occupied.fcntl, "flock", flock)
    closed: list[Any] = []
    try:
        Occupation(tmp_path).close()
        closed.append(True)
    except Occupied:
        closed.append(False)
    assert closed == [is_ours]


def test_equal_actions_are_one_as_long_as_there_are_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interning, "_known", {})
    monkeypatch.setattr(interning, "MOST", 2)
    first, second = {"pass": ["EW"]}, {"pass": ["NS"]}
    assert interning.kept_once(first) is first
    assert interning.kept_once(dict(first)) is first
    assert interning.kept_once(second) is second
    assert len(interning._known) == 2
    again = dict(first)
    assert interning.kept_once(again) is again, "they were forgotten, since they were many"
    assert len(interning._known) == 1


# ---- copies


async def nothing() -> AsyncIterator[Any]:
    for row in ():
        yield row


def test_a_backup_is_on_the_disk_before_it_takes_the_place_of_the_last_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []

    def fsync(number: int) -> None:
        sizes.append(os.fstat(number).st_size)
        assert not (tmp_path / "backup").exists()

    monkeypatch.setattr(moving.os, "fsync", fsync)
    (tmp_path / "backup.part").write_text("of one that was killed")
    asyncio.run(moving.write_backup(tmp_path / "backup", nothing()))
    assert sizes == [(tmp_path / "backup").stat().st_size]
    assert not (tmp_path / "backup.part").exists()


def test_a_file_that_is_converted_is_kept_whole_before_it_is_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.sqlite3"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE a (b)")
    kept = tmp_path / "tables.schema-1.sqlite3"
    synced: list[bool] = []
    monkeypatch.setattr(schema.os, "fsync", lambda number: synced.append(kept.exists()))
    kept.with_suffix(".part").write_text("of one that was killed")
    assert schema.keep_copy(connection, file, 1) == kept
    assert synced == [False]
    assert not kept.with_suffix(".part").exists()
    copy = sqlite3.connect(kept)
    assert copy.execute("SELECT count(*) FROM a").fetchone() == (0,)
    copy.close()
    connection.close()


def test_a_copy_that_cannot_be_made_leaves_nothing_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(number: int) -> None:
        raise OSError("no room")

    connection = sqlite3.connect(tmp_path / "tables.sqlite3")
    monkeypatch.setattr(schema.os, "fsync", fail)
    with pytest.raises(OSError, match="no room"):
        schema.keep_copy(connection, tmp_path / "tables.sqlite3", 1)
    assert [file.name for file in tmp_path.iterdir() if "schema" in file.name] == []
    connection.close()


def test_a_file_is_converted_once_also_when_two_begin_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    converted: list[Any] = []
    monkeypatch.setattr(schema.schema_1, "convert", converted.append)
    connection = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
    connection.execute("PRAGMA user_version = 1")
    for _ in range(2):
        schema.convert(connection)
        assert schema.version_of(connection) == schema.SCHEMA_VERSION
    assert converted == [connection]
    connection.close()


def test_a_new_file_gets_all_its_tables_or_none(tmp_path: Path) -> None:
    def refuse(action: int, name: str | None, *_: Any) -> int:
        return sqlite3.SQLITE_DENY if (action, name) == (sqlite3.SQLITE_CREATE_TABLE, "bans") else sqlite3.SQLITE_OK

    def tables() -> set[str]:
        return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}

    file = tmp_path / "tables.sqlite3"
    connection = sqlite3.connect(file, isolation_level=None)
    connection.set_authorizer(refuse)
    with pytest.raises(sqlite3.DatabaseError):
        schema.prepare(connection, file)
    connection.set_authorizer(None)
    assert tables() == set()
    schema.prepare(connection, file)
    assert tables() >= {"tables", "moves", "bans"}
    assert schema.version_of(connection) == schema.SCHEMA_VERSION
    connection.close()
