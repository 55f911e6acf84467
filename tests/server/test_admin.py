"""`motherlode admin`: an operator sees why a table failed, mends it and closes it, in a file and at a running site."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest
from typer.testing import CliRunner, Result

import motherlode
from motherlode.cli.app import app_for
from motherlode.server.keeping.repairing import diagnose
from motherlode.server.keeping.restoring import current_rules
from motherlode.server.keeping.storage import MoveRow, SeatRow, SettingsRow, SqliteStorage, Storage, Stored, TableRow
from motherlode.server.keys import new_table_id
from motherlode.server.site.local import LocalValkey
from motherlode.server.table.match import Match
from tests.server.clients import Browser
from tests.server.company import begin, open_all, seat_all, step
from tests.server.running import Running
from tests.server.waiting import until

TABLE, MADE = "tableAAAAAAA", 6


def admin(*arguments: str, columns: int = 80) -> Result:
    app, rest = app_for(["--language", "en", "admin", *arguments])
    return CliRunner(env={"COLUMNS": str(columns)}).invoke(app, rest, prog_name="motherlode")


HOLDERS = [name.lower() * 10 + "0f" for name in ("Ann", "Bob", "Cid")]
"""As long as the prints of keys."""


async def keep_game(storage: Storage, *more: MoveRow) -> None:
    """A game with a few moves, and whatever comes after them."""
    setup = motherlode.game("saboteur").setup(3).plain()
    seats = [SeatRow("person", name, None, holder) for name, holder in zip(("Ann", "Bob", "Cid"), HOLDERS, strict=True)]
    await storage.create(TableRow(TABLE, setup, seats, SettingsRow(), 1000, current_rules()))
    match = Match(TABLE, setup, 7)
    row = TableRow(TABLE, setup, seats, SettingsRow(), 1000, current_rules(), "7", "playing", revision=1)
    await storage.change(row, match.deal())
    for _ in range(MADE):
        seat = match.asked[0]
        await storage.append_move(*match.apply(seat, match.state.legal(seat)[0]).moves)
    for move in more:
        await storage.append_move(move)


def stored_in(folder: Path) -> Stored:
    async def load() -> Stored | None:
        storage = SqliteStorage(folder / "tables.sqlite3")
        stored = await storage.load(TABLE)
        await storage.close()
        return stored

    found = asyncio.run(load())
    assert found is not None
    return found


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    async def make() -> None:
        storage = SqliteStorage(tmp_path / "tables.sqlite3")
        wrong = [MoveRow(TABLE, MADE + 1, 0, {"lay": "nonsense", "at": "99,99"}), MoveRow(TABLE, MADE + 2, 1, {})]
        await keep_game(storage, *wrong)
        await storage.close()

    asyncio.run(make())
    return tmp_path


def test_it_is_said_how_far_a_table_can_be_played_and_why_not_further(broken: Path) -> None:
    told = admin("table", TABLE, "--data", str(broken))
    assert told.exit_code == 0, told.output
    assert f"up to version {MADE}; after that: " in told.stdout
    assert "Bob" in told.stdout
    listed = admin("tables", "--data", str(broken))
    assert TABLE in listed.stdout
    assert "playing" in listed.stdout


@pytest.mark.parametrize("columns", [40, 80, 200])
def test_what_commands_take_is_shown_whole_however_narrow_the_window(broken: Path, columns: int) -> None:
    people = admin("people", "--data", str(broken), columns=columns).stdout
    assert all(holder in people for holder in HOLDERS)
    assert TABLE in admin("tables", "--data", str(broken), columns=columns).stdout
    assert all(holder in admin("table", TABLE, "--data", str(broken)).stdout for holder in HOLDERS)


@pytest.mark.parametrize("name", ["-Oabcdefghij", "--abcdefghij", "-habcdefghij"])
def test_a_table_may_be_named_like_an_option(name: str, tmp_path: Path) -> None:
    """None of today's is; older releases gave such names to one in sixty."""

    async def make() -> None:
        storage = SqliteStorage(tmp_path / "tables.sqlite3")
        setup = motherlode.game("saboteur").setup(3).plain()
        await storage.create(TableRow(name, setup, [SeatRow()] * 3, SettingsRow(), 1000, current_rules()))
        await storage.close()

    asyncio.run(make())
    there = ("--data", str(tmp_path))
    assert "No game has begun there." in admin("table", name, *there).stdout
    assert f"Table {name} is closed." in admin("end", *there, name).stdout


def test_no_table_is_named_like_an_option_any_more() -> None:
    assert not any(new_table_id().startswith("-") for _ in range(2000))


def test_a_table_is_mended_by_leaving_out_what_cannot_be_played(broken: Path) -> None:
    mended = admin("repair", TABLE, "--data", str(broken))
    assert mended.exit_code == 0, mended.output
    assert "2 moves that could not be played are gone" in mended.stdout
    stored = stored_in(broken)
    assert [move.version for move in stored.moves] == list(range(MADE + 1))
    assert diagnose(stored) == (MADE, None)
    again = admin("repair", TABLE, "--data", str(broken))
    assert again.exit_code == 2
    assert "nothing to mend" in again.stderr


def test_looking_at_a_record_leaves_it_as_it_is(broken: Path) -> None:
    stored = stored_in(broken)
    assert diagnose(stored) == diagnose(stored)


def test_a_table_is_closed(broken: Path) -> None:
    assert admin("end", TABLE, "--data", str(broken)).exit_code == 0
    row = stored_in(broken).row
    assert (row.status, row.reason) == ("ended", "operator")
    assert admin("end", "nothing", "--data", str(broken)).exit_code == 2


def test_a_table_of_a_running_site_is_closed_under_the_players(
    join: Callable[..., Running],
    new_browser: Callable[..., Browser],
    database: str,
    valkey_server: LocalValkey,
) -> None:
    one, two = join(), join()
    browsers = [new_browser(one), new_browser(two), new_browser(one)]
    table = seat_all(browsers)
    browsers[0].order(table, "start")
    open_all(browsers, table)
    listed = admin("tables", "--database", database, columns=140)
    assert f"127.0.0.1:{one.port}" in listed.stdout
    until(one.app._site.node.bus.others_are_ready)  # it hears the bus, and so learns at once what was taken from it
    ended = admin("end", table, "--database", database, "--bus", valkey_server.url)
    assert ended.exit_code == 0, ended.output
    running = one.registry.tables[table]
    until(lambda: running.is_lost)
    lives = [browser.open(table) for browser in browsers]
    for live in lives:
        live.until(lambda live=live: live.table.get("status") == "ended")
        assert live.table["reason"] == "operator"


def test_a_table_of_a_running_site_is_mended_under_the_players(
    join: Callable[..., Running],
    new_browser: Callable[..., Browser],
    database: str,
    valkey_server: LocalValkey,
) -> None:
    one, two = join(), join()
    browsers = [new_browser(one), new_browser(two), new_browser(one)]
    table, lives = begin(browsers)
    for _ in range(4):
        assert step(lives, random.Random(1))
    asyncio.run(spoil(database, table, version=3))
    asyncio.run_coroutine_threadsafe(forget(one, table), one.server.servers[0].get_loop()).result(60)
    until(lambda: browsers[1].http.get(f"/api/tables/{table}/talk").status_code == 200)
    assert one.registry.tables[table].stuck if table in one.registry.tables else two.registry.tables[table].stuck
    assert "version 2" in admin("table", table, "--database", database).stdout
    mended = admin("repair", table, "--database", database, "--bus", valkey_server.url)
    assert mended.exit_code == 0, mended.output
    others = [new_browser(two) for _ in browsers]
    for other, browser in zip(others, browsers, strict=True):
        other.http.cookies.update(browser.http.cookies)
    lives = open_all(others, table)
    assert [live.version for live in lives] == [2] * 3
    assert step(lives, random.Random(2))


async def spoil(database: str, table: str, version: int) -> None:
    connection = await asyncpg.connect(database)
    spoilt = """UPDATE moves SET action = '{"lay":"no card"}' WHERE game = $1 AND version = $2"""
    assert await connection.execute(spoilt, table, version) == "UPDATE 1"
    await connection.close()


async def forget(running: Running, table: str) -> None:
    """As when nobody was there for long."""
    running.registry._drop(table)
    await asyncio.gather(*running.app._site.node._letting_go)
