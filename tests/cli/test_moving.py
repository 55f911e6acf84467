"""`motherlode backup`, `restore` and `move-site` from the command line; what moves is tested with the server."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import Result

from motherlode.server.keeping.occupied import Occupation
from motherlode.server.keeping.storage import SqliteStorage
from motherlode.server.keeping.storage.postgres import PostgresStorage
from motherlode.server.keeping.storage.postgres.leases import Leases
from tests.server.postgres import postgres
from tests.server.storage_contract import new_row

Run = Callable[..., Result]


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with postgres() as running:
        yield running.url()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    async def fill() -> None:
        storage = SqliteStorage(tmp_path / "data" / "tables.sqlite3")
        await storage.create(new_row())
        await storage.close()

    asyncio.run(fill())
    return tmp_path / "data"


def has_table(folder: Path) -> bool:
    async def look() -> bool:
        storage = SqliteStorage(folder / "tables.sqlite3")
        found = await storage.load(new_row().id)
        await storage.close()
        return found is not None

    return asyncio.run(look())


def test_a_folder_is_backed_up_while_it_is_served_and_put_back(run: Run, folder: Path, tmp_path: Path) -> None:
    with closing(Occupation(folder)):
        done = run("backup", str(tmp_path / "copy"), "--data", str(folder))
        assert (done.exit_code, done.stderr) == (0, "")
        assert "1 table with 0 moves" in done.stdout
        refused = run("restore", str(tmp_path / "copy"), "--data", str(folder))
        assert refused.exit_code == 2
        assert "open already" in refused.stderr
    refused = run("restore", str(tmp_path / "copy"), "--data", str(folder))
    assert "nothing is mixed" in refused.stderr
    done = run("restore", str(tmp_path / "copy"), "--data", str(tmp_path / "new"))
    assert done.exit_code == 0
    assert has_table(tmp_path / "new")


def test_a_folder_without_tables_is_named(run: Run, tmp_path: Path) -> None:
    done = run("backup", str(tmp_path / "copy"), "--data", str(tmp_path / "nothing"))
    assert done.exit_code == 2
    assert str(tmp_path / "nothing") in done.stderr
    assert not (tmp_path / "copy").exists()


def test_a_site_moves_to_a_database_and_back_while_nobody_serves_it(
    run: Run, folder: Path, tmp_path: Path, url: str
) -> None:
    async def node_at_work() -> None:
        storage = await PostgresStorage.open(url)
        await Leases(storage, "10.0.0.7:8642", 1, "test").beat()
        await storage.close()

    async def node_leaves() -> None:
        storage = await PostgresStorage.open(url)
        async with storage.connection() as connection:
            await connection.execute("DELETE FROM nodes")
        await storage.close()

    asyncio.run(node_at_work())
    refused = run("move-site", "--data", str(folder), "--database", url)
    assert refused.exit_code == 2
    assert "10.0.0.7:8642" in refused.stderr
    asyncio.run(node_leaves())
    moved = run("move-site", "--data", str(folder), "--database", url)
    assert moved.exit_code == 0, moved.stderr
    back = run("move-site", "--back", "--data", str(tmp_path / "back"), "--database", url)
    assert back.exit_code == 0, back.stderr
    assert has_table(folder)
    assert has_table(tmp_path / "back")
    copied = run("backup", str(tmp_path / "copy"), "--database", url)
    assert copied.exit_code == 0
    refused = run("restore", str(tmp_path / "copy"), "--database", url)
    assert "nothing is mixed" in refused.stderr
