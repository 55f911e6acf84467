"""People keep others away from them, and an operator keeps people away from his site."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from motherlode.server.bans import Bans
from motherlode.server.forbidden import ForbiddenWords
from motherlode.server.http.bodies import NewTable
from motherlode.server.keeping.storage import BanRow, SqliteStorage
from motherlode.server.keys import print_of
from motherlode.server.table import seating
from tests.server.clients import Browser
from tests.server.company import open_all, seat_all
from tests.server.room import Room, in_a_room
from tests.server.running import Running
from tests.server.test_admin import admin

NO_TROLLS = ForbiddenWords(["troll"])


async def say(room: Room, table: Any, socket: Any, text: str, mark: str) -> None:
    await room.send(table, socket, "say", id=mark, text=text)


# ---- blocked


@in_a_room
async def test_what_a_blocked_person_says_is_told_to_all_but_who_blocked_him(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", chat=True)
    ann, bob, cid = await room.come_all(table, "ann", "bob", "cid")
    await say(room, table, bob, "before", "1")
    await room.order(table, "ann", "block", seat=1)
    assert ann.table["blocked"] == [1]
    assert ann.last("talk")["talk"] == [{"seat": 1, "at": 0, "blocked": True}]
    await say(room, table, bob, "after", "2")
    await say(room, table, cid, "hello", "3")
    assert ann.frames[-2:] == [
        {"frame": "said", "seat": 1, "at": 0, "blocked": True},
        {"frame": "said", "seat": 2, "at": 0, "text": "hello"},
    ]
    assert [frame["text"] for frame in cid.frames if frame["frame"] == "said"] == ["before", "after", "hello"]
    assert (bob.table["blocked"], cid.table["blocked"]) == ([], [])


@in_a_room
async def test_a_block_stays_on_a_new_line_at_another_table_and_after_a_restart(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", chat=True)
    ann, bob = await room.come_all(table, "ann", "bob")
    await room.order(table, "ann", "block", seat=1)
    await say(room, table, bob, "again", "1")
    again = await room.come(table, "ann")
    assert again.last("talk")["talk"] == [{"seat": 1, "at": 0, "blocked": True}]
    name = table.row.id
    await room.restart()
    assert (await room.come(await room.registry.table(name), "ann")).table["blocked"] == [1]
    other = await room.make("cid", "bob", "ann", start=True)
    elsewhere = await room.come(other, "ann")
    assert elsewhere.table["blocked"] == [1]
    assert ann.table["blocked"] == [1]


@in_a_room
async def test_a_whole_view_has_nothing_of_what_a_blocked_person_said(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", chat=True, start=True)
    bob = await room.come(table, "bob")
    await say(room, table, bob, "hello", "1")
    await room.order(table, "ann", "block", seat=1)
    ann = await room.come(table, "ann")
    assert ann.last("view")["talk"] == [{"seat": 1, "at": ann.last("view")["talk"][0]["at"], "blocked": True}]
    await room.order(table, "ann", "unblock", seat=1)
    assert ann.table["blocked"] == []
    assert ann.last("talk")["talk"][0]["text"] == "hello"


@in_a_room
async def test_a_blocked_person_takes_no_seat_at_a_table_of_who_blocked_him(room: Room) -> None:
    first = await room.make("ann", "bob", "cid")
    await room.order(first, "ann", "block", seat=1)
    second = await room.make("ann", seats=3)
    assert await room.refusal(room.registry.welcome(second, "bob")) == "blocked"
    await room.registry.welcome(second, "cid")
    await room.registry.welcome(await room.make("cid", seats=3), "bob")


@in_a_room
async def test_a_blocked_person_is_not_brought_along_to_the_next_game(room: Room) -> None:
    table = await room.make("ann", "bob", "cid")
    await room.order(table, "ann", "block", seat=1)
    await room.order(table, "ann", "end")
    successor = await room.order(table, "cid", "again")
    assert successor is not None
    seats = (await room.registry.table(successor)).row.seats
    assert [seat.name for seat in seats] == ["ann", "", "cid"]


@in_a_room
async def test_only_other_people_can_be_blocked_or_reported(room: Room) -> None:
    table = await room.make("ann", "bob", bots=["random"], seats=4)
    for order in ("block", "report"):
        assert await room.refusal(room.order(table, "ann", order, seat=0)) == "nobody-else-there"
        assert await room.refusal(room.order(table, "ann", order, seat=2)) == "nobody-else-there"
        for beyond in (4, 9):
            assert await room.refusal(room.order(table, "ann", order, seat=beyond)) == "no-such-seat"
        assert await room.refusal(room.order(table, "stranger", order, seat=1)) == "not-seated"


@in_a_room
async def test_there_is_no_remark_beyond_the_last_nor_one_of_somebody_else(room: Room) -> None:
    table = await room.make("ann", "bob", "cid")
    ann, bob = await room.come_all(table, "ann", "bob")
    for socket in (bob, ann):
        await room.send(table, socket, "say", id="1", text="a")
    for number, seat in ((2, 1), (9, 1), (1, 1), (0, 2)):
        wish = {"seat": seat, "number": number, "why": "rude"}
        assert await room.refusal(room.order(table, "ann", "report", **wish)) == "no-such-remark"
    for number in (2, 9):
        assert await room.refusal(room.order(table, "ann", "unsay", number=number)) == "no-such-remark"
    await room.order(table, "ann", "report", seat=1, number=0, why="rude")
    assert len(await room.storage.moderation.reports(5)) == 1


def test_seats_and_earlier_talk_of_a_server_heed_blocks(ann: Browser, bob: Browser) -> None:
    table = seat_all([ann, bob], players=3, chat=True)
    lives = open_all([ann, bob], table)
    lives[1].send("say", id="1", text="hello")
    lives[0].until(lambda: lives[0].talk)
    ann.order(table, "block", seat=1)
    told = ann.http.get(f"/api/tables/{table}/talk").json()
    assert told["talk"] == [{"seat": 1, "at": 0, "blocked": True}]
    assert bob.http.get(f"/api/tables/{table}/talk").json()["talk"][0]["text"] == "hello"
    other = ann.make()
    refused = bob.post(f"/api/tables/{other}/seats", {"name": "Bob"})
    assert (refused.status_code, refused.json()["code"]) == (403, "blocked")
    link = ann.http.get(f"/api/tables/{other}/seat-link").json()["link"].removeprefix("/k/")
    assert bob.post(f"/api/seat-links/{link}", {}).json()["code"] == "blocked"


# ---- reported


@in_a_room
async def test_the_operator_gets_the_remark_and_those_around_it(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", chat=True)
    ann, bob, _ = await room.come_all(table, "ann", "bob", "cid")
    for number in range(10):
        await say(room, table, bob if number == 8 else ann, f"word {number}", str(number))
    await room.order(table, "cid", "report", seat=1, number=8, why="  he\nshouts ")
    (report,) = await room.storage.moderation.reports(9)
    assert (report.reporter, report.accused, report.name, report.table) == ("cid", "bob", "bob", table.row.id)
    assert (report.why, report.said) == ("he shouts", "bob: word 8")
    assert report.around == [f"{'bob' if number == 8 else 'ann'}: word {number}" for number in range(2, 10)]
    assert await room.refusal(room.order(table, "cid", "report", seat=1, number=7)) == "no-such-remark"
    assert await room.refusal(room.order(table, "cid", "report", seat=1, number=10)) == "no-such-remark"


@in_a_room(remark_burst=2, remarks_per_second=0.0)
async def test_nobody_floods_the_operator(room: Room) -> None:
    table = await room.make("ann", "bob", "cid")
    for _ in range(2):
        await room.order(table, "cid", "report", seat=1)
    assert await room.refusal(room.order(table, "cid", "report", seat=1)) == "too-fast"
    assert len(await room.storage.moderation.reports(9)) == 2


# ---- words


@in_a_room(forbidden=NO_TROLLS)
async def test_names_and_chat_keep_to_the_operators_list(room: Room) -> None:
    wish = msgspec.convert({"players": 3, "name": "a Tr0ll"}, NewTable)
    assert await room.refusal(room.registry.make(wish, "ann")) == "forbidden-words"
    table = await room.make("ann", "bob", seats=3, chat=True)
    taking = table.do(lambda: seating.take(table, "cid", "t r o l l", None))
    assert await room.refusal(taking) == "forbidden-words"
    ann, onlooker = await room.come(table, "ann"), await room.come(table, "stranger")
    await say(room, table, ann, "a TROLL!", "1")
    assert ann.last("refused")["code"] == "forbidden-words"
    await room.send(table, onlooker, "say", id="2", text="a troll", name="Zed")
    assert onlooker.last("refused")["code"] == "forbidden-words"
    await room.send(table, onlooker, "say", id="3", text="hello", name="Troll")
    assert onlooker.last("refused")["code"] == "forbidden-words"
    await say(room, table, ann, "a dwarf", "4")
    assert [said.text for said in table.talk.said] == ["a dwarf"]


# ---- banned


@pytest.mark.parametrize(
    ("ban", "came"),
    [
        ("203.0.113.7/32", "203.0.113.7"),
        ("203.0.113.0/24", "203.0.113.7"),
        ("2001:db8::/32", "2001:db8:1:2::/64"),
    ],
)
def test_addresses_are_banned_one_by_one_or_as_networks(ban: str, came: str) -> None:
    bans = Bans(None)  # type: ignore[arg-type]
    bans._take([BanRow(ban, 0)])
    assert bans.hit(None, came)
    assert bans.hit("somebody", came)
    assert not bans.hit(None, "198.51.100.1")
    assert not bans.hit(None, "2001:db9::/64")
    assert not bans.hit(None, "testclient")


@in_a_room
async def test_who_is_banned_is_shown_the_door_and_does_not_come_in_again(room: Room) -> None:
    table = await room.make("ann", "bob", "cid")
    ann, bob = await room.come_all(table, "ann", "bob")
    await room.storage.moderation.ban(BanRow("bob", 0))
    await room.registry.look_up_bans()
    assert (ann.connection.closing, bob.connection.closing) == (None, 4403)
    assert await room.refusal(room.come(table, "bob")) == "banned"
    await room.storage.moderation.unban("bob")
    await room.registry.look_up_bans()
    await room.come(table, "bob")


@pytest.mark.parametrize("kept", ["file", "database"])
def test_an_operator_reads_reports_and_bans_while_the_server_runs(
    kept: str, request: pytest.FixtureRequest, new_browser: Callable[..., Browser], tmp_path: Path
) -> None:
    """At `./play`, and at a node of a site."""
    server: Running = request.getfixturevalue("serve" if kept == "file" else "join")()
    ann, bob = new_browser(server), new_browser(server)
    table = seat_all([ann, bob], players=3, chat=True)
    lives = open_all([ann, bob], table)
    lives[1].send("say", id="1", text="something bad")
    lives[0].until(lambda: lives[0].talk)
    ann.order(table, "report", seat=1, number=0, why="rude")
    there = ("--data", str(tmp_path)) if kept == "file" else ("--database", request.getfixturevalue("database"))
    bad = print_of(bob.key or "")
    told = admin("reports", *there)
    assert told.exit_code == 0, told.output
    assert f"Player 1 ({bad})" in told.stdout
    assert "→ Player 1: something bad" in told.stdout
    assert bad in admin("people", *there).stdout
    assert admin("ban", bad, "--why", "rude", *there).exit_code == 0
    loop = server.server.servers[0].get_loop()
    asyncio.run_coroutine_threadsafe(server.registry.look_up_bans(), loop).result(60)
    assert lives[1].is_closed() == 4403
    refused = bob.post("/api/tables", {"players": 3, "name": "Bob"})
    assert (refused.status_code, refused.json()["code"]) == (403, "banned")
    assert f"{bad}  " in admin("bans", *there).stdout
    assert admin("unban", bad, *there).exit_code == 0
    assert admin("unban", bad, *there).exit_code == 2
    assert "neither" in admin("ban", "somebody", *there).stderr


def test_bans_blocks_and_reports_move_house_with_the_tables(tmp_path: Path, database: str) -> None:
    from motherlode.server.keeping.storage import moving
    from motherlode.server.keeping.storage.rows import ReportRow
    from tests.server.postgres import opened

    async def move() -> None:
        storage = SqliteStorage(tmp_path / "a" / "tables.sqlite3")
        await storage.moderation.block("ann", "bob")
        await storage.moderation.ban(BanRow("203.0.113.0/24", 5, "spam"))
        await storage.moderation.report(ReportRow(7, "ann", "bob", "Bob", "t", around=["Bob: hello"]))
        await storage.close()
        async with opened(database) as site:
            await moving.fill_database(site, moving.flowing(moving.rows_of_file(tmp_path / "a" / "tables.sqlite3")))
            await moving.fill_file(tmp_path / "b" / "tables.sqlite3", moving.rows_of_database(site))
        back = SqliteStorage(tmp_path / "b" / "tables.sqlite3")
        assert await back.moderation.blocked_by("ann") == {"bob"}
        assert await back.moderation.bans() == [BanRow("203.0.113.0/24", 5, "spam")]
        assert [report.around for report in await back.moderation.reports(9)] == [["Bob: hello"]]
        await back.close()

    asyncio.run(move())


@in_a_room
async def test_what_was_said_after_a_remark_is_told_as_well(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", chat=True)
    ann, bob, _ = await room.come_all(table, "ann", "bob", "cid")
    for number in range(20):
        await say(room, table, bob if number == 8 else ann, f"word {number}", str(number))
    await room.order(table, "cid", "report", seat=1, number=8)
    await room.order(table, "cid", "report", seat=1)
    of_all, of_one = await room.storage.moderation.reports(9)
    if of_one.said is None:
        of_all, of_one = of_one, of_all
    assert [remark.rpartition(" ")[2] for remark in of_one.around] == [*map(str, range(2, 15))]
    assert [remark.rpartition(" ")[2] for remark in of_all.around] == [*map(str, range(13, 20))]
