"""A real server is killed at random moments while clients play: nothing acknowledged is lost, nothing happens twice."""

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from motherlode.core.patch import fold
from motherlode.server.keeping.storage import SqliteStorage
from tests.server.choosing import answers, pick
from tests.server.clients import Browser
from tests.server.company import catch_up, open_all, seat_all
from tests.server.ports import free_port

KILLS = int(os.environ.get("MOTHERLODE_KILLS", "4"))
PAUSE = 0.3
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


class Server:
    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()

    async def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.process", str(self.port), str(self.data), str(PAUSE)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(400):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                await asyncio.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Player:
    """Plays one seat through all deaths of the server; resends what was not acknowledged."""

    def __init__(self, server: Server, table: str, seat: int, key: str) -> None:
        self.server, self.table, self.seat, self.key = server, table, seat, key
        self.rng = random.Random(seat)
        self.view: Any = None
        self.version = -1
        self.pending: dict[str, Any] | None = None
        self.acknowledged: dict[str, int] = {}
        self.count = 0
        self.connections = 0
        self.over = False
        self.stop = False

    async def play(self) -> None:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/live"
        headers = {"Cookie": f"motherlode={self.key}"}
        while not self.over and not self.stop:
            try:
                async with connect(address, additional_headers=headers, compression=None, open_timeout=5) as line:
                    self.connections += 1
                    await line.send(json.dumps({"frame": "hello", "version": self.version}))
                    if self.pending:
                        await line.send(json.dumps(self.pending))
                    while not self.over and not self.stop:
                        await self.hear(line, json.loads(await asyncio.wait_for(line.recv(), 5)))
            except LOST:
                await asyncio.sleep(0.02)

    async def hear(self, line: Any, frame: Any) -> None:
        match frame["frame"]:
            case "table":
                assert frame["you"] == self.seat
                self.over = frame["status"] == "over"
                if frame["status"] == "pause":
                    self.count += 1
                    await line.send(json.dumps({"frame": "onward", "id": f"o{self.count}"}))
            case "view":
                assert frame["version"] >= max(self.acknowledged.values(), default=0)
                self.view, self.version = frame["view"], frame["version"]
                await self.act(line, frame["decision"])
            case "events":
                assert frame["from"] == self.version
                for event in frame["events"]:
                    self.view = fold(self.view, event["patch"])
                self.version = frame["version"]
                await self.act(line, frame["decision"])
            case "ack" if frame["id"].startswith("a"):
                assert self.acknowledged.setdefault(frame["id"], frame["version"]) == frame["version"]
                if self.pending and self.pending["id"] == frame["id"]:
                    self.pending = None
            case "refused":
                assert frame["code"] in ("stale", "not-asked", "paused"), frame
                if self.pending and self.pending["id"] == frame["id"]:
                    self.pending = None

    async def act(self, line: Any, decision: Any) -> None:
        if decision and self.pending is None:
            self.count += 1
            action = pick(decision, self.rng)
            self.pending = {"frame": "act", "id": f"a{self.count}", "version": self.version, "action": action}
            await line.send(json.dumps(self.pending))


async def new_table(server: Server, with_bot: bool) -> tuple[str, list[str]]:
    url, keys, table = f"http://127.0.0.1:{server.port}", [], ""
    for seat in range(3):
        async with httpx.AsyncClient(base_url=url) as browser:
            if seat == 0:
                bots = {"bots": ["random"], "players": 4} if with_bot else {"players": 3}
                answer = await browser.post("/api/tables", json={"name": "A", "pace": "instant"} | bots)
                table = answer.json()["table"]
            else:
                answer = await browser.post(f"/api/tables/{table}/seats", json={"name": "B"})
            assert answer.status_code == 200, answer.text
            keys.append(browser.cookies["motherlode"])
    async with httpx.AsyncClient(base_url=url, cookies={"motherlode": keys[0]}) as browser:
        assert (await browser.post(f"/api/tables/{table}/orders", json={"order": "start"})).status_code == 200
    return table, keys


async def check_storage(server: Server, table: str, players: list[Player]) -> int:
    """Every acknowledged move is there, once, at its version; no version is missing."""
    storage = SqliteStorage(server.data / "tables.sqlite3")
    stored = await storage.load(table)
    await storage.close()
    assert stored is not None
    assert [move.version for move in stored.moves] == list(range(len(stored.moves)))
    ids = [(move.seat, move.id) for move in stored.moves if move.id is not None]
    assert len(ids) == len(set(ids))
    versions = {(move.seat, move.id): move.version for move in stored.moves}
    for player in players:
        for mark, version in player.acknowledged.items():
            assert versions[player.seat, mark] == version
    return len(stored.moves)


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def more_moves(players: list[Player], count: int) -> None:
    """Until so many more are acknowledged, or all games are over."""
    wanted = acknowledged(players) + count
    for _ in range(2000):
        if acknowledged(players) >= wanted or all(player.over for player in players):
            return
        await asyncio.sleep(0.005)


async def evening(data: Path, kills: int, rng: random.Random) -> None:
    server = Server(data)
    await server.start()
    tables: list[tuple[str, list[Player]]] = []
    for number in range(4):
        table, keys = await new_table(server, with_bot=number == 3)
        tables.append((table, [Player(server, table, seat, key) for seat, key in enumerate(keys)]))
    players = [player for _, seats in tables for player in seats]
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        for _ in range(kills):
            await more_moves(players, rng.randint(1, 25))
            await asyncio.sleep(rng.uniform(0, 0.03))
            server.kill()
            for table, seats in tables:
                await check_storage(server, table, seats)
            await server.start()
        await more_moves(players, 20)
    finally:
        for player in players:
            player.stop = True
        finished = await asyncio.gather(*playing, return_exceptions=True)
        server.kill()
    assert [result for result in finished if result is not None] == []
    for table, seats in tables:
        moves = await check_storage(server, table, seats)
        assert moves > 0
    assert acknowledged(players) > kills
    assert all(player.connections > 1 for player in players)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    asyncio.run(evening(tmp_path, KILLS, random.Random(7)))


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")
def test_an_acknowledged_answer_in_a_window_survives_a_kill(tmp_path: Path) -> None:
    """It closes when the last one has answered, and those from before the kill are not asked again."""
    server = Server(tmp_path)
    asyncio.run(server.start())
    browsers = [Browser(f"http://127.0.0.1:{server.port}") for _ in range(4)]
    no = {"choose": {"veto": False}}
    try:
        options = {"firstPlayer": 0, "vetoClose": "all-clicked"}
        table = seat_all(browsers, modules=["veto"], options=options)
        browsers[0].order(table, "start")
        lives = open_all(browsers, table)
        lay = next(answer for answer in answers(lives[0].decision or {}) if "lay" in answer)
        assert lives[0].act(lay)["frame"] == "ack"
        catch_up(lives)
        version = lives[0].version
        for live in lives[1:3]:
            assert live.act(no)["frame"] == "ack"
        server.kill()
        asyncio.run(server.start())
        lives = open_all(browsers, table)
        told = [next(frame["window"] for frame in live.frames if frame["frame"] == "view") for live in lives]
        assert [window["answer"] for window in told] == [None, no, no, None]
        assert [live.version for live in lives] == [version] * 4
        assert lives[3].act(no)["frame"] == "ack"
        for live in lives:
            live.until(lambda live=live: live.version == version + 3)
            events = [event["event"] for frame in live.frames for event in frame.get("events", ())]
            assert "laid" in events
    finally:
        server.kill()
        for browser in browsers:
            browser.close()
