"""Three nodes under load are killed, stopped, cut off and robbed of what they stand on: nothing acknowledged is lost,
nothing happens twice, and everybody sees what his seat may see."""

import asyncio
import os
import random
import signal
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from motherlode.cli.site_address import BUS, DATABASE
from tests.cluster.evening import PATIENCE, Evening
from tests.cluster.kills import kill_nodes
from tests.cluster.relay import Relay
from tests.cluster.site import NodeProcess, TestSite, WorkerProcess

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")

TABLES = 3
Run = Callable[[Coroutine[Any, Any, None]], None]


class CutSite(TestSite):
    """The first of its nodes reaches the database and the bus by ways that can be cut."""

    to_database: Relay
    to_bus: Relay

    async def __aenter__(self) -> "CutSite":
        self.to_database = await Relay(self.postgres.port).__aenter__()
        self.to_bus = await Relay(self.valkey.port).__aenter__()
        self.nodes[0].environment = self.environment | {
            DATABASE: self.postgres.url().replace(f":{self.postgres.port}/", f":{self.to_database.port}/"),
            BUS: self.valkey.url.replace(f":{self.valkey.port}/", f":{self.to_bus.port}/"),
        }
        await super().__aenter__()
        return self

    async def __aexit__(self, *error: Any) -> None:
        await super().__aexit__(*error)
        for relay in (self.to_database, self.to_bus):
            await relay.__aexit__(*error)

    def lead_to(self, *nodes: NodeProcess) -> None:
        """Whoever comes, comes to one of these."""
        for node in self.nodes:
            node.is_up = node in nodes


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def site(runner: asyncio.Runner) -> Iterator[CutSite]:
    """Not in a folder of pytest's: other runs of tests would shut it, and in the end take it away."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        site = CutSite(Path(folder), 3)
        try:
            runner.run(site.__aenter__())
            yield site
        finally:
            runner.run(site.__aexit__(None, None, None))


@pytest.fixture
def run(runner: asyncio.Runner, site: CutSite) -> Run:
    def until_done(work: Coroutine[Any, Any, None]) -> None:
        runner.run(work)
        assert site.complaints() == []

    return until_done


@asynccontextmanager
async def evening(site: TestSite, bots: bool = False) -> AsyncIterator[Evening]:
    """Games are under way; afterwards they still are, and everything is as it should be."""
    playing = Evening(site, TABLES, bots)
    await playing.begin()
    await playing.go_on(2)
    yield playing
    await playing.go_on(2)
    await playing.end()
    assert await playing.check() >= playing.acknowledged > 0


async def leases(site: TestSite) -> dict[str, str]:
    """The address of the node that runs each table."""
    connection = await asyncpg.connect(site.postgres.url())
    rows = await connection.fetch("SELECT game, address FROM leases JOIN nodes ON nodes.id = leases.node")
    await connection.close()
    return {row["game"]: row["address"] for row in rows}


def test_nodes_are_killed(site: CutSite, run: Run) -> None:
    async def kill() -> None:
        async with evening(site, bots=True) as playing:
            await kill_nodes(site, playing, 2, random.Random(7))

    run(kill())


def test_a_worker_is_killed_and_another_told_to_stop(site: CutSite, run: Run) -> None:
    async def kill() -> None:
        first, second = (WorkerProcess(site.environment, site.folder / f"worker-{name}.log") for name in "ab")
        await asyncio.gather(first.ready(), second.ready())
        async with evening(site, bots=True) as playing:
            await first.end(signal.SIGKILL)
            await playing.go_on(3)
            assert await second.end(signal.SIGTERM) == 0
            await playing.go_on(3)
        assert "Traceback" not in second.log.read_text()

    run(kill())


def test_nodes_are_restarted_one_by_one(site: CutSite, run: Run) -> None:
    async def restart() -> None:
        async with evening(site) as playing:
            for node in site.nodes:
                assert await node.end(signal.SIGTERM) == 0
                assert f"127.0.0.1:{node.port}" not in (await leases(site)).values()
                await playing.go_on(1)
                node.begin()
                await node.ready()

    run(restart())


def test_the_bus_and_the_database_go_and_come_back(site: CutSite, run: Run) -> None:
    async def go_and_come() -> None:
        async with evening(site) as playing:
            site.valkey.stop(signal.SIGKILL)
            await playing.go_on(2)
            site.postgres.stop(signal.SIGQUIT)
            site.postgres.start()
            await playing.go_on(2)
            site.valkey.start()

    run(go_and_come())


HANGS = 6.0
"""Seconds: longer than anybody waits for an answer. What was under way then may be kept or not, and nobody knows."""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are not found here")
def test_the_database_stands_still_and_goes_on(site: CutSite, run: Run) -> None:
    async def stand_still() -> None:
        async with evening(site) as playing:
            assert site.postgres.process is not None
            processes = [*children_of(site.postgres.process.pid), site.postgres.process.pid]
            try:
                for process in processes:
                    os.kill(process, signal.SIGSTOP)
                await asyncio.sleep(HANGS)
            finally:
                for process in processes:
                    os.kill(process, signal.SIGCONT)
            await playing.go_on(2)

    run(stand_still())


def children_of(process: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            parent = path.read_text().rpartition(")")[2].split()[1]
            if int(parent) == process:
                found.append(int(path.parent.name))
    return found


def test_a_node_that_loses_the_database_sends_its_players_to_others(site: CutSite, run: Run) -> None:
    cut, *others = site.nodes
    here = f"127.0.0.1:{cut.port}"

    async def cut_off() -> None:
        site.lead_to(cut)
        async with evening(site) as playing:
            held = await leases(site)
            assert {held[table] for table in playing.tables} == {here}
            came_back, sent = times_back(cut), times_sent_away(cut)
            site.to_database.cut()
            site.lead_to(*others)
            await sends_away(cut, sent)  # the bus tells that others are well
            await playing.go_on(2)
            held = await leases(site)
            assert here not in {held[table] for table in playing.tables}
            site.to_database.join()
            site.lead_to(*site.nodes)
            await back_again(cut, came_back + 1)

    run(cut_off())


CUT_OFF = 20.0
"""Seconds: longer than anything waits for a database, and than others need to take a table."""


def test_a_node_that_was_cut_off_from_all_comes_back_while_others_run_its_tables(site: CutSite, run: Run) -> None:
    cut, *others = site.nodes
    here = f"127.0.0.1:{cut.port}"

    async def cut_off() -> None:
        site.lead_to(cut)
        async with evening(site) as playing:
            came_back, sent = times_back(cut), times_sent_away(cut)
            site.to_database.cut()
            site.to_bus.cut()
            site.lead_to(*others)
            until = time.monotonic() + CUT_OFF
            await playing.go_on(2)  # it was silent, whoever sat there came to the others
            held = await leases(site)
            assert here not in {held[table] for table in playing.tables}
            while time.monotonic() < until:
                await playing.go_on(1)
            await sends_away(cut, sent)  # it hears nobody, by no way
            site.to_database.join()
            site.to_bus.join()
            site.lead_to(*site.nodes)
            await back_again(cut, came_back + 1)

    run(cut_off())


def test_a_node_that_stands_still_is_replaced_and_keeps_nothing_when_it_goes_on(site: CutSite, run: Run) -> None:
    still, *others = site.nodes
    here = f"127.0.0.1:{still.port}"

    async def stand_still() -> None:
        site.lead_to(still)
        async with evening(site, bots=True) as playing:
            came_back, table = times_back(still), next(iter(playing.tables))
            still.send(signal.SIGSTOP)
            try:
                site.lead_to(*others)
                async with httpx.AsyncClient(timeout=20) as browser:  # less than another node waits for an answer
                    asked = [f"http://127.0.0.1:{node.port}/api/tables/{table}/talk" for node in others]
                    answers = await asyncio.gather(*map(browser.get, asked))
                assert [answer.status_code for answer in answers] == [200, 200]
                await playing.go_on(3)
                held = await leases(site)
                assert here not in {held[table] for table in playing.tables}
            finally:
                still.send(signal.SIGCONT)
            site.lead_to(*site.nodes)
            await back_again(still, came_back + 1)

    run(stand_still())


def times_back(node: NodeProcess) -> int:
    return node.log.read_text().count("the database is back")


def times_sent_away(node: NodeProcess) -> int:
    return node.log.read_text().count("is left to other nodes")


async def sends_away(node: NodeProcess, before: int) -> None:
    """Whoever still sat there."""
    await comes(lambda: times_sent_away(node) > before)


async def back_again(node: NodeProcess, times: int) -> None:
    await comes(lambda: times_back(node) >= times)


async def comes(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("by", ["-1 hour", "1 hour"])
def test_the_clock_of_the_database_jumps(site: CutSite, run: Run, by: str) -> None:
    """All signs of life are too old at once, or of a time to come: any node may take any table."""

    async def jump() -> None:
        async with evening(site) as playing:
            before = await leases(site)
            taken: set[str] = set()
            until = time.monotonic() + PATIENCE
            while not taken:
                assert time.monotonic() < until, "no node takes a table"
                await set_clock(site, by)
                await look_at_all(site, playing)
                now = await leases(site)
                taken = {table for table in playing.tables if now.get(table) != before.get(table)}
            await playing.go_on(2)

    run(jump())


async def set_clock(site: TestSite, by: str) -> None:
    connection = await asyncpg.connect(site.postgres.url())
    await connection.execute(f"UPDATE nodes SET until = until + interval '{by}'")
    await connection.close()


async def look_at_all(site: TestSite, playing: Evening) -> None:
    """Every node is asked for every table."""
    async with httpx.AsyncClient(timeout=60) as browser:
        urls = [
            f"http://127.0.0.1:{node.port}/api/tables/{table}/talk" for table in playing.tables for node in site.nodes
        ]
        await asyncio.gather(*(browser.get(url) for url in urls))


def test_the_clocks_of_nodes_jump(site: CutSite, run: Run) -> None:
    async def jump() -> None:
        async with evening(site, bots=True) as playing:
            first, second, _ = site.nodes
            first.send(signal.SIGUSR1)
            second.send(signal.SIGUSR2)
            await playing.go_on(3)
            first.send(signal.SIGUSR2)
            second.send(signal.SIGUSR1)
            await playing.go_on(3)
            held = await leases(site)
            await playing.go_on(1)
            assert {table: node for table, node in (await leases(site)).items() if table in held} == held

    run(jump())
