"""A table that is hastened for a browser test is a table like all others, a few moves from its end."""

import pytest

from tests.server.hasten import hasten
from tests.server.room import Room, in_a_room

GAMES = {"saboteur": 3, "duel": 2, "corporation": 3}


@pytest.mark.parametrize("game", GAMES)
@in_a_room
async def test_so_many_moves_are_left_and_the_rest_is_kept(room: Room, game: str) -> None:
    people = ["ann", "bob", "cid"][: GAMES[game]]
    table = await room.make(*people, start=True, game=game)
    await hasten(table, "game", 5, "clock")
    match, played = table.require_match(), table.require_match().version
    assert not match.over
    await room.restart()
    again = await room.registry.table(table.row.id)
    assert again.require_match().version == played
    await room.play(again, await room.come_all(again, *people), lambda: again.require_match().over)
    assert again.require_match().version == played + 5


@in_a_room
async def test_a_round_is_brought_to_its_last_move(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    await hasten(table, "round", 1, "clock")
    assert not table.require_match().resting
    await hasten(table, "round", 0, "clock")
    assert table.require_match().resting
    assert table.require_match().state.round == 1
