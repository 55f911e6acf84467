"""What somebody does is done after a moment that the host chose, and until then it can be taken back."""

from motherlode.server.table.takeback import BY_PRESS
from tests.server.room import Room, Socket, in_a_room


async def begin(room: Room, takeback: int, **more: object) -> tuple[object, Socket, Socket]:
    options = {"options": {"firstPlayer": 0}} | more
    table = await room.make("ann", "bob", "cid", start=True, takeback=takeback, **options)
    ann, bob = await room.come_all(table, "ann", "bob")
    for socket in (ann, bob):
        socket.clear()
    return table, ann, bob


@in_a_room
async def test_a_moment_passes_before_it_is_done_and_nobody_learns_what(room: Room) -> None:
    table, ann, bob = await begin(room, 3)
    action = table.match.state.default(0)
    await room.send(table, ann, "act", id="a", version=0, action=action)
    assert (ann.last("held")["id"], ann.last("held")["action"]) == ("a", action)
    assert ann.last("held")["until"] == (room.time.now + 3) * 1000
    assert bob.kinds() == ["table"]
    assert bob.table["about_to"] == 0
    assert table.match.version == 0
    await room.pass_time(table, 2)
    assert table.match.version == 0
    await room.pass_time(table, 1)
    assert table.match.version == 1
    assert ann.last("ack") == {"frame": "ack", "id": "a", "version": 1}
    assert "revoked" not in ann.kinds()
    assert bob.last("events")["version"] == 1
    assert bob.table["about_to"] is None
    assert not {"ack", "held", "revoked"} & set(bob.kinds())


@in_a_room
async def test_what_is_taken_back_did_not_happen(room: Room) -> None:
    table, ann, bob = await begin(room, 3)
    legal = table.match.state.legal(0)
    await room.send(table, ann, "act", id="a", version=0, action=legal[0])
    await room.send(table, bob, "revoke", id="a")
    assert table.takeback.held is not None, "only its own seat takes it back"
    await room.send(table, ann, "revoke", id="a")
    assert ann.last("revoked")["id"] == "a"
    assert bob.table["about_to"] is None
    assert set(bob.kinds()) == {"table"}
    await room.pass_time(table, 10)
    assert table.match.version == 0
    await room.send(table, ann, "act", id="b", version=0, action=legal[-1])
    await room.pass_time(table, 3)
    assert table.match.version == 1


@in_a_room
async def test_what_cannot_be_kept_when_its_moment_comes_is_taken_back_for_him(room: Room) -> None:
    table, ann, bob = await begin(room, BY_PRESS)
    action = table.match.state.default(0)
    await room.send(table, ann, "act", id="a", version=0, action=action)
    room.storage.failing = True
    await room.send(table, ann, "commit", id="a")
    assert ann.last("revoked")["id"] == "a"
    assert bob.table["about_to"] is None
    room.storage.failing = False
    await room.send(table, ann, "act", id="b", version=0, action=action)
    await room.send(table, ann, "commit", id="b")
    assert ann.last("ack") == {"frame": "ack", "id": "b", "version": 1}


@in_a_room
async def test_by_a_press_it_waits_for_the_press_alone(room: Room) -> None:
    table, ann, bob = await begin(room, BY_PRESS)
    await room.send(table, ann, "act", id="a", version=0, action=table.match.state.default(0))
    assert ann.last("held")["until"] is None
    await room.pass_time(table, 1000)
    await room.send(table, bob, "commit", id="a")
    assert table.match.version == 0
    await room.send(table, ann, "commit", id="a")
    assert table.match.version == 1


@in_a_room
async def test_who_comes_back_finds_what_is_held_and_sending_it_again_changes_nothing(room: Room) -> None:
    table, ann, _ = await begin(room, BY_PRESS)
    action = table.match.state.default(0)
    await room.send(table, ann, "act", id="a", version=0, action=action)
    back = await room.come(table, "ann")
    assert back.last("held")["id"] == "a"
    assert "held" not in (await room.come(table, "bob")).kinds()
    await room.send(table, back, "act", id="a", version=0, action=action)
    assert back.kinds()[-1] == "held"
    await room.send(table, back, "act", id="b", version=0, action=action)
    assert back.last("refused")["code"] == "held"


@in_a_room
async def test_an_illegal_act_is_refused_at_once(room: Room) -> None:
    table, ann, bob = await begin(room, 3)
    await room.send(table, ann, "act", id="a", version=0, action={"play": "nothing"})
    assert ann.last("refused")["id"] == "a"
    assert bob.kinds() == []


@in_a_room
async def test_when_the_clock_runs_out_what_is_held_is_played(room: Room) -> None:
    table, ann, _ = await begin(room, BY_PRESS, clock=10)
    action = table.match.state.legal(0)[0]
    assert action != table.match.state.default(0)
    await room.send(table, ann, "act", id="a", version=0, action=action)
    await room.pass_timers(table, 10)
    assert table.match.version == 1
    assert ann.last("ack")["id"] == "a"


@in_a_room
async def test_the_host_chooses_the_moment_while_it_is_played(room: Room) -> None:
    table, ann, _ = await begin(room, 0)
    await room.order(table, "ann", "settings", takeback=2, aids=False)
    assert (ann.table["settings"]["takeback"], ann.table["settings"]["aids"]) == (2, False)
    await room.send(table, ann, "act", id="a", version=0, action=table.match.state.default(0))
    assert table.match.version == 0


@in_a_room
async def test_a_look_is_chosen_with_the_seat_and_changed_later(room: Room) -> None:
    table = await room.make("ann", "bob", seats=3, look=4)
    ann = await room.come(table, "ann")
    assert [seat["look"] for seat in ann.table["seats"]] == [4, None, None]
    await room.order(table, "bob", "look", look=9)
    assert [seat["look"] for seat in ann.table["seats"]] == [4, 9, None]
