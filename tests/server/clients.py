"""Clients as a browser would be one: cookies and requests, and a socket that folds what it is sent."""

import contextlib
import json
import time
from collections.abc import Callable
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from motherlode.core.patch import fold

Json = dict[str, Any]
WAIT = 40.0


class Browser:
    """One browser with its key."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.lives: list[Live] = []
        self.http = httpx.Client(base_url=url, timeout=WAIT, verify=False)  # no certificates to load

    def close(self) -> None:
        for live in self.lives:
            live.close()
        self.http.close()

    @property
    def key(self) -> str | None:
        return self.http.cookies.get("motherlode")

    def post(self, path: str, body: Any, **more: Any) -> httpx.Response:
        return self.http.post(path, json=body, **more)

    def make(self, **table: Any) -> str:
        answer = self.post("/api/tables", {"players": 3, "name": "Ann", "pace": "instant"} | table)
        assert answer.status_code == 200, answer.text
        name: str = answer.json()["table"]
        return name

    def take(self, table: str, name: str, **more: Any) -> int:
        answer = self.post(f"/api/tables/{table}/seats", {"name": name} | more)
        assert answer.status_code == 200, answer.text
        seat: int = answer.json()["seat"]
        return seat

    def order(self, table: str, order: str, **more: Any) -> Json:
        answer = self.post(f"/api/tables/{table}/orders", {"order": order} | more)
        assert answer.status_code == 200, answer.text
        done: Json = answer.json()
        return done

    def refused(self, table: str, order: str, **more: Any) -> str:
        answer = self.post(f"/api/tables/{table}/orders", {"order": order} | more)
        assert answer.status_code >= 400, answer.text
        code: str = answer.json()["code"]
        return code

    def open(self, table: str, *, hello: Json | None = None, **more: Any) -> "Live":
        return Live(self, table, hello or {}, **more)


class Live:
    """One socket; `view`, `version` and the rest are what the frames so far amount to."""

    def __init__(self, browser: Browser, table: str, hello: Json, **more: Any) -> None:
        self.browser = browser
        headers = {"Cookie": f"motherlode={browser.key}"} if browser.key else {}
        address = f"{browser.url.replace('http', 'ws')}/api/tables/{table}/live"
        headers |= more.pop("headers", {})
        self._context = connect(address, additional_headers=headers, compression=None, **more)
        self.socket: ClientConnection = self._context.__enter__()
        browser.lives.append(self)
        if browser.key is None and self.socket.response is not None:
            cookie = self.socket.response.headers.get("Set-Cookie", "")
            browser.http.cookies.set("motherlode", cookie.partition("=")[2].partition(";")[0])
        self.frames: list[Json] = []
        self.table: Json = {}
        self.view: Json | None = None
        self.version = -1
        self.decision: Json | None = None
        self.talk: list[Json] = []
        self._count = 0
        with contextlib.suppress(ConnectionClosed):  # a table that is not there says so and hangs up
            self.send("hello", **hello)

    def send(self, frame: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"frame": frame, **fields}))

    def receive(self, timeout: float = WAIT) -> Json:
        frame: Json = json.loads(self.socket.recv(timeout))
        self.frames.append(frame)
        self._take_in(frame)
        return frame

    def _take_in(self, frame: Json) -> None:
        match frame["frame"]:
            case "table":
                self.table = frame
            case "view":
                self.view, self.version, self.talk = frame["view"], frame["version"], frame["talk"]
                self.decision = frame["decision"]
            case "events":
                assert frame["from"] == self.version, "events do not follow on what was seen"
                for event in frame["events"]:
                    self.view = fold(self.view, event["patch"])
                self.version, self.decision = frame["version"], frame["decision"]
            case "said":
                self.talk.append({key: value for key, value in frame.items() if key != "frame"})

    def until(self, done: Callable[[], Any], timeout: float = WAIT) -> None:
        """Receive until something holds."""
        end = time.monotonic() + timeout
        while not done():
            self.receive(max(0.01, end - time.monotonic()))

    def next(self, kind: str, timeout: float = WAIT) -> Json:
        end = time.monotonic() + timeout
        while True:
            frame = self.receive(max(0.01, end - time.monotonic()))
            if frame["frame"] == kind:
                return frame

    def take_in_all(self) -> None:
        """Receive whatever was sent until now."""
        self.send("ping")
        self.next("pong")

    def settle(self, quiet: float = 0.15) -> None:
        """Receive until nothing comes for a while."""
        try:
            while True:
                self.receive(quiet)
        except TimeoutError:
            return

    @property
    def status(self) -> str:
        return str(self.table.get("status"))

    def act(self, action: Json, **more: Any) -> Json:
        """Acts and returns the `ack` or `refused` frame."""
        self._count += 1
        fields = {"id": f"{id(self)}-{self._count}", "version": self.version, "action": action} | more
        self.send("act", **fields)
        return self.answer(fields["id"])

    def answer(self, mark: str) -> Json:
        end = time.monotonic() + WAIT
        while True:
            frame = self.receive(max(0.01, end - time.monotonic()))
            if frame["frame"] in ("ack", "refused") and frame["id"] in (mark, None):
                return frame

    def press_on(self) -> None:
        self._count += 1
        self.send("onward", id=f"{id(self)}-{self._count}")

    def is_closed(self, timeout: float = WAIT) -> int | None:
        """The code with which the server closed the socket, None if it did not."""
        try:
            while True:
                self.receive(timeout)
        except ConnectionClosed:
            return self.socket.close_code
        except TimeoutError:
            return None

    def close(self) -> None:
        self._context.__exit__(None, None, None)
