"""The API with a room instead of a network: what is asked for, by whom, how often, and what of it is answered."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect

from motherlode.server.errors import MalformedError, TableError
from motherlode.server.http import api as apis
from motherlode.server.http.api import Api
from motherlode.server.http.bodies import PuzzleMove
from motherlode.server.http.seat_page import SeatPage
from motherlode.server.http.typed import body, small_number
from motherlode.server.keeping.storage import BanRow, StorageError
from motherlode.server.keys import new_key, print_of
from motherlode.server.limits import FRAME_BYTES
from motherlode.server.table.holding import Standing
from motherlode.server.table.table import Table
from tests.server.room import Room, in_a_room

Json = dict[str, Any]
ANN, BOB = new_key(), new_key()


class Asking:
    """A browser with a key, or without one."""

    def __init__(self, api: Api, client: httpx.AsyncClient) -> None:
        self.api, self.client = api, client

    async def get(self, path: str, key: str | None = ANN, **more: Any) -> httpx.Response:
        return await self.client.get(path, headers=self._headers(key, more), **more)

    async def post(self, path: str, content: Any, key: str | None = ANN, **more: Any) -> httpx.Response:
        return await self.client.post(path, json=content, headers=self._headers(key, more), **more)

    def _headers(self, key: str | None, more: Json) -> Json:
        self.client.cookies.clear()  # what answers set
        cookie = {} if key is None else {"cookie": f"motherlode={key}"}
        return cookie | more.pop("headers", {})


@asynccontextmanager
async def asking(room: Room, address: str = "http://here", **more: Any) -> AsyncIterator[Asking]:
    api = Api(room.registry, **more)
    app = Starlette(routes=[*api.routes(), *SeatPage(api.seat_links).routes()])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=address) as client:
        yield Asking(api, client)
    api.close()


async def of_two(room: Room, **more: Any) -> Table:
    """Theirs are the first seats."""
    table = await room.make("ann", "bob", "cid", **more)
    for seat, key in zip(table.row.seats, (ANN, BOB), strict=False):
        seat.holder = print_of(key)
    return table


NEW = {"players": 3, "name": "Ann", "pace": "instant"}
COSTLY = (
    *("mine", "tables/x/past", "tables/x/notebook", "tables/x/talk", "tables/x/replay", "tables/x/suspicion"),
    *("tables/x/judged/0", "tables/x/result", "tables/x/picture.png", "tables/x/record", "print/duel"),
    *("tables", "tables/x/seat-link"),
)
CHANGING = ("tables", "tables/x/seats", "tables/x/orders", "seat-links/x", "puzzles/x/moves")


@in_a_room(costly_burst=0, costly_per_second=0.0, post_burst=0, posts_per_second=0.0)
async def test_whatever_takes_a_while_is_not_for_floods(room: Room) -> None:
    async with asking(room) as ann:
        for path in (*COSTLY, "invitation"):
            assert (await ann.get(f"/api/{path}")).json()["code"] == "too-fast", path
        for path in CHANGING:
            assert (await ann.post(f"/api/{path}", {})).json()["code"] == "too-fast", path
        for path in ("games", "rules"):
            assert (await ann.get(f"/api/{path}")).status_code == 200


@in_a_room(table_burst=1, tables_per_second=0.0)
async def test_who_makes_more_tables_than_he_may_is_refused_and_has_none_of_them(room: Room) -> None:
    async with asking(room) as ann:
        answers = [await ann.post("/api/tables", NEW) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 429]
        assert len(room.registry.tables) == 1


@in_a_room
async def test_nothing_is_changed_from_pages_of_others_nor_by_who_is_banned(room: Room) -> None:
    await room.storage.moderation.ban(BanRow(print_of(BOB), 1))
    await room.registry.bans.look_up()
    async with asking(room) as asked:
        for path in CHANGING:
            foreign = await asked.post(f"/api/{path}", {}, headers={"origin": "http://elsewhere"})
            assert (foreign.status_code, foreign.json()["code"]) == (403, "bad-origin"), path
            banned = await asked.post(f"/api/{path}", {}, BOB)
            assert (banned.status_code, banned.json()["code"]) == (403, "banned"), path
        link = room.registry.links.make("x" * 12, 0, "a", 0)
        assert (await asked.post(f"/k/{link}", {}, BOB)).status_code == 403
        assert (await asked.post(f"/k/{link}", {})).status_code == 404
        assert room.registry.tables == {}


@in_a_room
async def test_who_cannot_be_told_what_is_kept_is_told_so_and_so_is_the_operator(
    room: Room, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise StorageError("locked")

    monkeypatch.setattr(room.storage, "listed", fail)
    async with asking(room) as ann:
        answer = await ann.get("/api/tables")
        assert (answer.status_code, answer.json()["code"]) == (503, "storage-failed")
    (told,) = [record for record in caplog.records if "cannot be reached" in record.message]
    assert (told.levelno, told.message) == (logging.ERROR, "what is kept cannot be reached for /api/tables: locked")


@in_a_room
async def test_a_request_that_is_cut_off_is_counted(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    async def cut_off(*_: Any) -> None:
        raise ClientDisconnect

    monkeypatch.setattr(apis, "body", cut_off)
    async with asking(room) as ann:
        assert (await ann.post("/api/tables", NEW)).status_code == 400
        assert ann.api.guard.faults.counts == {"cut off": 1}
        ann.api.guard.faults.stop()


# ---- tables


@pytest.mark.parametrize(("address", "is_secure"), [("http://here", False), ("https://here", True)])
@in_a_room
async def test_who_sits_down_has_a_key_from_then_on_and_the_same_if_he_had_one(
    room: Room, address: str, is_secure: bool
) -> None:
    async with asking(room, address) as asked:
        for key in (None, ANN):
            made = await asked.post("/api/tables", NEW, key)
            name = made.json()["table"]
            assert made.json() == {"table": name, "seat": 0}
            taken = await asked.post(f"/api/tables/{name}/seats", {"name": "Bob"}, BOB if key else None)
            for answer, known in ((made, key), (taken, BOB if key else None)):
                cookie = answer.headers["set-cookie"]
                assert ("Secure" in cookie) is is_secure
                assert (f"motherlode={known};" in cookie) is (known is not None)


@in_a_room
async def test_the_list_of_those_that_wait_says_who_is_host_and_how_many_sit_there(room: Room) -> None:
    async with asking(room) as ann:
        made = await ann.post("/api/tables", NEW | {"listed": True, "players": 4, "bots": ["random"]})
        name = made.json()["table"]
        await ann.post("/api/tables", NEW)
        (told,) = (await ann.get("/api/tables")).json()
        assert told == {
            "table": name,
            "game": "saboteur",
            "modules": [],
            "host": "Ann",
            "taken": 2,
            "players": 4,
            "language": "en",
        }


@in_a_room
async def test_ones_own_tables_say_how_they_stand_as_far_as_it_is_known(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(apis, "MOST_LOADED", 1)
    async with asking(room) as ann:
        for start in (False, True, True, True):
            room.time.now += 1
            alone = NEW | {"bots": ["random", "random"], "start": start, "options": {"firstPlayer": 0}}
            assert (await ann.post("/api/tables", alone)).status_code == 200
        rows = sorted(await room.storage.tables_of(print_of(ANN), 9), key=lambda row: row.created)
        waiting, elsewhere, stuck, loaded = (row.id for row in rows)
        far = Standing(4, "pause", (1,))
        monkeypatch.setattr(room.registry, "standing", lambda name: far if name == elsewhere else None)
        told = {mine["table"]: mine for mine in (await ann.get("/api/mine")).json()}
        by_name = {name: (mine["status"], mine["your_turn"]) for name, mine in told.items()}
        known = [by_name[name] for name in (stuck, loaded)]
        assert by_name[waiting] == ("waiting", False)
        assert by_name[elsewhere] == ("pause", False)
        assert sorted(known, key=str) == [("playing", None), ("playing", True)], "only one of them is looked at"
        assert {mine["seat"] for mine in told.values()} == {0}
        assert (await ann.get("/api/mine", None)).json() == []
        assert (await ann.get("/api/mine", BOB)).json() == []


@in_a_room
async def test_one_of_ones_own_tables_that_cannot_be_opened_is_shown_as_it_was_kept(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with asking(room) as ann:
        await ann.post("/api/tables", NEW | {"bots": ["random", "random"], "start": True})

        async def fail(name: str) -> None:
            raise StorageError("damaged")

        monkeypatch.setattr(room.registry, "table", fail)
        (told,) = (await ann.get("/api/mine")).json()
        assert (told["status"], told["your_turn"]) == ("playing", None)


# ---- links, looking back, the rules


@in_a_room
async def test_a_link_is_for_the_seat_that_is_named_or_for_the_first_of_ones_own(room: Room) -> None:
    async with asking(room) as ann:
        made = await ann.post("/api/tables", NEW | {"pass_and_play": True, "bots": ["random"]})
        name = made.json()["table"]
        for asked, seat in (("", 0), ("?seat=1", 1), ("?seat=2", 0), ("?seat=x", 0), ("?seat=9", 0)):
            link = (await ann.get(f"/api/tables/{name}/seat-link{asked}")).json()["link"]
            assert link.startswith(f"/k/{name}.{seat}.")
        for key in (None, BOB):
            refused = await ann.get(f"/api/tables/{name}/seat-link", key)
            assert (refused.status_code, refused.json()["code"]) == (403, "not-seated")


@in_a_room
async def test_a_link_to_a_seat_that_is_not_there_or_nobodys_is_none(room: Room) -> None:
    table = await room.make("ann", seats=3)
    async with asking(room) as asked:
        for seat, holder in ((3, "ann"), (1, "ann")):
            link = room.registry.links.make(table.row.id, seat, holder, 0)
            refused = await asked.post(f"/api/seat-links/{link}", {})
            assert (refused.status_code, refused.json()["code"]) == (404, "no-such-link")


@in_a_room
async def test_of_the_past_and_the_notebook_each_seat_gets_its_own(room: Room) -> None:
    table = await of_two(room, start=True)
    name = table.row.id
    async with asking(room) as ann:
        for path in ("past", "notebook"):
            assert (await ann.get(f"/api/tables/{name}/{path}?seat=0")).status_code == 200
            for seat, key in (("1", ANN), ("x", ANN), ("0", None), ("-1", ANN), ("9" * 7, ANN)):
                refused = await ann.get(f"/api/tables/{name}/{path}?seat={seat}", key)
                assert refused.json()["code"] == "not-your-seat", (path, seat)
        assert (await ann.get(f"/api/tables/{name}/past")).json()["first"]["seat"] == 0
        assert (await ann.get(f"/api/tables/{name}/past", None)).json()["first"]["seat"] == -1
        table.row.settings.aids = False
        assert (await ann.get(f"/api/tables/{name}/notebook")).json()["code"] == "aids-off"
        assert (await ann.get(f"/api/tables/{name}/past")).headers["cache-control"] == "no-store"


@in_a_room
async def test_earlier_talk_is_asked_for_by_its_number(room: Room) -> None:
    table = await of_two(room)
    bob = await room.come(table, print_of(BOB))
    for number in range(3):
        await room.send(table, bob, "say", id=str(number), text=f"a{number}")
    async with asking(room) as ann:
        for asked, texts in (("?before=2", ["a0", "a1"]), ("", ["a0", "a1", "a2"]), ("?before=x", ["a0", "a1", "a2"])):
            told = (await ann.get(f"/api/tables/{table.row.id}/talk{asked}")).json()
            assert ([said["text"] for said in told["talk"]], told["earlier"]) == (texts, 0)
        await room.storage.moderation.block(print_of(ANN), print_of(BOB))
        for key, is_heard in ((ANN, False), (None, True)):
            told = (await ann.get(f"/api/tables/{table.row.id}/talk", key)).json()
            assert all(("text" in said) is is_heard for said in told["talk"])


@in_a_room
async def test_the_rules_are_told_in_the_language_that_is_asked_for_or_in_english(room: Room) -> None:
    english, russian = ({"BASE-1": text} for text in ("Dig.", "Копай."))
    clauses: Any = {"en": english, "ru": russian}
    async with asking(room, clauses=clauses) as ann:
        for asked, text in (("", "Dig."), ("?language=ru", "Копай."), ("?language=xx", "Dig.")):
            assert (await ann.get(f"/api/rules{asked}")).json() == [text]
            assert (await ann.get(f"/api/rules/BASE-1{asked}")).json() == text
        assert (await ann.get("/api/rules/BASE-9")).json()["code"] == "no-such-clause"
    async with asking(room) as ann:
        assert (await ann.get("/api/rules")).json() == []


@in_a_room
async def test_a_record_is_a_text_with_the_name_of_its_table(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    async with asking(room) as ann:
        assert (await ann.get(f"/api/tables/{table.row.id}/record")).json()["code"] == "not-over"
        await table.change(lambda row: setattr(row, "status", "over"))
        told = await ann.get(f"/api/tables/{table.row.id}/record")
        assert told.headers["content-disposition"] == f'inline; filename="{table.row.id}.txt"'
        assert (told.headers["cache-control"], told.headers["content-type"][:10]) == ("no-store", "text/plain")


# ---- what requests carry


@pytest.mark.parametrize(
    ("text", "number"),
    [("0", 0), ("7", 7), ("99999", 99_999), ("100000", None), ("", None), ("-1", None), ("x", None), ("²", None)],
)
def test_a_small_number_has_five_digits(text: str, number: int | None) -> None:
    assert small_number(text) == number


class Carried:
    def __init__(self, *parts: bytes, kind: str = "application/json") -> None:
        self.headers = {"content-type": kind}
        self.parts = parts

    async def stream(self) -> AsyncIterator[bytes]:
        for part in self.parts:
            yield part


def carried(*parts: bytes, **more: str) -> Any:
    return asyncio.run(body(Carried(*parts, **more), PuzzleMove))  # type: ignore[arg-type]


def test_what_a_request_carries_comes_in_parts_and_is_bounded() -> None:
    text = json.dumps({"action": {"a": "x"}}).encode()
    for kind in ("application/json", "application/json; charset=utf-8", " application/json "):
        assert carried(text[:5], text[5:], kind=kind).action == {"a": "x"}
    full = text.ljust(FRAME_BYTES)
    assert carried(full[:9], full[9:]).action == {"a": "x"}
    with pytest.raises(TableError, match="too-large") as refused:
        carried(full, b" ")
    assert refused.value.arguments == {"most": FRAME_BYTES}


@pytest.mark.parametrize("kind", ["text/plain", "", "application/jsonx"])
def test_what_is_not_json_is_not_read(kind: str) -> None:
    with pytest.raises(TableError) as refused:
        carried(b"{}", kind=kind)
    assert (refused.value.code, refused.value.status) == ("not-json", 415)


@pytest.mark.parametrize("text", [b"{", b"\xff", b"{}", b"[" * 5000])
def test_what_cannot_be_read_is_malformed(text: bytes) -> None:
    with pytest.raises(MalformedError) as refused:
        carried(text)
    assert (refused.value.code, refused.value.status) == ("malformed", 400)
    assert refused.value.arguments["why"]
