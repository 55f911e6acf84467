"""Several nodes are one site: whoever asks any of them plays at the same table."""

import asyncio
import json
import random
import re
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
import valkey
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from motherlode.server.keeping.restoring import current_rules
from motherlode.server.keeping.storage.postgres import leases, schema
from motherlode.server.keeping.storage.postgres.leases import Answer, Leases
from motherlode.server.keeping.storage.postgres.storage import SILENCE
from motherlode.server.site import bus, forwarding
from motherlode.server.site.local import LocalPostgres, LocalValkey, free_port
from motherlode.server.site.metrics import serve_metrics
from motherlode.server.site.node import Node
from tests.server.choosing import answers, pick
from tests.server.clients import Browser, Live
from tests.server.company import catch_up, open_all, play_out, seat_all, step
from tests.server.running import Running
from tests.server.test_pause import to_the_pause
from tests.server.test_window import HELD_BY_NOBODY
from tests.server.waiting import until

Join = Callable[..., Running]


def end_of(live: Live) -> int | None:
    """The code with which its socket is closed."""
    try:
        while True:
            live.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def at(running: Running, browser: Browser) -> Browser:
    """The same browser, led to another node by a proxy."""
    other = Browser(running.url)
    other.http.cookies.update(browser.http.cookies)
    return other


def loop_of(running: Running) -> asyncio.AbstractEventLoop:
    loop: asyncio.AbstractEventLoop = running.server.servers[0].get_loop()
    return loop


def node_of(running: Running) -> Node:
    node: Node = running.app._site.node
    return node


@pytest.fixture
def pair(join: Join) -> tuple[Running, Running]:
    return join(), join()


@pytest.fixture
def company(pair: tuple[Running, Running], new_browser: Callable[..., Browser]) -> list[Browser]:
    """Two at the first node and one at the second."""
    one, two = pair
    return [new_browser(one), new_browser(two), new_browser(one)]


def test_a_whole_game_is_played_across_two_nodes(pair: Any, company: list[Browser]) -> None:
    one, two = pair
    table = seat_all(company)
    company[1].http.get(f"/api/tables/{table}/talk").raise_for_status()
    company[0].order(table, "start")
    lives = open_all(company, table)
    play_out(lives, random.Random(3), pass_often=True)
    assert set(one.registry.tables) == {table}
    assert set(two.registry.tables) == set()
    replays = [browser.http.get(f"/api/tables/{table}/replay").json() for browser in company]
    assert replays[0] == replays[1]


def test_everybody_sees_only_what_is_his_wherever_he_is(pair: Any, company: list[Browser]) -> None:
    table = seat_all(company)
    company[0].order(table, "start")
    lives = open_all(company, table)
    onlooker = Browser(pair[1].url).open(table)
    onlooker.until(lambda: onlooker.view)
    match = pair[0].registry.tables[table].match
    for seat, live in enumerate(lives):
        assert live.table["you"] == seat
        assert live.view == match.view(seat)
    assert onlooker.view == match.view(-1)
    onlooker.browser.close()


def test_a_table_goes_on_at_another_node_when_its_own_is_told_to_stop(pair: Any, company: list[Browser]) -> None:
    one, two = pair
    table = seat_all(company)
    company[0].order(table, "start")
    lives = open_all(company, table)
    rng = random.Random(5)
    for _ in range(7):
        assert step(lives, rng)
    catch_up(lives)
    version = lives[0].version
    asyncio.run_coroutine_threadsafe(one.app.hand_over(), one.server.servers[0].get_loop()).result(20)
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
    asyncio.run_coroutine_threadsafe(one.app.hand_over(), one.server.servers[0].get_loop()).result(20)
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
    asyncio.run_coroutine_threadsafe(one.app.hand_over(), loop_of(one)).result(20)
    taken = asyncio.run_coroutine_threadsafe(two.registry.table(table), loop_of(two)).result(20)
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
    table = seat_all(company, modules=["veto"], options={"firstPlayer": 0, "vetoWindow": 1})
    company[0].order(table, "start")
    lives = open_all(company, table)
    action = next(answer for answer in answers(lives[0].decision or {}) if "lay" in answer)
    declared = lives[0].act(action)
    assert declared["frame"] == "ack"
    assert one.registry.tables[table].match.window is not None
    asyncio.run_coroutine_threadsafe(one.app.hand_over(), loop_of(one)).result(20)
    others = [at(two, browser) for browser in company]
    for live in open_all(others, table):
        live.until(lambda live=live: live.version > declared["version"])
    assert two.registry.tables[table].match.window is None
    for browser in others:
        browser.close()


def test_what_nodes_tell_each_other_holds_nothing_of_a_game_but_how_far_it_is(
    pair: Any, company: list[Browser], valkey_server: LocalValkey
) -> None:
    heard: list[Any] = []
    client = valkey.from_url(valkey_server.url)
    with client.pubsub() as listening:
        listening.psubscribe("*")
        table = seat_all(company)
        company[0].order(table, "start")
        lives = open_all(company, table)
        rng = random.Random(5)
        for _ in range(5):
            assert step(lives, rng)

        def has_told() -> bool:
            message = listening.get_message(ignore_subscribe_messages=True, timeout=1)
            if message is not None:
                heard.append(json.loads(message["data"]))
            return bool(heard and heard[-1].get("tables", {}).get(table, [0])[0] == 5)

        until(has_told)
    client.close()
    assert {key for word in heard for key in word} <= {"node", "ready", "tables", "gone"}
    standings = [standing for word in heard for standing in word.get("tables", {}).values()]
    for version, status, asked in standings:
        assert isinstance(version, int)
        assert status in ("waiting", "playing", "pause", "over", "ended")
        assert all(isinstance(seat, int) for seat in asked)


def test_the_times_that_a_dead_node_takes_are_less_than_five_seconds() -> None:
    """Its lease, the look at which another breaks off what was led there, and how long a client waits to come again."""
    client = (Path(__file__).parents[2] / "web/src/net/live.ts").read_text(encoding="utf-8")
    (back_off,) = re.findall(r"BACK_OFF = \[(\d+),", client)
    assert leases.LASTS + forwarding.LOOKS + int(back_off) / 1000 < 5
    assert SILENCE <= leases.LASTS
    assert forwarding.PATIENCE > leases.LASTS + forwarding.LOOKS


def test_a_node_that_leaves_takes_no_table_any_more(pair: Any, company: list[Browser]) -> None:
    _, two = pair
    table = seat_all(company)
    asyncio.run_coroutine_threadsafe(two.app.hand_over(), two.server.servers[0].get_loop()).result(20)
    answer = company[1].post(f"/api/tables/{table}/orders", {"order": "start"})
    assert (answer.status_code, answer.json()["code"]) == (503, "moved")


def test_a_table_that_was_taken_is_shown_where_it_is_run_now(pair: Any, company: list[Browser]) -> None:
    """The first node does not know yet that it has lost the table, and tries to go on."""
    one, two = pair
    table = seat_all(company)
    company[0].order(table, "start")
    lives = open_all(company, table)
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


@pytest.mark.parametrize("is_taken", [False, True], ids=["where it is run", "while it is taken"])
def test_the_same_act_sent_to_both_nodes_at_once_is_carried_out_once(
    pair: Any, company: list[Browser], is_taken: bool
) -> None:
    one, two = pair
    table = seat_all(company)
    company[0].order(table, "start")
    rng = random.Random(5)
    for turn in range(6):
        lives = open_all(company, table)
        asked = next(live for live in lives if live.decision)
        again = at(two if asked.browser.url == one.url else one, asked.browser)
        twin = open_all([again], table)[0]
        act = {"id": f"act {turn}", "version": asked.version, "action": pick(asked.decision or {}, rng)}
        if is_taken:
            take((two, one)[turn % 2], table)
        answers = [answer for answer in sent_by(asked, twin, act) if answer is not None]
        assert {(answer["frame"], answer.get("version")) for answer in answers} <= {("ack", turn + 1)}
        if not answers:  # both were sent away, and come back
            answer = open_all([again], table)[0].act(act["action"], id=act["id"], version=act["version"])
            assert (answer["frame"], answer["version"]) == ("ack", turn + 1)
        for live in lives:
            live.close()
        again.close()
    stored = asyncio.run_coroutine_threadsafe(one.registry.storage.load(table), loop_of(one)).result(20)
    assert [move.id for move in stored.moves[1:]] == [f"act {turn}" for turn in range(6)]


def sent_by(first: Live, second: Live, act: dict[str, Any]) -> list[Any]:
    """What each is answered; None if it is sent to another node instead."""
    for live in (first, second):
        with suppress(ConnectionClosed):
            live.send("act", **act)
    return [answer_to(live, act["id"]) for live in (first, second)]


def answer_to(live: Live, name: str) -> Any:
    try:
        return live.answer(name)
    except ConnectionClosed:
        return None


def test_a_node_that_was_away_shows_no_table_before_it_knows_whose_it_is(pair: Any, company: list[Browser]) -> None:
    """Else somebody could see less than he has seen at another node already."""
    one, two = pair
    table = seat_all(company)
    company[0].order(table, "start")
    lives = open_all(company, table)
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
    table = seat_all(company)
    company[0].order(table, "start")
    lives = open_all(company, table)
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
    table = seat_all(company)
    company[0].order(table, "start")
    old = open_all(company, table)
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


def take(running: Running, table: str) -> None:
    async def force() -> None:
        node = node_of(running)
        await node.leases.claim(table, force=True)

    asyncio.run_coroutine_threadsafe(force(), running.server.servers[0].get_loop()).result(20)


def test_what_another_node_says_of_a_client_is_signed(pair: Any, company: list[Browser]) -> None:
    """Else anybody could ask in the name of any address, and nobody could be kept from asking too often."""
    one, two = pair
    forged = {"motherlode-forwarded": "203.0.113.9 1 http " + "0" * 64}
    table = company[0].make()
    seen: list[Any] = []
    api = one.app._answer._app
    one.app._answer._app = lambda scope, receive, send: (seen.append(scope["client"][0]), api(scope, receive, send))[1]
    httpx.get(f"{one.url}/api/tables/{table}/talk", headers=forged).raise_for_status()
    httpx.get(f"{two.url}/api/tables/{table}/talk", headers=forged).raise_for_status()
    assert seen == ["127.0.0.1", "127.0.0.1"]


def test_a_table_that_is_nowhere_is_nowhere_at_every_node(pair: Any) -> None:
    for running in pair:
        live = Live(Browser(running.url), "nothing12345", {})
        assert end_of(live) == 4404
        assert httpx.get(f"{running.url}/api/tables/nothing12345/talk").status_code == 404
        live.browser.close()


def test_strange_requests_for_tables_of_another_node_leave_no_trace_in_the_log(
    pair: Any, company: list[Browser], caplog: pytest.LogCaptureFixture
) -> None:
    _, two = pair
    table = seat_all(company)
    head = f"POST /api/tables/{table}/orders HTTP/1.1\r\nHost: x\r\n"
    for rest in ("Content-Length: 100\r\n\r\nabc", "Transfer-Encoding: chunked\r\n\r\n5\r\nabc"):
        with socket.create_connection(("127.0.0.1", two.port)) as line:
            line.sendall((head + rest).encode())
    until(lambda: two.app.faults.counts["cut off"] == 2)
    for running in pair:
        for name in ("%00", "a%00b", "%F0%9F%98%80", "x" * 64, "%2e%2e"):
            assert httpx.get(f"{running.url}/api/tables/{name}/talk").status_code == 404
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


def test_my_tables_say_whose_turn_it_is_wherever_they_are_run(pair: Any, company: list[Browser]) -> None:
    table = seat_all(company)
    company[0].order(table, "start")
    lives = open_all(company, table)
    asked = [live.decision is not None for live in lives]
    for browser, is_asked in zip(company, asked, strict=True):
        elsewhere = at(pair[1], browser)

        def known(elsewhere: Browser = elsewhere, is_asked: bool = is_asked) -> bool:
            (mine,) = elsewhere.http.get("/api/mine").json()
            return bool(mine["your_turn"] is is_asked)

        until(known)
        elsewhere.close()
    assert set(pair[1].registry.tables) == set()


def test_without_a_bus_everything_goes_on(join: Join, new_browser: Callable[..., Browser]) -> None:
    one, two = join(bus="redis://127.0.0.1:1/0"), join(bus=None)
    browsers = [new_browser(one), new_browser(two), new_browser(one)]
    table = seat_all(browsers)
    browsers[0].order(table, "start")
    play_out(open_all(browsers, table), random.Random(1), pass_often=True)


def test_the_operator_is_told_once_of_a_bus_that_was_never_there(
    join: Join, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bus, "EVERY", 0.02)
    monkeypatch.setattr(bus, "AGAIN", 0.02)
    said: list[str] = []
    monkeypatch.setattr(bus.Bus, "_lost", lambda self, error, lost=bus.Bus._lost: (said.append(""), lost(self, error)))
    node = join(bus="redis://127.0.0.1:1/0")
    until(lambda: len(said) > 3)
    told = [record.getMessage() for record in caplog.records if "the bus cannot be reached" in record.getMessage()]
    assert len(told) == 1
    assert "127.0.0.1:1" in told[0]
    assert httpx.get(f"{node.url}/readyz").json()["bus"] is False


def test_players_and_operator_are_told_of_a_node_whose_address_is_wrong(
    pair: Any, company: list[Browser], database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forwarding, "PATIENCE", 0.3)
    one, two = pair
    table = seat_all(company)
    asyncio.run(mislead(database, node_of(one).name))
    answer = company[1].post(f"/api/tables/{table}/orders", {"order": "start"})
    assert (answer.status_code, answer.json()["code"]) == (503, "moved")
    with pytest.raises(InvalidStatus):  # the client says so, and tries again
        Live(at(two, company[0]), table, {})
    assert f"table {table} is run at 127.0.0.1:1, which does not answer" in caplog.text
    assert company[0].order(table, "start") is not None


async def mislead(database: str, node: str, address: str = "127.0.0.1:1") -> None:
    connection = await asyncpg.connect(database)
    await connection.execute("UPDATE nodes SET address = $1 WHERE id = $2", address, node)
    await connection.close()


def test_the_operator_is_told_of_two_nodes_with_one_address(
    pair: Any, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    one, two = pair
    asyncio.run(mislead(database, node_of(one).name, node_of(two).leases.address))
    answer = beat(two)
    assert answer.has_twin
    assert "each needs its own --address" not in caplog.text  # it may be ourselves, killed a moment ago
    node_of(two)._came -= 3600
    until(lambda: "each needs its own --address" in caplog.text)
    until(lambda: node_of(two)._has_twin)
    asyncio.run(mislead(database, node_of(one).name, node_of(one).leases.address))
    until(lambda: not node_of(two)._has_twin)
    assert caplog.text.count("each needs its own --address") == 1


def beat(running: Running) -> Answer:
    loop = running.server.servers[0].get_loop()
    return asyncio.run_coroutine_threadsafe(node_of(running).leases.beat(), loop).result(20)


def test_a_node_leaves_when_a_newer_release_changes_the_database_so_that_it_cannot_use_it(
    pair: Any, company: list[Browser], database: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = seat_all(company)
    company[0].order(table, "start")
    lives = open_all(company, table)
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

    asyncio.run_coroutine_threadsafe(work_on_it(), loop_of(two)).result(20)
    with ThreadPoolExecutor() as waiting:
        asked = [waiting.submit(httpx.get, f"{node.url}/api/tables/{table}/talk", timeout=60) for node in pair]
        live = waiting.submit(Live, at(two, company[0]), table, {})
        assert not wait([*asked, live], timeout=0.5).done
        asyncio.run_coroutine_threadsafe(operator.leave(), loop_of(two)).result(20)
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


def test_a_bus_that_was_away_is_found_again(pair: Any, company: list[Browser], valkey_server: LocalValkey) -> None:
    table = seat_all(company)
    company[0].order(table, "start")
    lives = open_all(company, table)
    rng = random.Random(2)
    until(lambda: all(node_of(running).bus.others_are_ready() for running in pair))
    valkey_server.stop()
    try:
        until(lambda: not any(node_of(running).bus.is_connected for running in pair))
        for _ in range(5):
            assert step(lives, rng)
    finally:
        valkey_server.start()
    until(lambda: all(node_of(running).bus.is_connected for running in pair))
    until(lambda: all(node_of(running).bus.others_are_ready() for running in pair))
    assert step(lives, rng)


def test_a_database_that_was_away_costs_nobody_his_table(
    pair: Any, company: list[Browser], postgres_server: LocalPostgres
) -> None:
    table = seat_all(company)
    company[0].order(table, "start")
    lives = open_all(company, table)
    asked = next(live for live in lives if live.decision)
    action = {"pass": [asked.decision["options"]["pass"]["cards"][0]]}
    postgres_server.stop()
    try:
        answer = asked.act(action, id="again")
        assert (answer["frame"], answer["code"]) == ("refused", "storage-failed")
        until(lambda: all(node_of(running).is_cut_off for running in pair))
    finally:
        postgres_server.start()
    until(lambda: all(node_of(running).is_ready for running in pair))

    def goes_on() -> bool:
        frame = asked.act(action, id="again")
        return bool(frame["frame"] == "ack")

    until(goes_on)
    catch_up(lives)
    assert [live.version for live in lives] == [1, 1, 1]


def test_a_node_says_whether_it_is_well(pair: Any, postgres_server: LocalPostgres) -> None:
    one, two = pair
    until(lambda: node_of(one).bus.is_connected)
    assert httpx.get(f"{one.url}/healthz").json() == {"alive": True}
    ready = {"ready": True, "serving": True, "database": True, "bus": True}
    assert httpx.get(f"{one.url}/readyz", headers={"Host": "whatever"}).json() == ready
    asyncio.run_coroutine_threadsafe(two.app.hand_over(), two.server.servers[0].get_loop()).result(20)
    answer = httpx.get(f"{two.url}/readyz")
    assert (answer.status_code, answer.json()["serving"]) == (503, False)
    postgres_server.stop()
    try:
        until(lambda: httpx.get(f"{one.url}/readyz").status_code == 503)
        assert httpx.get(f"{one.url}/healthz").status_code == 200
    finally:
        postgres_server.start()
    until(lambda: httpx.get(f"{one.url}/readyz").status_code == 200)


def test_a_node_counts_what_happens_on_an_address_of_its_own(pair: Any, company: list[Browser]) -> None:
    one, two = pair
    ports = [free_port(), free_port()]
    closing = [
        serve_metrics(f"127.0.0.1:{port}", running.app, running.app._site)
        for running, port in zip(pair, ports, strict=True)
    ]
    table = seat_all(company)
    company[0].order(table, "start")
    lives = open_all(company, table)
    assert step(lives, random.Random(1))
    first, second = (httpx.get(f"http://127.0.0.1:{port}/metrics").text for port in ports)
    for close in closing:
        close()
    assert "motherlode_tables 1.0" in first
    assert "motherlode_moves_total 1.0" in first
    assert "motherlode_sockets 3.0" in first
    assert "motherlode_tables 0.0" in second
    assert "motherlode_forwarded_total 2.0" in second  # a seat and a socket
    assert "motherlode_ready 1.0" in second
    assert f'node="{node_of(two).name}"' in second
    public = httpx.get(f"{one.url}/metrics")
    assert public.status_code != 200
    assert "motherlode_tables" not in public.text


def test_a_table_of_newer_rules_is_left_to_a_node_that_has_them(
    pair: Any, company: list[Browser], database: str
) -> None:
    """As while a site is renewed; without such a node it is run here as well as can be."""
    one, two = pair
    table = seat_all(company)
    company[0].order(table, "start")
    asyncio.run_coroutine_threadsafe(let_all_go(one), one.server.servers[0].get_loop()).result(20)
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
