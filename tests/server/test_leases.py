"""One node runs a table at a time; who has lost it can change nothing any more, whatever it believes."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from motherlode.server.keeping.storage import Keeping, Lost, MoveRow, StorageError, TalkRow
from motherlode.server.keeping.storage.postgres import PostgresStorage
from motherlode.server.keeping.storage.postgres.leases import CLAIM, Held, Holder, Leases
from motherlode.server.keeping.storage.postgres.moves import Sent, append, sent_of
from tests.server.postgres import opened
from tests.server.storage_contract import gather, new_row

TABLE = new_row().id


async def node(storage: PostgresStorage, address: str) -> Leases:
    leases = Leases(storage, address, 1, "test")
    await leases.beat()
    return leases


async def held(leases: Leases, **more: Any) -> Held:
    epoch = await leases.claim(TABLE, **more)
    assert isinstance(epoch, int)
    return Held(leases.storage, TABLE, epoch)


async def shift(leases: Leases, by: str) -> None:
    """As if the node had given its last sign of life at another time."""
    async with leases.storage.connection() as connection:
        await connection.execute(f"UPDATE nodes SET until = until + interval '{by}' WHERE id = $1", leases.node)


def on(database: str, check: Callable[[PostgresStorage, Leases, Leases], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(database) as storage:
            await storage.create(new_row())
            await check(storage, await node(storage, "one:1"), await node(storage, "two:2"))

    asyncio.run(run())


def test_one_node_holds_a_table_and_the_others_learn_where(database: str) -> None:
    async def check(storage: PostgresStorage, one: Leases, two: Leases) -> None:
        claims = await asyncio.gather(*(leases.claim(TABLE) for leases in (one, two, one, two, one, two)))
        assert len({type(claim) for claim in claims[::2]}) == len({type(claim) for claim in claims[1::2]}) == 1
        holder = one if isinstance(claims[0], int) else two
        assert {claim for claim in claims if not isinstance(claim, int)} == {Holder(holder.node, holder.address)}
        assert await one.claim("nothing") is None
        assert await one.leads() != await two.leads()

    on(database, check)


WRITING: list[Callable[[Keeping], Awaitable[None]]] = [
    lambda kept: kept.append_move(MoveRow(TABLE, 1, 0, {})),
    lambda kept: kept.append_move(MoveRow(TABLE, 1, 0, {}), MoveRow(TABLE, 2, 0, {})),
    lambda kept: kept.append_answer(MoveRow(TABLE, 1, 0, {})),
    lambda kept: kept.append_talk(TalkRow(TABLE, 0, 0, 0, None, "hm")),
    lambda kept: kept.change(new_row(revision=1), MoveRow(TABLE, 1, 0, {})),
]


@pytest.mark.parametrize("write", WRITING)
def test_who_has_lost_a_table_keeps_nothing(database: str, write: Callable[[Keeping], Awaitable[None]]) -> None:
    async def check(storage: PostgresStorage, one: Leases, two: Leases) -> None:
        old = await held(one)
        await shift(one, "-1 hour")
        new = await held(two)
        assert new.epoch > old.epoch
        with pytest.raises(Lost):
            await write(old)
        assert await storage.load(TABLE) == await fresh(storage)
        await write(new)
        assert await storage.load(TABLE) != await fresh(storage)
        assert await one.claim(TABLE) == Holder(two.node, "two:2")

    async def fresh(storage: PostgresStorage) -> Any:
        other = new_row("tableFRESH00")
        if await storage.load(other.id) is None:
            await storage.create(other)
        stored = await storage.load(other.id)
        assert stored is not None
        stored.row.id = TABLE
        return stored

    on(database, check)


def test_a_lost_table_does_not_hold_up_its_neighbours(database: str) -> None:
    async def check(storage: PostgresStorage, one: Leases, two: Leases) -> None:
        names = [f"table{number:07}" for number in range(10)]
        kept: list[Held] = []
        for name in names:
            await storage.create(new_row(name))
            epoch = await one.claim(name)
            assert isinstance(epoch, int)
            kept.append(Held(storage, name, epoch))
        await two.claim(names[3], force=True)
        results = await gather(
            *(one.append_move(MoveRow(name, 1, 0, {})) for name, one in zip(names, kept, strict=True))
        )
        assert [isinstance(result, Lost) for result in results] == [place == 3 for place in range(10)]
        for place, name in enumerate(names):
            stored = await storage.load(name)
            assert stored is not None
            assert len(stored.moves) == (place != 3)

    on(database, check)


KEPT_AT_ONCE = (1, 2)
"""Moves: one goes by a statement of its own."""


def moves_at(epoch: int, count: int) -> list[Sent]:
    return sent_of([MoveRow(TABLE, version, 0, {}) for version in range(1, count + 1)], epoch)


WAITING = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"


async def waits(task: asyncio.Future[Any], storage: PostgresStorage, besides: int = 0) -> bool:
    """Whether it comes to wait in the database, where so many others wait already; else it is done some time."""
    while not task.done():
        async with storage.connection() as onlooker:
            if await onlooker.fetchval(WAITING) > besides:
                return True
        await asyncio.sleep(0.01)
    return False


@pytest.mark.parametrize("count", KEPT_AT_ONCE)
def test_a_table_is_not_taken_while_moves_are_being_kept(database: str, count: int) -> None:
    async def check(storage: PostgresStorage, one: Leases, two: Leases) -> None:
        epoch = (await held(one)).epoch
        async with storage.connection() as connection, connection.transaction():
            await append(connection, moves_at(epoch, count))
            taking = asyncio.create_task(held(two, force=True))
            assert await waits(taking, storage)
        await taking
        stored = await storage.load(TABLE)
        assert stored is not None
        assert len(stored.moves) == count

    on(database, check)


@pytest.mark.parametrize("count", KEPT_AT_ONCE)
def test_moves_that_come_while_a_table_is_being_taken_are_not_kept(database: str, count: int) -> None:
    async def check(storage: PostgresStorage, one: Leases, two: Leases) -> None:
        old = await held(one)
        async with storage.connection() as connection, connection.transaction():
            await connection.execute(CLAIM, TABLE, two.node, True)
            keeping = asyncio.ensure_future(storage.appended.append(moves_at(old.epoch, count)))
            assert await waits(keeping, storage)
        with pytest.raises(Lost):
            await keeping
        stored = await storage.load(TABLE)
        assert stored is not None
        assert stored.moves == []

    on(database, check)


@pytest.mark.parametrize("write", [WRITING[2], WRITING[3], WRITING[4]])
def test_a_table_is_not_taken_while_something_else_is_being_kept(
    database: str, write: Callable[[Keeping], Awaitable[None]]
) -> None:
    """Talk, answers and changes look at the lease first; what they wait for here comes after it."""

    async def check(storage: PostgresStorage, one: Leases, two: Leases) -> None:
        kept = await held(one)
        async with storage.connection() as connection, connection.transaction():
            await connection.execute("LOCK TABLE talk, answers, tables IN ACCESS EXCLUSIVE MODE")
            writing = asyncio.ensure_future(write(kept))
            assert await waits(writing, storage)
            taking = asyncio.create_task(take(two))
            assert await waits(taking, storage, besides=1)
        await writing
        await taking

    async def take(two: Leases) -> None:
        async with two.storage.connection() as other:
            await other.execute("UPDATE leases SET node = $1, epoch = nextval('epochs')", two.node)

    on(database, check)


def test_a_node_that_stands_still_in_the_middle_of_a_transaction_keeps_no_table_from_others(database: str) -> None:
    """Stopped, or its machine gone: the database would wait for it for as long as the line seems to be there."""

    async def stand_still(silent: PostgresStorage, epoch: int, meanwhile: Callable[[], Awaitable[None]]) -> None:
        async with silent._transaction((TABLE, epoch)) as connection:
            await meanwhile()
            await connection.execute("INSERT INTO talk VALUES ($1, 0, 0, 0, NULL, 'hm', NULL, 0)", TABLE)

    async def run() -> None:
        silent = await PostgresStorage.open(database, silence=0.2)
        async with opened(database) as storage:
            await storage.create(new_row())
            kept = await held(await node(silent, "one:1"))
            other = await node(storage, "two:2")
            taken: list[Held] = []

            async def take() -> None:
                taken.append(await held(other, force=True))

            with pytest.raises(StorageError):
                await stand_still(silent, kept.epoch, take)
            assert taken[0].epoch > kept.epoch
            with pytest.raises(Lost):
                await kept.append_talk(TalkRow(TABLE, 0, 0, 0, None, "hm"))
            stored = await storage.load(TABLE)
            assert stored is not None
            assert stored.talk == []
        await silent.close()

    asyncio.run(run())


def test_who_comes_back_in_time_has_lost_nothing(database: str) -> None:
    async def check(storage: PostgresStorage, one: Leases, two: Leases) -> None:
        kept = await held(one)
        await shift(one, "-1 hour")
        await one.beat()
        assert await two.claim(TABLE) == Holder(one.node, "one:1")
        await kept.append_move(MoveRow(TABLE, 1, 0, {}))
        assert await one.held() == {TABLE: kept.epoch}

    on(database, check)


def test_a_lease_that_lasts_too_long_was_given_before_the_clock_was_set_back(database: str) -> None:
    async def check(storage: PostgresStorage, one: Leases, two: Leases) -> None:
        await held(one)
        await shift(one, "1 hour")
        assert isinstance(await two.claim(TABLE), int)

    on(database, check)


def test_what_is_let_go_is_free_at_once(database: str) -> None:
    async def check(storage: PostgresStorage, one: Leases, two: Leases) -> None:
        first = await held(one)
        await one.release(TABLE, first.epoch + 1)  # of an older or newer lease
        assert await two.claim(TABLE) == Holder(one.node, "one:1")
        await one.release(TABLE, first.epoch)
        second = await held(two)
        assert second.epoch > first.epoch
        await two.leave()
        assert (await held(one)).epoch > second.epoch
        assert await one.leads()

    on(database, check)


def test_dead_nodes_are_forgotten_and_their_old_leases_stay_dead(database: str) -> None:
    async def check(storage: PostgresStorage, one: Leases, two: Leases) -> None:
        old = await held(one)
        await shift(one, "-2 hours")
        await two.bury()
        with pytest.raises(Lost):
            await old.append_move(MoveRow(TABLE, 1, 0, {}))
        assert (await held(one)).epoch > old.epoch

    on(database, check)


def test_a_table_that_is_run_does_not_grow_old(database: str) -> None:
    async def check(storage: PostgresStorage, one: Leases, two: Leases) -> None:
        kept = await held(one)
        assert await storage.age(2000, 0, 0) == (1, 0)
        await one.release(TABLE, kept.epoch)
        assert await storage.age(2000, 0, 0) == (0, 1)

    on(database, check)
