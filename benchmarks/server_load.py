"""How many moves a table server makes: `python benchmarks/server_load.py`.

50 tables of 5 clients on loopback play base games as fast as they get their views; every move is on disk before it
is acknowledged. The server is pinned to one core, the clients to another. Reported are moves a second and the processor
time of a move while all tables play, the time from sending a move until the last of the five seats has it, the memory
of a table and the processor time that idle tables take.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

TEXT, PING, PONG = 0x81, 0x89, b"\x8a\x80\0\0\0\0"
ROOT = Path(__file__).resolve().parents[1]
SERVER = """
import os, sys
from pathlib import Path
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {int(sys.argv[3])})
from motherlode.server.limits import Limits
from motherlode.server.serve import serve
many = 10**9
free = Limits(burst=many, post_burst=many, table_burst=many, costly_burst=many, connections_per_address=many, idle=3600)
if sys.argv[4:]:
    import cProfile
    profile = cProfile.Profile()
    profile.enable()
serve(port=int(sys.argv[1]), data=Path(sys.argv[2]), local=True, open_browser=False, limits=free)
if sys.argv[4:]:
    profile.disable()
    profile.dump_stats(sys.argv[4])
"""


# ---- a client that costs little


class Socket(asyncio.Protocol):
    """A WebSocket client that reads whole text frames and nothing else."""

    def __init__(self, on_text: Any) -> None:
        self.on_text = on_text
        self.buffer = b""
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.is_open.done():
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.is_open.set_result(None)
        at = 0
        while len(buffer) - at >= 2:
            length, body = buffer[at + 1] & 127, at + 2
            if length == 126:
                length, body = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, body = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < body + length:
                break
            if buffer[at] == TEXT:
                self.on_text(buffer[body : body + length])
            elif buffer[at] == PING:
                self.transport.write(PONG)
            at = body + length
        self.buffer = buffer[at:]

    def send(self, text: bytes) -> None:
        size = len(text)
        head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)


async def request(port: int, method: str, path: str, body: Any = None, key: str = "") -> tuple[Any, str]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    content = b"" if body is None else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\nCookie: motherlode={key}\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
    writer.write(head.encode() + content)
    answer, _, text = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    assert b" 200 " in answer.split(b"\r\n")[0], (answer, text)
    found = [
        line.split(b"motherlode=")[1].split(b";")[0].decode()
        for line in answer.split(b"\r\n")
        if b"motherlode=" in line
    ]
    return json.loads(text), (found or [key])[0]


class Seat:
    def __init__(self, load: "Load", table: "Table", seat: int) -> None:
        self.load, self.table, self.seat = load, table, seat
        self.count = 0

    async def open(self, port: int, key: str) -> None:
        loop = asyncio.get_running_loop()
        _, self.socket = await loop.create_connection(lambda: Socket(self.hear), "127.0.0.1", port)
        head = f"GET /api/tables/{self.table.name}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        head += f"Connection: Upgrade\r\nCookie: motherlode={key}\r\nSec-WebSocket-Version: 13\r\n"
        head += "Sec-WebSocket-Key: bW90aGVybG9kZS1iZW5jaA==\r\n\r\n"
        self.socket.transport.write(head.encode())
        await self.socket.is_open
        self.socket.send(b'{"frame":"hello"}')

    def hear(self, text: bytes) -> None:
        if text.startswith(b'{"frame":"events"'):
            version = int(text[text.index(b'"version":') + 10 : text.index(b',"from"')])
            self.table.arrived(version, len(text))
            tail = text.rfind(b',"decision":')
            if text[tail + 12 : tail + 16] != b"null" or b'"decision":{' in text:
                self.move(version, text)
        elif text.startswith(b'{"frame":"view"'):
            frame = json.loads(text)
            if frame["decision"]:
                self.move(frame["version"], text)
        elif text.startswith(b'{"frame":"table"'):
            if b'"status":"pause"' in text:
                frame = json.loads(text)
                if self.seat not in frame["pressed"]:
                    self.count += 1
                    self.socket.send(b'{"frame":"onward","id":"o%d"}' % self.count)
            elif b'"status":"over"' in text:
                self.table.end()
        elif text.startswith(b'{"frame":"refused"'):
            self.load.refused.append(text)

    def move(self, version: int, text: bytes) -> None:
        frame = json.loads(text)
        if not frame["decision"] or frame["version"] != version:
            return
        action = choose(frame["decision"], self.load.rng)
        self.count += 1
        fields = {"frame": "act", "id": f"a{self.count}", "version": version, "action": action}
        self.table.sent[version + 1] = time.perf_counter()
        self.socket.send(json.dumps(fields).encode())


def choose(decision: Any, rng: random.Random) -> Any:
    options = decision["options"]
    if decision["kind"] != "turn":
        key = {"draft": "gold", "goal-order": "open", "position": "shows"}[decision["kind"]]
        return {"choose": {key: options[key][0]}}
    kinds = [kind for kind in ("lay", "play") if options[kind]]
    kind = rng.choice([*kinds, *kinds, "pass"])
    if kind == "pass":
        return {"pass": [rng.choice(options["pass"]["cards"])]}
    card = rng.choice(list(options[kind]))
    if kind == "play":
        return {"play": card, **rng.choice(options["play"][card])}
    shape = rng.choice(list(options["lay"][card]))
    return {"lay": shape, "at": rng.choice(options["lay"][card][shape])}


class Table:
    def __init__(self, load: "Load") -> None:
        self.load = load
        self.sent: dict[int, float] = {}
        self.seen: dict[int, int] = {}
        self.is_over = False

    async def open(self, port: int) -> None:
        new = {"players": 5, "name": "A", "pace": "instant"}
        answer, key = await request(port, "POST", "/api/tables", new)
        self.name, keys = answer["table"], [key]
        for number in range(4):
            _, key = await request(port, "POST", f"/api/tables/{self.name}/seats", {"name": f"B{number}"})
            keys.append(key)
        self.seats = [Seat(self.load, self, seat) for seat in range(5)]
        for seat, key in zip(self.seats, keys, strict=True):
            await seat.open(port, key)
        self.host = keys[0]

    async def start(self, port: int) -> None:
        await request(port, "POST", f"/api/tables/{self.name}/orders", {"order": "start"}, self.host)

    def arrived(self, version: int, size: int) -> None:
        count = self.seen[version] = self.seen.get(version, 0) + 1
        self.load.bytes += size
        if count == 5:
            del self.seen[version]
            now = time.perf_counter()
            if version in self.sent:
                self.load.latencies.append((now, now - self.sent.pop(version)))

    def end(self) -> None:
        if not self.is_over:
            self.is_over = True
            self.load.note_end()


class Load:
    def __init__(self, port: int, tables: int, processor: Callable[[], float] = lambda: 0.0) -> None:
        """`processor`: seconds that the server has worked so far."""
        self.port, self.rng, self.processor = port, random.Random(1), processor
        self.latencies: list[tuple[float, float]] = []
        self.over: list[float] = []
        self.refused: list[bytes] = []
        self.bytes = 0
        self.tables = [Table(self) for _ in range(tables)]

    async def run(self) -> None:
        for table in self.tables:
            await table.open(self.port)
        await asyncio.gather(*(table.start(self.port) for table in self.tables))
        self.all_play, self.worked_before = time.perf_counter(), self.processor()
        while len(self.over) < len(self.tables) and time.perf_counter() - self.all_play < 300:
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.2)  # the last frames may be on their way

    def note_end(self) -> None:
        if not self.over:
            self.worked_since = self.processor() - self.worked_before
        self.over.append(time.perf_counter())

    def inside(self) -> list[float]:
        """How long the moves took that were made while all tables played."""
        return [latency for at, latency in self.latencies if self.all_play < at <= self.over[0]]

    def microseconds_a_move(self) -> float:
        """Of the server's processor, while all tables played: making tables and taking seats is not counted."""
        return 1e6 * self.worked_since / len(self.inside())


# ---- the server, seen from outside


class Server:
    def __init__(self, data: str, core: int, profile: str = "") -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        command = [sys.executable, "-c", SERVER, str(self.port), data, str(core), *([profile] if profile else [])]
        environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        for _ in range(1200):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise SystemExit("the server did not start")

    def memory(self) -> int:
        """Bytes that the process holds in memory."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def processor(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)


async def measure_passes(server: Server, tables: int, passes: int) -> None:
    """The tables of a pass stay: the next one shows what as many more take, without what is there once for all."""
    stay = [Load(server.port, tables, server.processor) for _ in range(passes)]
    for number, load in enumerate(stay, 1):
        print(f"pass {number}: {tables} tables of 5")
        show(await measure_load(server, load))


async def measure_load(server: Server, load: Load) -> dict[str, float]:
    before = server.memory()
    await load.run()
    memory = server.memory() - before
    assert not load.refused, load.refused[:3]
    inside = sorted(load.inside())
    return {
        "moves": len(load.latencies),
        "moves a second while all tables play": len(inside) / (load.over[0] - load.all_play),
        "median ms to the last seat": 1000 * statistics.median(inside),
        "p99 ms to the last seat": 1000 * inside[int(len(inside) * 0.99)],
        "bytes a frame": load.bytes / max(1, 5 * len(load.latencies)),
        "server processor us a move": load.microseconds_a_move(),
        "kB of memory a table, at the end of a game": memory / 1000 / len(load.tables),
    }


async def measure_idle(server: Server, tables: int, seconds: float) -> dict[str, float]:
    """Tables in the middle of a game against bots, with one person connected who does nothing."""
    before, seats = server.memory(), []
    for _ in range(tables):
        load = Load(server.port, 0)
        table = Table(load)
        new = {"players": 5, "name": "A", "pace": "instant", "pass_and_play": True, "start": True}
        answer, key = await request(server.port, "POST", "/api/tables", new)
        table.name = answer["table"]
        seat = Seat(load, table, 0)
        await seat.open(server.port, key)
        seats.append(seat)
    await asyncio.sleep(2)
    memory = server.memory() - before
    processor = server.processor()
    await asyncio.sleep(seconds)
    connected = (server.processor() - processor) / seconds
    for seat in seats:
        seat.socket.transport.abort()
    await asyncio.sleep(2)
    processor = server.processor()
    await asyncio.sleep(seconds)
    return {
        "kB of memory a table, at its beginning": memory / 1000 / tables,
        "% of a core, each with a connection (pings)": 100 * connected,
        "% of a core, nobody connected": 100 * (server.processor() - processor) / seconds,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--idle-tables", type=int, default=1000)
    parser.add_argument("--idle-seconds", type=float, default=20)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--profile", default="", help="write a cProfile of the server to this file (slows it down)")
    options = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0, 1]
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {cores[-1]})
    try:
        import uvloop

        run = uvloop.run
    except ImportError:
        run = asyncio.run
    with tempfile.TemporaryDirectory() as data:
        server = Server(data, cores[0], options.profile)
        try:
            run(measure_passes(server, options.tables, options.passes))
        finally:
            server.stop()
    if options.idle_tables:
        with tempfile.TemporaryDirectory() as data:
            server = Server(data, cores[0])
            try:
                print(f"{options.idle_tables} idle tables")
                show(run(measure_idle(server, options.idle_tables, options.idle_seconds)))
            finally:
                server.stop()


def show(figures: dict[str, float]) -> None:
    for name, value in figures.items():
        print(f"  {name:48} {value:10.1f}")


if __name__ == "__main__":
    main()
