"""Who is away, and what those who are there decide about it."""

from tests.server.room import Room, in_a_room


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
