"""uvicorn's HTTP with bounds: how long a request may be, how long it may take to come and its answer to be read."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from motherlode.server.limits import Limits
from motherlode.server.line.lines import Lines
from motherlode.server.quota import address_of

MOST_AHEAD = 8
"""Requests that may wait on one line for the answer to the first: no browser sends any ahead."""


class BoundedHttp(HttpToolsProtocol):
    address = ""
    url = b""
    _is_head = True
    """Whether it is not yet known what is asked for."""
    _taken = 0
    """Bytes of the request so far."""
    _due: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._lines: Lines = self.config.app.lines  # type: ignore[union-attr]
        self._limits: Limits = self._lines.limits
        self.headers = []

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = address_of(self.client)
        if self._lines.admit(self):
            self._await_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._lines.remove(self)
        self._stop_timers()
        super().connection_lost(exc)

    @property
    def can_make_way(self) -> bool:
        under_way: RequestResponseCycle | None = self.cycle
        return under_way is None or under_way.response_complete

    @property
    def looks_on(self) -> bool:
        return False

    def drop(self) -> None:
        self.transport.abort()

    # ---- time

    def _await_request(self) -> None:
        if self._due is None:
            self._due = self.loop.call_later(self._limits.request_seconds, self._refuse, HTTPStatus.REQUEST_TIMEOUT)

    def _stop_timers(self) -> None:
        for timer in (self._due, self._unread):
            if timer is not None:
                timer.cancel()
        self._due = self._unread = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self._limits.unread_seconds, self.drop)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    # ---- size

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            else:
                self._answer_in_http()
            return
        except httptools.HttpParserError:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE if self._is_head_long() else HTTPStatus.BAD_REQUEST)
            return
        self._taken += len(data)
        if self._is_head and self._taken > self._limits.head_bytes:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._taken > self._limits.request_bytes:
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)

    def _answer_in_http(self) -> None:
        """Who would rather speak something else, as HTTP/2, is answered as he asked; what follows is not read."""
        under_way: RequestResponseCycle = self.cycle
        under_way.keep_alive = False

    def _is_head_long(self) -> bool:
        size: int = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        return size > self._limits.head_bytes

    def on_message_begin(self) -> None:
        self._is_head, self._taken = True, 0
        self._await_request()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if self._is_head_long():
            raise ValueError("the head of the request is too long")
        if len(self.pipeline) >= MOST_AHEAD:
            raise ValueError("too many requests are sent ahead")
        self._is_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_timers()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._lines.remove(self)
        super().handle_websocket_upgrade()

    def _refuse(self, status: HTTPStatus) -> None:
        self._stop_timers()
        self._lines.faults.count(status.phrase.lower())
        if self.transport.is_closing():
            return
        if self.can_make_way:
            self.transport.write(STATUS_LINE[status] + b"connection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()
        else:  # in the middle of an answer another one would be read as a part of it
            self.transport.abort()
