"""uvicorn's WebSocket with a short way for what goes through it most: whole text frames, uncompressed."""

import asyncio
from collections.abc import Callable, MutableMapping
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import http11
from websockets.frames import Frame
from websockets.http11 import Request

from motherlode.server.limits import FRAME_BYTES, HEAD_BYTES
from motherlode.server.line.ear import said as as_message
from motherlode.server.line.inbox import Gate, Inbox
from motherlode.server.line.lines import Lines
from motherlode.server.line.wire import HEAD, MASKED, TEXT, frame_size, framed, sole_text, unmasked
from motherlode.server.quota import Bucket, address_of

http11.MAX_LINE_LENGTH = HEAD_BYTES  # that of cookies is a long one; what is longer did not come this far
PING = bytes((0x89, 0))
PONG = 0x8A
COME_AGAIN = bytes((0x88, 2)) + (1012).to_bytes(2, "big")
"""A server that is being restarted closes the line."""
LAST = 0x80
"""The bit of the last frame of a message."""
CONTROL = 0x08
"""The bit of frames that may come between the parts of a message."""
QUICK = "motherlode.quick"
"""Where an app finds, among the extensions of a connection, what writes texts without waiting, what cuts the line, what
lets it go on to another server, and whom to tell how to know whether it is that of somebody who only looks on."""
UNHEARD = 16
"""Messages that may wait to be heard before no more is read."""
MOMENTS = 4
"""How many of them there are in the time between two pings."""
NOT_UTF8 = 1007
NOT_UNDERSTOOD = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


Listener = Callable[[str], MutableMapping[str, Any] | None]
"""Takes a text, and says what is to be received of it."""


class QuickSocket(WebSocketsSansIOProtocol):
    """A move is sent to every seat, so the way in and out is where a table server spends most of its own time.

    Frames are taken apart here; whole texts are heard at once, everything else is given on, frame by frame. It keeps
    little while it is open, and asks only those for a sign of life who have given none for a while.
    """

    _unread = b""
    """The beginning of a frame that is not whole yet."""
    _is_quick = True
    _in_parts = False
    """Whether the last part of a message is still to come."""
    _listener: Listener = staticmethod(as_message)
    _heard = 0.0
    """When the client sent something, by the clock of the loop."""

    _asked = 0.0
    """When it was asked for a sign of life."""

    _far: "FarEnd | None" = None
    """The other server that the line leads to, byte by byte."""

    _looks_on: Callable[[], bool] | None = None

    _idle_frames: Bucket | None = None
    """How many frames may still come that carry no message: nobody counts them otherwise, and each is answered."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable: Gate = Gate(is_open=True)  # type: ignore[assignment]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.address = address_of(self.client)
        self._lines: Lines = self.config.app.lines  # type: ignore[union-attr]
        self._lines.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._lines.remove(self)
        if self._far is not None:
            self._far.close()
        super().connection_lost(exc)

    @property
    def can_make_way(self) -> bool:
        return False

    @property
    def looks_on(self) -> bool:
        return self._looks_on is not None and self._looks_on()

    def ask_whether_it_looks_on(self, looks_on: Callable[[], bool]) -> None:
        """Who serves the line knows whose it is."""
        self._looks_on = looks_on

    def drop(self) -> None:
        self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][QUICK] = {
                "write": self.write_texts,
                "abort": self.transport.abort,
                "splice": self.splice,
                "listen": self.listen,
                "looks_on": self.ask_whether_it_looks_on,
            }

    def listen(self, listener: Listener) -> None:
        """Texts that come while nothing waits to be received go there first."""
        self._listener = listener

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._forget_request()

    def _forget_request(self) -> None:
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []

    # ---- to another server

    async def splice(self, host: str, port: int, head: bytes) -> None:
        """Instead of being answered here, the request goes to another server, and everything after it both ways.
        `OSError` if that does not take the call."""
        _, self._far = await self.loop.create_connection(lambda: FarEnd(self, head), host, port)
        self.handshake_complete = True
        if self.transport.is_closing():
            self._far.close()

    def shutdown(self) -> None:
        if self._far is not None:
            self.transport.write(COME_AGAIN)
            self.transport.close()
        else:
            super().shutdown()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._far is not None and not self._far.transport.is_closing():
            self._far.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._far is not None and not self._far.transport.is_closing():
            self._far.transport.resume_reading()

    # ---- being there

    def start_keepalive(self) -> None:
        self._heard = self.loop.time()
        super().start_keepalive()

    def schedule_ping(self) -> None:
        """When it will have been silent for too long, but at one of few moments that all sockets share: the server
        wakes once for many of them."""
        assert self.ping_interval is not None
        assert self.ping_timeout is not None
        is_asked = self._asked > self._heard
        due = self._asked + self.ping_timeout if is_asked else self._heard + self.ping_interval
        pace = self.ping_interval / MOMENTS
        self.ping_timer = self.loop.call_at((due // pace + 1) * pace, self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        assert self.ping_interval is not None
        if self._asked > self._heard:
            self.keepalive_timeout()
            return
        now = self.loop.time()
        if now - self._heard >= self.ping_interval and not self.close_sent and not self.transport.is_closing():
            self._asked = now
            self.transport.write(PING)
        self.schedule_ping()

    # ---- out

    def write_texts(self, texts: list[bytes]) -> bool:
        """All of them in one go; False if that cannot be now."""
        transport = self.transport
        if self.close_sent or not self.writable.is_open or transport.is_closing():
            return False
        transport.write(framed(texts))
        return True

    # ---- in

    def data_received(self, data: bytes) -> None:
        if self._far is not None:
            self._far.write(data)
            return
        self._heard = self.loop.time()
        if self._is_quick and self.handshake_complete and not self.close_sent:
            self._read_frames(self._unread + data if self._unread else data)
            return
        if self.handshake_initiated:  # a frame that came too early may not be whole
            self._is_quick = False
        super().data_received(data)
        if not self.handshake_initiated:  # its head came whole, so nothing that follows will make it one
            self._lines.faults.count("bad handshake")
            self.transport.write(NOT_UNDERSTOOD)
            self.transport.close()

    def _read_frames(self, data: bytes) -> None:
        if not self._in_parts and (text := sole_text(data)) is not None:
            self._unread = b""
            self._hear(data, text)
            self._bound_unheard()
            return
        at, self._unread = 0, b""
        while at < len(data) and not self.transport.is_closing():
            size = frame_size(data, at)
            if size > FRAME_BYTES + HEAD:
                self._is_quick = False
                super().data_received(data[at:])
                return
            if not size or at + size > len(data):
                self._unread = data[at:]
                break
            self._read_frame(data[at : at + size] if size < len(data) else data)
            at += size
        self._bound_unheard()

    def _bound_unheard(self) -> None:
        if self.queue.qsize() > UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _read_frame(self, frame: bytes) -> None:
        kind = frame[0]
        if kind == TEXT and frame[1] & MASKED and not self._in_parts:
            self._hear(frame, unmasked(frame))
            return
        if kind == PONG:
            self._may_go_on()
            return
        if not kind & CONTROL:
            self._in_parts = not kind & LAST
        super().data_received(frame)

    def _hear(self, frame: bytes, text: bytes) -> None:
        """A whole text frame has come, and says this."""
        try:
            said = text.decode()
        except UnicodeDecodeError:
            self._is_quick = False
            super().data_received(frame)
        else:
            message = self._listener(said) if self.queue.empty() else as_message(said)
            if message is not None:
                self.queue.put_nowait(message)  # type: ignore[arg-type]

    def _may_go_on(self) -> bool:
        """Whether a frame without a message is not one too many; if it is, the line is cut."""
        if self._idle_frames is None:
            limits = self._lines.limits
            self._idle_frames = Bucket(limits.frames_per_second, limits.burst)
        if not self.transport.is_closing() and not self._idle_frames.take():
            self._lines.faults.count("too many frames")
            self.transport.abort()
        return not self.transport.is_closing()

    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._may_go_on()  # what it answers is known by the time at which it came

    def handle_cont(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_utf8(b"".join(self.frames)):
            self._lines.faults.count("not utf-8")
            self.conn.send_close(NOT_UTF8)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


class FarEnd(asyncio.Protocol):
    """The line from here to the server that answers in our place."""

    transport: asyncio.Transport

    def __init__(self, near: QuickSocket, head: bytes) -> None:
        self._near, self._head = near, head

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._head)

    def write(self, data: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(data)

    def data_received(self, data: bytes) -> None:
        if not self._near.transport.is_closing():
            self._near.transport.write(data)

    def pause_writing(self) -> None:
        if not self._near.transport.is_closing():
            self._near.transport.pause_reading()

    def resume_writing(self) -> None:
        if not self._near.transport.is_closing():
            self._near.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._near.transport.close()

    def close(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()


def is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
