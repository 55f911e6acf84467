"""PostgreSQL keeps the contract, comes to our form by itself, and comes back when it was away."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from functools import partial

import asyncpg
import pytest

from motherlode.server.keeping.storage import Conflict, MoveRow, StorageError, TalkRow
from motherlode.server.keeping.storage.postgres import PostgresStorage, schema
from motherlode.server.keeping.storage.postgres.appending import is_good
from motherlode.server.keeping.storage.postgres.moves import Sent, are_there
from motherlode.server.site.local import LocalPostgres
from tests.server.postgres import opened
from tests.server.storage_contract import Open, StorageContract, gather, new_row

Check = Callable[[PostgresStorage], Awaitable[None]]


class TestPostgres(StorageContract):
    @pytest.fixture
    def open_storage(self, database: str) -> Open:
        return partial(opened, database)


def on(url: str, check: Check) -> None:
    async def run() -> None:
        async with opened(url) as storage:
            await check(storage)

    asyncio.run(run())


def test_what_arrives_during_a_commit_goes_into_the_next(database: str) -> None:
    async def check(storage: PostgresStorage) -> None:
        names = [f"table{number:07}" for number in range(200)]
        for name in names:
            await storage.create(new_row(name))
        assert await gather(*(storage.append_move(MoveRow(name, 1, 0, {})) for name in names)) == [None] * 200
        async with storage.connection() as connection:
            assert await connection.fetchval("SELECT count(DISTINCT xmin::text) FROM moves") <= 2

    on(database, check)


def test_moves_go_over_one_connection_as_long_as_it_is_good(database: str) -> None:
    async def check(storage: PostgresStorage) -> None:
        taken, acquire = [], storage.appended._acquire
        storage.appended._acquire = lambda: (taken.append(True), acquire())[1]
        row = new_row()
        await storage.create(row)
        for version in (1, 2):
            await storage.append_move(MoveRow(row.id, version, 0, {}))
        assert len(taken) == 1
        async with storage.connection() as connection:
            others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
            await connection.execute(f"SELECT pg_terminate_backend(pid) {others}")
        kept = storage.appended._connection
        assert kept is not None
        while is_good(kept):
            await asyncio.sleep(0.01)
        await storage.append_move(MoveRow(row.id, 3, 0, {}))
        assert len(taken) == 2
        stored = await storage.load(row.id)
        assert stored is not None
        assert len(stored.moves) == 3

    on(database, check)


def test_names_of_acts_may_hold_any_letter(database: str) -> None:
    async def check(storage: PostgresStorage) -> None:
        row = new_row()
        await storage.create(row)
        move, said = MoveRow(row.id, 1, 0, {}, "\0'\"\\"), TalkRow(row.id, 0, 1, 5, None, "hm", "\0")
        answer = MoveRow(row.id, 1, 2, {}, "\0")
        await storage.append_move(move)
        await storage.append_talk(said)
        await storage.append_answer(answer)
        stored = await storage.load(row.id)
        assert stored is not None
        assert (stored.moves, stored.talk, stored.answers) == ([move], [said], [answer])

    on(database, check)


def test_nodes_that_start_together_bring_the_database_to_its_form_once(database: str) -> None:
    async def check() -> None:
        storages = await asyncio.gather(*(PostgresStorage.open(database) for _ in range(4)))
        assert len({await storage.secret() for storage in storages}) == 1
        async with storages[0].connection() as connection:
            assert [tuple(row) for row in await connection.fetch("SELECT version FROM form")] == [(schema.OURS,)]
        for storage in storages:
            await storage.close()

    asyncio.run(check())


def test_a_node_waits_for_another_that_brings_a_large_database_to_its_form(database: str) -> None:
    async def check() -> None:
        async with opened(database):
            pass
        busy = await asyncpg.connect(database)
        change = busy.transaction()
        await change.start()
        await busy.execute("SELECT pg_advisory_xact_lock($1)", schema.LOCK)
        waiting = asyncio.create_task(PostgresStorage.open(database, patience=2.0))
        await asyncio.sleep(2.5)  # longer than its patience with a database that does not answer
        assert not waiting.done()
        await change.commit()
        await busy.close()
        await (await waiting).close()

    asyncio.run(check())


async def at_form(url: str, version: int, usable_from: int) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute("UPDATE form SET version = $1, usable_from = $2", version, usable_from)
    await connection.close()


def test_a_newer_form_is_used_as_long_as_it_says_so(database: str) -> None:
    async def check() -> None:
        async with opened(database) as storage:
            await storage.create(new_row())
        await at_form(database, schema.OURS + 1, schema.OURS)
        async with opened(database) as storage:
            assert await storage.load(new_row().id) is not None
        await at_form(database, schema.OURS + 2, schema.OURS + 1)
        with pytest.raises(schema.NewerDatabase):
            await PostgresStorage.open(database)

    asyncio.run(check())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_a_database_that_was_away_is_found_again(postgres_server: LocalPostgres, database: str, how: int) -> None:
    async def check(storage: PostgresStorage) -> None:
        row = new_row()
        await storage.create(row)
        await storage.append_move(MoveRow(row.id, 1, 0, {}))
        storage.appended.patience = 0.0
        postgres_server.stop(how)
        try:
            with pytest.raises(StorageError):
                await storage.append_move(MoveRow(row.id, 2, 0, {}))
            with pytest.raises(StorageError):
                await storage.load(row.id)
        finally:
            postgres_server.start()
        await storage.append_move(MoveRow(row.id, 2, 1, {}))
        with pytest.raises(Conflict):
            await storage.append_move(MoveRow(row.id, 1, 1, {}))
        stored = await storage.load(row.id)
        assert stored is not None
        assert [move.seat for move in stored.moves] == [0, 1]

    on(database, check)


def test_moves_wait_for_a_database_that_is_restarted(postgres_server: LocalPostgres, database: str) -> None:
    async def check(storage: PostgresStorage) -> None:
        row = new_row()
        await storage.create(row)
        await storage.append_move(MoveRow(row.id, 1, 0, {}))
        storage.appended.patience = 300.0
        postgres_server.stop(signal.SIGINT)
        try:
            waiting = [
                asyncio.ensure_future(storage.append_move(MoveRow(row.id, version, 1, {}))) for version in (2, 3)
            ]
            await asyncio.sleep(0.5)
            assert not any(move.done() for move in waiting)
        finally:
            postgres_server.start()
        await gather(*waiting)
        stored = await storage.load(row.id)
        assert stored is not None
        assert [move.version for move in stored.moves] == [1, 2, 3]

    on(database, check)


def test_exactly_these_moves_are_known_to_be_kept(database: str) -> None:
    async def check(storage: PostgresStorage) -> None:
        row = new_row()
        await storage.create(row)
        columns = (row.id, 1, 0, '{"pass":[]}', None, 12, None)
        await storage.appended.append([Sent(*columns)])
        async with storage.connection() as connection:
            assert await are_there(connection, [Sent(*columns)])
            for place, other in {1: 2, 2: 1, 3: None, 4: '"x"', 5: 13}.items():
                assert not await are_there(connection, [Sent(*columns[:place], other, *columns[place + 1 :])])

    on(database, check)


@pytest.mark.parametrize(
    "url", ["postgresql://postgres@127.0.0.1:1/postgres", "postgresql://x@nowhere.invalid/x", "what"]
)
def test_an_address_where_none_is_fails_with_a_reason(url: str) -> None:
    with pytest.raises(StorageError) as failed:
        asyncio.run(PostgresStorage.open(url))
    assert str(failed.value)
