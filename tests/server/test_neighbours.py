"""What somebody does who floods a table from outside costs those who sit there nothing."""

from __future__ import annotations

from typing import Any

import pytest

from motherlode.server.limits import Limits
from motherlode.server.line.connection import Connection
from motherlode.server.line.live import admit
from motherlode.server.quota import SharedQuota
from tests.server.room import Room, in_a_room
from tests.server.test_lines import Line, lines

PING = '{"frame":"ping"}'


class Neighbours:
    """People at one address, and what the server sends them."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._quota = SharedQuota(limits.frames_per_second, limits.burst)
        self.sent: dict[str, list[Any]] = {}

    def connect(self, name: str) -> Connection:
        sent = self.sent.setdefault(name, [])

        async def send(message: Any) -> None:
            sent.append(message)

        return Connection(send, name, self._limits, buckets=self._quota.buckets(name, "203.0.113.7"))


def test_nobody_is_shown_out_for_what_others_at_his_address_send() -> None:
    limits = Limits(frames_per_second=0.0001, burst=5, forgiven=3)
    neighbours = Neighbours(limits)
    for number in range(10):  # each keeps to what a person may send
        flooding = neighbours.connect(f"made up {number}")
        assert all(admit(flooding, PING) for _ in range(5))
    ann = neighbours.connect("ann")
    for _ in range(4):
        assert admit(ann, PING) is None
        assert "too-fast" in neighbours.sent["ann"][-1]["text"]
    assert ann.closing is None
    assert ann.forgiven == 3


def test_who_floods_himself_is_shown_out_whatever_others_send() -> None:
    neighbours = Neighbours(Limits(frames_per_second=0.0001, burst=5, forgiven=3))
    flooding = neighbours.connect("eve")
    for _ in range(5 + 3):
        admit(flooding, PING)
    assert flooding.closing is None
    admit(flooding, PING)
    assert flooding.closing is not None


@in_a_room
async def test_who_looks_on_and_greets_again_and_again_is_told_and_nobody_else(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    ann, bob = await room.come_all(table, "ann", "bob")
    eve = await room.come(table, "eve")
    for socket in (ann, bob, eve):
        socket.clear()
    for _ in range(5):
        await room.send(table, eve, "hello", version=-1)
    assert eve.kinds().count("table") == 5
    assert ann.kinds() == bob.kinds() == []
    await room.come(table, "dan")
    assert ann.kinds() == [], "one more who looks on is nothing to those who play"


@pytest.mark.parametrize("start", [False, True])
def test_who_sits_down_or_comes_back_is_shown_to_all(start: bool, tmp_path: Any, monkeypatch: Any) -> None:
    @in_a_room
    async def come_and_go(room: Room) -> None:
        table = await room.make("ann", "bob", "cid", start=start)
        ann = await room.come(table, "ann")
        bob = await room.come(table, "bob")
        await room.go(table, bob)
        await room.pass_time(table, room.limits.grace + 1)
        assert not ann.table["seats"][1]["present"]
        ann.clear()
        await room.come(table, "bob")
        assert ann.table["seats"][1]["present"]

    come_and_go(tmp_path=tmp_path, monkeypatch=monkeypatch)


@in_a_room
async def test_who_came_back_before_a_game_is_shown_as_there_at_once(room: Room) -> None:
    table = await room.make("ann", "bob", "cid")
    bob = await room.come(table, "bob")
    await room.go(table, bob)
    ann = await room.come(table, "ann")
    assert not ann.table["seats"][1]["present"]
    ann.clear()
    await room.come(table, "bob")
    assert ann.table["seats"][1]["present"]


@in_a_room(remark_burst=2, remarks_per_second=0.0001)
async def test_the_corner_is_not_flooded_with_keys_that_are_made_up(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", chat=True)
    said = 0
    for number in range(30):
        eve = await room.come(table, f"eve {number}")
        await room.send(table, eve, "say", id=f"a{number}", text="spam", name="Eve")
        said += "ack" in eve.kinds()
        await room.go(table, eve)
    assert said == 20, "ten times what a person may say, from one address"
    ann = await room.come(table, "ann")
    await room.send(table, ann, "say", id="mine", text="hello")
    assert "ack" in ann.kinds(), "who sits there is heard all the same"


@in_a_room(remark_burst=2, remarks_per_second=0.0001)
async def test_who_looks_on_says_no_more_than_a_person_may(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", chat=True)
    eve = await room.come(table, "eve")
    for number in range(3):
        await room.send(table, eve, "say", id=f"a{number}", text="spam", name="Eve")
    assert [frame["frame"] for frame in eve.frames if frame["frame"] in ("ack", "refused")] == ["ack", "ack", "refused"]


def sockets(address: str, *looks_on: bool) -> list[Line]:
    return [Line(address, can_make_way=False, looks_on=one) for one in looks_on]


def test_where_only_sockets_are_left_who_looks_on_makes_way_and_who_sits_does_not() -> None:
    there = lines(connections=4)
    seated, onlooker, later, alone = *sockets("a", False, True, True), *sockets("b", True)
    assert [there.admit(line) for line in (seated, onlooker, later, alone)] == [True] * 4
    assert there.admit(Line("c"))
    assert [line.is_dropped for line in (seated, onlooker, later, alone)] == [False, True, False, False]


def test_an_idle_line_makes_way_sooner_than_who_looks_on() -> None:
    there = lines(connections=3)
    onlookers, idle = sockets("a", True, True), Line("b")
    assert all(there.admit(line) for line in (*onlookers, idle, Line("c")))
    assert [line.is_dropped for line in (*onlookers, idle)] == [False, False, True]


def test_who_looks_on_makes_way_although_the_largest_crowd_sits_at_tables() -> None:
    there = lines(connections=4)
    seated, onlooker = sockets("a", False, False, False), sockets("b", True)
    assert all(there.admit(line) for line in (*seated, *onlooker, Line("c")))
    assert [line.is_dropped for line in (*seated, *onlooker)] == [False, False, False, True]


def test_of_one_address_who_looks_on_makes_way_for_others_there() -> None:
    there = lines(connections_per_address=2)
    seated, onlooker = sockets("a", False, True)
    assert [there.admit(line) for line in (seated, onlooker, Line("a", can_make_way=False))] == [True] * 3
    assert (seated.is_dropped, onlooker.is_dropped) == (False, True)


def test_a_server_full_of_onlookers_lets_a_player_in(serve: Any, new_browser: Any) -> None:
    server = serve(connections=8)
    ann, eve = new_browser(server), new_browser(server)
    table = ann.make()
    ann.http.close()
    seated = ann.open(table)
    seated.next("table")
    onlookers = [new_browser(server).open(table) for _ in range(7)]
    for onlooker in onlookers:
        onlooker.next("table")
    eve.take(table, "Eve")
    playing = eve.open(table)
    playing.until(lambda: playing.table.get("mine") == [1])
    assert onlookers[0].is_closed() == 1006
    seated.send("ping")
    assert seated.next("pong")
