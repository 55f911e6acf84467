"""Backups and moves between a file and a database: nothing is lost, and nothing is mixed with what is there."""

import asyncio
import gzip
import sqlite3
import subprocess
import sys
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from motherlode.server.keeping.storage import MoveRow, SqliteStorage, Storage, TalkRow
from motherlode.server.keeping.storage.moving import (
    KEPT,
    BadBackup,
    NotEmpty,
    fill_database,
    fill_file,
    flowing,
    rows_of_backup,
    rows_of_database,
    rows_of_file,
    write_backup,
)
from motherlode.server.keeping.storage.postgres import PostgresStorage
from tests.server.postgres import opened
from tests.server.storage_contract import new_row

TABLES = [f"table{number:07}" for number in range(3)]
FAR = 1 << 50
"""A moment at which everything is old."""
LITTLE = 500
"""Bytes that a full disk still takes."""


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def fill(storage: Storage) -> None:
    for number, name in enumerate(TABLES):
        row = new_row(name, created=number)
        row.settings.listed = number == 1
        await storage.create(row)
        await storage.append_move(
            *(MoveRow(name, version, 0, {"pass": ["EW"]}, f"a\0{version}") for version in range(9))
        )
        await storage.append_move(MoveRow(name, 9, -1, None, None, [("deck", [1, 2])]))
        await storage.append_talk(TalkRow(name, 0, 1, 5, {"says": "distrust", "about": 0}, None, "x"))
        await storage.append_talk(TalkRow(name, 1, 1, 5, None, "привіт"))
        await storage.append_answer(MoveRow(name, 9, 2, {"choose": {}}, "b\0"))
    await storage.age(FAR, 60, 1000)


async def kept(storage: Storage) -> list[Any]:
    loaded = [await storage.load(name) for name in TABLES]
    return [loaded, await storage.secret(), await storage.listed(9), await storage.tables_of("ann", 9)]


def test_a_site_moves_from_a_file_to_a_database_and_back(database: str, tmp_path: Path) -> None:
    async def check() -> None:
        file = SqliteStorage(tmp_path / "one.sqlite3")
        await fill(file)
        before = await kept(file)
        async with opened(database) as storage:
            written = await fill_database(storage, flowing(rows_of_file(tmp_path / "one.sqlite3")))
            assert (written["tables"], written["moves"], written["old"]) == (3, 30, 3)
            assert await kept(storage) == before
            assert await fill_file(tmp_path / "two.sqlite3", rows_of_database(storage)) == written
            assert (await storage.age(FAR, 1000, 1000)).dropped == 3
        back = SqliteStorage(tmp_path / "two.sqlite3")
        assert await kept(back) == before
        assert (await back.age(FAR, 999, 1000)).dropped == 0  # how long they were old has moved along
        assert (await back.age(FAR, 1, 1000)).dropped == 3
        await file.close()
        await back.close()

    run(check())


def test_a_file_that_a_newer_release_has_not_opened_yet_moves_with_all_it_has(tmp_path: Path) -> None:
    async def check() -> None:
        file = SqliteStorage(tmp_path / "one.sqlite3")
        await fill(file)
        before = await kept(file)
        await file.close()
        with closing(sqlite3.connect(tmp_path / "one.sqlite3")) as connection:
            connection.execute("DROP TABLE answers")
        await fill_file(tmp_path / "two.sqlite3", flowing(rows_of_file(tmp_path / "one.sqlite3")))
        moved = SqliteStorage(tmp_path / "two.sqlite3")
        assert (await kept(moved))[1:] == before[1:]
        assert [len(table.talk) for table in (await kept(moved))[0]] == [2, 2, 2]
        await moved.close()

    run(check())


def test_a_backup_of_a_running_site_is_that_of_one_moment(database: str, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(database) as storage:
            await fill(storage)
            before = await kept(storage)
            rows = rows_of_database(storage)
            first = await anext(rows)

            async def all_rows() -> Any:
                yield first
                await storage.append_move(MoveRow(TABLES[0], 10, 0, {}))
                async for row in rows:
                    yield row

            assert (await write_backup(tmp_path / "backup", all_rows()))["moves"] == 30
        await fill_file(tmp_path / "back.sqlite3", rows_of_backup(tmp_path / "backup"))
        back = SqliteStorage(tmp_path / "back.sqlite3")
        assert await kept(back) == before
        await back.close()

    run(check())


def test_a_slow_disk_takes_its_time_on_either_way(database: str, tmp_path: Path) -> None:
    """The database does not take who writes slowly for a node that stands still."""

    async def slowly(rows: Any) -> Any:
        seen = 0
        async for row in rows:
            yield row
            seen += 1
            if seen == 2:
                await asyncio.sleep(1.5)

    async def check() -> None:
        storage = await PostgresStorage.open(database, silence=1.0)
        await fill(storage)
        before = await kept(storage)
        await write_backup(tmp_path / "backup", slowly(rows_of_database(storage)))
        async with storage.connection() as connection:
            await connection.execute(f"TRUNCATE {', '.join(KEPT)}")
        await fill_database(storage, slowly(rows_of_backup(tmp_path / "backup")))
        assert await kept(storage) == before
        await storage.close()

    run(check())


def test_nothing_is_mixed_with_what_is_there(database: str, tmp_path: Path) -> None:
    async def check() -> None:
        file = SqliteStorage(tmp_path / "one.sqlite3")
        await fill(file)
        await file.close()
        async with opened(database) as storage:
            await storage.create(new_row("tableOTHER00"))
            with pytest.raises(NotEmpty):
                await fill_database(storage, flowing(rows_of_file(tmp_path / "one.sqlite3")))
            with pytest.raises(NotEmpty):
                await fill_file(tmp_path / "one.sqlite3", rows_of_database(storage))
            assert await storage.load(TABLES[0]) is None

    run(check())


def damaged(content: bytes) -> list[bytes]:
    lines = gzip.decompress(content).splitlines(keepends=True)
    return [
        b"what",
        content[: len(content) // 2],
        gzip.compress(b""),
        gzip.compress(b"".join(lines[1:])),
        gzip.compress(b"".join(lines[:-1])),
        gzip.compress(b"".join([*lines[:3], *lines[4:]])),
        gzip.compress(b"".join([lines[0], b'["strange", 1]\n', *lines[1:]])),
        gzip.compress(b"".join([*lines, lines[1]])),
    ]


def test_a_backup_that_is_not_whole_is_refused_before_anything_is_written(database: str, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(database) as storage:
            await fill(storage)
            await write_backup(tmp_path / "whole", rows_of_database(storage))
        bad = tmp_path / "bad"
        for content in damaged((tmp_path / "whole").read_bytes()):
            bad.write_bytes(content)
            with pytest.raises(BadBackup):
                await fill_file(tmp_path / "back.sqlite3", rows_of_backup(bad))
        await fill_file(tmp_path / "back.sqlite3", rows_of_backup(tmp_path / "whole"))

    run(check())


@pytest.mark.skipif(sys.platform == "win32", reason="files have no modes there")
def test_nobody_else_may_read_a_backup(tmp_path: Path) -> None:
    """What links and words between nodes are signed with is in it."""

    async def check() -> None:
        for _ in range(2):  # whatever lay there before
            await write_backup(tmp_path / "backup", flowing(iter([("secrets", ("links", b"x"))])))
            assert (tmp_path / "backup").stat().st_mode & 0o777 == 0o600
            (tmp_path / "backup.part").touch(0o644)

    run(check())


@pytest.mark.skipif(sys.platform == "win32", reason="a file has no limit there")
def test_a_full_disk_leaves_the_backup_that_was_there(tmp_path: Path) -> None:
    file = SqliteStorage(tmp_path / "tables.sqlite3")
    asyncio.run(fill(file))
    asyncio.run(file.close())
    backup = tmp_path / "backup"
    backup.write_bytes(b"of yesterday")
    full = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({LITTLE}, {LITTLE})); "
    code = full + "from motherlode.cli import main; main()"
    command = [sys.executable, "-c", code, "--language", "en", "backup", str(backup), "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "That could not be done, and nothing was changed" in done.stderr
    assert "Traceback" not in done.stderr
    assert backup.read_bytes() == b"of yesterday"
    assert not (tmp_path / "backup.part").exists()


def test_a_backup_that_fails_leaves_nothing(tmp_path: Path) -> None:
    async def failing() -> Any:
        yield "running", (0, 1)
        raise OSError("gone")

    async def check() -> None:
        with pytest.raises(OSError, match="gone"):
            await write_backup(tmp_path / "backup", failing())
        assert list(tmp_path.iterdir()) == []

    run(check())


def test_what_is_kept_while_a_file_is_read_is_of_a_later_moment(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    SqliteStorage(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as writing:
        for who in ("a", "b"):
            writing.execute("INSERT INTO bans VALUES (?, 1, '')", (who,))
        writing.execute("INSERT INTO blocks VALUES ('a', 'b')")
        rows = rows_of_file(file)
        first = next(row for row in rows if row[0] == "blocks")
        writing.execute("INSERT INTO bans VALUES ('c', 1, '')")
        assert first[1] == ("a", "b")
        assert [row[1][0] for row in rows if row[0] == "bans"] == ["a", "b"]
