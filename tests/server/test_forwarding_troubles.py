"""What is led to another node that dies, moves on or says nothing in the middle of it."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from motherlode.server.faults import Faults
from motherlode.server.keeping.storage import StorageError
from motherlode.server.limits import Limits
from motherlode.server.line.lines import Lines
from motherlode.server.line.socket import QUICK
from motherlode.server.site import forwarding
from motherlode.server.site.forwarding import FORWARDED, Repeated, Unreachable, _whole
from tests.server.test_forwarding import ANSWER, LIVE, TABLE, Site

ORDERS = f"/api/tables/{TABLE}/orders"
MOVED = ANSWER % (503, 16, b'{"code":"moved"}')


class Other:
    """Another node, which answers one request after another as it is told to; None: it says nothing."""

    def __init__(self, *answers: bytes | None) -> None:
        self.answers = list(answers)
        self.heard: list[bytes] = []
        self.closed = 0

    async def __aenter__(self) -> "Other":
        self._server = await asyncio.start_server(self._answer, "127.0.0.1", 0)
        self.holder = SimpleNamespace(node="two", address=f"127.0.0.1:{self._server.sockets[0].getsockname()[1]}")
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.heard.append(await reader.readuntil(b"\r\n\r\n"))
        says = self.answers.pop(0)
        if says is None:
            await reader.read()
            self.closed += 1
        else:
            writer.write(says)
        writer.close()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forwarding, "PAUSE", 0.001)
    monkeypatch.setattr(forwarding, "LOOKS", 0.001)


def statuses(site: Site) -> list[int]:
    return [message["status"] for message in site.sent if "status" in message]


@pytest.mark.parametrize(
    ("method", "first"),
    [("GET", b""), ("HEAD", ANSWER % (200, 9, b"half")), ("GET", MOVED), ("POST", MOVED)],
    ids=["broken off", "half an answer", "moved", "moved, for an order"],
)
def test_what_has_changed_nothing_is_asked_again(method: str, first: bytes) -> None:
    async def check() -> None:
        async with Other(first, ANSWER % (200, 2, b"ok")) as other:
            site = Site(other.holder)
            await site.ask(ORDERS, method=method)
            assert (statuses(site), len(other.heard), site.forwarding.count) == ([200], 2, 2)

    asyncio.run(check())


def test_an_order_that_may_have_been_carried_out_is_not_given_again(caplog: pytest.LogCaptureFixture) -> None:
    async def check() -> None:
        async with Other(b"nonsense\r\n\r\n") as other:
            site = Site(other.holder)
            await site.ask(ORDERS, method="POST")
            assert (statuses(site), len(other.heard)) == ([503], 1)
            (told,) = [record for record in caplog.records if "broke off" in record.message]
            assert told.levelno == logging.WARNING
            assert f"another node at {other.holder.address} broke off" in told.message

    asyncio.run(check())


def test_a_node_that_says_nothing_is_waited_for_only_so_long_and_its_line_is_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(forwarding, "ANSWERS", 0.01)

    async def check() -> None:
        async with Other(None) as other:
            site = Site(other.holder)
            await site.ask(ORDERS, method="POST")
            assert statuses(site) == [503]
            while not other.closed:
                await asyncio.sleep(0.001)

    asyncio.run(check())


def test_who_takes_the_table_meanwhile_answers_it_himself() -> None:
    async def check() -> None:
        async with Other(MOVED) as other:
            site = Site(other.holder)
            holders: list[Any] = [other.holder, None]

            async def holder(name: str) -> Any:
                return holders.pop(0)

            site.forwarding._holder = holder  # type: ignore[method-assign]
            await site.ask(ORDERS, method="POST")
            assert (len(site.asked), site.sent, holders) == (1, [], [])

    asyncio.run(check())


def test_of_a_dead_node_nobody_speaks_before_its_tables_can_be_taken(caplog: pytest.LogCaptureFixture) -> None:
    """It is told once, when the time is over, with the table and where it should be."""
    now = 100.0

    def monotonic() -> float:
        nonlocal now
        now += 3.0
        return now

    async def check() -> None:
        site = Site(SimpleNamespace(node="two", address="127.0.0.1:1"))
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(forwarding, "time", SimpleNamespace(monotonic=monotonic))
            await site.ask(ORDERS, method="POST")
        assert statuses(site) == [503]

    asyncio.run(check())
    (told,) = [record for record in caplog.records if "does not answer" in record.message]
    assert told.levelno == logging.WARNING
    assert f"table {TABLE} is run at 127.0.0.1:1, which does not answer" in told.message


def socket_scope(**line: Any) -> Any:
    scope = {"type": "websocket", "path": LIVE, "headers": [], "client": ("9.9.9.9", 7), "scheme": "ws"}
    return scope | {"query_string": b"", "extensions": {QUICK: line}}


def test_a_socket_whose_node_takes_no_call_is_led_to_who_takes_the_table_next() -> None:
    calls: list[str] = []

    async def check() -> None:
        site = Site(SimpleNamespace(node="two", address="127.0.0.1:1"))

        async def splice(host: str, port: int, head: bytes) -> None:
            calls.append(host)
            if len(calls) == 1:
                raise ConnectionRefusedError

        async def receive() -> Any:
            return {"type": "websocket.disconnect"}

        scope = socket_scope(splice=splice, abort=lambda: None)
        await site.forwarding(scope, receive, None)  # type: ignore[arg-type]
        assert (site.forwarding.count, len(calls)) == (1, 2)

    asyncio.run(check())


def test_a_node_that_is_not_alive_any_more_is_noticed_while_something_is_led_to_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing is broken off while the database does not say who is alive, and nobody looks when nothing is led."""
    answers: list[Any] = [StorageError("gone"), {"two"}, set()]
    looks = 0

    async def nodes_of(storage: Any) -> Any:
        nonlocal looks
        looks += 1
        said = answers.pop(0)
        if isinstance(said, StorageError):
            raise said
        return [SimpleNamespace(node=node) for node in said]

    monkeypatch.setattr(forwarding, "nodes_of", nodes_of)

    async def check() -> None:
        site = Site()
        site.leases = SimpleNamespace(storage="the database")  # type: ignore[attr-defined]
        gone = asyncio.Event()
        with site.forwarding._leading(SimpleNamespace(node="two"), gone.set):  # type: ignore[arg-type]
            watching = site.forwarding._watching
            with site.forwarding._leading(SimpleNamespace(node="two"), lambda: None):  # type: ignore[arg-type]
                assert site.forwarding._watching is watching, "one looks after all of it"
            assert list(site.forwarding._led) == ["two"]
            await asyncio.wait_for(gone.wait(), 30)
        assert looks == 3
        assert watching is not None
        answers.append(set())
        await asyncio.wait_for(watching, 30)
        assert (site.forwarding._led, site.forwarding._watching) == ({}, None)

    asyncio.run(check())


def test_nothing_is_broken_off_while_a_database_that_was_away_has_heard_of_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks = 0

    async def nodes_of(storage: Any) -> list[Any]:
        nonlocal looks
        looks += 1
        return []

    monkeypatch.setattr(forwarding, "nodes_of", nodes_of)

    async def check() -> None:
        site = Site()
        site.leases = SimpleNamespace(storage="the database")  # type: ignore[attr-defined]
        site.knows_who_is_alive = False
        gone = asyncio.Event()
        with site.forwarding._leading(SimpleNamespace(node="two"), gone.set):  # type: ignore[arg-type]
            while looks < 3:
                await asyncio.sleep(0.001)
            assert not gone.is_set()
            site.knows_who_is_alive = True
            await asyncio.wait_for(gone.wait(), 30)
        watching = site.forwarding._watching
        if watching is not None:
            await asyncio.wait_for(watching, 30)

    asyncio.run(check())


# ---- the request itself


def receiving(*messages: Any) -> Callable[[], Awaitable[Any]]:
    left = list(messages)

    async def receive() -> Any:
        return left.pop(0)

    return receive


def part(body: bytes, more: bool) -> Any:
    return {"type": "http.request", "body": body, "more_body": more}


def test_a_request_is_read_to_its_end_or_until_it_is_too_long() -> None:
    whole = receiving(part(b"ab", True), {"type": "http.request", "more_body": True}, part(b"c", False), "unread")
    assert asyncio.run(_whole(whole, 3)) == b"abc"
    endless = receiving(part(b"ab", True), part(b"cd", True), "unread")
    assert asyncio.run(_whole(endless, 3)) == b"abcd"
    assert asyncio.run(_whole(receiving(part(b"abc", True), part(b"", False)), 3)) == b"abc"


def test_a_request_that_is_cut_off_is_counted_and_goes_nowhere() -> None:
    site = Site(SimpleNamespace(node="two", address="127.0.0.1:1"))
    lines = Lines(Limits(), Faults())
    site.forwarding._lines = lines
    lines.faults._alarm = SimpleNamespace(is_set=True)  # type: ignore[assignment]
    scope = {"type": "http", "path": ORDERS, "headers": [], "method": "POST"}
    asyncio.run(site.forwarding(scope, receiving({"type": "http.disconnect"}), None))  # type: ignore[arg-type]
    assert (lines.faults.counts, site.asked, site.forwarding.count) == ({"cut off": 1}, [], 0)


def test_what_was_read_for_another_node_can_be_read_again_once() -> None:
    async def check() -> None:
        repeated = Repeated(b"abc")
        assert await repeated() == part(b"abc", False)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(repeated(), 0.001)

    asyncio.run(check())


def test_who_asks_for_another_without_an_address_of_his_own_is_trusted_by_his_signature_alone() -> None:
    site = Site()
    whom = b"1.2.3.4 55 wss"
    headers = [(b"a", b"b"), (FORWARDED, whom + b" " + site.forwarding._sign(whom))]
    asyncio.run(site.ask(LIVE, headers=headers, client=None))
    (scope,) = site.asked
    assert (scope["client"], site.trusted) == (("1.2.3.4", 55), [])


def test_a_table_that_was_lost_here_is_looked_for_again() -> None:
    async def check() -> None:
        async with Other(ANSWER % (200, 2, b"ok")) as other:
            site = Site(other.holder)
            site.tables[TABLE] = SimpleNamespace(is_lost=True)
            await site.ask(ORDERS, method="POST")
            assert statuses(site) == [200]

    asyncio.run(check())


def test_a_refusal_is_told_in_the_words_of_every_other() -> None:
    site = Site(fails=True)
    asyncio.run(site.ask(ORDERS))
    start, body = site.sent
    assert dict(start["headers"])[b"content-type"] == b"application/json"
    assert json.loads(body["body"]) == {"family": "table", "code": "moved", "clauses": [], "arguments": {}}


def test_what_an_operator_works_on_is_asked_of_nobody() -> None:
    site = Site()
    holder: Any = SimpleNamespace(node="", address="")
    with pytest.raises(Unreachable):
        asyncio.run(site.forwarding._forward({}, holder, Repeated(b""), None))  # type: ignore[arg-type]
