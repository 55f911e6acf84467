"""Moves on their way into PostgreSQL, without one: what is told to whom, and what the operator's figures say."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from asyncpg import UniqueViolationError

from motherlode.server.keeping.storage import Conflict, Lost, StorageError
from motherlode.server.keeping.storage.postgres.appending import Appender
from motherlode.server.keeping.storage.postgres.moves import APPEND_ONE, Sent

MOVE = (0, "{}", None, 1, None)
EPOCH = 1


class Database:
    """Keeps what it is given while the lease is held."""

    def __init__(self, *lost: str) -> None:
        self.lost = lost
        self.kept: list[str] = []

    def is_closed(self) -> bool:
        return False

    async def execute(self, statement: str, *arguments: Any) -> str:
        games = games_of(statement, arguments)
        await asyncio.sleep(0.001)
        if any(game in self.lost for game in games):
            return "INSERT 0 0"
        self.kept += games
        return f"INSERT 0 {len(games)}"

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        yield self


def games_of(statement: str, arguments: tuple[Any, ...]) -> list[str]:
    """One move comes by itself, many in a text."""
    return [arguments[0]] if statement == APPEND_ONE else [move["game"] for move in json.loads(arguments[0])]


def moves_of(table: str, count: int) -> list[Sent]:
    return [Sent(table, number, *MOVE, EPOCH) for number in range(count)]


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
            asyncio.gather(*(appender.append(moves_of(name, 1)) for name in "abc"), return_exceptions=True),
            60,
        )
        assert [type(answer) for answer in done] == [type(None), Lost, type(None)]
        assert sorted(database.kept) == ["a", "c"]

    asyncio.run(go())


@pytest.mark.parametrize("lost", ["", "b", "c"], ids=["together", "singly", "one of them lost"])
def test_a_move_that_nobody_waits_for_any_more_does_not_hold_up_the_others_of_its_batch(lost: str) -> None:
    """Whoever made it is being stopped; it is kept or not, and the others are told of theirs."""

    async def go() -> None:
        database = Database(lost)
        appender = Appender(database.connection)
        appends = [appender.append(moves_of(name, 1)) for name in "abcd"]
        appends[1].cancel()
        done = await asyncio.wait_for(asyncio.gather(*appends, return_exceptions=True), 60)
        told = [type(None), asyncio.CancelledError, Lost if lost == "c" else type(None), type(None)]
        assert [type(answer) for answer in done] == told
        assert sorted(database.kept) == [name for name in "abcd" if name != lost]

    asyncio.run(go())


class Restarted(Database):
    """Goes away for some tries; `kept_first`: only after it has kept what it was given."""

    def __init__(self, tries: int, kept_first: bool = False, other: bool = False) -> None:
        super().__init__()
        self.tries, self.kept_first, self.other = tries, kept_first, other

    async def execute(self, statement: str, *arguments: Any) -> str:
        if self.tries:
            self.tries -= 1
            if self.kept_first:
                await super().execute(statement, *arguments)
            raise ConnectionResetError("gone")
        if set(games_of(statement, arguments)) & set(self.kept):
            raise UniqueViolationError("there")
        return await super().execute(statement, *arguments)

    async def fetchval(self, statement: str, *arguments: Any) -> int:
        return 0 if self.other else sum(game in self.kept for game in games_of(statement, arguments))


def told(database: Database, patience: float, names: str = "ab") -> list[Any]:
    async def go() -> list[Any]:
        appender = Appender(database.connection, patience)
        appends = [appender.append(moves_of(name, 1)) for name in names]
        return await asyncio.wait_for(asyncio.gather(*appends, return_exceptions=True), 60)

    return asyncio.run(go())


def test_a_database_that_is_back_in_a_moment_makes_nobody_lose_a_move() -> None:
    database = Restarted(tries=2)
    assert told(database, patience=60.0) == [None, None]
    assert sorted(database.kept) == ["a", "b"]


def test_what_was_kept_when_it_went_is_kept_once_and_told_so() -> None:
    database = Restarted(tries=1, kept_first=True)
    assert told(database, patience=60.0) == [None, None]
    assert sorted(database.kept) == ["a", "b"]


def test_what_somebody_else_kept_meanwhile_is_a_conflict() -> None:
    answers = told(Restarted(tries=1, kept_first=True, other=True), patience=60.0)
    assert [type(answer) for answer in answers] == [Conflict, Conflict]


def test_a_conflict_of_a_first_try_is_one_whatever_is_there() -> None:
    database = Restarted(tries=0)
    database.kept = ["a"]
    assert [type(answer) for answer in told(database, patience=60.0)] == [Conflict, type(None)]


def test_patience_has_an_end() -> None:
    answers = told(Restarted(tries=10**6), patience=0.3)
    assert [type(answer) for answer in answers] == [StorageError, StorageError]
