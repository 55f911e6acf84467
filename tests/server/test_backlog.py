"""Clients that ask and never read: the server keeps little for them, cuts them off, and nobody else notices."""

import asyncio
import json
import socket
import time
from pathlib import Path

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Opcode
from websockets.uri import parse_uri

from motherlode.server.table import broadcast
from tests.server.clients import Browser, Json
from tests.server.room import Room, in_a_room
from tests.server.running import FREE, Running, running

SMALL = 4096


class Deaf:
    """A client that sends without reading, until it is told to."""

    def __init__(self, server: Running, browser: Browser, table: str) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        self.socket.settimeout(10)
        self.socket.connect(("127.0.0.1", server.port))
        self.protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"))
        request = self.protocol.connect()
        request.headers["Cookie"] = f"motherlode={browser.key}"
        self.protocol.send_request(request)
        self._flush()
        while not self.protocol.events_received():
            self.protocol.receive_data(self.socket.recv(SMALL))

    def _flush(self) -> None:
        self.socket.sendall(b"".join(self.protocol.data_to_send()))

    def send(self, frame: str, **fields: object) -> None:
        self.protocol.send_text(json.dumps({"frame": frame, **fields}).encode())
        self._flush()

    def read_until(self, kind: str) -> list[Json]:
        """All that comes, with the first frame of that kind at its end."""
        frames: list[Json] = []
        text = b""
        while True:
            self.protocol.receive_data(self.socket.recv(65_536))
            for event in self.protocol.events_received():
                assert event.opcode in (Opcode.TEXT, Opcode.CONT, Opcode.PING)
                text = event.data if event.opcode is Opcode.TEXT else text
                frames.append(json.loads(text))
                if frames[-1]["frame"] == kind:
                    return frames


@pytest.fixture
def deaf(serve, new_browser):
    """A client that does not read, at a table with a bot that has not moved, and who else is there."""
    opened: list[Deaf] = []

    def make(**limits: object) -> tuple[Deaf, Browser, str, Running]:
        server = serve(send_buffer=SMALL, **limits)
        browser = new_browser(server)
        table = browser.make(bots=["random", "random"], start=True, chat=True)
        opened.append(Deaf(server, browser, table))
        return opened[-1], browser, table, server

    yield make
    for client in opened:
        client.socket.close()


def test_who_never_reads_is_cut_off_and_the_others_play_on(deaf) -> None:
    client, browser, table, server = deaf(backlog=50_000, backlog_per_address=10**9, backlog_in_all=10**9)

    def flood() -> None:
        until = time.monotonic() + 30
        while time.monotonic() < until:
            client.send("hello")

    with pytest.raises((ConnectionResetError, BrokenPipeError)):
        flood()
    live = browser.open(table)
    live.until(lambda: live.view)
    assert len(server.registry.tables[table].connections) == 1


def test_who_asks_again_and_again_gets_one_answer_when_he_reads(deaf, monkeypatch) -> None:
    client, browser, table, _ = deaf()
    answer_sync, answered = broadcast.sync, []
    monkeypatch.setattr(broadcast, "sync", lambda *asked: answered.append(answer_sync(*asked)))
    client.send("hello")
    for _ in range(600):
        client.send("sync")
    until = time.monotonic() + 10
    while len(answered) < 180 and time.monotonic() < until:  # before the first of them is read
        time.sleep(0.02)
    live = browser.open(table)
    live.until(lambda: live.decision)
    answer = live.act({"pass": [(live.view or {})["hand"][0]]})
    client.send("ping")
    frames = client.read_until("pong")
    views = [frame for frame in frames if frame["frame"] == "view"]
    assert len(views) < 200  # what fits into the buffers of both ends
    client.send("sync")
    frames += client.read_until("view")
    assert frames[-1]["version"] >= answer["version"]


@in_a_room
async def test_who_does_not_read_has_one_answer_coming_and_what_happens_is_in_it(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    sockets = await room.come_all(table, "ann", "bob", "cid")
    seat = table.require_match().asked[0]
    deaf = sockets[(seat + 1) % 3]
    deaf.clear()
    deaf.reads.clear()
    for _ in range(5):
        await room.send(table, deaf, "sync")
    await room.act(table, sockets[seat])
    deaf.reads.set()
    await asyncio.sleep(0.01)
    assert deaf.kinds() == ["table", "view"] * 2  # the first answer was on its way already
    assert [frame["version"] for frame in deaf.frames if frame["frame"] == "view"] == [0, 1]


def test_who_does_not_read_does_not_hold_up_the_end(tmp_path: Path, caplog) -> None:
    with running(tmp_path, FREE, send_buffer=SMALL) as server:
        browser = Browser(server.url)
        table = browser.make(bots=["random", "random"], start=True)
        client = Deaf(server, browser, table)
        client.send("hello")
        until = time.monotonic() + 10
        while not any(other.is_blocked for other in server.registry.tables[table].connections):
            client.send("sync")
            assert time.monotonic() < until
    client.socket.close()
    browser.close()
    assert [record for record in caplog.records if record.exc_info] == []


def test_a_view_has_the_last_remarks_and_the_others_can_be_asked_for(serve, new_browser) -> None:
    ann = new_browser(serve())
    table = ann.make(bots=["random", "random"], start=True, chat=True)
    live = ann.open(table)
    for number in range(230):
        live.send("say", id=str(number), text=f"remark {number}")
    live.answer("229")
    again = ann.open(table)
    again.until(lambda: again.view)
    assert [said["text"] for said in again.talk if "text" in said] == [f"remark {n}" for n in range(130, 230)]
    earlier, texts = (
        next(frame["earlier"] for frame in again.frames if frame["frame"] == "view"),
        [said["text"] for said in again.talk],
    )
    while earlier:
        page = ann.http.get(f"/api/tables/{table}/talk", params={"before": earlier}).json()
        assert 0 < len(page["talk"]) <= 100
        assert page["earlier"] < earlier
        earlier, texts = page["earlier"], [said["text"] for said in page["talk"]] + texts
    assert texts == [f"remark {number}" for number in range(230)]
