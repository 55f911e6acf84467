"""Several nodes are one site: whoever asks any of them plays at the same table."""

import json
import random
import socket
from contextlib import suppress
from typing import Any

import httpx
import pytest
import valkey
from websockets.exceptions import ConnectionClosed

from motherlode.server.site.local import LocalValkey, free_port
from motherlode.server.site.metrics import serve_metrics
from tests.server.choosing import pick
from tests.server.clients import Browser, Live
from tests.server.company import begin, open_all, play_out, seat_all, step
from tests.server.nodes import at, end_of, node_of, on_loop_of, take
from tests.server.waiting import until


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
    table, lives = begin(company)
    onlooker = Browser(pair[1].url).open(table)
    onlooker.until(lambda: onlooker.view)
    match = pair[0].registry.tables[table].match
    for seat, live in enumerate(lives):
        assert live.table["you"] == seat
        assert live.view == match.view(seat)
    assert onlooker.view == match.view(-1)
    onlooker.browser.close()


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
    stored = on_loop_of(one, one.registry.storage.load(table))
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


def test_my_tables_say_whose_turn_it_is_wherever_they_are_run(pair: Any, company: list[Browser]) -> None:
    _, lives = begin(company)
    asked = [live.decision is not None for live in lives]
    for browser, is_asked in zip(company, asked, strict=True):
        elsewhere = at(pair[1], browser)

        def known(elsewhere: Browser = elsewhere, is_asked: bool = is_asked) -> bool:
            (mine,) = elsewhere.http.get("/api/mine").json()
            return bool(mine["your_turn"] is is_asked)

        until(known)
        elsewhere.close()
    assert set(pair[1].registry.tables) == set()


@pytest.mark.parametrize("path", ["past", "notebook", "talk", "seat-link", "replay", "result", "record"])
def test_what_is_asked_about_a_table_is_answered_alike_at_every_node(
    pair: Any, company: list[Browser], path: str, caplog: pytest.LogCaptureFixture
) -> None:
    table, _ = begin(company)
    here = company[0].http.get(f"/api/tables/{table}/{path}")
    elsewhere = at(pair[1], company[0])
    there = elsewhere.http.get(f"/api/tables/{table}/{path}")
    assert (there.status_code, there.json()) == (here.status_code, here.json())
    head = elsewhere.http.head(f"/api/tables/{table}/{path}")
    assert (head.status_code, head.content) == (here.status_code, b"")
    assert not caplog.records
    elsewhere.close()


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


def test_a_node_counts_what_happens_on_an_address_of_its_own(pair: Any, company: list[Browser]) -> None:
    one, two = pair
    ports = [free_port(), free_port()]
    closing = [
        serve_metrics(f"127.0.0.1:{port}", running.app, running.app._site)
        for running, port in zip(pair, ports, strict=True)
    ]
    _, lives = begin(company)
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
