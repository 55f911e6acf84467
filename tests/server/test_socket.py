"""Frames as they may come: in pieces, several at once, in parts, with pings between, or not as they should be."""

import asyncio
import os
import socket
import threading
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Close, CloseCode, Frame, Opcode

from motherlode.server.limits import FRAME_BYTES
from motherlode.server.line import socket as socket_module
from motherlode.server.line.socket import FarEnd, QuickSocket
from motherlode.server.line.wire import frame_size
from motherlode.server.table.table import Table
from tests.server.clients import Browser
from tests.server.running import Running

TEXT, PART, LAST_PART, PING, PONG, CLOSE = 0x81, 0x01, 0x80, 0x89, 0x8A, 8
TOO_BIG, NOT_UTF8, WRONG, DEAD = 1009, 1007, 1002, 1011
HELLO, ASK = b'{"frame":"hello"}', b'{"frame":"ping"}'


def frame(text: bytes, kind: int = TEXT, masked: bool = True) -> bytes:
    mask = os.urandom(4) if masked else b""
    body = bytes(byte ^ mask[place % 4] for place, byte in enumerate(text)) if masked else text
    bit = 128 if masked else 0
    size = bytes([bit | len(text)]) if len(text) < 126 else bytes([bit | 126]) + len(text).to_bytes(2, "big")
    return bytes([kind]) + size + mask + body


class Wire:
    """A socket of a table, byte by byte."""

    def __init__(self, browser: Browser, table: str) -> None:
        host, port = browser.url.removeprefix("http://").split(":")
        self.socket = socket.create_connection((host, int(port)), 10)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        head += f"Connection: Upgrade\r\nCookie: motherlode={browser.key}\r\nSec-WebSocket-Version: 13\r\n"
        head += "Sec-WebSocket-Key: bW90aGVybG9kZS1iZW5jaA==\r\n\r\n"
        self.socket.sendall(head.encode())
        self.file = self.socket.makefile("rb")
        assert b" 101 " in self.file.readline()
        while self.file.readline().strip():
            pass

    def close(self) -> None:
        self.file.close()
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def read(self) -> tuple[int, bytes]:
        kind, size = self.file.read(2)
        if size > 125:
            size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
        return kind, self.file.read(size)

    def hears(self, start: bytes) -> bytes:
        """Reads until a text that begins so."""
        while True:
            kind, text = self.read()
            assert kind == TEXT, text
            if text.startswith(start):
                return text

    def is_alive(self) -> bool:
        self.send(frame(ASK))
        return bool(self.hears(b'{"frame":"pong"'))

    def closed_with(self) -> int:
        while True:
            kind, text = self.read()
            if kind & 15 == CLOSE:
                return int.from_bytes(text[:2], "big")


@pytest.fixture
def wire(ann: Browser) -> Iterator[Wire]:
    wire = Wire(ann, ann.make())
    wire.send(frame(HELLO))
    wire.hears(b'{"frame":"talk"')
    yield wire
    wire.close()


def test_a_frame_in_pieces(wire: Wire) -> None:
    for byte in frame(ASK + b" " * 200):
        wire.send(bytes([byte]))
    assert wire.hears(b'{"frame":"pong"')


@pytest.mark.parametrize("size", [0, 1, 125, 126, 300, 65_535])
@pytest.mark.parametrize("masked", [True, False])
def test_how_long_a_frame_is_stands_at_its_head(size: int, masked: bool) -> None:
    data = frame(b"x" * size, masked=masked)
    head = len(data) - size - (4 if masked else 0)
    assert frame_size(b"before" + data + b"after", len(b"before")) == len(data)
    assert frame_size(data[:head], 0) == len(data)
    assert frame_size(data[: head - 1], 0) == 0


def test_a_size_in_more_bytes_than_it_needs(wire: Wire) -> None:
    """No browser writes it so, but it can be read."""
    mask = bytes(4)
    wire.send(bytes([TEXT, 128 | 127]) + len(ASK).to_bytes(8, "big") + mask + ASK)
    assert wire.hears(b'{"frame":"pong"')
    assert wire.is_alive()


def test_several_frames_at_once_and_a_half(wire: Wire) -> None:
    texts = [b'{"frame":"onward","id":"%d"}' % number for number in range(40)]
    data = b"".join(map(frame, texts))
    wire.send(data[:-5])
    wire.send(data[-5:])
    for number in range(40):
        assert b'"id":"%d"' % number in wire.hears(b'{"frame":')
    assert wire.is_alive()


def test_a_message_in_parts_with_a_ping_between(wire: Wire) -> None:
    wire.send(frame(ASK[:5], PART) + frame(b"!", PING) + frame(ASK[5:], LAST_PART))
    assert wire.read() == (PONG, b"!")
    assert wire.hears(b'{"frame":"pong"')
    assert wire.is_alive()


def test_a_text_between_the_parts_of_another_closes_the_socket(wire: Wire) -> None:
    wire.send(frame(ASK[:5], PART) + frame(ASK))
    assert wire.closed_with() == WRONG


@pytest.mark.parametrize("text", [ASK, "й".encode() * 20])
def test_a_frame_without_a_mask_closes_the_socket(wire: Wire, text: bytes) -> None:
    wire.send(frame(text, masked=False))
    assert wire.closed_with() == WRONG


@pytest.mark.parametrize("frames", [[(b"\xff\xfe", TEXT)], [(b"{", PART), (b"\xff", LAST_PART)]])
def test_a_text_that_is_none_closes_the_socket_and_is_not_traced(
    server: Running, wire: Wire, caplog: pytest.LogCaptureFixture, frames: list[tuple[bytes, int]]
) -> None:
    wire.send(b"".join(frame(text, kind) for text, kind in frames))
    assert wire.closed_with() == NOT_UTF8
    assert server.app.faults.counts == {"not utf-8": 1}
    assert not caplog.records


@pytest.mark.parametrize(
    ("begin", "again"),
    [(b"", frame(b"x" * 125, PING)), (b"", frame(b"", PONG)), (frame(b"{", PART), frame(b"", 0))],
    ids=["pings", "pongs", "empty parts"],
)
def test_who_sends_frames_without_messages_and_never_stops_is_cut_off(serve, new_browser, begin, again) -> None:
    server = serve(burst=30, frames_per_second=0.1)
    ann = new_browser(server)
    wire = Wire(ann, ann.make())
    wire.send(begin)

    def go_on() -> None:
        until = time.monotonic() + 30
        while time.monotonic() < until:
            wire.send(again)

    with pytest.raises((ConnectionResetError, BrokenPipeError)):
        go_on()
    assert server.app.faults.counts == {"too many frames": 1}
    wire.close()


@pytest.mark.parametrize("size", [FRAME_BYTES + 1, 2**16 - 1, 2**40])
def test_a_frame_that_is_too_large_closes_the_socket_before_it_is_there(wire: Wire, size: int) -> None:
    length = bytes([0xFE]) + size.to_bytes(2, "big") if size < 2**16 else bytes([0xFF]) + size.to_bytes(8, "big")
    wire.send(bytes([TEXT]) + length + b"mask" + b"x" * 10)
    assert wire.closed_with() == TOO_BIG


async def busy(table: Table, until: threading.Event) -> None:
    await table.do(lambda: asyncio.to_thread(until.wait))


def test_while_a_table_is_busy_only_so_much_is_read(server: Running, ann: Browser) -> None:
    table = ann.make()
    wire, is_free = Wire(ann, table), threading.Event()
    wire.send(frame(HELLO))
    wire.hears(b'{"frame":"talk"')
    loop = server.server.servers[0].get_loop()
    done = asyncio.run_coroutine_threadsafe(busy(server.registry.tables[table], is_free), loop)
    texts = [b'{"frame":"onward","id":"%d"}' % number + b" " * 12_000 for number in range(200)]
    sending = threading.Thread(target=lambda: [wire.send(frame(text)) for text in texts])
    sending.start()
    (line,) = (line for line in server.server.server_state.connections if isinstance(line, QuickSocket))
    until = time.monotonic() + 10
    while not line.read_paused and time.monotonic() < until:
        time.sleep(0.005)
    was_paused, waiting = line.read_paused, line.queue.qsize()
    is_free.set()
    for number in range(200):
        assert b'"id":"%d"' % number in wire.hears(b'{"frame":')
    sending.join()
    done.result(60)
    wire.close()
    assert was_paused
    assert waiting < 100


def hasty(server: Running, ann: Browser, patience: float) -> Wire:
    """A socket of a server that soon asks for a sign of life and waits that long for one."""
    server.server.config.ws_ping_interval, server.server.config.ws_ping_timeout = 0.2, patience
    return Wire(ann, ann.make())


def test_who_is_silent_is_asked_and_then_let_go(server: Running, ann: Browser) -> None:
    wire = hasty(server, ann, patience=0.2)
    assert wire.read() == (PING, b"")
    assert wire.closed_with() == DEAD
    wire.close()


def test_who_answers_when_asked_stays(server: Running, ann: Browser) -> None:
    wire = hasty(server, ann, patience=3)
    for _ in range(2):
        assert wire.read() == (PING, b"")
        wire.send(frame(b"", PONG))
    wire.send(frame(ASK))
    while (heard := wire.read()) == (PING, b""):
        wire.send(frame(b"", PONG))
    assert heard[1].startswith(b'{"frame":"pong"')
    wire.close()


class Closed:
    """A transport that was closed in this turn of the loop, and whose end has not been told yet."""

    def is_closing(self) -> bool:
        return True

    def write(self, data: bytes) -> None:
        raise RuntimeError("the handler is closed")

    def pause_reading(self) -> None:
        raise RuntimeError("the handler is closed")


def test_what_still_comes_when_one_end_of_a_led_line_is_closed_is_dropped() -> None:
    near: Any = SimpleNamespace(transport=Closed())
    far = FarEnd(near, b"")
    far.transport = Closed()  # type: ignore[assignment]
    far.data_received(b"from there")
    far.write(b"from here")
    far.pause_writing()


class Noted:
    """A transport that notes what is asked of it."""

    closed = 0

    def close(self) -> None:
        self.closed += 1

    def __init__(self) -> None:
        self.asked: list[str] = []

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.asked.append("pause")

    def resume_reading(self) -> None:
        self.asked.append("resume")


def test_a_led_line_is_read_from_again_when_its_other_end_takes_more() -> None:
    near: Any = SimpleNamespace(transport=Noted())
    far = FarEnd(near, b"")
    far.pause_writing()
    assert near.transport.asked == ["pause"]
    far.resume_writing()
    assert near.transport.asked == ["pause", "resume"]


def test_what_a_server_sends_by_itself_are_frames_as_others_write_them() -> None:
    come_again = Close(CloseCode.SERVICE_RESTART, "").serialize()
    assert Frame(Opcode.CLOSE, come_again).serialize(mask=False) == socket_module.COME_AGAIN
    assert Frame(Opcode.PING, b"").serialize(mask=False) == socket_module.PING
    assert bytes([socket_module.PONG, 0]) == Frame(Opcode.PONG, b"").serialize(mask=False)


def test_who_goes_takes_the_line_to_the_other_server_with_him() -> None:
    closed: list[str] = []
    line = SimpleNamespace(
        _lines=SimpleNamespace(remove=lambda line: closed.append("removed")),
        _far=SimpleNamespace(close=lambda: closed.append("far")),
    )
    with pytest.raises(TypeError):  # what comes then is uvicorn's own
        QuickSocket.connection_lost(line, None)  # type: ignore[arg-type]
    assert closed == ["removed", "far"]


class Clock:
    def __init__(self) -> None:
        self.now = 100.0
        self.at: list[float] = []

    def time(self) -> float:
        return self.now

    def call_at(self, moment: float, work: Any) -> None:
        self.at.append(moment)


class Sent:
    def __init__(self, is_closing: bool = False) -> None:
        self.sent: list[bytes] = []
        self._is_closing = is_closing

    def is_closing(self) -> bool:
        return self._is_closing

    def write(self, data: bytes) -> None:
        self.sent.append(data)


def idle(heard: float, asked: float = 0.0, **more: Any) -> Any:
    """A line of a server that asks after 20 s and waits for 30 s, at the moment 100."""
    line = SimpleNamespace(loop=Clock(), transport=Sent(), close_sent=False, ping_interval=20.0, ping_timeout=30.0)
    line._heard, line._asked, line.let_go = heard, asked, 0
    line.schedule_ping = lambda: QuickSocket.schedule_ping(line)
    line.send_keepalive_ping = None
    line.keepalive_timeout = lambda: setattr(line, "let_go", line.let_go + 1)
    line.__dict__.update(more)
    QuickSocket.send_keepalive_ping(line)
    return line


@pytest.mark.parametrize(
    ("line", "pings", "next_look"),
    [
        (lambda: idle(heard=80.0), 1, 135.0),
        (lambda: idle(heard=80.1), 0, 105.0),
        (lambda: idle(heard=99.0), 0, 120.0),
        (lambda: idle(heard=70.0, close_sent=True), 0, 95.0),
        (lambda: idle(heard=70.0, transport=Sent(is_closing=True)), 0, 95.0),
        (lambda: idle(heard=90.0, asked=85.0), 0, 115.0),
    ],
    ids=["silent", "not yet", "just heard", "closed here", "closing", "has answered"],
)
def test_only_who_is_silent_is_asked_for_a_sign_of_life(line: Any, pings: int, next_look: float) -> None:
    asked = line()
    assert (len(asked.transport.sent), asked.loop.at, asked.let_go) == (pings, [next_look], 0)
    assert asked._asked == (100.0 if pings else asked._asked)


def test_who_was_asked_and_said_nothing_is_let_go() -> None:
    line = idle(heard=60.0, asked=85.0)
    assert (line.transport.sent, line.loop.at, line.let_go) == ([], [], 1)


def test_both_ends_of_a_led_line_are_closed_with_each_other() -> None:
    near: Any = SimpleNamespace(transport=Noted())
    far = FarEnd(near, b"")
    far.transport = Noted()  # type: ignore[assignment]
    far.connection_lost(None)
    assert near.transport.closed == 1
    far.close()
    assert far.transport.closed == 1  # type: ignore[attr-defined]
    far.transport = Closed()  # type: ignore[assignment]
    far.close()


class Led(Noted):
    """The way to another server."""

    def __init__(self, is_closing: bool = False) -> None:
        super().__init__()
        self._is_closing = is_closing
        self.sent: list[bytes] = []

    def is_closing(self) -> bool:
        return self._is_closing

    def write(self, data: bytes) -> None:
        self.sent.append(data)


@pytest.mark.parametrize("is_closing", [False, True])
def test_the_other_server_is_not_read_from_while_the_client_does_not_read(is_closing: bool) -> None:
    far = Led(is_closing)
    line: Any = SimpleNamespace(_far=SimpleNamespace(transport=far))
    for work in (QuickSocket.pause_writing, QuickSocket.resume_writing):
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(
                socket_module,
                "super",
                lambda: SimpleNamespace(**dict.fromkeys(("pause_writing", "resume_writing"), lambda: None)),
                raising=False,
            )
            work(line)
    assert far.asked == ([] if is_closing else ["pause", "resume"])


def test_who_is_led_elsewhere_is_told_to_come_again_when_the_server_ends() -> None:
    transport = Led()
    QuickSocket.shutdown(SimpleNamespace(_far=object(), transport=transport))  # type: ignore[arg-type]
    assert (transport.sent, transport.closed) == ([socket_module.COME_AGAIN], 1)


@pytest.mark.parametrize("is_gone", [False, True])
def test_who_went_while_the_other_server_was_called_is_not_led_there(is_gone: bool) -> None:
    far = SimpleNamespace(closed=0)
    far.close = lambda: setattr(far, "closed", far.closed + 1)

    async def create_connection(make: Any, host: str, port: int) -> Any:
        assert (host, port) == ("there", 5)
        return None, far

    line: Any = SimpleNamespace(loop=SimpleNamespace(create_connection=create_connection), transport=Led(is_gone))
    asyncio.run(QuickSocket.splice(line, "there", 5, b"head"))
    assert (line._far, line.handshake_complete, far.closed) == (far, True, int(is_gone))
