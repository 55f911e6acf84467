"""What a move costs at a site: `python -m benchmarks.site_load`.

Tables of 5 clients play as in `server_load`, at one server on SQLite and at sites of one, two and three nodes on
PostgreSQL: with everybody at the node that runs his table, and with everybody at another one. All of them are there all
the time and measured by turns, so that a busy minute spoils one pass of each. Reported is the processor time of a move,
of all nodes together, which changes less with a busy machine than moves a second do; and how both grow with the tables
that the database holds. `--minutes` bounds it: what was begun is finished, and what was measured is told.
"""

import argparse
import asyncio
import math
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import uvloop

from benchmarks.server_load import ROOT, Load, Seat, Server, Table, request
from motherlode.server.site.local import LocalPostgres, LocalValkey, free_port

NODE = """
import os, sys
from motherlode.server.limits import Limits
from motherlode.server.site.serving import serve_node
many = 10**9
free = Limits(burst=many, post_burst=many, table_burst=many, costly_burst=many, connections_per_address=many, idle=3600)
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


class SiteLoad(Load):
    """Counts the database's processor while all tables play, too."""

    def __init__(self, nodes: Callable[[], float], database: Callable[[], float]) -> None:
        super().__init__(0, 0, self._both)
        self._nodes, self._database = nodes, database
        self._database_before, self.database_since = 0.0, 0.0

    def _both(self) -> float:
        """Asked when all have begun to play, and when the first game is over."""
        worked = self._database()
        self.database_since, self._database_before = worked - self._database_before, worked
        return self._nodes()


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


class Measured(NamedTuple):
    """Of one pass."""

    processor: float
    """Microseconds of all nodes for a move, while all tables played."""
    database: float
    """Those of PostgreSQL."""
    moves: float
    """A second."""
    median: float
    """Milliseconds from a move to the last of the five seats."""


HEADINGS = ("processor time of a move, µs", "PostgreSQL's, µs", "moves/s", "median to the last seat, ms")


class Wanted(NamedTuple):
    figure: str
    least: float = 0.0
    most: float = math.inf

    def says(self, ratio: float) -> str:
        limit = f"at least {self.least}" if self.least else f"at most {self.most}"
        return f"{limit} wanted: {'met' if self.least <= ratio <= self.most else 'not met'}"


ENOUGH = Wanted("moves", least=0.6)
OWN, ANOTHER = Wanted("processor", most=1.15), Wanted("processor", most=1.6)


class Turn(NamedTuple):
    """Something to measure, again and again."""

    name: str
    servers: list[Any]
    away: int = 0
    """How many nodes further everybody is than his table."""
    against: str | None = None
    """With what it is compared."""
    wanted: Wanted = OWN


def measure(turn: Turn, tables: int, database: Callable[[], float]) -> Measured:
    servers, count = turn.servers, len(turn.servers)
    load = SiteLoad(lambda: sum(server.processor() for server in servers), database)
    for number in range(tables):
        made, played = servers[number % count], servers[(number + turn.away) % count]
        load.tables.append(LedTable(load, made.port, played.port))
    uvloop.run(load.run())
    assert not load.refused, load.refused[:3]
    inside = load.inside()
    return Measured(
        load.microseconds_a_move(),
        1e6 * load.database_since / len(inside),
        len(inside) / (load.over[0] - load.all_play),
        1000 * statistics.median(inside),
    )


def mean(passes: list[Measured], figure: str) -> float:
    return statistics.mean(getattr(one, figure) for one in passes)


def show(turns: list[Turn], figures: dict[str, list[Measured]]) -> None:
    """As a table of the page, each pass for itself, and what is wanted of it."""
    print(f"| | passes | {' | '.join(HEADINGS)} | of |\n|{' --- |' * 7}", flush=True)
    verdicts: list[str] = []
    for turn in turns:
        passes, base = figures[turn.name], figures.get(turn.against or "", [])
        cells = [" ".join(f"{value:,.0f}" for value in column) for column in zip(*passes, strict=True)]
        ratios = ""
        if passes and base:
            by = {figure: mean(passes, figure) / mean(base, figure) for figure in ("processor", "moves")}
            ratios = f"{turn.against}: processor {by['processor']:.2f}, moves/s {by['moves']:.2f}"
            figure, ratio = turn.wanted.figure, by[turn.wanted.figure]
            verdicts.append(f"{turn.name}: {figure} {ratio:.2f} of {turn.against}, {turn.wanted.says(ratio)}")
        print(f"| {turn.name} | {len(passes)} | {' | '.join(cells) or ' | | |'} | {ratios} |", flush=True)
    print(*verdicts, sep="\n", flush=True)


def fill(url: str, count: int) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute("DELETE FROM tables WHERE id LIKE 'filler%'")
        await connection.execute("DELETE FROM moves WHERE game LIKE 'filler%'")
        await connection.execute(FILLER.replace("$1", str(count)))
        await connection.execute(
            'INSERT INTO moves SELECT id, n, 0, \'{"pass":["EW"]}\', NULL, 1, NULL '
            "FROM tables, generate_series(1, 60) AS n WHERE id LIKE 'filler%' ON CONFLICT DO NOTHING"
        )
        await connection.execute("VACUUM ANALYZE")
        await connection.close()

    asyncio.run(run())


class Sites:
    """One server on SQLite, and sites of one to three nodes, each with a database and a bus of its own."""

    def __init__(self, folder: Path, held: ExitStack) -> None:
        self._held = held
        self.server = Server(str(folder / "sqlite"), min(os.sched_getaffinity(0)))
        os.sched_setaffinity(self.server.process.pid, os.sched_getaffinity(0))
        held.callback(self.server.stop)
        self._postgres = postgres = held.enter_context(LocalPostgres(folder / "postgres"))
        self.databases = {count: postgres.make(f"site{count}") for count in SITES}
        self.nodes = {count: self._site(folder, count) for count in SITES}

    def database_processor(self) -> float:
        """Seconds that PostgreSQL has worked so far, all its processes together."""
        assert self._postgres.process is not None
        own, ticks = str(self._postgres.process.pid), 0
        for path in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = path.read_text().rpartition(")")[2].split()
            except OSError:  # it has just ended
                continue
            if own in (path.parent.name, fields[1]):
                ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def _site(self, folder: Path, count: int) -> list[Node]:
        valkey = self._held.enter_context(LocalValkey(folder / f"valkey{count}"))
        environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
        environment |= {"MOTHERLODE_DATABASE": self.databases[count], "MOTHERLODE_BUS": valkey.url}
        nodes = [Node(environment) for _ in range(count)]
        for node in nodes:
            self._held.callback(node.process.wait, 20)
            self._held.callback(node.process.send_signal, signal.SIGTERM)
        return nodes


class Clock:
    def __init__(self, passes: int, minutes: float) -> None:
        self._passes, self._end = passes, time.monotonic() + 60 * minutes

    def while_it_lasts(self, turns: list[Turn]) -> Iterator[Turn]:
        """So many times each of them, by turns; each once in any case."""
        for number in range(self._passes):
            for turn in turns:
                if number and time.monotonic() > self._end:
                    return
                yield turn


def by_turns(sites: Sites, tables: int, each: bool, clock: Clock) -> None:
    """`each`: so many tables for each node, not in all: then transactions have as many moves in them everywhere."""
    turns = [Turn(SQLITE, [sites.server]), Turn(ONE_NODE, sites.nodes[1], against=SQLITE, wanted=ENOUGH)]
    for count in SITES[1:]:
        turns.append(Turn(f"{count} nodes, at the table's own", sites.nodes[count], 0, ONE_NODE, OWN))
        turns.append(Turn(f"{count} nodes, at another", sites.nodes[count], 1, ONE_NODE, ANOTHER))
    figures: dict[str, list[Measured]] = {turn.name: [] for turn in turns}
    for turn in clock.while_it_lasts(turns):
        count = tables * len(turn.servers) if each else tables
        figures[turn.name].append(measure(turn, count, sites.database_processor))
    show(turns, figures)


def by_held(sites: Sites, tables: int, held: list[int], clock: Clock) -> None:
    """How it grows with what one node's database holds."""
    names = {f"{count:,} tables held": count for count in held}
    turns = [
        Turn(name, sites.nodes[1], against=next(iter(names)) if place else None) for place, name in enumerate(names)
    ]
    figures: dict[str, list[Measured]] = {turn.name: [] for turn in turns}
    for turn in clock.while_it_lasts(turns):
        fill(sites.databases[1], names[turn.name])
        figures[turn.name].append(measure(turn, tables, sites.database_processor))
    show(turns, figures)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--each", action="store_true", help="so many tables for each node, not in all")
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=8.0, help="after which nothing is measured a second time")
    parser.add_argument("--held", type=int, nargs="*", default=[100, 1_000, 10_000])
    options = parser.parse_args()
    clock = Clock(options.passes, options.minutes)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name, ExitStack() as held:
        sites = Sites(Path(name), held)
        by_turns(sites, options.tables, options.each, clock)
        if options.held:
            by_held(sites, options.tables, options.held, clock)


if __name__ == "__main__":
    main()
