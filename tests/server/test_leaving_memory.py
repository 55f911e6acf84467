"""A table leaves the memory when nobody has been there for a while, however long somebody was."""

from tests.server.room import Room, in_a_room


@in_a_room(idle=1_000)
async def test_who_goes_after_a_long_evening_is_looked_for(room: Room) -> None:
    table = await room.make("ann", "bob", "cid")
    ann = await room.come(table, "ann")
    sweep = room.registry._sweep
    sweep.stop()
    sweep._run()
    assert not sweep.is_set, "everybody is somewhere: there is nothing to look for"
    await room.go(table, ann)
    assert sweep.is_set
    room.registry._left[table.row.id] -= 1_000
    sweep._run()
    assert table.row.id not in room.registry.tables
