"""How a socket is let in: with a key for who has none, and not from a page of somebody else."""

from typing import Any

import pytest

from motherlode.server.keys import cookie, is_key
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


@in_a_room
async def test_between_two_messages_what_comes_is_heard_at_once(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    ann = await room.come(table, "ann")
    listening: list[Any] = []
    was_serving: list[bool] = []
    messages: list[Any] = [{"type": "websocket.receive", "text": '{"frame":"ping"}'}] * 2

    async def receive() -> Any:
        was_serving.append(listening[0].__self__.is_serving)
        return messages.pop() if messages else {"type": "websocket.disconnect"}

    ann.clear()
    await Live(room.registry)._serve(table, ann.connection, receive, listening.append)
    assert was_serving == [False, False, False]
    assert ann.kinds() == ["pong", "pong"]


def test_a_browser_keeps_its_key_for_a_year() -> None:
    assert cookie("key", secure=False).split("; ") == [
        *("motherlode=key", "HttpOnly", f"Max-Age={366 * 24 * 60 * 60}", "Path=/", "SameSite=lax")
    ]
