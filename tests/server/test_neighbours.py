"""What somebody does who floods a table from outside costs those who sit there nothing."""

from __future__ import annotations

from typing import Any

import pytest

from motherlode.server.limits import Limits
from motherlode.server.line.connection import Connection
from motherlode.server.line.live import admit
from motherlode.server.quota import SharedQuota
from tests.server.room import Room, in_a_room

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
