"""What is about a table of another node goes there, and is answered as if it were here: without nodes, part by part."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import httptools
import pytest

from motherlode.server.keeping.storage import StorageError
from motherlode.server.line.socket import QUICK
from motherlode.server.site import forwarding
from motherlode.server.site.forwarding import FORWARDED, Answer, Forwarding, host_and_port, table_of
from motherlode.server.site.node import Elsewhere

TABLE = "abcdefghijkl"
LIVE = f"/api/tables/{TABLE}/live"


class Site:
    """A node and what its app was asked; `elsewhere` runs the table, if anybody does."""

    knows_who_is_alive = True

    def __init__(self, elsewhere: Any = None, fails: bool = False) -> None:
        self.elsewhere, self.fails = elsewhere, fails
        self.tables: dict[str, Any] = {}
        self.asked: list[Any] = []
        self.trusted: list[str] = []
        self.sent: list[Any] = []
        lines = SimpleNamespace(trust=self.trusted.append, limits=SimpleNamespace(request_bytes=99))
        self.forwarding = Forwarding(self.app, self, self, lines, b"secret")  # type: ignore[arg-type]

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        self.asked.append(scope)

    async def assure(self, name: str) -> None:
        if self.fails:
            raise StorageError("gone")

    async def table(self, name: str) -> None:
        if self.elsewhere is not None:
            raise Elsewhere(self.elsewhere)

    async def ask(self, path: str, kind: str = "http", **more: Any) -> None:
        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            self.sent.append(message)

        scope = {"type": kind, "path": path, "headers": [], "client": ("9.9.9.9", 7), "scheme": "http"}
        await self.forwarding(scope | {"method": "GET", "query_string": b""} | more, receive, send)


@pytest.mark.parametrize("name", ["live", "seats", "orders", "seat-link", "past", "notebook", "record", "talk"])
def test_what_is_about_a_table_names_it(name: str) -> None:
    assert table_of(f"/api/tables/{TABLE}/{name}") == TABLE
    assert table_of(f"/api/tables/{TABLE}/{name}/more") is None


@pytest.mark.parametrize("path", [f"/k/{TABLE}.2.abc", f"/api/seat-links/{TABLE}.2.abc"])
def test_a_link_names_its_table(path: str) -> None:
    assert table_of(path) == TABLE


@pytest.mark.parametrize("path", ["/", "/api/tables", f"/api/tables/{TABLE}/replay", f"/k/{TABLE}", "/k/short.2.abc"])
def test_whatever_else_is_asked_is_answered_here(path: str) -> None:
    site = Site(fails=True)
    assert table_of(path) is None
    asyncio.run(site.ask(path))
    assert [scope["path"] for scope in site.asked] == [path]


@pytest.mark.parametrize(
    ("address", "place"), [("10.0.0.1:80", ("10.0.0.1", 80)), ("[::1]:8642", ("::1", 8642)), ("node:1", ("node", 1))]
)
def test_an_address_is_a_host_and_a_port(address: str, place: tuple[str, int]) -> None:
    assert host_and_port(address) == place


def test_who_cannot_know_whose_a_table_is_says_that_it_may_be_elsewhere() -> None:
    site = Site(fails=True)
    asyncio.run(site.ask(LIVE, "websocket"))
    assert site.sent == [{"type": "websocket.close", "code": 1013, "reason": "moved"}]
    site.sent.clear()
    asyncio.run(site.ask(LIVE))
    start, body = site.sent
    assert (start["status"], json.loads(body["body"])["code"]) == (503, "moved")
    assert dict(start["headers"])[b"cache-control"] == b"no-store"
    assert site.asked == []


def test_a_table_that_is_here_or_nowhere_is_answered_here() -> None:
    site = Site()
    asyncio.run(site.ask(LIVE))
    site.elsewhere = SimpleNamespace(node="two", address="127.0.0.1:1")
    site.tables[TABLE] = SimpleNamespace(is_lost=False)
    asyncio.run(site.ask(LIVE))
    assert len(site.asked) == 2


# ---- for whom it is


def signed(site: Site, whom: bytes) -> Any:
    return [(FORWARDED, whom + b" " + site.forwarding._sign(whom))]


def test_what_another_node_asks_is_for_who_asked_it_and_goes_no_further() -> None:
    site = Site(SimpleNamespace(node="three", address="127.0.0.1:1"))
    asyncio.run(site.ask(LIVE, headers=signed(site, b"1.2.3.4 55 wss")))
    (scope,) = site.asked
    assert (scope["client"], scope["scheme"], site.trusted) == (("1.2.3.4", 55), "wss", ["9.9.9.9"])


def test_who_cannot_sign_is_who_he_is() -> None:
    site = Site()
    whom = b"1.2.3.4 55 wss"
    other = Forwarding(site.app, site, site, None, b"another")  # type: ignore[arg-type]
    asyncio.run(site.ask("/", headers=[(FORWARDED, whom + b" " + other._sign(whom))]))
    assert (site.asked[0]["client"], site.asked[0]["scheme"], site.trusted) == (("9.9.9.9", 7), "http", [])


def test_a_request_goes_on_as_it_came_but_for_the_line_and_for_whom_it_is() -> None:
    site = Site()
    headers = [(b"Host", b"here"), (b"Connection", b"close"), (FORWARDED, b"a lie")]
    scope = {"client": ("9.9.9.9", 7), "scheme": "http", "headers": headers, "path": "/x", "method": "POST"}
    head = site.forwarding._head(scope | {"query_string": b"a=1"}, {b"connection"}, [(b"more", b"1")])
    first, *lines, _, _ = head.split(b"\r\n")
    whom = b"9.9.9.9 7 http"
    assert first == b"POST /x?a=1 HTTP/1.1"
    assert lines == [b"Host: here", b"more: 1", FORWARDED + b": " + whom + b" " + site.forwarding._sign(whom)]
    unknown = scope | {"client": None, "query_string": b"", "raw_path": b"/%78"}
    assert site.forwarding._head(unknown, set(), []).startswith(b"POST /%78 HTTP/1.1\r\n")


# ---- answers


ANSWER = b"HTTP/1.1 %d X\r\nContent-Type: text/plain\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%b"


def answered(status: int, body: bytes) -> Answer:
    answer = Answer()
    answer.take(ANSWER % (status, len(body), body))
    return answer


def test_an_answer_is_given_on_without_what_is_between_two_ends_of_a_line() -> None:
    answer = answered(201, b"hello")
    assert (answer.is_whole, answer.status, bytes(answer.content)) == (True, 201, b"hello")
    assert answer.headers == [(b"content-type", b"text/plain"), (b"content-length", b"5")]
    half = Answer()
    half.take(ANSWER % (200, 9, b"hello"))
    assert not half.is_whole


@pytest.mark.parametrize(
    ("status", "body", "is_moved"),
    [(503, b'{"code":"moved"}', True), (503, b'{"code":"failed"}', False), (409, b'{"code":"moved"}', False)],
)
def test_a_node_that_does_not_run_the_table_any_more_says_so(status: int, body: bytes, is_moved: bool) -> None:
    assert answered(status, body).is_moved is is_moved


def test_an_answer_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forwarding, "MOST", 5)
    assert answered(200, b"12345").is_whole
    with pytest.raises(httptools.HttpParserError):
        answered(200, b"123456")


@pytest.mark.parametrize(
    ("method", "says", "status"),
    [
        ("POST", ANSWER % (200, 2, b"ok"), 200),
        ("POST", ANSWER % (200, 9, b"ok"), 503),
        ("POST", b"", 503),
        ("GET", ANSWER % (404, 2, b"no"), 404),
    ],
    ids=["answered", "broken off", "said nothing", "refused"],
)
def test_what_another_node_answers_is_answered(method: str, says: bytes, status: int) -> None:
    heard: list[bytes] = []

    async def check() -> None:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            heard.append(await reader.readuntil(b"\r\n\r\n"))
            writer.write(says)
            writer.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        site = Site(SimpleNamespace(node="two", address=f"127.0.0.1:{port}"))
        await site.ask(f"/api/tables/{TABLE}/orders", method=method)
        server.close()
        assert site.sent[0]["status"] == status
        assert (site.asked, site.forwarding.count, site.forwarding._led) == ([], 1, {})

    asyncio.run(check())
    assert b"content-length: 0\r\n" in heard[0]
    assert b"connection: close\r\n" in heard[0]


def test_a_node_that_takes_no_call_is_tried_again_until_somebody_is_found_or_the_time_is_over(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(forwarding, "PAUSE", 0.001)
    monkeypatch.setattr(forwarding, "PATIENCE", 0.05)
    site = Site(SimpleNamespace(node="two", address=""))
    asyncio.run(site.ask(f"/api/tables/{TABLE}/orders"))
    assert site.sent[0]["status"] == 503
    assert "an operator works on it" in caplog.text
    assert (site.asked, site.forwarding.count) == ([], 0)


# ---- sockets


def test_a_socket_is_led_to_the_node_and_let_go_with_its_client() -> None:
    led: list[Any] = []

    async def check() -> None:
        site = Site(SimpleNamespace(node="two", address="127.0.0.1:5"))
        messages = [{"type": "websocket.receive"}, {"type": "websocket.disconnect"}]

        async def splice(host: str, port: int, head: bytes) -> None:
            led.append((host, port, head))

        async def receive() -> Any:
            assert list(site.forwarding._led) == ["two"]
            return messages.pop(0)

        scope = {"type": "websocket", "path": LIVE, "headers": [], "client": ("9.9.9.9", 7), "scheme": "ws"}
        scope |= {"query_string": b"", "extensions": {QUICK: {"splice": splice, "abort": lambda: None}}}
        await site.forwarding(scope, receive, None)  # type: ignore[arg-type]
        assert (messages, site.forwarding._led, site.forwarding.count) == ([], {}, 1)

    asyncio.run(check())
    ((host, port, head),) = led
    assert (host, port) == ("127.0.0.1", 5)
    assert b"upgrade: websocket\r\n" in head
    assert b"connection: Upgrade\r\n" in head


def test_what_is_led_to_a_node_that_has_died_is_broken_off_and_nothing_else() -> None:
    async def check() -> None:
        site = Site()
        broken: list[str] = []
        one, two = SimpleNamespace(node="one"), SimpleNamespace(node="two")
        with (
            site.forwarding._leading(one, lambda: broken.append("a")),  # type: ignore[arg-type]
            site.forwarding._leading(one, lambda: broken.append("b")),  # type: ignore[arg-type]
            site.forwarding._leading(two, lambda: broken.append("c")),  # type: ignore[arg-type]
        ):
            site.forwarding._break_off_from_all_but({"one", "two"})
            assert broken == []
            site.forwarding._break_off_from_all_but({"two", "three"})
            assert broken == ["a", "b"]

    asyncio.run(check())
