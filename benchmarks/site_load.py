"""What a move costs at a site: `python -m benchmarks.site_load`.

Tables of 5 clients play as in `server_load`, at one server on SQLite and at sites of one, two and three nodes on
PostgreSQL: with everybody at the node that runs his table, and with everybody at another one. Reported is the processor
time of a move, of all nodes together, which changes less with a busy machine than moves a second do; and how both grow
with the tables that the database holds.
"""

import argparse
import asyncio
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import asyncpg

from benchmarks.server_load import ROOT, Load, Seat, Server, Table, request
from motherlode.server.site.local import LocalPostgres, LocalValkey, free_port

NODE = """
import os, sys
from motherlode.server.limits import Limits
from motherlode.server.site.serving import serve_node
many = 10**9
free = Limits(burst=many, post_burst=many, table_burst=many, look_burst=many, connections_per_address=many, idle=3600)
serve_node(os.environ["MOTHERLODE_DATABASE"], os.environ["MOTHERLODE_BUS"], "127.0.0.1", int(sys.argv[1]), limits=free)
"""
FILLER = """
INSERT INTO tables SELECT 'filler' || n, 0, 1, 'playing', false, '{}' FROM generate_series(1, $1) AS n;
"""


class Node(Server):
    def __init__(self, environment: dict[str, str]) -> None:
        self.port = free_port()
        self.process = subprocess.Popen(
            [sys.executable, "-c", NODE, str(self.port)],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(400):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise SystemExit("a node did not start")


class LedTable(Table):
    """Made at one node, played from another."""

    def __init__(self, load: Load, made: int, played: int) -> None:
        super().__init__(load)
        self.made, self.played = made, played

    async def open(self, port: int) -> None:
        answer, key = await request(self.made, "POST", "/api/tables", {"players": 5, "name": "A", "pace": "instant"})
        self.name, keys = answer["table"], [key]
        for number in range(4):
            _, key = await request(self.made, "POST", f"/api/tables/{self.name}/seats", {"name": f"B{number}"})
            keys.append(key)
        self.seats = [Seat(self.load, self, seat) for seat in range(5)]
        for seat, key in zip(self.seats, keys, strict=True):
            await seat.open(self.played, key)
        self.host = keys[0]

    async def start(self, port: int) -> None:
        await super().start(self.made)


def measure(servers: list[Any], tables: int, away: int) -> dict[str, float]:
    """`away`: how many nodes further everybody is than his table."""
    load = Load(servers[0].port, 0, lambda: sum(server.processor() for server in servers))
    for number in range(tables):
        made, played = servers[number % len(servers)], servers[(number + away) % len(servers)]
        load.tables.append(LedTable(load, made.port, played.port))
    asyncio.run(load.run())
    assert not load.refused, load.refused[:3]
    inside = load.inside()
    return {
        "processor us a move": load.microseconds_a_move(),
        "moves a second": len(inside) / (load.over[0] - load.all_play),
        "median ms to the last seat": 1000 * statistics.median(inside),
    }


def show(name: str, passes: list[dict[str, float]]) -> None:
    for what in passes[0]:
        print(f"{name}: {what}: {' '.join(f'{one[what]:,.0f}' for one in passes)}", flush=True)


def fill(url: str, count: int) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute("DELETE FROM tables WHERE id LIKE 'filler%'")
        await connection.execute(FILLER.replace("$1", str(count)))
        await connection.execute(
            'INSERT INTO moves SELECT id, n, 0, \'{"pass":["EW"]}\', NULL, 1, NULL '
            "FROM tables, generate_series(1, 60) AS n WHERE id LIKE 'filler%' ON CONFLICT DO NOTHING"
        )
        await connection.execute("ANALYZE")
        await connection.close()

    asyncio.run(run())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--held", type=int, nargs="*", default=[100, 1_000, 10_000])
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        server = Server(str(folder / "sqlite"), min(os.sched_getaffinity(0)))
        os.sched_setaffinity(server.process.pid, os.sched_getaffinity(0))
        show("SQLite", [measure([server], options.tables, 0) for _ in range(options.passes)])
        server.stop()
        with LocalPostgres(folder / "postgres") as postgres, LocalValkey(folder / "valkey") as valkey:
            environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
            environment |= {"MOTHERLODE_DATABASE": postgres.url(), "MOTHERLODE_BUS": valkey.url}
            nodes: list[Node] = []
            try:
                for count in (1, 2, 3):
                    nodes.append(Node(environment))
                    passes = [measure(nodes, options.tables, 0) for _ in range(options.passes)]
                    show(f"{count} nodes, at the table's own", passes)
                    if count > 1:
                        passes = [measure(nodes, options.tables, 1) for _ in range(options.passes)]
                        show(f"{count} nodes, at another", passes)
                for held in options.held:
                    fill(postgres.url(), held)
                    show(f"3 nodes, {held} tables held", [measure(nodes, options.tables, 0)])
            finally:
                for node in nodes:
                    node.process.send_signal(signal.SIGTERM)
                for node in nodes:
                    node.process.wait(20)


if __name__ == "__main__":
    main()
