"""What a table looks for after something has happened, and what it need not look for."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from motherlode.server.errors import TableError
from motherlode.server.keeping.restoring import RULES_CHANGED
from motherlode.server.keeping.storage import StorageError
from motherlode.server.table import broadcast, due
from motherlode.server.table.table import Table
from tests.server.room import Room, in_a_room

FIRST = {"firstPlayer": 0}


def at_rest(**more: Any) -> Any:
    """A table of people at which nothing runs by time."""
    table = SimpleNamespace(
        match=SimpleNamespace(window=None, resting=False),
        has_bots=False,
        row=SimpleNamespace(settings=SimpleNamespace(clock=None)),
        window=SimpleNamespace(opened=None),
        pause=SimpleNamespace(until=None, pressed=set()),
        takeback=SimpleNamespace(held=None),
        looks=0,
    )
    table.look_ahead = lambda: setattr(table, "looks", table.looks + 1)
    for place, value in more.items():
        *way, last = place.split("__")
        found: Any = table
        for step in way:
            found = getattr(found, step)
        setattr(found, last, value)
    return table


@pytest.mark.parametrize(
    "why",
    [
        {"match": None},
        {"has_bots": True},
        {"match__window": (1,)},
        {"match__resting": True},
        {"row__settings__clock": 60},
        {"window__opened": 5.0},
        {"pause__until": 5.0},
        {"pause__pressed": {0}},
        {"takeback__held": object()},
    ],
    ids=lambda why: next(iter(why)),
)
def test_after_a_move_it_is_looked_only_where_something_may_be_due(why: dict[str, Any]) -> None:
    for table, looks in ((at_rest(), 0), (at_rest(**why), 1)):
        Table.look_ahead_after_move(table)
        assert table.looks == looks


@in_a_room
async def test_a_move_of_people_without_a_clock_is_followed_by_no_look_and_anything_else_by_one(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[Table] = []
    look_ahead = Table.look_ahead
    monkeypatch.setattr(Table, "look_ahead", lambda table: (looks.append(table), look_ahead(table))[1])
    told: list[Table] = []
    table = await room.make("ann", "bob", "cid", options=FIRST, start=True)
    ann, bob = await room.come_all(table, "ann", "bob")
    table.settled = told.append
    looks.clear()
    await room.act(table, ann)
    assert (looks, told) == ([], [table])
    await room.act(table, bob)
    assert (looks, told) == ([], [table] * 2)
    await room.send(table, ann, "sync")
    assert (looks, told) == ([table], [table] * 3)
    await room.send(table, ann, "act", id="late", version=0, action={})
    assert looks == [table] * 2, "what was refused was no move"


@in_a_room
async def test_where_nobody_watches_nothing_rings_and_where_somebody_does_the_next_thing(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", clock=60, options=FIRST, start=True)
    assert not table._alarm.is_set
    ann = await room.come(table, "ann")
    grace = room.limits.grace
    assert table._alarm._at == room.time.now + grace, "of bob and cid, sooner than the clock"
    await room.pass_time(table, grace)
    assert table._alarm._at == room.time.now + 60 - grace
    await room.go(table, ann)
    assert not table._alarm.is_set


@in_a_room
async def test_what_could_not_be_done_in_its_time_is_tried_again_after_a_while(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.make("ann", "bob", "cid", clock=60, options=FIRST, start=True)
    await room.come_all(table, "ann", "bob", "cid")
    room.storage.failing = True
    room.time.now += 60
    with pytest.raises(StorageError):
        await table.do(table._let_time_pass)
    assert table.clock.turn is not None
    assert table._alarm.is_set
    room.storage.failing = False
    await room.pass_time(table, 60)
    assert table.require_match().version == 1


@in_a_room
async def test_of_several_things_that_are_due_one_is_done_at_a_time(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    done: list[str] = []

    def noted(name: str) -> Any:
        async def note(*_: Any) -> None:
            done.append(name)

        return note

    names = ("presence", "pause", "takeback", "clock", "window")
    monkeypatch.setattr(table, "reload", noted("reload"))
    monkeypatch.setattr(due, "WORKS", tuple(map(noted, names)))
    for timer in (table.reopening, *(getattr(table, name) for name in names)):
        timer.ring_in(0)
    for _ in range(7):
        await table._let_time_pass()
    assert done == ["reload", *names]


@in_a_room
async def test_a_table_that_is_left_by_all_thinks_of_nobody_and_one_that_ended_of_nothing(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", clock=60, options=FIRST, start=True)
    ann = await room.come(table, "ann")
    assert table.clock.turn == (0, 0)
    await room.go(table, ann)
    assert (table.clock.turn, table.clock.deadline, table.clock.rings) == (None, None, None)
    await room.come(table, "ann")
    await room.order(table, "ann", "end")
    assert table.clock.turn is None


@in_a_room
async def test_a_table_that_leaves_the_memory_stops_and_lets_go(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", clock=60, start=True)
    await room.come(table, "ann")
    waiting = table.do(never)
    stopped: list[bool] = []
    table.bots.stop = lambda: stopped.append(True)  # type: ignore[method-assign]
    table.stop()
    assert waiting.cancelled()
    assert (table._alarm.is_set, table.match, stopped) == (False, None, [True])


async def never() -> None:
    raise AssertionError("it was stopped before its turn")


@in_a_room
async def test_a_table_that_is_lost_says_so_once_and_is_nobodys(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", clock=60, start=True)
    ann, bob = await room.come_all(table, "ann", "bob")
    stopped: list[bool] = []
    table.bots.stop = lambda: stopped.append(True)  # type: ignore[method-assign]
    await table.do(table.hand_over)
    assert (table.is_lost, table.stuck, table.match, stopped) == (True, True, None, [True])
    assert (ann.connection.closing, bob.connection.closing) == (1012, 1012)
    assert not table._alarm.is_set
    assert table.status == "stuck"


@in_a_room
async def test_the_record_of_a_table_closes_it_only_where_the_rules_have_changed(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    kept = table.row
    with pytest.raises(TableError, match="not-over"):
        await table.close_for_record(kept)
    revision = kept.revision
    kept.reason = RULES_CHANGED
    await table.close_for_record(kept)
    assert table.row.revision == revision + 1
    table.row.reason = None
    over = await room.make("ann", "bob", "cid")
    over.row.status = "over"
    await over.close_for_record(over.row)
    assert over.row.revision == 2, "two people sat down, and nothing was written down since"


@in_a_room
async def test_a_game_that_is_over_is_told_to_nobody_any_more(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    listened: list[Any] = []
    for is_over in (False, True):
        table.match = SimpleNamespace(over=is_over, listen=listened.append)  # type: ignore[assignment]
        table.note_company()
    assert listened == [[0, 1, 2]]


@in_a_room
async def test_who_comes_back_is_shown_the_talk_once(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    for version, kinds in ((-1, ["table", "view"]), (0, ["table", "events", "talk"])):
        assert (await room.come(table, "ann", version=version)).kinds() == kinds
    waiting = await room.make("ann", "bob", "cid")
    assert (await room.come(waiting, "ann")).kinds() == ["table", "talk"]
    assert (await room.come(waiting, "dot")).kinds() == ["table", "talk", "corner"]


@in_a_room
async def test_who_holds_a_seat_is_known_by_his_key_alone(room: Room) -> None:
    table = await room.make("ann", "bob", "cid")
    assert [table.holds("ann", seat) for seat in (-1, 0, 1, 2, 3)] == [False, True, False, False, False]
    table.row.seats[1].holder = None
    assert not table.holds(None, 1)
    assert (table.seats_of(None), table.default_audience(None)) == ([], -1)
    assert table.default_audience("cid") == 2
    table.row.seats[0].holder = "cid"
    assert (table.seats_of("cid"), table.default_audience("cid")) == ([0, 2], -1)
    assert table.unheard(frozenset()) == frozenset()
    assert table.unheard(frozenset({"cid", "dot"})) == {0, 2}


@in_a_room
async def test_what_was_missed_is_told_only_on_a_free_line_and_on_any_other_all_as_it_is_then(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    ann = await room.come(table, "ann")
    ann.clear()
    broadcast.show(table, ann.connection, 0)
    ann.connection.flush()
    assert (ann.kinds(), ann.connection.whole) == (["events"], None)
    ann.reads.clear()
    ann.connection.put(b'{"frame":"pong"}')
    ann.connection.flush()
    broadcast.show(table, ann.connection, 0)
    assert ann.connection.is_blocked
    assert ann.connection.unsent == []
    assert ann.connection.whole is not None
    ann.reads.set()
    await ann.connection.finish(30)
    assert ann.kinds() == ["events", "pong", "view"]
