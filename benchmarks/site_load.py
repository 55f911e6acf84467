"""What a move costs at a site: `python -m benchmarks.site_load`.

Tables of 5 clients play as in `server_load`, at one server on SQLite and at sites of one, two and three nodes on
PostgreSQL: with everybody at the node that runs his table, and with everybody at another one. All of them are there all
the time and measured by turns, so that a busy minute spoils one pass of each. Reported is the processor time of a move,
of all nodes together, which changes less with a busy machine than moves a second do; and how both grow with the tables
that the database holds.
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
from contextlib import ExitStack
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


SITES = (1, 2, 3)
"""How many nodes they have."""
SQLITE, ONE_NODE = "one server on SQLite", "one node on PostgreSQL"


class Node(Server):
    def __init__(self, environment: dict[str, str]) -> None:
        self.port = free_port()
        self.process = subprocess.Popen(
            [sys.executable, "-c", NODE, str(self.port)],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(1200):
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


Figures = list[dict[str, float]]
"""Of each pass."""


def show(name: str, passes: Figures, against: Figures | None = None) -> None:
    for what in passes[0]:
        told = " ".join(f"{one[what]:,.0f}" for one in passes)
        ratio = f", {mean(passes, what) / mean(against, what):.2f} of it" if against else ""
        print(f"{name}: {what}: {told}{ratio}", flush=True)


def mean(passes: Figures, what: str) -> float:
    return statistics.mean(one[what] for one in passes)


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


class Sites:
    """One server on SQLite, and sites of one to three nodes, each with a database and a bus of its own."""

    def __init__(self, folder: Path, held: ExitStack) -> None:
        self._held = held
        self.server = Server(str(folder / "sqlite"), min(os.sched_getaffinity(0)))
        os.sched_setaffinity(self.server.process.pid, os.sched_getaffinity(0))
        held.callback(self.server.stop)
        postgres = held.enter_context(LocalPostgres(folder / "postgres"))
        self.databases = {count: postgres.make(f"site{count}") for count in SITES}
        self.nodes = {count: self._site(folder, count) for count in SITES}

    def _site(self, folder: Path, count: int) -> list[Node]:
        valkey = self._held.enter_context(LocalValkey(folder / f"valkey{count}"))
        environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
        environment |= {"MOTHERLODE_DATABASE": self.databases[count], "MOTHERLODE_BUS": valkey.url}
        nodes = [Node(environment) for _ in range(count)]
        for node in nodes:
            self._held.callback(node.process.wait, 20)
            self._held.callback(node.process.send_signal, signal.SIGTERM)
        return nodes


def by_turns(sites: Sites, tables: int, passes: int, each: bool) -> None:
    """`each`: so many tables for each node, not in all: then transactions have as many moves in them everywhere."""
    nodes = sites.nodes
    turns: dict[str, tuple[list[Any], int]] = {SQLITE: ([sites.server], 0), ONE_NODE: (nodes[1], 0)}
    for count in SITES[1:]:
        turns[f"{count} nodes, at the table's own"] = nodes[count], 0
        turns[f"{count} nodes, at another"] = nodes[count], 1
    figures: dict[str, Figures] = {name: [] for name in turns}
    for _ in range(passes):
        for name, (servers, away) in turns.items():
            figures[name].append(measure(servers, tables * len(servers) if each else tables, away))
    for name, measured in figures.items():
        base = {SQLITE: None, ONE_NODE: SQLITE}.get(name, ONE_NODE)
        show(name, measured, figures[base] if base else None)


def by_held(sites: Sites, tables: int, passes: int, held: list[int]) -> None:
    """How it grows with what one node's database holds."""
    figures: dict[int, Figures] = {count: [] for count in held}
    for _ in range(passes):
        for count in held:
            fill(sites.databases[1], count)
            figures[count].append(measure(sites.nodes[1], tables, 0))
    for count, measured in figures.items():
        show(f"{count} tables held", measured, figures[held[0]])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--each", action="store_true", help="so many tables for each node, not in all")
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--held", type=int, nargs="*", default=[100, 1_000, 10_000])
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name, ExitStack() as held:
        sites = Sites(Path(name), held)
        by_turns(sites, options.tables, options.passes, options.each)
        by_held(sites, options.tables, options.passes, options.held)


if __name__ == "__main__":
    main()
