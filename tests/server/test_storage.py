"""SQLite keeps the contract, and says so when it cannot keep a move."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from motherlode.server.keeping.storage import (
    EmptyFile,
    MoveRow,
    NewerFile,
    SeatRow,
    SqliteStorage,
    Storage,
    StorageError,
)
from tests.server.storage_contract import AsyncStorage, Open, StorageContract, gather, new_row


def opener(path: Path, patience: float = 5.0) -> Open:
    @asynccontextmanager
    async def open_storage() -> AsyncStorage:
        storage = SqliteStorage(path, patience)
        try:
            yield storage
        finally:
            await storage.close()

    return open_storage


class TestSqlite(StorageContract):
    @pytest.fixture
    def open_storage(self, tmp_path: Path) -> Open:
        return opener(tmp_path / "data" / "tables.sqlite3")


def run(check: object) -> None:
    asyncio.run(check)  # type: ignore[arg-type]


def test_it_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    async def check() -> None:
        async with opener(tmp_path / "t.sqlite3")() as storage:
            connection = storage._writer.connection  # type: ignore[attr-defined]
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert connection.execute("PRAGMA synchronous").fetchone() == (2,)

    run(check())


def test_what_arrives_during_a_commit_goes_into_the_next(tmp_path: Path) -> None:
    async def check() -> None:
        async with opener(tmp_path / "t.sqlite3")() as storage:
            for number in range(200):
                await storage.create(new_row(f"table{number:07}"))
            statements: list[str] = []
            storage._writer.connection.set_trace_callback(statements.append)  # type: ignore[attr-defined]
            assert await gather(*(storage.append_move(MoveRow(f"table{n:07}", 1, 0, {})) for n in range(200)))
            commits = [statement for statement in statements if statement.startswith("INSERT INTO moves")]
            assert commits == statements
            assert 1 <= len(commits) <= 20

    run(check())


def test_a_full_disk_is_an_error_and_keeps_nothing(tmp_path: Path) -> None:
    async def check() -> None:
        async with opener(tmp_path / "t.sqlite3")() as storage:
            await storage.create(new_row())
            connection = storage._writer.connection  # type: ignore[attr-defined]
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
            connection.execute(f"PRAGMA max_page_count = {pages}")
            long = {"pass": ["x" * 20_000]}
            with pytest.raises(StorageError, match="full"):
                await asyncio.wait_for(storage.append_move(MoveRow(new_row().id, 1, 0, long)), 60)
            connection.execute("PRAGMA max_page_count = 1000000")
            stored = await storage.load(new_row().id)
            assert stored is not None
            assert stored.moves == []
            await storage.append_move(MoveRow(new_row().id, 1, 0, long))

    run(check())


def test_a_locked_database_is_an_error_after_a_while(tmp_path: Path) -> None:
    async def check() -> None:
        async with opener(tmp_path / "t.sqlite3", patience=0.1)() as storage:
            await storage.create(new_row())
            other = sqlite3.connect(tmp_path / "t.sqlite3", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StorageError, match="locked"):
                await storage.append_move(MoveRow(new_row().id, 1, 0, {}))
            other.execute("ROLLBACK")
            other.close()
            await storage.append_move(MoveRow(new_row().id, 1, 0, {}))

    run(check())


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "t.sqlite3").write_text("a shopping list, not a database " * 100)
    with pytest.raises(StorageError):
        SqliteStorage(tmp_path / "t.sqlite3")


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(StorageError):
        SqliteStorage(tmp_path / "file" / "t.sqlite3")


def test_an_empty_file_is_no_new_site(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").touch()
    with pytest.raises(EmptyFile):
        SqliteStorage(tmp_path / "tables.sqlite3")
    assert (tmp_path / "tables.sqlite3").stat().st_size == 0


def test_a_damaged_table_does_not_hide_the_others(tmp_path: Path, caplog) -> None:
    async def go() -> None:
        storage = SqliteStorage(tmp_path / "tables.sqlite3")
        for name in ("one", "two"):
            row = new_row(name)
            row.seats[0] = SeatRow("person", "Ann", None, "holder")
            row.settings.listed = True
            await storage.create(row)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as connection, connection:
            connection.execute("UPDATE tables SET body = '{\"id\":' WHERE id = 'one'")
        assert [row.id for row in await storage.tables_of("holder", 9)] == ["two"]
        assert [row.id for row in await storage.listed(9)] == ["two"]
        await storage.close()

    run(go())
    assert "damaged" in caplog.text


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "t.sqlite3")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(NewerFile, match="newer"):
        SqliteStorage(tmp_path / "t.sqlite3")


APPENDING = """
import asyncio, sys
from pathlib import Path
from motherlode.server.keeping.storage import MoveRow, SqliteStorage
from tests.server.storage_contract import new_row

async def main():
    storage = SqliteStorage(Path(sys.argv[1]))
    await storage.create(new_row())
    version = 0
    while True:
        version += 1
        await storage.append_move(MoveRow(new_row().id, version, 0, {"pass": ["EW"]}))
        print(version, flush=True)

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    for number in range(3):
        path = tmp_path / f"{number}.sqlite3"
        process = subprocess.Popen(
            [sys.executable, "-c", APPENDING, str(path)], stdout=subprocess.PIPE, text=True, cwd=Path.cwd()
        )
        assert process.stdout is not None
        last = 0
        for line in process.stdout:
            last = int(line)
            if last == 20 + 13 * number:
                process.kill()
        process.wait()
        process.stdout.close()

        async def check(last: int = last, path: Path = path) -> None:
            async with opener(path)() as storage:
                stored = await storage.load(new_row().id)
                assert stored is not None
                assert [move.version for move in stored.moves][:last] == list(range(1, last + 1))
                assert len(stored.moves) in (last, last + 1)

        run(check())


def keeps_the_contract(storage: SqliteStorage) -> Storage:
    """The types say it too."""
    return storage


def test_a_change_that_nobody_waits_for_any_more_does_not_hold_up_the_others_of_its_batch(tmp_path: Path) -> None:
    async def check() -> None:
        async with opener(tmp_path / "t.sqlite3")() as storage:
            await storage.create(new_row())
            tasks = [
                asyncio.ensure_future(storage.append_move(MoveRow(new_row().id, version, 0, {})))
                for version in (1, 2, 3)
            ]
            await asyncio.sleep(0)
            tasks[1].cancel()
            results = await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 60)
            assert [results[0], results[2]] == [None, None]
            assert isinstance(results[1], asyncio.CancelledError)
            stored = await storage.load(new_row().id)
            assert stored is not None
            assert [move.version for move in stored.moves] == [1, 2, 3]

    run(check())
