"""What every storage has to do; a test class for one of them inherits it and gives `storage`."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from motherlode.server.keeping.storage import (
    BanRow,
    Conflict,
    MoveRow,
    ReportRow,
    SeatRow,
    SettingsRow,
    Storage,
    TableRow,
    TalkRow,
)

Open = Callable[[], AbstractAsyncContextManager[Storage]]
Check = Callable[[Storage], Awaitable[None]]


def new_row(name: str = "tableAAAAAAA", **changes: Any) -> TableRow:
    seats = [SeatRow("person", "Ann", None, "ann"), SeatRow("bot", "Grim", "random"), SeatRow()]
    setup = {"game": "saboteur", "players": 3, "modules": [], "edition": "jubilee", "options": {"a": 1}}
    row = TableRow(name, setup, seats, SettingsRow(), created=1000, rules=1)
    for key, value in changes.items():
        setattr(row, key, value)
    return row


async def there(storage: Storage, names: list[str]) -> list[str]:
    return [name for name in names if await storage.load(name) is not None]


async def gather(*work: Awaitable[None]) -> list[BaseException | None]:
    return list(await asyncio.gather(*work, return_exceptions=True))


class StorageContract:
    @pytest.fixture
    def open_storage(self) -> Open:
        raise NotImplementedError

    def run(self, open_storage: Open, check: Check) -> None:
        async def go() -> None:
            async with open_storage() as storage:
                await check(storage)

        asyncio.run(go())

    def test_a_table_comes_back_as_it_was_kept(self, open_storage: Open) -> None:
        async def check(storage: Storage) -> None:
            row = new_row(seed=str(2**64 - 1))
            await storage.create(row)
            stored = await storage.load(row.id)
            assert stored is not None
            assert stored.row == row
            assert (stored.moves, stored.talk) == ([], [])
            assert await storage.load("nothing") is None

        self.run(open_storage, check)

    def test_a_table_is_made_once(self, open_storage: Open) -> None:
        async def check(storage: Storage) -> None:
            await storage.create(new_row())
            with pytest.raises(Conflict):
                await storage.create(new_row(created=2000))
            stored = await storage.load(new_row().id)
            assert stored is not None
            assert stored.row.created == 1000

        self.run(open_storage, check)

    def test_any_name_may_be_asked_for(self, open_storage: Open) -> None:
        async def check(storage: Storage) -> None:
            for name in ("", "\0", "a\0b", "😀", "x" * 10_000, "'; DROP TABLE tables; --"):
                assert await storage.load(name) is None
            await storage.create(new_row())
            assert await storage.load(new_row().id) is not None

        self.run(open_storage, check)

    def test_moves_come_back_in_order(self, open_storage: Open) -> None:
        async def check(storage: Storage) -> None:
            row = new_row()
            await storage.create(row)
            moves = [
                MoveRow(row.id, 1, 0, {"pass": ["EW"]}, "a-1", [("deck", ["EW", "NS"]), ("first", 2)]),
                MoveRow(row.id, 2, 1, {"lay": "SW", "at": "7,0"}),
                MoveRow(row.id, 3, -1, None),
            ]
            for move in moves:
                await storage.append_move(move)
            stored = await storage.load(row.id)
            assert stored is not None
            assert stored.moves == moves

        self.run(open_storage, check)

    def test_moves_that_belong_together_are_kept_together_or_not_at_all(self, open_storage: Open) -> None:
        async def check(storage: Storage) -> None:
            row = new_row()
            await storage.create(row)
            await storage.append_move(MoveRow(row.id, 3, 0, {}))
            with pytest.raises(Conflict):
                await storage.append_move(*(MoveRow(row.id, version, 1, {}) for version in (1, 2, 3)))
            stored = await storage.load(row.id)
            assert stored is not None
            assert [move.version for move in stored.moves] == [3]
            await storage.append_move(*(MoveRow(row.id, version, 1, {}) for version in (1, 2)))
            stored = await storage.load(row.id)
            assert stored is not None
            assert [move.seat for move in stored.moves] == [1, 1, 0]

        self.run(open_storage, check)

    def test_answers_of_the_newest_window_come_back(self, open_storage: Open) -> None:
        async def check(storage: Storage) -> None:
            row = new_row()
            await storage.create(row)
            await storage.append_answer(MoveRow(row.id, 4, 2, {"choose": {}}))
            kept = [MoveRow(row.id, 7, 1, {"choose": {"veto": False}}, "a-1"), MoveRow(row.id, 7, 2, {"choose": {}})]
            for answer in kept:
                await storage.append_answer(answer)
            with pytest.raises(Conflict):
                await storage.append_answer(MoveRow(row.id, 7, 1, {"choose": {"veto": True}}))
            stored = await storage.load(row.id)
            assert stored is not None
            assert stored.answers == kept
            assert stored.moves == []

        self.run(open_storage, check)

    def test_a_version_is_taken_once(self, open_storage: Open) -> None:
        async def check(storage: Storage) -> None:
            row = new_row()
            await storage.create(row)
            tries = [storage.append_move(MoveRow(row.id, 1, seat, {"pass": []})) for seat in range(8)]
            results = await gather(*tries)
            assert sum(result is None for result in results) == 1
            assert all(result is None or isinstance(result, Conflict) for result in results)
            stored = await storage.load(row.id)
            assert stored is not None
            assert [move.seat for move in stored.moves] == [results.index(None)]

        self.run(open_storage, check)

    def test_what_is_done_and_what_is_said_at_one_moment_are_both_kept(self, open_storage: Open) -> None:
        async def check(storage: Storage) -> None:
            row = new_row()
            await storage.create(row)
            move, said = MoveRow(row.id, 1, 0, {"pass": []}), TalkRow(row.id, 0, 1, 5, None, "hello")
            assert await gather(storage.append_move(move), storage.append_talk(said)) == [None, None]
            stored = await storage.load(row.id)
            assert stored is not None
            assert ([kept.version for kept in stored.moves], stored.talk) == ([1], [said])

        self.run(open_storage, check)

    def test_a_conflict_does_not_touch_its_neighbours(self, open_storage: Open) -> None:
        async def check(storage: Storage) -> None:
            names = [f"table{number:07}" for number in range(20)]
            for name in names:
                await storage.create(new_row(name))
            await storage.append_move(MoveRow(names[7], 1, 0, {}))
            results = await gather(*(storage.append_move(MoveRow(name, 1, 1, {})) for name in names))
            assert [isinstance(result, Conflict) for result in results] == [name == names[7] for name in names]
            for name in names:
                stored = await storage.load(name)
                assert stored is not None
                assert [move.seat for move in stored.moves] == [0 if name == names[7] else 1]

        self.run(open_storage, check)

    def test_changes_follow_one_another(self, open_storage: Open) -> None:
        async def check(storage: Storage) -> None:
            await storage.create(new_row())
            await storage.change(new_row(revision=1, status="playing", host=2))
            with pytest.raises(Conflict):
                await storage.change(new_row(revision=1, status="ended"))
            with pytest.raises(Conflict):
                await storage.change(new_row(revision=3, status="ended"))
            with pytest.raises(Conflict):
                await storage.change(new_row("unknown", revision=1))
            stored = await storage.load(new_row().id)
            assert stored is not None
            assert (stored.row.status, stored.row.host, stored.row.revision) == ("playing", 2, 1)

        self.run(open_storage, check)

    def test_a_change_and_its_moves_are_kept_together_or_not_at_all(self, open_storage: Open) -> None:
        async def check(storage: Storage) -> None:
            name, deal = new_row().id, MoveRow(new_row().id, 0, -2, None, None, [("deck", [3, 1, 2])])
            await storage.create(new_row())
            with pytest.raises(Conflict):
                await storage.change(new_row(revision=2, status="playing"), deal)
            stored = await storage.load(name)
            assert stored is not None
            assert stored.moves == []
            await storage.change(new_row(revision=1, status="playing"), deal)
            with pytest.raises(Conflict):
                await storage.change(new_row(revision=2, status="over"), deal)
            stored = await storage.load(name)
            assert stored is not None
            assert (stored.row.status, stored.moves) == ("playing", [deal])

        self.run(open_storage, check)

    def test_moves_are_cut_off_with_the_change_that_says_why(self, open_storage: Open) -> None:
        async def check(storage: Storage) -> None:
            for name in ("tableAAAAAAA", "tableBBBBBBB"):
                await storage.create(new_row(name))
                await storage.append_move(*(MoveRow(name, version, 0, {}) for version in range(5)))
                await storage.append_answer(MoveRow(name, 4, 1, {}))
            with pytest.raises(Conflict):
                await storage.cut(new_row("tableAAAAAAA", revision=3), 2)
            await storage.cut(new_row("tableAAAAAAA", revision=1, status="playing"), 2)
            left = [await storage.load(name) for name in ("tableAAAAAAA", "tableBBBBBBB")]
            assert [(len(stored.moves), len(stored.answers)) for stored in left if stored] == [(3, 0), (5, 1)]
            assert left[0] is not None
            assert left[0].row.status == "playing"

        self.run(open_storage, check)

    def test_all_tables_are_found_the_newest_first(self, open_storage: Open) -> None:
        async def check(storage: Storage) -> None:
            for number in range(3):
                await storage.create(new_row(f"table{number:07}", created=number, status="ended"))
            assert [row.id for row in await storage.recent(2)] == ["table0000002", "table0000001"]

        self.run(open_storage, check)

    def test_talk_comes_back_in_order(self, open_storage: Open) -> None:
        async def check(storage: Storage) -> None:
            row = new_row()
            await storage.create(row)
            talk = [
                TalkRow(row.id, 0, 1, 5, {"says": "distrust", "about": 0}),
                TalkRow(row.id, 1, 0, 6, None, "привіт, друзі", "a-1"),
            ]
            for said in talk:
                await storage.append_talk(said)
            with pytest.raises(Conflict):
                await storage.append_talk(talk[0])
            stored = await storage.load(row.id)
            assert stored is not None
            assert stored.talk == talk

        self.run(open_storage, check)

    def test_the_lobby_lists_open_tables_the_newest_first(self, open_storage: Open) -> None:
        async def check(storage: Storage) -> None:
            for number, (listed, status) in enumerate([(True, "waiting"), (False, "waiting"), (True, "playing")]):
                row = new_row(f"table{number:07}", created=number, status=status)
                row.settings.listed = listed
                await storage.create(row)
            row = new_row("tableNEWEST0", created=9)
            row.settings.listed = True
            await storage.create(row)
            assert [found.id for found in await storage.listed(10)] == ["tableNEWEST0", "table0000000"]
            assert [found.id for found in await storage.listed(1)] == ["tableNEWEST0"]

        self.run(open_storage, check)

    def test_a_browser_finds_its_tables(self, open_storage: Open) -> None:
        async def check(storage: Storage) -> None:
            await storage.create(new_row("tableAAAAAAA", created=1))
            await storage.create(new_row("tableBBBBBBB", created=2))
            assert [row.id for row in await storage.tables_of("ann", 10)] == ["tableBBBBBBB", "tableAAAAAAA"]
            moved = new_row("tableAAAAAAA", created=1, revision=1)
            moved.seats[0].holder = "bob"
            await storage.change(moved)
            assert [row.id for row in await storage.tables_of("ann", 10)] == ["tableBBBBBBB"]
            assert [row.id for row in await storage.tables_of("bob", 10)] == ["tableAAAAAAA"]

        self.run(open_storage, check)

    def test_tables_that_nobody_touched_are_marked_and_forgotten_when_the_server_has_run_long_enough(
        self, open_storage: Open
    ) -> None:
        async def check(storage: Storage) -> None:
            now = int(time.time() * 1000)
            names = ["tableOLD0000", "tableMOVED00", "tableSAID000", "tableNEW0000"]
            for name, created in zip(names, [1, 1, 1, now], strict=True):
                await storage.create(new_row(name, created=created))
            await storage.append_move(MoveRow("tableMOVED00", 1, 0, {}))
            await storage.append_talk(TalkRow("tableSAID000", 0, 1, 5, None, "hello"))
            assert await storage.age(now - 60_000, 1000, 100) == (1, 0)
            assert await storage.age(now - 60_000, 99, 100) == (1, 0)
            assert await storage.age(now - 60_000, 1, 100, ["tableOLD0000"]) == (1, 0)
            assert await there(storage, names) == names
            assert await storage.age(now - 60_000, 0, 100) == (0, 1)
            assert await there(storage, names) == names[1:]
            assert "tableOLD0000" not in [row.id for row in await storage.tables_of("ann", 10)]
            assert await storage.age(now + 60_000, 0, 0) == (0, 3)
            await storage.create(new_row("tableMOVED00"))
            stored = await storage.load("tableMOVED00")
            assert stored is not None
            assert (stored.moves, stored.talk) == ([], [])

        self.run(open_storage, check)

    def test_a_wrong_clock_deletes_nothing(self, open_storage: Open) -> None:
        now, year = int(time.time() * 1000), 365 * 24 * 3_600_000

        async def check(storage: Storage) -> None:
            await storage.create(new_row("tableAAAAAAA", created=now))
            assert await storage.age(now + 9 * year, 50, 100) == (1, 0)
            assert await storage.age(now - year, 50, 100) == (0, 0)  # the clock is right again
            assert await storage.age(now + 9 * year, 50, 100) == (1, 0)  # and wrong once more: from the beginning
            assert await storage.age(now + 9 * year, 99, 100) == (1, 0)
            assert await there(storage, ["tableAAAAAAA"])

        self.run(open_storage, check)

    def test_what_happens_at_an_old_table_makes_it_young_whatever_the_clock_says(self, open_storage: Open) -> None:
        far = int(time.time() * 1000) * 2

        async def check(storage: Storage) -> None:
            await storage.create(new_row("tableAAAAAAA", created=1))
            assert await storage.age(far, 0, 100) == (1, 0)
            await storage.append_move(MoveRow("tableAAAAAAA", 1, 0, {}))
            assert await storage.age(far, 100, 100) == (1, 0)
            await storage.append_talk(TalkRow("tableAAAAAAA", 0, 1, 5, None, "hello"))
            assert await storage.age(far, 100, 100) == (1, 0)
            await storage.change(new_row("tableAAAAAAA", created=1, revision=1))
            assert await storage.age(far, 100, 100) == (1, 0)
            assert await storage.age(far, 100, 100) == (0, 1)

        self.run(open_storage, check)

    def test_how_long_the_server_has_run_is_kept(self, open_storage: Open) -> None:
        async def begin(storage: Storage) -> None:
            await storage.create(new_row("tableAAAAAAA", created=1))
            assert await storage.age(2, 60, 100) == (1, 0)
            assert await storage.age(2, 60, 100) == (1, 0)

        async def go_on(storage: Storage) -> None:
            assert await storage.age(2, 40, 100) == (0, 1)

        self.run(open_storage, begin)
        self.run(open_storage, go_on)

    def test_everything_is_there_after_opening_again(self, open_storage: Open) -> None:
        async def fill(storage: Storage) -> None:
            await storage.create(new_row())
            await storage.append_move(MoveRow(new_row().id, 1, 0, {"pass": ["EW"]}, "x"))
            secrets.append(await storage.secret())

        async def check(storage: Storage) -> None:
            stored = await storage.load(new_row().id)
            assert stored is not None
            assert [move.id for move in stored.moves] == ["x"]
            assert await storage.secret() == secrets[0]
            assert len(secrets[0]) >= 16

        secrets: list[bytes] = []
        self.run(open_storage, fill)
        self.run(open_storage, check)

    def test_blocks_reports_and_bans_are_kept(self, open_storage: Open) -> None:
        async def check(storage: Storage) -> None:
            kept = storage.moderation
            for _ in range(2):
                await kept.block("ann", "bob")
            await kept.block("ann", "cid")
            await kept.block("bob", "ann")
            await kept.unblock("ann", "cid")
            assert await kept.blocked_by("ann") == {"bob"}
            assert await kept.blocked_by("cid") == frozenset()
            reports = [ReportRow(time, "ann", "bob", "Bob", "t", "why", "Bob: a", ["Bob: a"]) for time in (1, 3, 2)]
            for report in reports:
                await kept.report(report)
            assert [report.time for report in await kept.reports(2)] == [3, 2]
            assert (await kept.reports(1))[0] == reports[1]
            await kept.ban(BanRow("bob", 1, "rude"))
            await kept.ban(BanRow("cid", 2))
            await kept.ban(BanRow("bob", 3, "rude again"))
            assert await kept.bans() == [BanRow("bob", 3, "rude again"), BanRow("cid", 2)]
            assert [await kept.unban(who) for who in ("cid", "cid")] == [True, False]
            assert [ban.who for ban in await kept.bans()] == ["bob"]

        self.run(open_storage, check)


AsyncStorage = AsyncIterator[Storage]
