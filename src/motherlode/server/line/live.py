"""The WebSocket of a table: reads frames, lets the table act on them, answers."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from functools import partial
from typing import Any

import msgspec

from motherlode import MotherlodeError
from motherlode.server import errors
from motherlode.server.errors import MalformedError, TableError
from motherlode.server.faults import trace_seldom
from motherlode.server.http.security import is_own_origin, raw_key
from motherlode.server.keeping.storage import StorageError
from motherlode.server.keys import cookie, new_key, print_of
from motherlode.server.limits import FRAME_BYTES
from motherlode.server.line.connection import LAST_WORDS, Connection
from motherlode.server.line.crowd import FULL
from motherlode.server.line.ear import Ear, said
from motherlode.server.line.frames import (
    AckFrame,
    ActFrame,
    ClientFrame,
    CommitFrame,
    HelloFrame,
    OnwardFrame,
    PingFrame,
    PongFrame,
    RefusedFrame,
    RevokeFrame,
    SayFrame,
    SyncFrame,
    decode,
)
from motherlode.server.line.socket import QUICK, Listener
from motherlode.server.quota import address_of
from motherlode.server.table import broadcast, moves, seating
from motherlode.server.table.registry import BANNED, TableRegistry
from motherlode.server.table.table import Table

log = logging.getLogger("motherlode.server")

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
REFUSED, TRY_AGAIN, GONE = 1008, 1013, 4404
CLOSED_FOR = {"no-such-table": GONE, "too-many": FULL, "banned": BANNED}


class Live:
    """An ASGI app for the socket of a table."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def __call__(
        self,
        name: str,
        scope: Scope,
        receive: Callable[[], Awaitable[Message]],
        send: Callable[[Message], Coroutine[Any, Any, None]],
    ) -> None:
        await receive()
        if not is_own_origin(scope, self.registry.origins):
            await send({"type": "websocket.close", "code": REFUSED, "reason": "bad-origin"})
            return
        key, headers = raw_key(scope), []
        if key is None:  # so that this socket has a seat as soon as its browser takes one
            key = new_key()
            headers = [(b"set-cookie", cookie(key, scope["scheme"] == "wss").encode())]
        await send({"type": "websocket.accept", "headers": headers})
        quick = scope.get("extensions", {}).get(QUICK, {})
        holder, address = print_of(key), address_of(scope.get("client"))
        connection = Connection(
            send,
            holder,
            self.registry.limits,
            quick.get("write"),
            quick.get("abort"),
            address,
            self.registry.frames.buckets(holder, address),
            self.registry.backlogs.of(address),
        )
        try:
            table = await self._enter(name, connection)
            if table is not None:
                try:
                    if "looks_on" in quick:
                        quick["looks_on"](lambda: not table.seats_of(holder))
                    await self._serve(table, connection, receive, quick.get("listen"))
                finally:
                    await self.registry.exit(table, connection)
        finally:
            connection.close(1000)
            await connection.finish(LAST_WORDS)

    async def _enter(self, name: str, connection: Connection) -> Table | None:
        try:
            return await self.registry.enter(name, connection)
        except (MotherlodeError, StorageError) as error:
            refuse(connection, None, error)
            connection.close(CLOSED_FOR.get(getattr(error, "code", ""), TRY_AGAIN))
        except Exception as error:
            trace_seldom(error, "table %s could not be entered", name)
            refuse(connection, None, TableError("failed"))
            connection.close(TRY_AGAIN)
        return None

    async def _serve(
        self,
        table: Table,
        connection: Connection,
        receive: Callable[[], Awaitable[Message]],
        listen: Callable[[Listener], None] | None,
    ) -> None:
        ear = Ear(partial(begin, table, connection))
        if listen is not None:
            listen(ear.hear)
        while connection.closing is None:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            ear.is_serving = True
            await ear.finish()
            await answer_message(table, connection, message)
            ear.is_serving = False


def begin(table: Table, connection: Connection, text: str) -> Message | Coroutine[Any, Any, None] | None:
    """An act that nothing stands in the way of may be carried out at once."""
    if table.is_at_work or connection.closing is not None:
        return said(text)
    frame = admit(connection, text)
    if frame is None:
        return after_refusal(connection)
    if isinstance(frame, ActFrame) and table.acts_at_once:
        return respond(table, connection, frame)
    return {"type": "websocket.receive", "frame": frame}


def after_refusal(connection: Connection) -> Message | None:
    """Who was refused too often is served no more."""
    return None if connection.closing is None else {"type": "websocket.disconnect"}


async def answer_message(table: Table, connection: Connection, message: Message) -> None:
    frame: ClientFrame | None = message.get("frame")
    if frame is not None:
        await respond(table, connection, frame)
        return
    text = message.get("text")
    await answer(table, connection, message.get("bytes") or b"" if text is None else text)


async def answer(table: Table, connection: Connection, text: str | bytes) -> None:
    """Do what a frame asks; whatever is off is refused and changes nothing."""
    frame = admit(connection, text)
    if frame is not None:
        await respond(table, connection, frame)


def admit(connection: Connection, text: str | bytes) -> ClientFrame | None:
    """The frame, or nothing if it was refused."""
    try:
        if not connection.may_send():
            if connection.forgiven < 0:
                connection.close(REFUSED)
            raise TableError("too-fast")
        if len(text) > FRAME_BYTES:
            raise TableError("too-large", {"most": FRAME_BYTES})
        return read(text)
    except MotherlodeError as error:
        refuse(connection, None, error)
        connection.flush()
        return None


async def respond(table: Table, connection: Connection, frame: ClientFrame) -> None:
    mark: str | None = getattr(frame, "id", None)
    try:
        await obey(table, connection, frame)
    except (MotherlodeError, StorageError) as error:
        refuse(connection, mark, error)
    except Exception as error:
        trace_seldom(error, "a frame could not be answered at table %s", table.row.id)
        refuse(connection, mark, TableError("failed"))
    connection.flush()


def read(text: str | bytes) -> ClientFrame:
    try:
        return decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise MalformedError("malformed", {"why": str(error)}) from error


def refuse(connection: Connection, mark: str | None, error: Exception) -> None:
    if isinstance(error, StorageError):
        log.error("what a player did could not be kept: %s", error)
        error = TableError("storage-failed")
    assert isinstance(error, MotherlodeError)
    connection.tell(RefusedFrame(mark, errors.family(error), error.code, list(error.clauses), error.arguments))


async def obey(table: Table, connection: Connection, frame: ClientFrame) -> None:
    if isinstance(frame, PingFrame):
        connection.tell(PongFrame(int(time.time() * 1000)))
        return
    await table.take(lambda: do(table, connection, frame))


async def do(table: Table, connection: Connection, frame: ClientFrame) -> None:
    """Called within the table's queue."""
    if isinstance(frame, HelloFrame):
        await greet(table, connection, frame)
        return
    if not connection.greeted:
        raise TableError("hello-first")
    if isinstance(frame, ActFrame):
        await act(table, connection, frame)
    elif isinstance(frame, CommitFrame):
        if is_about_to_play(table, connection, frame.id):
            await moves.commit(table)
    elif isinstance(frame, RevokeFrame):
        if is_about_to_play(table, connection, frame.id):
            moves.forget_held(table)
    elif isinstance(frame, SayFrame):
        await say(table, connection, frame)
    elif isinstance(frame, OnwardFrame):
        await press_on(table, connection, frame)
    elif isinstance(frame, SyncFrame):
        broadcast.sync(table, connection, frame.version)


async def greet(table: Table, connection: Connection, frame: HelloFrame) -> None:
    audience = table.default_audience(connection.holder)
    if frame.seat is not None:
        if frame.seat not in table.seats_of(connection.holder):
            raise TableError("not-your-seat")
        audience = frame.seat
    version = frame.version if not connection.greeted or audience == connection.audience else -1
    await table.greet(connection, audience, version)


def speaking_seat(table: Table, connection: Connection, named: int | None) -> int:
    seat = connection.audience if named is None else named
    if table.holds(connection.holder, seat):
        return seat
    if table.seats_of(connection.holder):
        raise TableError("not-your-seat")
    raise TableError("not-seated")


async def act(table: Table, connection: Connection, frame: ActFrame) -> None:
    seat = speaking_seat(table, connection, frame.seat)
    match = table.require_match()
    version = match.ids.get((seat, frame.id))
    if version is None:
        if table.row.seats[seat].bot is not None:
            raise TableError("bot-plays")
        if frame.version != match.version:
            raise TableError("stale")
        if table.row.settings.takeback and match.window is None:
            held = table.takeback.held
            if held is None or (held.seat, held.mark) != (seat, frame.id):
                moves.hold(table, seat, frame.action, frame.id)
            broadcast.show_held(table, connection)
            return
        version = await moves.move(table, seat, frame.action, frame.id)
    connection.tell(AckFrame(frame.id, version))


def is_about_to_play(table: Table, connection: Connection, mark: str) -> bool:
    """Whether this browser is about to play that; it may be too late."""
    held = table.takeback.held
    return held is not None and held.mark == mark and table.holds(connection.holder, held.seat)


async def say(table: Table, connection: Connection, frame: SayFrame) -> None:
    if (frame.remark is None) == (frame.text is None):
        raise MalformedError("bad-remark")
    if frame.remark is not None and frame.remark.voice is not None:
        raise MalformedError("bad-remark")
    if not table.seats_of(connection.holder) and frame.seat is None:
        if frame.name is None:
            raise TableError("not-seated")
        if frame.id not in table.corner.ids:
            if not table.onlookers.take(connection.holder, connection.address):
                raise TableError("too-fast")
            name = seating.clean_name(frame.name, table.limits.forbidden)
            moves.speak_aside(table, name, frame.remark, frame.text, frame.id)
    else:
        seat = speaking_seat(table, connection, frame.seat)
        if (seat, frame.id) not in table.talk.ids:
            may_speak(table, connection)
            await moves.speak(table, seat, frame.remark, frame.text, frame.id)
            table.bots.hear(table, frame.remark)
    connection.tell(AckFrame(frame.id, table.match.version if table.match else -1))


def may_speak(table: Table, connection: Connection) -> None:
    """Talk is for reading: whoever drowns the others is refused for a while."""
    if not table.speakers.of(connection.holder or "").take():
        raise TableError("too-fast")


async def press_on(table: Table, connection: Connection, frame: OnwardFrame) -> None:
    seats = table.seats_of(connection.holder)
    if not seats:
        raise TableError("not-seated")
    match = table.require_match()
    if frame.version in (-1, match.version):
        await moves.press_on(table, seats)
    connection.tell(AckFrame(frame.id, match.version))
