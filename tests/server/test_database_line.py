"""The lines of a node to its database, with a stand-in for them: how they are had, given back, cut and ended."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from motherlode.server.keeping.storage import Conflict, Lost, StorageError
from motherlode.server.keeping.storage.postgres import storage as storages
from motherlode.server.keeping.storage.postgres.appending import AWAY, Appender, is_away, is_good
from motherlode.server.keeping.storage.postgres.storage import MOST, PATIENCE, SILENCE, PostgresStorage, can_be


class Line:
    def __init__(self, answer: Any = None) -> None:
        self.answer = answer
        self.done: list[Any] = []

    @asynccontextmanager
    async def transaction(self, **how: Any) -> AsyncIterator[None]:
        self.done.append(how)
        yield

    async def fetchval(self, *asked: Any) -> Any:
        self.done.append(asked)
        return self.answer

    async def execute(self, *asked: Any) -> Any:
        self.done.append(asked)
        return self.answer

    def terminate(self) -> None:
        self.done.append("cut")


class Pool:
    def __init__(self, line: Line | None = None) -> None:
        self.line = line or Line()
        self.done: list[Any] = []
        self.closes = True

    @asynccontextmanager
    async def acquire(self, timeout: float) -> AsyncIterator[Line]:
        self.done.append(timeout)
        yield self.line

    async def close(self) -> None:
        if not self.closes:
            await asyncio.sleep(60)
        self.done.append("closed")

    def terminate(self) -> None:
        self.done.append("cut")


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """With what a pool was made, and the pool."""
    made: list[Any] = []

    async def create_pool(url: str, **how: Any) -> Pool:
        made.extend((url, how, Pool()))
        return made[-1]  # type: ignore[no-any-return]

    monkeypatch.setattr(storages.asyncpg, "create_pool", create_pool)
    return made


def test_a_node_has_few_lines_and_none_before_it_needs_one(made: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[Any] = []

    async def prepare(line: Any) -> None:
        prepared.append(line)

    monkeypatch.setattr(storages, "prepare", prepare)
    asyncio.run(PostgresStorage.open("postgresql://db"))
    url, how, pool = made
    assert url == "postgresql://db"
    assert (how["min_size"], how["max_size"], how["timeout"], how["command_timeout"]) == (0, MOST, PATIENCE, PATIENCE)
    assert how["server_settings"] == {"idle_in_transaction_session_timeout": f"{SILENCE:g}s"}
    assert asyncio.run(how["reset"](None)) is None
    assert (prepared, pool.done) == ([pool.line], [PATIENCE])


def test_who_cannot_use_a_database_leaves_no_line_to_it(made: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def prepare(line: Any) -> None:
        raise asyncpg.UndefinedTableError("no form")

    monkeypatch.setattr(storages, "prepare", prepare)
    with pytest.raises(StorageError, match="no form"):
        asyncio.run(PostgresStorage.open("postgresql://db"))
    assert made[-1].done[-1] == "cut"


@pytest.mark.parametrize(
    ("error", "told", "is_cut"),
    [
        (TimeoutError(), "it does not answer", True),
        (ConnectionResetError("reset"), "reset", True),
        (OSError(), "OSError", True),
        (asyncpg.PostgresError("odd"), "odd", False),
        (asyncpg.InterfaceError("closing"), "closing", False),
        (ValueError("no number"), "no number", False),
    ],
)
def test_a_line_that_does_not_answer_is_cut_and_others_are_given_back(
    error: Exception, told: str, is_cut: bool
) -> None:
    pool = Pool()

    async def check() -> None:
        async with PostgresStorage(pool, 7.0).connection():  # type: ignore[arg-type]
            raise error

    with pytest.raises(StorageError) as raised:
        asyncio.run(check())
    assert (str(raised.value), raised.value.__cause__) == (told, error)
    assert (pool.done, pool.line.done) == ([7.0], ["cut"] * is_cut)


def test_what_is_there_already_is_a_conflict_and_what_we_say_ourselves_stays_as_it_is() -> None:
    lost = Lost("taken")
    for error, kind in ((asyncpg.UniqueViolationError("there"), Conflict), (lost, Lost), (KeyError("ours"), KeyError)):

        async def check(error: Exception = error) -> None:
            async with PostgresStorage(Pool(), 7.0).connection():  # type: ignore[arg-type]
                raise error

        with pytest.raises(kind):
            asyncio.run(check())


@pytest.mark.parametrize(
    ("fence", "held", "is_lost"), [(None, None, False), (("a", 7), True, False), (("a", 7), None, True)]
)
def test_who_has_no_lease_any_more_begins_nothing(fence: Any, held: Any, is_lost: bool) -> None:
    line = Line(held)

    async def check() -> None:
        async with PostgresStorage(Pool(line), 7.0)._transaction(fence):  # type: ignore[arg-type]
            line.done.append("begun")

    if is_lost:
        with pytest.raises(Lost, match=r"^table a is run by another node$"):
            asyncio.run(check())
    else:
        asyncio.run(check())
    asked = [(storages.FENCED, "a", 7)] if fence else []
    assert line.done == [{}, *asked, *["begun"] * (not is_lost)]


def test_a_table_is_read_as_it_is_at_one_moment_and_no_name_is_asked_for_that_cannot_be() -> None:
    line = Line()
    storage = PostgresStorage(Pool(line), 7.0)  # type: ignore[arg-type]
    assert asyncio.run(storage.load("a\0")) is None
    assert line.done == []
    assert asyncio.run(storage.load("a")) is None
    assert line.done[0] == {"isolation": "repeatable_read", "readonly": True}
    assert (can_be("a"), can_be("a\0b")) == (True, False)


@pytest.mark.parametrize("closes", [True, False])
def test_lines_that_cannot_be_closed_in_time_are_cut(closes: bool) -> None:
    pool = Pool()
    pool.closes = closes
    asyncio.run(PostgresStorage(pool, 60.0 if closes else 0.001).close())  # type: ignore[arg-type]
    assert pool.done == ["closed" if closes else "cut"]


# ---- moves on their way


def test_what_is_under_way_is_kept_before_the_line_is_given_back() -> None:
    done: list[str] = []

    class Slow(Line):
        def is_closed(self) -> bool:
            return False

        async def execute(self, *asked: Any) -> str:
            await asyncio.sleep(0.001)
            done.append("kept")
            return "INSERT 0 0"

    @asynccontextmanager
    async def acquire() -> AsyncIterator[Any]:
        yield Slow()
        done.append("given back")

    async def check() -> None:
        appender = Appender(acquire)
        appending = appender.append([])
        await appender.finish()
        assert appending.done()
        await appender.finish()

    asyncio.run(check())
    assert done == ["kept", "given back"]


def test_a_database_may_be_back_in_a_moment_if_it_is_only_away() -> None:
    assert is_away(ConnectionRefusedError())
    wrapped = StorageError("x")
    assert not is_away(wrapped)
    wrapped.__cause__ = asyncpg.CannotConnectNowError("starting")
    assert is_away(wrapped)
    assert not is_away(ValueError())
    assert ConnectionError in AWAY


def test_a_line_is_good_until_it_is_closed_or_taken_back() -> None:
    class Known(Line):
        def is_closed(self) -> bool:
            if self.answer is None:
                raise asyncpg.InterfaceError("released")
            return bool(self.answer)

    assert [is_good(Known(answer)) for answer in (False, True, None)] == [True, False, False]  # type: ignore[arg-type]


def test_a_line_that_was_lost_is_given_back_and_another_one_taken() -> None:
    had: list[str] = []

    class Closing(Line):
        closed = False

        def is_closed(self) -> bool:
            return self.closed

        async def execute(self, *asked: Any) -> str:
            return "INSERT 0 0"

    lines = [Closing(), Closing()]

    @asynccontextmanager
    async def acquire() -> AsyncIterator[Any]:
        number = len([one for one in had if one.startswith("taken")])
        had.append(f"taken {number}")
        yield lines[number]
        had.append(f"back {number}")

    async def check() -> None:
        appender = Appender(acquire)
        for _ in range(2):
            await appender.append([])
        lines[0].closed = True
        await appender.append([])
        await appender.finish()

    asyncio.run(check())
    assert had == ["taken 0", "back 0", "taken 1", "back 1"]
