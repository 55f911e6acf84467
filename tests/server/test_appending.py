"""Moves on their way into PostgreSQL, without one: what is told to whom, and what the operator's figures say."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from motherlode.server.keeping.storage import Lost
from motherlode.server.keeping.storage.postgres.appending import Appender

MOVE = ("table", 1, 0, "{}", None, 1, None)


class Database:
    """Keeps what it is given while the lease is held."""

    def __init__(self, *lost: str) -> None:
        self.lost = lost
        self.kept: list[str] = []

    def is_closed(self) -> bool:
        return False

    async def execute(self, statement: str, games: list[str], *columns: Any) -> str:
        await asyncio.sleep(0.001)
        if any(game in self.lost for game in columns[-2]):
            return "INSERT 0 0"
        self.kept += games
        return f"INSERT 0 {len(games)}"

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        yield self


def moves_of(table: str, count: int) -> list[tuple[Any, ...]]:
    return [(table, number, *MOVE[2:]) for number in range(count)]


def test_what_is_kept_is_counted_with_the_time_that_it_took() -> None:
    async def go() -> None:
        appender = Appender(Database().connection)
        await appender.append(moves_of("a", 3))
        assert (appender.moves, appender.commits) == (3, 1)
        first = appender.seconds
        assert first > 0
        await appender.append(moves_of("a", 2))
        assert (appender.moves, appender.commits) == (5, 2)
        assert appender.seconds > first

    asyncio.run(go())


def test_one_that_lost_its_lease_is_told_so_and_the_others_of_its_batch_are_kept() -> None:
    async def go() -> None:
        database = Database("b")
        appender = Appender(database.connection)
        done = await asyncio.wait_for(
            asyncio.gather(*(appender.append(moves_of(name, 1), (name, 1)) for name in "abc"), return_exceptions=True),
            10,
        )
        assert [type(answer) for answer in done] == [type(None), Lost, type(None)]
        assert sorted(database.kept) == ["a", "c"]

    asyncio.run(go())
