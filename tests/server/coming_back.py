"""Players who come back to a server that was killed, and the server that is killed."""

import asyncio
import json
import random
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from motherlode.core.patch import fold
from tests.server.choosing import pick
from tests.server.ports import free_port

PAUSE = 0.3
PATIENCE = 60.0
"""With a server on a busy machine."""
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


class Server:
    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()

    async def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.process", str(self.port), str(self.data), str(PAUSE)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(1200):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                await asyncio.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Port(Protocol):
    """Where a server can be found, now; it may be elsewhere the next time."""

    @property
    def port(self) -> int: ...


class Player:
    """Plays one seat through all deaths of the server; resends what was not acknowledged."""

    behind = 0.02
    """Seconds until he comes back."""

    def __init__(self, server: Port, table: str, seat: int, key: str) -> None:
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
        headers = {"Cookie": f"motherlode={self.key}"}
        while not self.over and not self.stop:
            address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/live"
            try:
                waits = {"open_timeout": 10, "close_timeout": 1}
                async with connect(address, additional_headers=headers, compression=None, **waits) as line:
                    self.connections += 1
                    await line.send(json.dumps({"frame": "hello", "version": self.version}))
                    if self.pending:
                        await line.send(json.dumps(self.pending))
                    while not self.over and not self.stop:
                        await self.hear(line, json.loads(await asyncio.wait_for(line.recv(), 5)))
            except LOST:
                await asyncio.sleep(self.behind)

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


async def new_table(server: Port, with_bot: bool) -> tuple[str, list[str]]:
    url, keys, table = f"http://127.0.0.1:{server.port}", [], ""
    for seat in range(3):
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as browser:
            if seat == 0:
                bots = {"bots": ["random"], "players": 4} if with_bot else {"players": 3}
                answer = await browser.post("/api/tables", json={"name": "A", "pace": "instant"} | bots)
                table = answer.json()["table"]
            else:
                answer = await browser.post(f"/api/tables/{table}/seats", json={"name": "B"})
            assert answer.status_code == 200, answer.text
            keys.append(browser.cookies["motherlode"])
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, cookies={"motherlode": keys[0]}) as browser:
        assert (await browser.post(f"/api/tables/{table}/orders", json={"order": "start"})).status_code == 200
    return table, keys
