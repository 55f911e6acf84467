"""The veto window on the wire: who holds the card and who has answered shows nowhere before it closes."""

from collections.abc import Sequence
from typing import Any

import pytest

from motherlode.server.table.table import Table
from tests.clauses import rule
from tests.server.choosing import answers
from tests.server.room import STRANGER, Json, Room, Socket, in_a_room

PEOPLE = ("ann", "bob", "cid", "dan")
HELD_BY_2, HELD_BY_1, HELD_BY_NOBODY = 5, 2, 3
"""Seeds of games of four with Veto that seat 0 begins, by who is dealt the card."""
NO, VETO = {"choose": {"veto": False}}, {"choose": {"veto": True}}
SECONDS = 5


async def begin(room: Room, seed: int, **options: Any) -> tuple[Table, list[Socket], Socket]:
    """Four persons at a table with Veto, and a stranger who looks on; seat 0 has declared a tunnel."""
    table = await seat_four(room, seed, *PEOPLE, **options)
    sockets = await room.come_all(table, *PEOPLE)
    looking = await room.come(table, STRANGER)
    await declare(room, table, sockets[0])
    for socket in [*sockets, looking]:
        assert kinds(socket)[-1] == "declared"
    return table, sockets, looking


async def seat_four(room: Room, seed: int, *people: str, clock: int | None = None, **options: Any) -> Table:
    room.deal(seed)
    options = {"firstPlayer": 0, "vetoWindow": SECONDS} | options
    bots = ["random"] * (4 - len(people))
    return await room.make(*people, bots=bots, modules=["veto"], options=options, clock=clock, start=True)


async def declare(room: Room, table: Table, asked: Socket) -> None:
    action = next(answer for answer in answers(newest(asked)["decision"]) if "lay" in answer)
    assert (await room.act(table, asked, action))["frame"] == "ack"


def kinds(socket: Socket) -> list[str]:
    return [event["event"] for frame in socket.frames if frame["frame"] == "events" for event in frame["events"]]


def newest(socket: Socket) -> Json:
    """The newest frame about the game."""
    return [frame for frame in socket.frames if frame["frame"] in ("events", "view")][-1]


def window(socket: Socket) -> Json | None:
    told: Json | None = newest(socket)["window"]
    return told


def timeless(frames: Sequence[Json]) -> list[Json]:
    """What a client got, without what shows only when."""
    found = [{key: value for key, value in frame.items() if key not in ("now", "table")} for frame in frames]
    for frame in found:
        if frame.get("window"):
            frame["window"] = {**frame["window"], "opened": 0, "closes": 0}
    return found


@rule("WC19-33")
@in_a_room
async def test_the_window_looks_the_same_to_everybody_with_or_without_the_card(room: Room) -> None:
    table, sockets, looking = await begin(room, HELD_BY_2)
    shown = [window(socket) for socket in [*sockets, looking]]
    assert all(other == shown[0] for other in shown)
    assert shown[0] is not None
    assert shown[0]["closes"] - shown[0]["opened"] == SECONDS * 1000
    asked = [newest(socket)["decision"] for socket in sockets]
    assert [decision and decision["kind"] for decision in asked] == [None, "react", "react", "react"]
    for socket in sockets:
        await room.send(table, socket, "sync")
        assert socket.last("view")["view"]["window"] == {"seats": [1, 2, 3], "answered": None}


@rule("WC19-34")
@pytest.mark.parametrize("answering", [[2], [1, 3]])
@in_a_room
async def test_an_answer_shows_to_nobody_else(room: Room, answering: list[int]) -> None:
    transcripts = []
    for seats in ([], answering):
        table, sockets, looking = await begin(room, HELD_BY_2)
        others = [socket for seat, socket in enumerate(sockets) if seat not in answering] + [looking]
        for socket in others:
            socket.clear()
        for seat in seats:
            answer = await room.act(table, sockets[seat], NO)
            assert (answer["frame"], answer["version"]) == ("ack", table.require_match().version)
        await room.pass_time(table, SECONDS)
        assert window(looking) is None
        transcripts.append([timeless(socket.frames) for socket in others])
    assert transcripts[0] == transcripts[1]


@rule("WC19-34")
@in_a_room
async def test_answers_do_not_shorten_the_window(room: Room) -> None:
    table, sockets, looking = await begin(room, HELD_BY_2)
    for socket in sockets[1:]:
        await room.act(table, socket, NO)
    await room.pass_time(table, SECONDS - 0.1)
    assert window(looking) is not None
    await room.pass_time(table, 0.1)
    assert window(looking) is None
    assert "laid" in kinds(looking)


@rule("WC19-28", "WC19-34")
@in_a_room
async def test_a_veto_closes_it_at_once(room: Room) -> None:
    table, sockets, looking = await begin(room, HELD_BY_2)
    await room.act(table, sockets[3], NO)
    version = newest(looking)["version"]
    answer = await room.act(table, sockets[2], VETO)
    assert (answer["frame"], answer["version"]) == ("ack", version + 2)  # those before him in turn order let it pass
    for socket in [*sockets, looking]:
        assert (window(socket), newest(socket)["version"]) == (None, version + 2)
        assert kinds(socket)[-3:] == ["vetoed", "drew", "drew"]


@in_a_room
async def test_who_has_answered_knows_it_also_after_a_reload(room: Room) -> None:
    table, sockets, _ = await begin(room, HELD_BY_2)
    await room.act(table, sockets[1], NO, id="once")
    assert newest(sockets[1])["decision"] is None
    assert (window(sockets[1]) or {})["answer"] == NO
    again = await room.come(table, "bob")
    assert (window(again) or {})["answer"] == NO
    assert newest(again)["decision"] is None
    assert (await room.act(table, again, NO, id="once"))["frame"] == "ack"
    refused = await room.act(table, again, NO)
    assert (refused["frame"], refused["code"]) == ("refused", "not-asked")


@rule("WC19-24")
@in_a_room
async def test_nobody_vetoes_without_the_card_or_in_his_own_turn(room: Room) -> None:
    table, sockets, looking = await begin(room, HELD_BY_2)
    for socket in sockets[2:]:
        socket.clear()
    assert (await room.act(table, sockets[1], VETO))["code"] == "not-in-hand"
    assert (await room.act(table, sockets[0], VETO))["code"] == "not-asked"
    assert (await room.act(table, looking, NO))["code"] == "not-seated"
    assert (await room.act(table, sockets[1], VETO, seat=2))["code"] == "not-your-seat"
    assert [socket.frames for socket in sockets[2:]] == [[], []]


@rule("WC19-38")
@in_a_room
async def test_who_is_not_there_lets_it_pass(room: Room) -> None:
    table, sockets, looking = await begin(room, HELD_BY_2)
    await room.go(table, sockets[2])
    await room.pass_time(table, SECONDS)
    assert "laid" in kinds(looking)


@rule("WC19-36")
@in_a_room(grace=30)
async def test_with_all_clicked_it_waits_for_everybody_who_is_there(room: Room) -> None:
    table, sockets, looking = await begin(room, HELD_BY_2, vetoClose="all-clicked")
    assert (window(looking) or {})["closes"] is None
    await room.act(table, sockets[2], NO)
    await room.act(table, sockets[1], NO)
    await room.pass_time(table, 1000)
    assert window(looking) is not None
    await room.go(table, sockets[3])  # after the grace period he is away, and an absent player does not veto
    await room.pass_time(table, 29)
    assert window(looking) is not None
    await room.pass_time(table, 1)
    assert window(looking) is None
    assert "laid" in kinds(looking)


@rule("WC19-36")
@in_a_room
async def test_alone_with_bots_it_closes_on_the_own_answer(room: Room) -> None:
    table = await seat_four(room, HELD_BY_NOBODY, "ann")
    ann = await room.come(table, "ann")
    await declare(room, table, ann)
    while (newest(ann)["decision"] or {"kind": None})["kind"] != "react":  # in a turn of his own nobody asks him
        await room.pass_time(table, SECONDS)
    version = newest(ann)["version"]
    assert (window(ann) or {})["closes"] is None
    await room.pass_time(table, 1000)
    assert newest(ann)["version"] == version
    assert (await room.act(table, ann, NO))["frame"] == "ack"
    await room.pass_time(table, 0)
    assert newest(ann)["version"] > version


@rule("WC19-35/2")
@pytest.mark.parametrize("seed", [HELD_BY_1, HELD_BY_2, HELD_BY_NOBODY])
@pytest.mark.parametrize("bot", ["random", "adept"])
@in_a_room(bots_window=2)
async def test_where_only_bots_are_asked_it_is_short_whoever_holds_the_card(room: Room, bot: str, seed: int) -> None:
    table = await seat_four(room, seed, "ann", vetoWindow=15)
    for seat in (1, 2, 3):
        await room.order(table, "ann", "fill", seat=seat, bot=bot)
    ann = await room.come(table, "ann")
    await declare(room, table, ann)
    await room.settle(table)
    told = window(ann) or {}
    assert told["closes"] - told["opened"] == 2000
    await room.pass_time(table, 1.9)
    assert window(ann) == told
    await room.pass_time(table, 0.1)
    assert {"laid", "vetoed"} & set(kinds(ann))


@rule("WC19-35/3")
@in_a_room
async def test_the_clock_of_the_turn_stands_still_meanwhile(room: Room) -> None:
    table = await seat_four(room, HELD_BY_NOBODY, *PEOPLE, clock=600)
    sockets = await room.come_all(table, *PEOPLE)
    assert newest(sockets[0])["deadline"] is not None
    await declare(room, table, sockets[0])
    assert newest(sockets[1])["deadline"] is None
    await room.pass_time(table, SECONDS)
    assert newest(sockets[1])["deadline"] is not None


@in_a_room
async def test_a_restart_opens_it_again_for_its_whole_time_and_keeps_the_answers(room: Room) -> None:
    table, sockets, _ = await begin(room, HELD_BY_2)
    await room.act(table, sockets[1], NO, id="kept")
    told, version = window(sockets[1]) or {}, table.require_match().version
    await room.pass_time(table, SECONDS - 1)
    await room.restart()
    table = await room.registry.table(table.row.id)
    sockets = await room.come_all(table, *PEOPLE)
    for socket in sockets:
        again = window(socket) or {}
        assert newest(socket)["version"] == version
        assert again["opened"] > told["opened"]
        assert again["closes"] - again["opened"] == SECONDS * 1000
    assert (window(sockets[1]) or {})["answer"] == NO
    assert (await room.act(table, sockets[1], NO, id="kept"))["version"] == version
    assert (await room.act(table, sockets[2], VETO))["frame"] == "ack"
    for socket in sockets:
        assert (window(socket), kinds(socket)[-3:]) == (None, ["vetoed", "drew", "drew"])
