"""A table goes on at another node: its own stops, is away, stands still or cannot run it."""

import asyncio
import random
import re
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from motherlode.server.keeping.restoring import current_rules
from motherlode.server.keeping.storage.postgres import leases, schema
from motherlode.server.keeping.storage.postgres.leases import Leases
from motherlode.server.keeping.storage.postgres.storage import SILENCE
from motherlode.server.site import forwarding
from tests.server.choosing import answers
from tests.server.clients import Browser, Live
from tests.server.company import begin, catch_up, open_all, seat_all, step
from tests.server.nodes import Join, at, end_of, hand_over, mislead, node_of, on_loop_of, take
from tests.server.running import Running
from tests.server.test_pause import to_the_pause
from tests.server.test_window import HELD_BY_NOBODY
from tests.server.waiting import until


def test_a_table_goes_on_at_another_node_when_its_own_is_told_to_stop(pair: Any, company: list[Browser]) -> None:
    one, two = pair
    table, lives = begin(company)
    rng = random.Random(5)
    for _ in range(7):
        assert step(lives, rng)
    catch_up(lives)
    version = lives[0].version
    hand_over(one)
    for live in lives:
        assert end_of(live) == 1012
    others = [at(two, browser) for browser in company]
    lives = open_all(others, table)
    assert [live.version for live in lives] == [version] * 3
    assert step(lives, rng)
    assert set(two.registry.tables) == {table}
    for browser in others:
        browser.close()


def test_a_pause_goes_on_at_the_node_that_takes_the_table(join: Join, new_browser: Callable[..., Browser]) -> None:
    one, two = join(pause=3600), join(pause=0.5)
    company = [new_browser(one) for _ in range(3)]
    table, lives = to_the_pause(company)
    version = lives[0].version
    hand_over(one)
    others = [at(two, browser) for browser in company]
    for live in open_all(others, table):
        live.until(lambda live=live: live.version > version and live.status == "playing")
        assert live.view["round"] == 2
    for browser in others:
        browser.close()


def test_a_clock_runs_at_the_node_that_takes_the_table(pair: Any, company: list[Browser]) -> None:
    one, two = pair
    table = seat_all(company, clock=10, options={"firstPlayer": 0})
    company[0].order(table, "start")
    hand_over(one)
    taken = on_loop_of(two, two.registry.table(table))
    taken.row.settings.clock = 0.3  # shorter than people may wish for; it starts when somebody looks
    expected = taken.match.state.default(0)
    others = [at(two, browser) for browser in company]
    for live in open_all(others, table):
        live.until(lambda live=live: live.version >= 1)
    assert (0, expected) in taken.match.state.history
    for browser in others:
        browser.close()


def test_a_window_closes_at_the_node_that_takes_the_table(join: Join, new_browser: Callable[..., Browser]) -> None:
    one, two = join(), join()
    one.deal(HELD_BY_NOBODY)
    company = [new_browser(one) for _ in range(4)]
    table, lives = begin(company, modules=["veto"], options={"firstPlayer": 0, "vetoWindow": 1})
    action = next(answer for answer in answers(lives[0].decision or {}) if "lay" in answer)
    declared = lives[0].act(action)
    assert declared["frame"] == "ack"
    assert one.registry.tables[table].match.window is not None
    hand_over(one)
    others = [at(two, browser) for browser in company]
    for live in open_all(others, table):
        live.until(lambda live=live: live.version > declared["version"])
    assert two.registry.tables[table].match.window is None
    for browser in others:
        browser.close()


def test_a_node_that_leaves_takes_no_table_any_more(pair: Any, company: list[Browser]) -> None:
    _, two = pair
    table = seat_all(company)
    hand_over(two)
    answer = company[1].post(f"/api/tables/{table}/orders", {"order": "start"})
    assert (answer.status_code, answer.json()["code"]) == (503, "moved")


def test_a_table_that_was_taken_is_shown_where_it_is_run_now(pair: Any, company: list[Browser]) -> None:
    """The first node does not know yet that it has lost the table, and tries to go on."""
    one, two = pair
    table, lives = begin(company)
    rng = random.Random(5)
    assert step(lives, rng)
    catch_up(lives)
    take(two, table)
    asked = next(live for live in lives if live.decision)
    version = asked.version
    asked.send("act", id="late", version=version, action={"pass": [asked.decision["options"]["pass"]["cards"][0]]})
    for live in lives:
        end_of(live)
    lives = open_all(company, table)
    assert [live.version for live in lives] == [version] * 3
    assert step(lives, rng)
    assert table in two.registry.tables
    assert table not in one.registry.tables or one.registry.tables[table].is_lost


def test_a_node_that_was_away_shows_no_table_before_it_knows_whose_it_is(pair: Any, company: list[Browser]) -> None:
    """Else somebody could see less than he has seen at another node already."""
    one, two = pair
    table, lives = begin(company)
    take(two, table)
    node_of(one)._alive -= 3600
    assert httpx.get(f"{one.url}/api/tables/{table}/talk").status_code == 200
    assert table in two.registry.tables
    assert one.registry.tables[table].is_lost
    assert end_of(lives[0]) == 1012


def test_who_sits_at_a_node_that_was_away_is_sent_to_where_his_table_is_run_now(
    pair: Any, company: list[Browser]
) -> None:
    """Nobody has to ask for it: the next sign of life does."""
    one, two = pair
    table, lives = begin(company)
    take(two, table)
    node_of(one)._alive -= 3600
    for live in lives:
        assert end_of(live) == 1012
    assert one.registry.tables[table].is_lost


def test_who_comes_to_a_node_that_does_not_know_it_lost_the_table_sees_what_was_played_since(
    pair: Any, company: list[Browser]
) -> None:
    """No sign of life was late: the clock of the database jumped, and another node took the table."""
    one, two = pair
    table, old = begin(company)
    take(two, table)
    others = [at(two, browser) for browser in company]
    lives = open_all(others, table)
    assert step(lives, random.Random(5))
    catch_up(lives)
    back = at(one, company[0]).open(table)
    back.until(lambda: back.view)
    assert back.version == lives[0].version == 1
    assert end_of(old[0]) == 1012
    for browser in (*others, back.browser):
        browser.close()


def test_who_comes_while_an_operator_works_on_the_table_waits_for_it(
    pair: Any, company: list[Browser], caplog: pytest.LogCaptureFixture
) -> None:
    """`motherlode admin` holds a lease as well, and nobody is led there."""
    _, two = pair
    table = seat_all(company)
    operator = Leases(node_of(two).leases.storage, "", 0, "admin")

    async def work_on_it() -> None:
        await operator.beat()
        await operator.claim(table, force=True)

    on_loop_of(two, work_on_it())
    with ThreadPoolExecutor() as waiting:
        asked = [waiting.submit(httpx.get, f"{node.url}/api/tables/{table}/talk", timeout=60) for node in pair]
        live = waiting.submit(Live, at(two, company[0]), table, {})
        assert not wait([*asked, live], timeout=0.5).done
        on_loop_of(two, operator.leave())
        assert [answer.result().status_code for answer in asked] == [200, 200]
        live.result().until(lambda: live.result().table)
        live.result().browser.close()
    assert "Traceback" not in caplog.text


@pytest.fixture
def mute() -> Iterator[int]:
    """The port of a node that stands still: calls are taken by its system, and nobody answers."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(16)
        yield listening.getsockname()[1]


def test_who_was_led_to_a_node_that_stands_still_is_led_on_when_others_may_take_its_tables(
    pair: Any, company: list[Browser], database: str, mute: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forwarding, "LOOKS", 0.1)
    one, two = pair
    table = seat_all(company)
    company[0].order(table, "start")
    asyncio.run(mislead(database, node_of(one).name, f"127.0.0.1:{mute}"))
    with ThreadPoolExecutor() as waiting:
        talk = waiting.submit(httpx.get, f"{two.url}/api/tables/{table}/talk", timeout=20)
        order = waiting.submit(company[1].post, f"/api/tables/{table}/orders", {"order": "clock", "clock": 60})
        elsewhere = at(two, company[0])
        live = waiting.submit(Live, elsewhere, table, {})
        until(lambda: len(two.app._site.forwarding._led.get(node_of(one).name, {})) == 3)
        one.server.servers[0].get_loop().call_soon_threadsafe(node_of(one)._beating.cancel)
        asyncio.run(bury(database, node_of(one).name))
        assert talk.result().status_code == 200
        assert order.result().json()["code"] == "moved"  # it may have been carried out
        with pytest.raises((InvalidMessage, ConnectionClosed, OSError)):
            live.result()
    assert table in two.registry.tables
    lives = open_all([elsewhere], table)
    assert lives[0].version == 0
    elsewhere.close()


async def bury(database: str, node: str) -> None:
    """As if it had given no sign of life for long."""
    connection = await asyncpg.connect(database)
    await connection.execute("UPDATE nodes SET until = until - interval '1 hour' WHERE id = $1", node)
    await connection.close()


def test_the_times_that_a_dead_node_takes_are_less_than_five_seconds() -> None:
    """Its lease, the look at which another breaks off what was led there, and how long a client waits to come again."""
    client = (Path(__file__).parents[2] / "web/src/net/live.ts").read_text(encoding="utf-8")
    (back_off,) = re.findall(r"BACK_OFF = \[(\d+),", client)
    assert leases.LASTS + forwarding.LOOKS + int(back_off) / 1000 < 5
    assert SILENCE <= leases.LASTS
    assert forwarding.PATIENCE > leases.LASTS + forwarding.LOOKS


def test_a_table_of_newer_rules_is_left_to_a_node_that_has_them(
    pair: Any, company: list[Browser], database: str
) -> None:
    """As while a site is renewed; without such a node it is run here as well as can be."""
    one, two = pair
    table = seat_all(company)
    company[0].order(table, "start")
    on_loop_of(one, let_all_go(one))
    asyncio.run(renew(database, table, node_of(two).name))
    lives = open_all(company, table)
    assert set(two.registry.tables) == {table}
    assert step(lives, random.Random(1))


async def let_all_go(running: Running) -> None:
    for name in list(running.registry.tables):
        running.registry._drop(name)
    await asyncio.gather(*node_of(running)._letting_go)


async def renew(database: str, table: str, node: str) -> None:
    """The table began by rules that only one node has."""
    connection = await asyncpg.connect(database)
    rules = current_rules()
    ours, theirs = f'"rules":{rules}', f'"rules":{rules + 1}'
    await connection.execute("UPDATE tables SET body = replace(body, $1, $2) WHERE id = $3", ours, theirs, table)
    await connection.execute("UPDATE nodes SET rules = $1 WHERE id = $2", rules + 1, node)
    assert await connection.fetchval("SELECT count(*) FROM tables WHERE body LIKE $1", f"%{theirs}%") == 1
    await connection.close()


def test_a_node_leaves_when_a_newer_release_changes_the_database_so_that_it_cannot_use_it(
    pair: Any, company: list[Browser], database: str, caplog: pytest.LogCaptureFixture
) -> None:
    _, lives = begin(company)
    asyncio.run(at_form(database, schema.OURS + 1, schema.OURS + 1))
    for live in lives:
        assert end_of(live) in (1012, None)
    for running in pair:
        until(lambda running=running: httpx.get(f"{running.url}/readyz").status_code == 503)
    assert caplog.text.count("a newer release has changed the database") == 2
    until(lambda: asyncio.run(leases_of(database)) == 0)


async def at_form(database: str, version: int, usable_from: int) -> None:
    connection = await asyncpg.connect(database)
    await connection.execute("UPDATE form SET version = $1, usable_from = $2", version, usable_from)
    await connection.close()


async def leases_of(database: str) -> int:
    connection = await asyncpg.connect(database)
    count: int = await connection.fetchval("SELECT count(*) FROM leases")
    await connection.close()
    return count
