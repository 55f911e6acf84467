"""Orders to a table: one after another, refused or not, kept or not."""

import pytest

from motherlode.server.keeping.storage import StorageError
from motherlode.server.table import seating
from tests.server.room import Room, in_a_room, kinds, names

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


@in_a_room
async def test_a_table_is_silent_once_strangers_can_see_it_and_not_again_when_that_is_said_again(room: Room) -> None:
    table = await room.make("ann", "bob", "cid")

    def settings() -> tuple[bool, bool]:
        return table.row.settings.listed, table.row.settings.chat

    await room.order(table, "ann", "settings", listed=False)
    assert settings() == (False, True)
    await room.order(table, "ann", "settings", listed=True)
    assert settings() == (True, False)
    await room.order(table, "ann", "settings", chat=True)
    await room.order(table, "ann", "settings", listed=True)
    assert settings() == (True, True)
    await room.order(table, "ann", "settings", listed=False)
    assert settings() == (False, True)


@in_a_room
async def test_a_clock_is_chosen_before_the_game_and_runs_once_it_begins(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", options={"firstPlayer": 0})
    ann = await room.come(table, "ann")
    await room.order(table, "ann", "settings", clock=30)
    assert (ann.table["settings"]["clock"], table.clock.deadline) == (30, None)
    await room.order(table, "ann", "start")
    assert table.clock.deadline == room.time.now + 30


@pytest.mark.parametrize(("asked", "kept"), [(3, 10), (10, 10), (11, 11), (0, None)])
@in_a_room
async def test_a_clock_has_a_least_time_and_can_be_stopped(room: Room, asked: int, kept: int | None) -> None:
    table = await room.make("ann", "bob", "cid", clock=60, start=True)
    await room.come(table, "ann")
    await room.order(table, "ann", "settings", clock=asked)
    assert table.row.settings.clock == kept
    assert table.clock.deadline == (None if kept is None else room.time.now + kept)


@in_a_room
async def test_the_next_person_clockwise_is_host_when_the_host_leaves(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", "dan")
    await room.come_all(table, "ann", "bob", "cid", "dan")
    table.row.host = 2
    await table.do(lambda: seating.leave(table, "cid"))
    assert table.row.host == 3
    await table.do(lambda: seating.leave(table, "dan"))
    assert table.row.host == 0
