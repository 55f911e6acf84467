"""A file that the first version wrote is opened: every table in it goes on where it was, and the file is kept."""

import asyncio
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from motherlode.core.rng import Rng
from motherlode.server.keeping.storage import SqliteStorage, StorageError, schema, schema_1
from tests.server.old_tables import BEGAN, DATA, TABLES, assert_stands, browser_of


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return Path(shutil.copy(DATA / "schema-1.sqlite3", tmp_path / "tables.sqlite3"))


def content(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.iterdump())


@pytest.mark.parametrize("name", BEGAN)
def test_a_table_stands_as_it_stood(file: Path, serve, new_browser, name: str) -> None:
    server = serve()
    assert_stands(name, server, browser_of("ann", server, new_browser))


def test_a_table_that_waits_still_waits(file: Path, serve, new_browser) -> None:
    live = browser_of("ann", serve(), new_browser).open("waiting-tab1")
    live.next("table")
    assert (live.status, [seat["kind"] for seat in live.table["seats"]]) == (
        "waiting",
        [*["person"] * 2, *["empty"] * 2],
    )


@pytest.mark.parametrize("name", [name for name in BEGAN if TABLES[name]["status"] == "playing"])
def test_it_goes_on_and_comes_back_again(file: Path, serve, new_browser, name: str) -> None:
    """What was played since stands beside what was converted."""
    server = serve()
    seat = TABLES[name]["asked"][0]
    person = ("ann", "bob", "cid")[seat]
    live = browser_of(person, server, new_browser).open(name)
    live.until(lambda: live.decision)
    match = server.registry.tables[name].match
    assert live.act(random.Random(1).choice(match.state.legal(seat)))["frame"] == "ack"
    live.take_in_all()
    again = browser_of(person, serve(), new_browser).open(name)
    again.until(lambda: again.view)
    assert (again.version, again.view) == (live.version, live.view)


def test_a_pause_goes_on_to_the_round_that_was_dealt(file: Path, serve, new_browser) -> None:
    server = serve()
    lives = [browser_of(person, server, new_browser).open("base-pause-1") for person in ("ann", "bob", "cid")]
    for live in lives:
        live.until(lambda live=live: live.status == "pause" and live.view)
        live.take_in_all()
    for live in lives:
        live.press_on()
    lives[0].until(lambda: lives[0].status == "playing" and (lives[0].view or {})["round"] == 2)


def test_games_that_are_over_have_their_replay(file: Path, serve, new_browser) -> None:
    browser = browser_of("ann", serve(), new_browser)
    for name in ("base-over-01", "duel-over-01"):
        answer = browser.http.get(f"/api/tables/{name}/replay")
        assert answer.status_code == 200
        assert answer.json()["steps"][-1]["events"][-1]["event"] == "game-over"
    assert browser.http.get("/api/tables/base-playing/replay").status_code == 409


def opened(file: Path) -> None:
    """By a server that ends at once."""
    asyncio.run(SqliteStorage(file).close())


def test_the_file_as_it_was_is_kept(file: Path) -> None:
    before = content(file)
    opened(file)
    kept = file.with_name("tables.schema-1.sqlite3")
    assert content(kept) == before
    assert [found.name for found in file.parent.iterdir() if "schema" in found.name] == [kept.name]
    with closing(sqlite3.connect(file)) as connection:
        assert schema.version_of(connection) == schema.SCHEMA_VERSION


def test_it_is_converted_once(file: Path) -> None:
    opened(file)
    kept = file.with_name("tables.schema-1.sqlite3")
    kept.unlink()
    opened(file)
    assert not kept.exists()


def test_a_disk_that_is_full_in_the_middle_leaves_the_file_whole(file: Path, monkeypatch) -> None:
    """The last change finds no room: nothing of those before it stays."""
    before, insert = content(file), schema_1.insert_moves

    def insert_until_full(connection: sqlite3.Connection, moves: Any) -> None:
        insert(connection, moves)
        if moves[0][0] == "veto-window1":
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
            connection.execute(f"PRAGMA max_page_count = {pages}")
            insert(connection, [("x" * 100_000, *moves[0][1:])])

    monkeypatch.setattr(schema_1, "insert_moves", insert_until_full)
    with pytest.raises(StorageError, match="full"):
        SqliteStorage(file)
    assert content(file) == before
    monkeypatch.undo()
    opened(file)
    assert content(file) != before


def test_a_copy_that_finds_no_room_changes_nothing(file: Path, monkeypatch) -> None:
    before = content(file)

    def no_room(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", no_room)
    with pytest.raises(StorageError, match="No space"):
        SqliteStorage(file)
    assert content(file) == before
    assert [found.name for found in file.parent.iterdir() if ".part" in found.name or "schema" in found.name] == []


def test_a_damaged_table_does_not_keep_the_others_from_being_converted(file: Path, serve, new_browser) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM moves WHERE game = 'duel-playing' AND version = 4")
        connection.execute("UPDATE tables SET body = '{}' WHERE id = 'corp-playing'")
    live = browser_of("ann", serve(), new_browser).open("base-playing")
    live.until(lambda: live.view)
    assert live.version == TABLES["base-playing"]["version"]


@pytest.mark.parametrize("size", [0, 1, 2, 4, 5, 6, 31, 71])
def test_its_generator_draws_as_the_first_version_did(size: int) -> None:
    """Today's engine draws so too; when it draws otherwise, this goes and the generator of schema 1 stays."""
    ours, theirs = list(range(size)), list(range(size))
    first, engine = schema_1.Generator(7 << 60 | size), Rng(7 << 60 | size)
    first.shuffle(ours)
    engine.shuffle(theirs)
    assert ours == theirs
    assert [first.below(9), first.next()] == [engine.below(9), engine.next()]


def test_a_deal_is_as_old_as_the_first_move_or_as_the_table(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        first = dict(connection.execute("SELECT game, min(time) FROM moves GROUP BY game"))
        made = dict(connection.execute("SELECT id, created FROM tables"))
    opened(file)
    with closing(sqlite3.connect(file)) as connection:
        dealt = dict(connection.execute("SELECT game, time FROM moves WHERE version = 0"))
    assert dealt == {table: first.get(table) or made[table] for table in dealt}
    assert dealt.keys() & first.keys()
