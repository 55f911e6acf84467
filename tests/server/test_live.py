"""How a socket is let in: with a key for who has none, and not from a page of somebody else."""

from typing import Any

import pytest

from motherlode.server.keys import is_key
from motherlode.server.line.live import Live
from tests.server.room import Room, in_a_room


async def knock(room: Room, scheme: str = "ws", **headers: str) -> list[dict[str, Any]]:
    """What is answered to who comes to a table that is not there."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    given = [(name.encode(), value.encode()) for name, value in {"host": "localhost", **headers}.items()]
    await Live(room.registry)("nowhere", {"scheme": scheme, "headers": given}, receive, send)
    return sent


@pytest.mark.parametrize(("scheme", "is_secure"), [("ws", False), ("wss", True)])
@in_a_room
async def test_who_has_no_key_gets_one_and_keeps_it_off_open_lines(room: Room, scheme: str, is_secure: bool) -> None:
    accepted, *_, closed = await knock(room, scheme)
    ((name, cookie),) = accepted["headers"]
    key, *more = cookie.decode().split("; ")
    assert name == b"set-cookie"
    assert is_key(key.removeprefix("motherlode="))
    assert ("Secure" in more) is is_secure
    assert closed["code"] == 4404


@in_a_room
async def test_who_has_a_key_keeps_it(room: Room) -> None:
    ((_, cookie),) = (await knock(room))[0]["headers"]
    assert (await knock(room, cookie=cookie.decode().partition(";")[0]))[0]["headers"] == []


@in_a_room
async def test_pages_of_others_are_not_let_in(room: Room) -> None:
    assert await knock(room, origin="http://elsewhere.example") == [
        {"type": "websocket.close", "code": 1008, "reason": "bad-origin"}
    ]
