"""A database that an older release wrote comes to our form when a node starts: nothing of what is in it is lost.

`data/postgres-form-N.sql` makes a database as the release of that form did, `postgres-rows.sql` is what people left in
it.
"""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import asyncpg
import pytest

from motherlode.server.keeping.storage.packing import decode_row
from motherlode.server.keeping.storage.postgres import schema
from motherlode.server.keeping.storage.rows import BanRow
from tests.server.clients import Browser
from tests.server.old_tables import BEGAN, DATA, TABLES, assert_stands, browser_of
from tests.server.running import Running

Join = Callable[..., Running]
ROWS = (DATA / "postgres-rows.sql").read_text(encoding="utf-8")
LEFT = [name for name in TABLES if f"'{name}'" in ROWS]
PLAYED = {"base-playing": 2, "chests-play1": 1, "corp-playing": 2, "veto-window1": 1}
"""Tables that wait for a seat."""
KEPT = ("tables", "holders", "moves", "answers", "talk", "secrets")
FORMS = range(1, schema.OURS)


def on(url: str, work: Callable[[Any], Any]) -> Any:
    async def run() -> Any:
        connection = await asyncpg.connect(url)
        try:
            return await work(connection)
        finally:
            await connection.close()

    return asyncio.run(run())


async def everything(connection: Any) -> dict[str, list[tuple[Any, ...]]]:
    return {
        name: [tuple(row) for row in await connection.fetch(f"SELECT * FROM {name} ORDER BY 1, 2")] for name in KEPT
    }


def write(url: str, form: int) -> None:
    on(url, lambda connection: connection.execute((DATA / f"postgres-form-{form}.sql").read_text("utf-8") + ROWS))


def test_of_every_form_before_ours_there_is_a_database() -> None:
    written = sorted(int(path.stem.rpartition("-")[2]) for path in DATA.glob("postgres-form-*.sql"))
    assert written == [*FORMS]


@pytest.mark.parametrize("form", FORMS)
def test_what_an_older_release_wrote_is_all_there(database: str, join: Join, new_browser: Any, form: int) -> None:
    write(database, form)
    before = on(database, everything)
    node = join()
    assert on(database, everything) == before
    assert tuple(on(database, lambda connection: connection.fetchrow("SELECT * FROM form"))) == (schema.OURS, 2)
    ann = browser_of("ann", node, new_browser)
    for name in LEFT:
        if name in BEGAN:
            assert_stands(name, node, ann)
        else:
            live = ann.open(name)
            live.next("table")
            assert live.status == "waiting"
    mine = {table["table"] for table in ann.http.get("/api/mine").json()}
    assert mine >= set(PLAYED)


@pytest.mark.parametrize("form", FORMS)
def test_it_goes_on_and_another_node_finds_it(database: str, join: Join, new_browser: Any, form: int) -> None:
    """Under a lease of our own, whatever the dead node of the old release left behind."""
    write(database, form)
    node, rng = join(), random.Random(1)
    for name, seat in PLAYED.items():
        live = browser_of(("ann", "bob", "cid")[seat], node, new_browser).open(name)
        live.until(lambda live=live: live.decision)
        assert live.act(rng.choice(node.registry.tables[name].match.state.legal(seat)))["frame"] == "ack"
        live.take_in_all()
        version, view = live.version, live.view
        asyncio.run_coroutine_threadsafe(leave(node, name), node.server.servers[0].get_loop()).result(60)
        again = browser_of(("ann", "bob", "cid")[seat], node, new_browser).open(name)
        again.until(lambda again=again: again.view)
        assert (again.version, again.view) == (version, view)


async def leave(node: Running, name: str) -> None:
    node.registry._drop(name)


@pytest.mark.parametrize("form", FORMS)
def test_who_was_banned_since_stays_away(database: str, join: Join, new_browser: Any, form: int) -> None:
    """What a later form added works on an older database."""
    write(database, form)
    node = join()
    body = on(database, lambda connection: connection.fetchval("SELECT body FROM tables WHERE id = 'base-playing'"))
    holder = decode_row(body).seats[1].holder
    ban = node.registry.storage.moderation.ban
    asyncio.run_coroutine_threadsafe(ban(BanRow(holder or "", 1)), node.server.servers[0].get_loop()).result(60)
    asyncio.run_coroutine_threadsafe(node.registry.look_up_bans(), node.server.servers[0].get_loop()).result(60)
    bob: Browser = browser_of("bob", node, new_browser)
    assert bob.post("/api/tables", {"players": 3, "name": "Bob"}).json()["code"] == "banned"
