"""Orders to a table, and who sits where: one after another, refused or not, kept or not."""

import asyncio

import pytest

from motherlode.server.keeping.storage import StorageError
from motherlode.server.table import seating
from motherlode.server.table.table import Table
from tests.server.room import Room, in_a_room


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.row.seats]


def kinds(table: Table) -> list[str]:
    return [seat.kind for seat in table.row.seats]


# ---- again


@in_a_room
async def test_again_has_the_host_that_the_table_had_at_its_end(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    await room.come_all(table, "bob", "cid")
    await room.pass_time(table, 31)
    assert table.row.host == 1
    await room.order(table, "bob", "end")
    again = await room.registry.table(await room.order(table, "cid", "again") or "")
    assert (again.row.host, names(again), again.row.status) == (1, ["ann", "bob", "cid"], "waiting")
    assert await room.refusal(room.order(again, "ann", "start")) == "not-host"
    await room.order(again, "bob", "start")


@in_a_room
async def test_again_is_made_once_whoever_asks(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    assert await room.refusal(room.order(table, "ann", "again")) == "not-over"
    await room.order(table, "ann", "end")
    made = [await room.order(table, who, "again") for who in ("bob", "ann", "cid")]
    assert len(set(made)) == 1
    assert table.row.successor == made[0]


@in_a_room
async def test_again_after_a_stand_in_the_person_plays_and_a_left_seat_is_empty(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", "dan", start=True)
    await room.come(table, "ann")
    await room.pass_time(table, 31)
    for seat in (1, 2):
        await room.order(table, "ann", "absent", seat=seat, choice="bot")
    await room.order(table, "cid", "leave")
    await room.order(table, "ann", "end")
    again = await room.registry.table(await room.order(table, "ann", "again") or "")
    assert [seat.bot for seat in again.row.seats] == [None, None, None, None]
    assert kinds(again) == ["person", "person", "empty", "person"]
    assert names(again) == ["ann", "bob", "", "dan"]


@in_a_room
async def test_again_keeps_the_bots_of_their_seats(room: Room) -> None:
    table = await room.make("ann", "bob", bots=["random"], start=True)
    await room.order(table, "ann", "end")
    again = await room.registry.table(await room.order(table, "ann", "again") or "")
    assert [seat.bot for seat in again.row.seats] == [None, None, "random"]
    assert again.row.status == "waiting"


# ---- absence and votes


@in_a_room
async def test_half_of_an_even_number_is_not_enough(room: Room) -> None:
    people = ("ann", "bob", "cid", "dan", "eve")
    table = await room.make(*people, start=True)
    await room.come_all(table, *people[:4])
    await room.pass_time(table, 31)
    for who in ("bob", "cid"):
        await room.order(table, who, "absent", seat=4, choice="vote")
    assert table.row.seats[4].bot is None
    await room.order(table, "dan", "absent", seat=4, choice="vote")
    assert table.row.seats[4].bot == "adept"


@in_a_room
async def test_votes_of_people_who_went_do_not_count(room: Room) -> None:
    people = ("ann", "bob", "cid", "dan", "eve", "fay")
    table = await room.make(*people, start=True)
    sockets = await room.come_all(table, *people[:5])
    await room.pass_time(table, 31)
    for who in ("cid", "dan"):
        await room.order(table, who, "absent", seat=5, choice="vote")
    for socket in sockets[2:4]:
        await room.go(table, socket)
    await room.pass_time(table, 31)
    await room.order(table, "bob", "absent", seat=5, choice="vote")
    assert table.row.seats[5].bot is None
    await room.order(table, "eve", "absent", seat=5, choice="vote")
    assert table.row.seats[5].bot == "adept"


@in_a_room
async def test_votes_about_an_absence_that_is_over_do_not_count(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", "dan", start=True)
    await room.come_all(table, "ann", "bob", "cid")
    await room.pass_time(table, 31)
    await room.order(table, "bob", "absent", seat=3, choice="vote")
    dan = await room.come(table, "dan")
    assert dan.table["seats"][3]["votes"] == []
    assert await room.refusal(room.order(table, "cid", "absent", seat=3, choice="vote")) == "not-away"
    await room.go(table, dan)
    await room.pass_time(table, 31)
    await room.order(table, "cid", "absent", seat=3, choice="vote")
    assert table.row.seats[3].bot is None


@in_a_room
async def test_a_vote_can_be_taken_back(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", "dan", start=True)
    sockets = await room.come_all(table, "ann", "bob", "cid")
    await room.pass_time(table, 31)
    await room.order(table, "bob", "absent", seat=3, choice="vote")
    await room.order(table, "bob", "absent", seat=3, choice="wait")
    await room.order(table, "cid", "absent", seat=3, choice="vote")
    assert table.row.seats[3].bot is None
    assert sockets[0].table["seats"][3]["votes"] == [2]


@in_a_room
async def test_votes_about_a_seat_that_was_left_survive_a_coming(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", "dan", start=True)
    await room.come_all(table, "ann", "bob", "cid")
    await room.order(table, "dan", "leave")
    await room.order(table, "bob", "absent", seat=3, choice="vote")
    await room.come(table, "stranger")
    await room.order(table, "cid", "absent", seat=3, choice="vote")
    assert table.row.seats[3].bot == "adept"


@in_a_room
async def test_a_vote_goes_with_its_seat(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", "dan", "eve", start=True)
    ann, *_ = await room.come_all(table, "ann", "bob", "cid", "dan")
    await room.pass_time(table, 31)
    await room.order(table, "bob", "absent", seat=4, choice="vote")
    assert ann.table["seats"][4]["votes"] == [1]
    await room.order(table, "bob", "leave")
    assert ann.table["seats"][4]["votes"] == []


@in_a_room
async def test_only_the_host_puts_a_bot_in_at_once(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    await room.come_all(table, "ann", "bob")
    await room.pass_time(table, 31)
    assert await room.refusal(room.order(table, "bob", "absent", seat=2, choice="bot")) == "not-host"
    assert await room.refusal(room.order(table, "ann", "absent", seat=9, choice="bot")) == "no-such-seat"
    assert await room.refusal(room.order(table, "ann", "absent", seat=1, choice="bot")) == "not-away"
    await room.order(table, "ann", "absent", seat=2, choice="bot")
    assert await room.refusal(room.order(table, "ann", "absent", seat=2, choice="bot")) == "not-away"


@in_a_room
async def test_nobody_is_away_before_the_start(room: Room) -> None:
    table = await room.make("ann", "bob", "cid")
    await room.come(table, "ann")
    await room.pass_time(table, 31)
    assert await room.refusal(room.order(table, "ann", "absent", seat=1, choice="bot")) == "not-away"


# ---- starting and ending


@in_a_room
async def test_a_start_that_was_not_kept_did_not_happen(room: Room) -> None:
    table = await room.make("ann", "bob", "cid")
    ann = await room.come(table, "ann")
    room.storage.failing = True
    with pytest.raises(StorageError):
        await room.order(table, "ann", "start")
    assert (table.match, table.row.status, table.row.seed) == (None, "waiting", "")
    assert "view" not in ann.kinds()
    room.storage.failing = False
    await room.order(table, "ann", "start")
    assert ann.last("view")["version"] == 0
    deal = table.require_match().deal()
    await room.restart()
    again = await room.registry.table(table.row.id)
    assert again.require_match().deal() == deal


@in_a_room
async def test_a_table_starts_once_and_full(room: Room) -> None:
    table = await room.make("ann", "bob", seats=3)
    assert await room.refusal(room.order(table, "ann", "start")) == "seats-empty"
    await room.take(table, "cid")
    await room.order(table, "ann", "start")
    first = table.match
    assert await room.refusal(room.order(table, "ann", "start")) == "not-waiting"
    assert table.match is first


@in_a_room
async def test_an_end_ends_once(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    ann = await room.come(table, "ann")
    await room.order(table, "ann", "end")
    assert ann.kinds().count("gone") == 1
    revision = table.row.revision
    assert await room.refusal(room.order(table, "ann", "end")) == "ended"
    assert table.row.revision == revision
    assert ann.kinds().count("gone") == 1


@in_a_room
async def test_a_game_that_is_over_cannot_be_ended(room: Room) -> None:
    table = await room.make("ann", "bob", game="duel", start=True)
    sockets = await room.come_all(table, "ann", "bob")
    await room.play(table, sockets, lambda: table.row.status == "over")
    assert await room.refusal(room.order(table, "ann", "end")) == "ended"
    assert table.row.status == "over"


# ---- settings


@in_a_room
async def test_a_clock_that_is_changed_within_a_turn_starts_anew_and_is_shown(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", clock=60, start=True)
    (ann, *_) = await room.come_all(table, "ann", "bob", "cid")
    await room.pass_time(table, 50)
    await room.order(table, "ann", "settings", clock=30)
    assert ann.last("events")["deadline"] == (room.time.now + 30) * 1000
    await room.pass_time(table, 29)
    assert table.require_match().version == 0
    await room.pass_time(table, 2)
    assert table.require_match().version == 1


@in_a_room
async def test_a_change_of_something_else_leaves_the_clock_alone(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", clock=60, start=True)
    await room.come_all(table, "ann", "bob", "cid")
    deadline = table.clock.deadline
    await room.pass_time(table, 50)
    await room.order(table, "ann", "settings", pace="slow", listed=True)
    assert table.clock.deadline == deadline
    assert (table.row.settings.pace, table.row.settings.listed) == ("slow", True)


@pytest.mark.parametrize(("asked", "kept"), [(3, 10), (10, 10), (11, 11), (0, None)])
@in_a_room
async def test_a_clock_has_a_least_time_and_can_be_stopped(room: Room, asked: int, kept: int | None) -> None:
    table = await room.make("ann", "bob", "cid", clock=60, start=True)
    await room.come(table, "ann")
    await room.order(table, "ann", "settings", clock=asked)
    assert table.row.settings.clock == kept
    assert table.clock.deadline == (None if kept is None else room.time.now + kept)


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
