"""Making tables, taking seats, leaving, ending, playing again, moving to another device."""

import asyncio
import random
from dataclasses import replace
from pathlib import Path

from starlette.requests import Request

from motherlode.server.errors import TableError
from motherlode.server.http.guard import Guard
from motherlode.server.http.seat_links import SeatLinks
from motherlode.server.keys import new_key
from tests.server.clients import Browser
from tests.server.company import open_all, play_out, seat_all
from tests.server.room import Room, in_a_room
from tests.server.running import FREE, Running, running
from tests.server.waiting import until


def test_a_table_by_link(ann: Browser, bob: Browser, cid: Browser) -> None:
    table = ann.make(name="Ann")
    looking = cid.open(table)
    looking.next("table")
    assert looking.table["status"] == "waiting"
    assert (looking.table["host"], looking.table["you"]) == (0, -1)
    assert bob.take(table, "Bob") == 1
    assert bob.take(table, "Bob") == 1
    looking.until(lambda: looking.table["seats"][1]["name"] == "Bob")
    assert ann.refused(table, "start") == "seats-empty"
    ann.order(table, "fill", seat=2, bot="random")
    looking.until(lambda: looking.table["seats"][2]["kind"] == "bot")
    assert cid.post(f"/api/tables/{table}/seats", {"name": "Cid"}).json()["code"] == "no-empty-seat"
    ann.order(table, "fill", seat=2, bot=None)
    assert cid.take(table, "Bob", seat=2) == 2
    looking.until(lambda: looking.table["you"] == 2)
    assert [seat["name"] for seat in looking.table["seats"]] == ["Ann", "Bob", "Bob 2"]
    ann.order(table, "start")
    looking.until(lambda: looking.view)
    assert looking.view is not None
    assert looking.view["seat"] == 2
    assert len(looking.view["hand"]) == 6


def test_the_lobby_lists_what_is_listed(ann: Browser, bob: Browser) -> None:
    hidden, shown = ann.make(), ann.make(listed=True, language="uk", modules=["veto"])
    told = {"game": "saboteur", "modules": ["veto"], "host": "Ann", "taken": 1, "players": 3, "language": "uk"}
    assert bob.http.get("/api/tables").json() == [{"table": shown, **told}]
    ann.order(shown, "settings", listed=False)
    ann.order(hidden, "settings", listed=True)
    assert [row["table"] for row in bob.http.get("/api/tables").json()] == [hidden]


def test_my_tables_bring_me_back(ann: Browser, bob: Browser, cid: Browser, new_browser) -> None:
    table = seat_all([ann, bob, cid], options={"firstPlayer": 1}, modules=["artisan"])
    assert ann.http.get("/api/mine").json()[0]["status"] == "waiting"
    assert ann.http.get("/api/mine").json()[0]["modules"] == ["artisan"]
    ann.order(table, "start")
    assert [browser.http.get("/api/mine").json()[0]["your_turn"] for browser in (ann, bob, cid)] == [False, True, False]
    assert bob.http.get("/api/mine").json()[0]["seat"] == 1
    assert new_browser().http.get("/api/mine").json() == []


def test_a_seat_moves_to_another_device(ann: Browser, bob: Browser, cid: Browser, new_browser) -> None:
    table = seat_all([ann, bob, cid])
    ann.order(table, "start")
    old = bob.open(table)
    old.until(lambda: old.view)
    link = bob.http.get(f"/api/tables/{table}/seat-link").json()["link"]
    phone = new_browser()
    page = phone.http.get(link, headers={"Accept-Language": "uk, en;q=0.5"})
    assert page.status_code == 200
    assert "Сісти на своє місце" in page.text
    assert phone.key is None
    pressed = phone.http.post(link, headers={"Origin": ann.url})
    assert (pressed.status_code, pressed.headers["location"]) == (303, f"/t/{table}")
    assert old.next("gone")["code"] == "moved"
    old.until(lambda: old.table["you"] == -1)
    old.until(lambda: (old.view or {})["seat"] == -1)
    new = phone.open(table)
    new.until(lambda: new.view)
    assert new.table["you"] == 1
    assert phone.http.post(link).status_code == 404
    assert phone.http.get(link).status_code == 404
    fresh = phone.http.get(f"/api/tables/{table}/seat-link").json()["link"]
    assert bob.post(fresh.replace("/k/", "/api/seat-links/"), {}).json() == {"table": table, "seat": 1}
    assert new_browser().http.get(link).status_code == 404  # used is used, also if the seat is bob's again


@in_a_room
async def test_of_two_who_press_a_link_at_once_one_gets_the_seat(room: Room) -> None:
    table = await room.make("ann", "bob", "cid")
    link = room.registry.links.make(table.row.id, 1, "bob", 0)
    links, go_on = SeatLinks(Guard(room.registry)), asyncio.Event()
    table.post(go_on.wait)  # both find the link good before the first of them is served
    pressed = [asyncio.create_task(links.take(pressing(link))) for _ in range(2)]
    await asyncio.sleep(0.2)
    go_on.set()
    answers = await asyncio.gather(*pressed, return_exceptions=True)
    assert sorted(isinstance(answer, TableError) for answer in answers) == [False, True]


def pressing(link: str) -> Request:
    """By a browser of its own."""
    cookie = f"motherlode={new_key()}".encode()
    scope = {"type": "http", "headers": [(b"cookie", cookie)], "path_params": {"link": link}}
    return Request(scope)


def test_links_that_are_made_up(ann: Browser, bob: Browser) -> None:
    table = ann.make()
    link = ann.http.get(f"/api/tables/{table}/seat-link").json()["link"]
    for wrong in (link[:-1] + ("0" if link[-1] != "0" else "1"), link.replace(".0.", ".1."), "/k/x", f"/k/{table}.0."):
        opened = bob.http.get(wrong)
        assert opened.status_code == 404
        assert '<a href="/"' in opened.text
        assert bob.http.post(wrong).status_code == 404


def test_leaving_before_the_start_empties_the_seat(ann: Browser, bob: Browser) -> None:
    table = seat_all([ann, bob], players=3)
    live = bob.open(table)
    live.next("table")
    ann.order(table, "leave")
    live.until(lambda: live.table["seats"][0]["kind"] == "empty")
    assert live.table["host"] == 1
    bob.order(table, "leave")
    live.until(lambda: live.status == "ended")
    assert live.table["reason"] == "all-left"


def test_a_seat_left_in_the_game_can_be_taken_over(ann: Browser, bob: Browser, cid: Browser, new_browser) -> None:
    table = seat_all([ann, bob, cid])
    ann.order(table, "start")
    bob.order(table, "leave")
    dan = new_browser()
    live = dan.open(table)
    live.until(lambda: live.view)
    assert live.table["seats"][1] == {
        "name": "Player 1",
        "kind": "empty",
        "present": False,
        "away_since": None,
        "bot": None,
        "votes": [],
        "look": None,
    }
    assert dan.take(table, "Dan") == 1
    live.until(lambda: (live.view or {})["seat"] == 1)
    assert len((live.view or {})["hand"]) == 6


def test_a_bot_for_a_seat_that_was_left(ann: Browser, bob: Browser, cid: Browser, new_browser) -> None:
    table = seat_all([ann, bob, cid], options={"firstPlayer": 1})
    ann.order(table, "start")
    live = ann.open(table)
    live.until(lambda: live.view)
    bob.order(table, "leave")
    ann.order(table, "absent", seat=1, choice="bot")
    live.until(lambda: live.version >= 1)
    assert live.table["seats"][1]["bot"] == "adept"
    assert new_browser().take(table, "Dan") == 1
    live.until(lambda: live.table["seats"][1]["bot"] is None)


def test_ending(ann: Browser, bob: Browser, cid: Browser) -> None:
    table = seat_all([ann, bob, cid])
    ann.order(table, "start")
    live = bob.open(table)
    live.until(lambda: live.view)
    ann.order(table, "end")
    assert live.next("gone")["code"] == "ended"
    assert live.status == "ended"
    assert live.act({"pass": ["EW"]})["code"] == "ended"
    assert ann.refused(table, "end") == "ended"
    assert ann.http.get(f"/api/tables/{table}/replay").json()["code"] == "not-over"


def test_again_with_the_same_people(ann: Browser, bob: Browser) -> None:
    table = seat_all([ann, bob], players=3, bots=["random"])
    ann.order(table, "start")
    assert ann.refused(table, "again") == "not-over"
    lives = open_all([ann, bob], table)
    ann.order(table, "end")
    made = bob.order(table, "again")["table"]
    assert ann.order(table, "again")["table"] == made
    lives[0].until(lambda: lives[0].table["successor"] == made)
    fresh = ann.open(made)
    fresh.next("table")
    assert fresh.table["you"] == 0
    assert [seat["kind"] for seat in fresh.table["seats"]] == ["person", "person", "bot"]
    assert fresh.status == "waiting"
    ann.order(made, "start")
    fresh.until(lambda: fresh.view)


def test_again_alone_starts_at_once(ann: Browser) -> None:
    table = ann.make(bots=["random", "random"], start=True)
    ann.order(table, "end")
    live = ann.open(ann.order(table, "again")["table"])
    live.until(lambda: live.view)


def test_a_replay_after_the_end_with_all_roles(
    ann: Browser, bob: Browser, cid: Browser, server: Running, new_browser
) -> None:
    table = seat_all([ann, bob, cid])
    ann.order(table, "start")
    lives = open_all([ann, bob, cid], table)
    assert ann.http.get(f"/api/tables/{table}/replay").json()["code"] == "not-over"
    play_out(lives, random.Random(8), pass_often=True)
    lives[0].until(lambda: lives[0].status == "over")
    replay = new_browser().http.get(f"/api/tables/{table}/replay").json()
    assert replay["names"] == ["Ann", "Player 1", "Player 2"]
    assert all(replay["first"]["roles"])
    from motherlode.core.patch import fold
    from tests.server.test_game import plain

    view = replay["first"]
    for step in replay["steps"]:
        for event in step["events"]:
            view = fold(view, event["patch"])
    assert view == plain(server.registry.tables[table].match.state.view(-2))
    assert "seed" not in str(replay)


def test_a_table_that_is_over_leaves_the_memory_with_its_last_visitor(server, ann: Browser) -> None:
    table = ann.make(bots=["random", "random"], start=True)
    live = ann.open(table)
    live.until(lambda: live.view)
    ann.order(table, "end")
    live.until(lambda: live.status == "ended")
    assert table in server.registry.tables
    live.close()
    until(lambda: table not in server.registry.tables)
    again = ann.open(table)
    again.until(lambda: again.status == "ended")


def test_an_old_table_is_forgotten_when_the_server_starts(tmp_path: Path) -> None:
    with running(tmp_path, FREE) as first:
        browser = Browser(first.url)
        table, key = browser.make(), browser.key
        browser.close()
    for days, status in ((1, 200), (0, 404)):
        with running(tmp_path, replace(FREE, keep_days=days, respite_days=0)) as later:
            browser = Browser(later.url)
            browser.http.cookies.set("motherlode", key or "")
            assert browser.http.get(f"/api/tables/{table}/seat-link").status_code == status
            browser.close()


def test_an_old_table_is_warned_of_before_it_is_forgotten(tmp_path: Path, caplog) -> None:
    with running(tmp_path, FREE) as first:
        browser = Browser(first.url)
        browser.make()
        browser.close()
    with running(tmp_path, replace(FREE, keep_days=0)):
        pass
    warned = "1 tables that nobody touched for 0 days will be forgotten after 7 days of running: see --keep"
    assert caplog.messages.count(warned) == 1
    with running(tmp_path, replace(FREE, keep_days=0, respite_days=0)):
        pass
    assert "forgot 1 tables that nobody touched for 0 days" in caplog.messages
