"""What each frame does and when it is refused, at a table without a network."""

from __future__ import annotations

import asyncio
import json
import logging
from types import SimpleNamespace
from typing import Any

import pytest

from motherlode.server.errors import TableError
from motherlode.server.keeping.storage import StorageError
from motherlode.server.limits import FRAME_BYTES, Limits
from motherlode.server.line import live
from motherlode.server.line.connection import Connection
from motherlode.server.line.live import Live, admit, after_refusal, begin, refuse
from motherlode.server.quota import Bucket
from tests.server.room import Room, Socket, in_a_room

FIRST = {"firstPlayer": 0}


def test_who_sends_too_much_is_refused_so_often_and_then_shown_out() -> None:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    connection = Connection(send, "ann", Limits(forgiven=2), buckets=(Bucket(0.0, 1),))
    assert admit(connection, '{"frame":"ping"}') is not None
    for _ in range(2):
        assert admit(connection, '{"frame":"ping"}') is None
        assert after_refusal(connection) is None
    assert ["too-fast" in message["text"] for message in sent] == [True] * 2
    assert connection.closing is None
    assert admit(connection, '{"frame":"ping"}') is None
    assert sent[-1] == {"type": "websocket.close", "code": live.REFUSED, "reason": ""}
    assert after_refusal(connection) == {"type": "websocket.disconnect"}


@in_a_room
async def test_a_frame_has_a_length_and_a_form(room: Room) -> None:
    table = await room.make("ann", "bob", "cid")
    ann = await room.come(table, "ann")
    ann.clear()
    ping = '{"frame":"ping"}'
    assert admit(ann.connection, ping.ljust(FRAME_BYTES)) is not None
    assert admit(ann.connection, ping.ljust(FRAME_BYTES + 1)) is None
    assert (ann.last("refused")["code"], ann.last("refused")["arguments"]) == ("too-large", {"most": FRAME_BYTES})
    for text in ("{", '{"frame":"none"}', b"\xff", "[" * 10_000):
        ann.clear()
        assert admit(ann.connection, text) is None
        (refused,) = ann.frames
        assert (refused["code"], refused["family"], refused["id"]) == ("malformed", "table", None)
        assert refused["arguments"]["why"]


@in_a_room
async def test_before_somebody_has_said_hello_nothing_is_done_for_him(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    ann = Socket("ann", room.limits)
    await room.registry.enter(table.row.id, ann.connection)
    await room.send(table, ann, "sync")
    assert [frame.get("code") for frame in ann.frames] == ["hello-first"]
    await room.send(table, ann, "ping")
    assert ann.kinds() == ["refused", "pong"], "a sign of life may be asked for"


@in_a_room
async def test_somebody_else_s_seat_is_not_looked_through(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    ann = await room.come(table, "ann")
    ann.clear()
    await room.send(table, ann, "hello", seat=1)
    assert ann.last("refused")["code"] == "not-your-seat"
    assert ann.connection.audience == 0


@in_a_room
async def test_what_was_seen_through_one_seat_says_nothing_of_another(room: Room) -> None:
    table = await room.make("ann", seats=3, pass_and_play=True, bots=["random"], options=FIRST)
    await room.order(table, "ann", "start")
    ann = await room.come(table, "ann", seat=0)
    ann.clear()
    await room.send(table, ann, "hello", version=0, seat=0)
    assert "view" not in ann.kinds(), "nothing was missed"
    await room.send(table, ann, "hello", version=0, seat=1)
    assert ann.last("view")["view"]["seat"] == 1
    ann.clear()
    await room.send(table, ann, "hello", version=0, seat=1)
    assert "view" not in ann.kinds()


@in_a_room
async def test_who_was_never_here_says_which_version_he_has_seen(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    for version, is_shown in ((0, False), (-1, True)):
        assert ("view" in (await room.come(table, "ann", version=version)).kinds()) is is_shown


@in_a_room
async def test_an_act_is_for_its_version_and_for_who_plays_the_seat_himself(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", options=FIRST, start=True)
    ann = await room.come(table, "ann")
    assert (await room.act(table, ann, version=1))["code"] == "stale"
    table.row.seats[0].bot = "adept"
    assert (await room.act(table, ann))["code"] == "bot-plays"
    table.row.seats[0].bot = None
    dot = await room.come(table, "dot")
    action = table.require_match().state.default(0)
    await room.send(table, dot, "act", id="1", version=0, action=action)
    assert dot.last("refused")["code"] == "not-seated"
    await room.send(table, ann, "act", id="1", version=0, action=action, seat=1)
    assert ann.last("refused")["code"] == "not-your-seat"
    await room.send(table, ann, "act", id="2", version=0, action=action, seat=0)
    assert ann.last("ack") == {"frame": "ack", "id": "2", "version": 1}
    await room.send(table, ann, "act", id="2", version=0, action=action)
    assert (ann.last("ack")["version"], table.require_match().version) == (1, 1)


@in_a_room
async def test_what_is_held_is_played_or_taken_back_only_by_its_name_and_its_player(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", takeback=-1, options=FIRST, start=True)
    ann, bob = await room.come_all(table, "ann", "bob")
    action = table.require_match().state.default(0)

    async def hold(mark: str) -> None:
        await room.send(table, ann, "act", id=mark, version=0, action=action)

    await hold("1")
    for socket, frame, mark in ((bob, "commit", "1"), (ann, "commit", "2"), (bob, "revoke", "1"), (ann, "revoke", "2")):
        await room.send(table, socket, frame, id=mark)
        assert table.takeback.held is not None, (frame, mark)
    await hold("3")
    assert ann.last("refused")["code"] == "held"
    await room.send(table, ann, "revoke", id="1")
    assert (table.takeback.held, ann.last("revoked")["id"]) == (None, "1")
    await room.send(table, ann, "commit", id="1")
    assert table.require_match().version == 0
    await hold("4")
    await room.send(table, ann, "commit", id="4")
    assert (table.require_match().version, ann.last("ack")["id"]) == (1, "4")


@in_a_room
async def test_one_says_either_a_phrase_or_words_and_with_ones_own_voice(room: Room) -> None:
    table = await room.make("ann", "bob", "cid")
    ann = await room.come(table, "ann")
    joke = {"says": "joke"}
    for wrong in ({}, {"remark": joke, "text": "a"}, {"remark": joke | {"voice": "terse"}}):
        await room.send(table, ann, "say", id="1", **wrong)
        assert ann.last("refused")["code"] == "bad-remark"
    assert table.talk.said == []
    for _ in range(2):
        await room.send(table, ann, "say", id="1", remark=joke)
    assert len(table.talk.said) == 1
    assert ann.last("ack") == {"frame": "ack", "id": "1", "version": -1}


@in_a_room(remark_burst=2, remarks_per_second=0.0)
async def test_what_was_said_already_costs_nothing_the_second_time(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    ann, dot = await room.come_all(table, "ann", "dot")
    for socket, more in ((ann, {}), (dot, {"name": "Dot"})):
        for mark in ("1", "1", "1", "2", "3"):
            await room.send(table, socket, "say", id=mark, text="a", **more)
        assert socket.last("refused")["code"] == "too-fast"
        assert [frame["id"] for frame in socket.frames if frame["frame"] == "ack"] == ["1", "1", "1", "2"]
        assert socket.last("ack")["version"] == 0
    assert (len(table.talk.said), len(table.corner.said)) == (2, 2)


@in_a_room
async def test_who_looks_on_speaks_by_name_and_for_no_seat(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    dot = await room.come(table, "dot")
    for more in ({}, {"seat": 0, "name": "Dot"}):
        await room.send(table, dot, "say", id="1", text="a", **more)
        assert dot.last("refused")["code"] == "not-seated"
    assert (table.talk.said, len(table.corner.said)) == ([], 0)


@in_a_room
async def test_on_is_pressed_for_the_pause_that_was_seen_and_by_who_sits_there(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    ann, dot = await room.come_all(table, "ann", "dot")
    await room.send(table, dot, "onward", id="1")
    assert dot.last("refused")["code"] == "not-seated"
    await room.send(table, ann, "onward", id="1", version=3)
    assert ann.last("ack") == {"frame": "ack", "id": "1", "version": 0}
    waiting = await room.make("ann", "bob", "cid")
    early = await room.come(waiting, "ann")
    await room.send(waiting, early, "onward", id="1")
    assert early.last("refused")["code"] == "not-playing"


@in_a_room
async def test_what_cannot_be_kept_and_what_breaks_are_refused_by_the_name_of_their_frame(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    ann = await room.come(table, "ann")
    monkeypatch.setattr("motherlode.server.faults._traced", {})
    for error, code in ((StorageError("full"), "storage-failed"), (KeyError("odd"), "failed")):

        async def fail(*_: Any, error: Exception = error) -> None:
            raise error

        monkeypatch.setattr(live, "obey", fail)
        await room.send(table, ann, "say", id="7", text="a")
        refused = ann.last("refused")
        assert (refused["id"], refused["code"], refused["family"]) == ("7", code, "table")
    assert [(record.levelno, record.message) for record in caplog.records] == [
        (logging.ERROR, "what a player did could not be kept: full"),
        (logging.ERROR, f"a frame could not be answered at table {table.row.id}"),
    ]


# ---- the socket


@in_a_room
async def test_what_comes_while_a_table_is_at_work_waits_and_who_is_shown_out_is_heard_no_more(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", options=FIRST, start=True)
    ann = await room.come(table, "ann")
    ping, text = {"type": "websocket.receive", "text": "x"}, "x"
    goes_on = asyncio.Event()
    working = table.do(goes_on.wait)
    assert begin(table, ann.connection, text) == ping, "it is read when its turn has come"
    goes_on.set()
    await working
    await room.settle(table)
    ann.clear()
    assert begin(table, ann.connection, text) is None
    assert ann.kinds() == ["refused"]
    message: Any = begin(table, ann.connection, '{"frame":"ping"}')
    assert set(message) == {"type", "frame"}
    act: Any = begin(table, ann.connection, '{"frame":"act","id":"1","version":0,"action":{}}')
    assert asyncio.iscoroutine(act)
    act.close()
    table.row.settings.takeback = 2
    held: Any = begin(table, ann.connection, '{"frame":"act","id":"1","version":0,"action":{}}')
    assert set(held) == {"type", "frame"}
    ann.connection.closing = 1000
    assert begin(table, ann.connection, text) == ping


class Line:
    """A socket as a server hands it over."""

    def __init__(self, *messages: Any) -> None:
        self.messages = [{"type": "websocket.connect"}, *messages]
        self.sent: list[Any] = []

    async def receive(self) -> Any:
        return self.messages.pop(0) if self.messages else {"type": "websocket.disconnect"}

    async def send(self, message: Any) -> None:
        self.sent.append(message)

    async def serve(self, room: Room, name: str, **more: Any) -> None:
        scope = {"scheme": "ws", "headers": [(b"host", b"here")], "client": ("192.0.2.7", 5), **more}
        await Live(room.registry)(name, scope, self.receive, self.send)

    @property
    def code(self) -> int | None:
        last = self.sent[-1]
        return last["code"] if last["type"] == "websocket.close" else None


@in_a_room
async def test_who_goes_is_not_there_any_more_and_counts_nowhere(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    line = Line({"type": "websocket.receive", "bytes": b'{"frame":"hello"}'}, {"type": "websocket.receive"})
    await line.serve(room, table.row.id)
    kinds = [json.loads(message["text"])["frame"] for message in line.sent if "text" in message]
    assert (kinds[0], kinds[-1]) == ("table", "refused"), "of nothing at all, nothing can be made"
    assert (table.connections, room.registry._crowd._count, line.code) == (set(), 0, 1000)


@in_a_room
async def test_who_breaks_a_line_is_gone_too(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    line = Line()

    async def receive() -> Any:
        if len(line.sent):
            raise ConnectionError
        return {}

    line.receive = receive  # type: ignore[method-assign]
    with pytest.raises(ConnectionError):
        await line.serve(room, table.row.id)
    assert (table.connections, line.code) == (set(), 1000)


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (TableError("no-such-table"), 4404),
        (TableError("too-many"), 4429),
        (TableError("banned"), 4403),
        (TableError("moved"), 1013),
        (StorageError("locked"), 1013),
    ],
)
@in_a_room
async def test_who_is_not_let_in_is_told_why_and_whether_to_come_again(
    room: Room, error: Exception, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise error

    monkeypatch.setattr(room.registry, "enter", fail)
    line = Line()
    await line.serve(room, "x")
    accepted, refused, closed = line.sent
    assert (accepted["type"], closed["code"]) == ("websocket.accept", code)
    assert (error.code if isinstance(error, TableError) else "storage-failed") in refused["text"]


@in_a_room
async def test_a_quick_line_is_written_to_and_listened_to_at_once(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    written: list[bytes] = []
    listening: list[Any] = []

    def write(texts: list[bytes]) -> bool:
        written.extend(texts)
        return True

    quick = {"write": write, "abort": lambda: None, "listen": listening.append}
    line = Line({"type": "websocket.receive", "text": '{"frame":"hello"}'})
    await line.serve(room, table.row.id, extensions={live.QUICK: quick})
    assert written[0].startswith(b'{"frame":"table"')
    assert len(listening) == 1
    assert [message["type"] for message in line.sent] == ["websocket.accept", "websocket.close"]


def test_a_refusal_names_its_clauses_and_what_it_speaks_of() -> None:
    told: list[Any] = []
    connection: Any = SimpleNamespace(tell=told.append)
    refuse(connection, "1", TableError("too-large", {"most": 5}))
    (frame,) = told
    assert (frame.id, frame.family, frame.code, frame.clauses) == ("1", "table", "too-large", [])
    assert frame.arguments == {"most": 5}
