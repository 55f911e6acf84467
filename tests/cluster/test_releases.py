"""A site is renewed while games run on it: nodes of two releases stand beside each other, and nobody notices."""

import asyncio
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from motherlode import __version__
from motherlode.compiled_core import SWITCH
from motherlode.server.keeping.storage.postgres import schema
from tests.cluster.evening import Evening
from tests.cluster.release_before import RELEASE
from tests.cluster.site import NodeProcess, TestSite

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")


class RenewedSite(TestSite):
    """Two nodes of the release before, in plain Python; two of ours, by whatever core there is, are to come."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, 2)
        for node in self.nodes:
            node.program = "tests.cluster.release_before"
            node.environment = node.environment | {SWITCH: "0"}
        self.old = list(self.nodes)
        self.new = [NodeProcess(self.environment, folder / f"node-new-{number}.log") for number in range(2)]

    async def add(self, node: NodeProcess) -> None:
        node.begin()
        await node.ready()
        self.nodes.append(node)

    async def ask(self, query: str) -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(self.postgres.url())
        rows = [tuple(row) for row in await connection.fetch(query)]
        await connection.close()
        return rows

    async def runs(self) -> dict[str, str]:
        """The release of the node that runs each table."""
        return dict(await self.ask("SELECT game, release FROM leases JOIN nodes ON nodes.id = leases.node"))


@pytest.fixture
def folder() -> Iterator[Path]:
    """Not pytest's: another run of tests would shut its parent to the user of the database."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def test_two_releases_stand_beside_each_other_while_games_run(folder: Path) -> None:
    async def renew() -> None:
        async with RenewedSite(folder) as site:
            playing = Evening(site, 3)
            await playing.begin()
            await playing.go_on(2)
            began = set(playing.tables)
            assert await site.ask("SELECT version FROM form") == [(schema.OURS - 1,)]
            assert set((await site.runs()).values()) == {RELEASE}

            await site.add(site.new[0])
            assert await site.ask("SELECT version FROM form") == [(schema.OURS,)]
            await playing.go_on(2)  # on nodes that know nothing of the new form
            assert {release for game, release in (await site.runs()).items() if game in began} == {RELEASE}

            for node in site.old:  # what began by the new rules goes on only where they are known
                node.is_up = False
            newer = Evening(site, 1)
            await newer.begin()
            for node in site.old:
                node.is_up = True
            await newer.go_on(3)
            assert {(await site.runs())[table] for table in newer.tables} == {__version__}

            await site.add(site.new[1])
            for node in site.old:
                assert await node.end(signal.SIGTERM) == 0
                await playing.go_on(1)
            await newer.go_on(1)
            assert set((await site.runs()).values()) == {__version__}
            for evening in (playing, newer):
                await evening.end()
                assert await evening.check() >= evening.acknowledged > 0
            assert site.complaints() == []

    asyncio.run(renew())
