"""Bus, database or addresses of a site are wrong: who plays goes on, and the operator is told."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from motherlode.server.keeping.storage.postgres.leases import Answer
from motherlode.server.site import bus, forwarding
from motherlode.server.site.local import LocalPostgres, LocalValkey
from tests.server.clients import Browser, Live
from tests.server.company import begin, catch_up, open_all, play_out, seat_all, step
from tests.server.nodes import Join, at, hand_over, mislead, node_of, on_loop_of
from tests.server.running import Running
from tests.server.waiting import until


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


def test_a_bus_that_was_away_is_found_again(pair: Any, company: list[Browser], valkey_server: LocalValkey) -> None:
    _, lives = begin(company)
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
    _, lives = begin(company)
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
    answer: Answer = on_loop_of(running, node_of(running).leases.beat())
    return answer


def test_a_node_says_whether_it_is_well(pair: Any, postgres_server: LocalPostgres) -> None:
    one, two = pair
    until(lambda: node_of(one).bus.is_connected)
    assert httpx.get(f"{one.url}/healthz").json() == {"alive": True}
    ready = {"ready": True, "serving": True, "database": True, "bus": True}
    assert httpx.get(f"{one.url}/readyz", headers={"Host": "whatever"}).json() == ready
    hand_over(two)
    answer = httpx.get(f"{two.url}/readyz")
    assert (answer.status_code, answer.json()["serving"]) == (503, False)
    postgres_server.stop()
    try:
        until(lambda: httpx.get(f"{one.url}/readyz").status_code == 503)
        assert httpx.get(f"{one.url}/healthz").status_code == 200
    finally:
        postgres_server.start()
    until(lambda: httpx.get(f"{one.url}/readyz").status_code == 200)
