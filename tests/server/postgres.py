"""One real PostgreSQL for all tests of a process: it starts once, and each test finds it empty."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import asyncpg

from motherlode.server.keeping.storage.postgres import PostgresStorage
from motherlode.server.site.local import LocalPostgres

PATIENCE = 60.0
"""The database of the tests is there: on a busy machine it may take long to answer, and that is no failure."""


@contextmanager
def postgres() -> Iterator[LocalPostgres]:
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        LocalPostgres(Path(folder) / "postgres", safe=False) as running,
    ):
        yield running


def emptied(running: LocalPostgres) -> str:
    async def empty() -> None:
        connection = await asyncpg.connect(running.url(), timeout=PATIENCE)
        await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        await connection.close()

    asyncio.run(empty())
    return running.url()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[PostgresStorage]:
    storage = await PostgresStorage.open(url, PATIENCE, silence=PATIENCE)
    try:
        yield storage
    finally:
        await storage.close()
