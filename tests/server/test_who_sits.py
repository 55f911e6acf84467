"""Who sits where, and who is host, when people come, leave and come back."""

import asyncio

import pytest

from motherlode.server.keeping.storage import StorageError
from motherlode.server.table import seating
from tests.server.room import Room, in_a_room, kinds, names

# ---- taking and leaving seats


@in_a_room
async def test_a_seat_that_was_left_is_taken_in_the_middle_with_its_cards(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    await room.come(table, "ann")
    await room.order(table, "bob", "leave")
    await room.order(table, "ann", "absent", seat=1, choice="bot")
    assert await room.refusal(room.take(table, "dan", 0)) == "seat-taken"
    assert await room.refusal(room.take(table, "dan", 7)) == "no-such-seat"
    dan = await room.come(table, "dan")
    assert dan.table["you"] == -1
    assert await room.take(table, "dan") == 1
    hand = table.require_match().view(1)["hand"]  # the bot may have played in the meantime
    assert (dan.table["you"], dan.last("view")["view"]["hand"]) == (1, hand)
    seat = table.row.seats[1]
    assert (seat.kind, seat.name, seat.bot) == ("person", "dan", None)
    assert await room.refusal(room.take(table, "eve")) == "no-empty-seat"
    assert await room.take(table, "dan") == 1


@in_a_room
async def test_nobody_sits_down_at_a_table_that_has_ended(room: Room) -> None:
    table = await room.make("ann", "bob", seats=3)
    await room.order(table, "ann", "end")
    assert await room.refusal(room.take(table, "dan")) == "ended"


@in_a_room
async def test_there_is_no_seat_beyond_the_last(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    await room.order(table, "cid", "leave")
    assert await room.refusal(room.order(table, "ann", "fill", seat=3, bot="random")) == "no-such-seat"
    assert await room.refusal(room.order(table, "ann", "absent", seat=3, choice="bot")) == "no-such-seat"
    assert await room.refusal(seating.take(table, "dan", "Dan", 3)) == "no-such-seat"
    await room.order(table, "ann", "fill", seat=2, bot="random")
    assert table.row.seats[2].kind == "bot"


@in_a_room
async def test_a_name_that_is_taken_gets_a_number(room: Room) -> None:
    table = await room.make("ann", seats=3)
    await table.do(lambda: seating.take(table, "second", "ann", None))
    await table.do(lambda: seating.take(table, "third", "ann", None))
    assert names(table) == ["ann", "ann 2", "ann 3"]


@in_a_room
async def test_who_leaves_with_a_stand_in_leaves_it_playing(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    await room.come(table, "ann")
    await room.pass_time(table, 31)
    await room.order(table, "ann", "absent", seat=1, choice="bot")
    await room.order(table, "bob", "leave")
    seat = table.row.seats[1]
    assert (seat.kind, seat.name, seat.bot, seat.holder) == ("empty", "bob", "adept", None)


@in_a_room
async def test_a_stand_in_goes_when_its_person_wants_the_seat_back(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    await room.come(table, "ann")
    await room.pass_time(table, 31)
    await room.order(table, "ann", "absent", seat=1, choice="bot")
    bob = await room.come(table, "bob")
    assert (await room.act(table, bob, {"pass": ["EW"]}))["code"] == "bot-plays"
    await room.order(table, "bob", "return")
    assert table.row.seats[1].bot is None
    assert await room.refusal(room.order(table, "bob", "return")) == "no-bot-there"


# ---- who is host


@in_a_room
async def test_when_the_host_leaves_the_next_who_is_there_becomes_host(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", "dan")
    await room.come_all(table, "ann", "dan")
    await room.pass_time(table, 31)
    await room.order(table, "ann", "leave")
    assert table.row.host == 3


@in_a_room
async def test_when_nobody_is_there_the_next_person_becomes_host(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", "dan")
    await room.order(table, "bob", "leave")
    await room.pass_time(table, 31)
    await room.order(table, "ann", "leave")
    assert table.row.host == 2


@in_a_room
async def test_the_host_stays_when_somebody_else_leaves(room: Room) -> None:
    table = await room.make("ann", "bob", "cid")
    await room.order(table, "bob", "leave")
    assert (table.row.host, kinds(table)) == (0, ["person", "empty", "person"])


@in_a_room
async def test_a_host_who_is_away_for_a_moment_stays_host(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    ann, _ = await room.come_all(table, "ann", "bob")
    await room.go(table, ann)
    await room.pass_time(table, 29)
    assert table.row.host == 0
    await room.pass_time(table, 2)
    assert table.row.host == 1
    await room.come(table, "ann")
    assert table.row.host == 1


@in_a_room
async def test_when_all_have_left_the_table_is_closed(room: Room) -> None:
    table = await room.make("ann", "bob", seats=3)
    await room.order(table, "bob", "leave")
    assert table.row.status == "waiting"
    await room.order(table, "ann", "leave")
    assert (table.row.status, table.row.reason) == ("ended", "all-left")


@in_a_room
async def test_orders_of_the_host_are_the_hosts(room: Room) -> None:
    table = await room.make("ann", "bob", seats=3)
    for order in ({"order": "start"}, {"order": "end"}, {"order": "fill", "seat": 2, "bot": "random"}):
        assert await room.refusal(room.order(table, "bob", **order)) == "not-host"
        assert await room.refusal(room.order(table, "stranger", **order)) == "not-seated"
    assert await room.refusal(room.order(table, "bob", "settings", pace="slow")) == "not-host"
    await room.order(table, "ann", "fill", seat=2, bot="random")
    assert await room.refusal(room.order(table, "ann", "fill", seat=1, bot="random")) == "seat-taken"
    assert await room.refusal(room.order(table, "ann", "fill", seat=5, bot="random")) == "no-such-seat"
    assert await room.refusal(room.order(table, "ann", "fill", seat=2, bot="nobody")) == "no-such-bot"
    await room.order(table, "ann", "fill", seat=2)
    assert await room.refusal(room.order(table, "ann", "fill", seat=2)) == "no-bot-there"
    assert kinds(table) == ["person", "person", "empty"]


# ---- seat links


@in_a_room
async def test_a_link_opened_by_a_browser_with_another_seat_moves_nothing(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    assert await room.refusal(table.do(lambda: seating.move_to(table, 0, "bob"))) == "has-seat"
    assert table.seats_of("ann") == [0]
    revision = table.row.revision
    await table.do(lambda: seating.move_to(table, 0, "ann"))
    assert table.row.revision == revision
    await table.do(lambda: seating.move_to(table, 0, "phone"))
    assert (table.seats_of("ann"), table.seats_of("phone")) == ([], [0])


@in_a_room
async def test_a_seat_that_could_not_be_moved_says_nothing_to_its_holder(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    ann = await room.come(table, "ann")
    room.storage.failing = True
    with pytest.raises(StorageError):
        await table.do(lambda: seating.move_to(table, 0, "phone"))
    assert "gone" not in ann.kinds()
    room.storage.failing = False
    await table.do(lambda: seating.move_to(table, 0, "phone"))
    assert (ann.last("gone")["code"], ann.table["you"]) == ("moved", -1)


@in_a_room
async def test_several_who_leave_an_ended_table_at_once_leave_no_trace(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    sockets = await room.come_all(table, "ann", "bob", "cid")
    await room.order(table, "ann", "end")
    await asyncio.gather(*(room.go(table, socket) for socket in sockets))
    assert table.row.id not in room.registry.tables
