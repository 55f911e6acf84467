"""A request for a table that another node runs goes there: HTTP as a whole, a socket byte by byte.

The other node is told whom it is for, signed with what only nodes of this site know.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import re
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator, MutableMapping
from typing import Any

import httptools
import msgspec

from motherlode import MotherlodeError
from motherlode.server import errors
from motherlode.server.errors import TableError
from motherlode.server.keeping.storage import StorageError
from motherlode.server.keeping.storage.postgres.leases import Holder, nodes_of
from motherlode.server.line.lines import Lines
from motherlode.server.line.socket import QUICK
from motherlode.server.site.node import Elsewhere, Node
from motherlode.server.table.registry import TableRegistry

log = logging.getLogger("motherlode.site")

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Coroutine[Any, Any, None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]

ABOUT = re.compile(r"/api/tables/([^/]{1,64})/(?:live|seats|orders|seat-link|past|notebook|record|talk)")
BY_LINK = re.compile(r"(?:/api/seat-links|/k)/([A-Za-z0-9_-]{12})\.[^/]{1,64}")
MOVED = "moved"
FORWARDED = b"motherlode-forwarded"
"""For whom a node asks: address, port and scheme, and the signature."""
HOP = {b"connection", b"keep-alive", b"transfer-encoding", b"te", b"trailer", b"upgrade", b"proxy-connection", b"date"}
"""What is between two ends of one line only, or put there by whoever answers."""
SOCKET = {b"connection", b"upgrade"}
CONNECTS = 1.0
"""Seconds for another node to take a call."""
ANSWERS = 30.0
PATIENCE = 8.0
"""Seconds until nobody is found who runs a table: longer than a dead node holds its own."""
PAUSE = 0.1
LOOKS = 1.0
"""Seconds between two looks whether the nodes are alive that something was led to: one that stands still, or whose
machine is gone, closes no line."""
UNCHANGING = {"GET", "HEAD"}
MOST = 16 << 20
"""Bytes of an answer."""


class Unreachable(Exception):
    """Nothing was asked of the other node: it did not take the call."""


class Forwarding:
    """Wraps the app: what is about a table that runs elsewhere never reaches it."""

    def __init__(self, app: App, node: Node, registry: TableRegistry, lines: Lines, secret: bytes) -> None:
        self._app, self._node, self._registry, self._lines = app, node, registry, lines
        self._secret = hashlib.sha256(b"between nodes" + secret).digest()
        self.count = 0
        """Requests and sockets that went to other nodes."""
        self._led: dict[str, dict[object, Callable[[], None]]] = {}
        """What is under way to each node, and how to break it off."""
        self._watching: asyncio.Task[None] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        name = table_of(scope["path"])
        is_for_another = self._is_for_another(scope)
        if name is None:
            await self._app(scope, receive, send)
            return
        try:
            await self._node.assure(name)
        except StorageError:
            await _refuse(scope, send)
            return
        if is_for_another or self._is_here(name):
            await self._app(scope, receive, send)
            return
        if scope["type"] == "http":
            try:
                receive = Repeated(await _whole(receive, self._lines.limits.request_bytes))
            except ConnectionResetError:
                self._lines.faults.count("cut off")
                return
        until = time.monotonic() + PATIENCE
        while (holder := await self._holder(name)) is not None:
            try:
                await self._forward(scope, holder, receive, send)
                return
            except Unreachable as error:
                if time.monotonic() > until:
                    log.warning("table %s is run at %s, which does not answer: %s", name, holder.address, error)
                    await _refuse(scope, send)
                    return
                await asyncio.sleep(PAUSE)
        await self._app(scope, receive, send)

    async def _holder(self, name: str) -> Holder | None:
        """Who runs the table; None if that is here, or if there is something to say about it that we can say."""
        try:
            await self._registry.table(name)
        except Elsewhere as error:
            return error.holder
        except (MotherlodeError, StorageError):
            return None
        return None

    def _is_here(self, name: str) -> bool:
        table = self._registry.tables.get(name)
        return table is not None and not table.is_lost

    # ---- for whom it is

    def _is_for_another(self, scope: Scope) -> bool:
        """Whether another node asks; then it has said for whom, and asks nobody else."""
        told = next((value for key, value in scope["headers"] if key == FORWARDED), None)
        if told is None:
            return False
        whom, _, signature = told.rpartition(b" ")
        if not hmac.compare_digest(signature, self._sign(whom)):
            return False
        host, port, scheme = whom.decode("latin-1").rsplit(" ", 2)
        if scope["client"]:
            self._lines.trust(scope["client"][0])
        scope["client"], scope["scheme"] = (host, int(port)), scheme
        return True

    def _sign(self, whom: bytes) -> bytes:
        return hmac.new(self._secret, whom, hashlib.sha256).hexdigest().encode()

    def _head(self, scope: Scope, left_out: set[bytes], more: Headers) -> bytes:
        host, port = scope["client"] or ("", 0)
        whom = f"{host} {port} {scope['scheme']}".encode("latin-1")
        query = b"?" + scope["query_string"] if scope["query_string"] else b""
        path = scope.get("raw_path") or scope["path"].encode()
        kept = [(key, value) for key, value in scope["headers"] if key.lower() not in left_out | {FORWARDED}]
        headers = [*kept, *more, (FORWARDED, whom + b" " + self._sign(whom))]
        lines = b"".join(key + b": " + value + b"\r\n" for key, value in headers)
        method: str = scope.get("method", "GET")
        method = "GET" if method == "HEAD" else method  # its answer says how long it would be, and never ends
        return b"%b %b%b HTTP/1.1\r\n%b\r\n" % (method.encode(), path, query, lines)

    # ---- asking

    async def _forward(self, scope: Scope, holder: Holder, receive: Receive, send: Send) -> None:
        if not holder.address:
            raise Unreachable("an operator works on it")
        if isinstance(receive, Repeated):
            await self._ask(scope, holder, receive.body, send)
        else:
            await self._splice(scope, holder, receive)

    async def _splice(self, scope: Scope, holder: Holder, receive: Receive) -> None:
        head = self._head(scope, SOCKET, [(b"connection", b"Upgrade"), (b"upgrade", b"websocket")])
        line = scope["extensions"][QUICK]
        try:
            async with asyncio.timeout(CONNECTS):
                await line["splice"](*host_and_port(holder.address), head)
        except OSError as error:
            raise Unreachable(str(error)) from error
        self.count += 1
        with self._leading(holder, line["abort"]):
            while (await receive())["type"] != "websocket.disconnect":
                pass

    async def _ask(self, scope: Scope, holder: Holder, body: bytes, send: Send) -> None:
        try:
            async with asyncio.timeout(CONNECTS):
                reader, writer = await asyncio.open_connection(*host_and_port(holder.address))
        except OSError as error:
            raise Unreachable(str(error)) from error
        self.count += 1
        more = [(b"connection", b"close"), (b"content-length", str(len(body)).encode())]
        writer.write(self._head(scope, HOP | {b"content-length", b"expect"}, more) + body)
        answer = Answer()
        try:
            with self._leading(holder, writer.transport.abort):
                async with asyncio.timeout(ANSWERS):
                    while not answer.is_whole and (data := await reader.read(1 << 16)):
                        answer.take(data)
        except (OSError, httptools.HttpParserError) as error:
            log.warning("another node at %s broke off: %s", holder.address, error)
        finally:
            writer.close()
        if answer.is_moved:  # it has changed nothing
            raise Unreachable("it does not run the table any more")
        if answer.is_whole:
            await send({"type": "http.response.start", "status": answer.status, "headers": answer.headers})
            await send({"type": "http.response.body", "body": bytes(answer.content)})
        elif scope["method"] in UNCHANGING:
            raise Unreachable("it broke off")
        else:
            await _refuse(scope, send)

    # ---- nodes that die with something under way

    @contextlib.contextmanager
    def _leading(self, holder: Holder, break_off: Callable[[], None]) -> Iterator[None]:
        key = object()
        self._led.setdefault(holder.node, {})[key] = break_off
        if self._watching is None:
            self._watching = asyncio.get_running_loop().create_task(self._watch())
        try:
            yield
        finally:
            there = self._led[holder.node]
            del there[key]
            if not there:
                del self._led[holder.node]

    async def _watch(self) -> None:
        """As long as something is led elsewhere."""
        try:
            while self._led:
                await asyncio.sleep(LOOKS)
                with contextlib.suppress(StorageError):  # then nobody knows who is alive
                    alive = {node.node for node in await nodes_of(self._node.leases.storage)}
                    if self._node.knows_who_is_alive:
                        self._break_off_from_all_but(alive)
        finally:
            self._watching = None

    def _break_off_from_all_but(self, alive: set[str]) -> None:
        for node in self._led.keys() - alive:
            for break_off in list(self._led[node].values()):
                break_off()


class Repeated:
    """A request that has been read already."""

    def __init__(self, body: bytes) -> None:
        self.body = body
        self._messages = [{"type": "http.request", "body": body, "more_body": False}]

    async def __call__(self) -> Message:
        if self._messages:
            return self._messages.pop()
        await asyncio.get_running_loop().create_future()  # whether the client stays shows when it is answered
        raise AssertionError


class Answer:
    """What another node answers."""

    def __init__(self) -> None:
        self._parser = httptools.HttpResponseParser(self)
        self.headers: Headers = []
        self.content = bytearray()
        self.is_whole = False
        self.status = 0

    def take(self, data: bytes) -> None:
        self._parser.feed_data(data)

    def on_header(self, name: bytes, value: bytes) -> None:
        if name.lower() not in HOP:
            self.headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        self.status = self._parser.get_status_code()

    def on_body(self, body: bytes) -> None:
        self.content += body
        if len(self.content) > MOST:
            raise ValueError("the answer is too long")

    def on_message_complete(self) -> None:
        self.is_whole = True

    @property
    def is_moved(self) -> bool:
        """Whether the node says that the table is not there any more."""
        return self.status == errors.STATUS[MOVED] and f'"code":"{MOVED}"'.encode() in self.content


def table_of(path: str) -> str | None:
    """The table whose node has to answer, if there is one."""
    found = ABOUT.fullmatch(path) or BY_LINK.fullmatch(path)
    return None if found is None else found[1]


def host_and_port(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)


async def _whole(receive: Receive, most: int) -> bytes:
    content = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ConnectionResetError
        content += message.get("body", b"")
        if len(content) > most or not message.get("more_body"):
            return bytes(content)


async def _refuse(scope: Scope, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1013, "reason": MOVED})
    else:
        await _answer_json(send, errors.body(TableError("moved")), errors.STATUS[MOVED])


async def _answer_json(send: Send, content: Any, status: int) -> None:
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(content)})
