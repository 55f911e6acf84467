"""Three nodes under load are killed, stopped, cut off and robbed of what they stand on: nothing acknowledged is lost,
nothing happens twice, and everybody sees what his seat may see."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from motherlode.cli.serve import DATABASE
from tests.cluster.evening import Evening
from tests.cluster.kills import kill_nodes
from tests.cluster.relay import Relay
from tests.cluster.site import NodeProcess, TestSite, WorkerProcess

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")

TABLES = 3
Run = Callable[[Coroutine[Any, Any, None]], None]


class CutSite(TestSite):
    """The first of its nodes reaches the database by a way that can be cut."""

    relay: Relay

    async def __aenter__(self) -> "CutSite":
        self.relay = await Relay(self.postgres.port).__aenter__()
        way = self.postgres.url().replace(f":{self.postgres.port}/", f":{self.relay.port}/")
        self.nodes[0].environment = self.environment | {DATABASE: way}
        await super().__aenter__()
        return self

    async def __aexit__(self, *error: Any) -> None:
        await super().__aexit__(*error)
        await self.relay.__aexit__(*error)


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def site(runner: asyncio.Runner, tmp_path_factory: pytest.TempPathFactory) -> Iterator[CutSite]:
    site = CutSite(tmp_path_factory.mktemp("site"), 3)
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


def test_a_node_that_was_cut_off_comes_back_while_others_run_its_tables(site: CutSite, run: Run) -> None:
    cut, *others = site.nodes
    here = f"127.0.0.1:{cut.port}"

    def lead_to(*nodes: NodeProcess) -> None:
        for node in site.nodes:
            node.is_up = node in nodes

    async def cut_off() -> None:
        lead_to(cut)
        async with evening(site) as playing:
            held = await leases(site)
            assert {held[table] for table in playing.tables} == {here}
            site.relay.cut()
            lead_to(*others)
            while "was taken by another node" not in cut.log.read_text():  # whoever sat there is sent away
                await asyncio.sleep(0.05)
            await playing.go_on(2)
            held = await leases(site)
            assert here not in {held[table] for table in playing.tables}
            site.relay.join()
            lead_to(*site.nodes)
            while "the database is back" not in cut.log.read_text():
                await asyncio.sleep(0.05)

    run(cut_off())
