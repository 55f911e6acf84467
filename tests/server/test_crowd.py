"""Who gets a socket when there are too many: whoever sits at the table always, whoever looks on while there is room."""

import pytest

from motherlode.server.errors import TableError
from tests.server.clients import Browser, Live
from tests.server.company import seat_all
from tests.server.room import Room, in_a_room

ELSEWHERE, FULL = 4409, 4429


def watch(browser: Browser, table: str, count: int = 1) -> list[Live]:
    """Sockets that are let in."""
    lives = [browser.open(table) for _ in range(count)]
    for live in lives:
        live.next("table")
    return lives


def is_alive(live: Live) -> bool:
    live.send("ping")
    return bool(live.next("pong"))


def is_refused(live: Live) -> bool:
    return live.next("refused")["code"] == "too-many" and live.is_closed() == FULL


def test_of_one_persons_sockets_the_newest_are_kept(serve, new_browser) -> None:
    server = serve(sockets_per_person=3)
    ann = new_browser(server)
    lives = watch(ann, ann.make(), 5)
    assert [live.is_closed() for live in lives[:2]] == [ELSEWHERE] * 2
    assert all(is_alive(live) for live in lives[2:])


@pytest.mark.parametrize("most", [1, 2, 4, 7])
def test_no_window_is_closed_before_there_are_too_many(serve, new_browser, most: int) -> None:
    ann = new_browser(serve(sockets_per_person=most))
    table = ann.make()
    lives: list[Live] = []
    for number in range(most + 1):
        assert all(map(is_alive, lives))
        lives += watch(ann, table)
        assert number < most or lives.pop(0).is_closed() == ELSEWHERE
    assert all(map(is_alive, lives))


def test_a_full_table_lets_in_who_sits_there(serve, new_browser) -> None:
    server = serve(spectators_per_table=2)
    ann, bob, cid, *others = (new_browser(server) for _ in range(6))
    table = seat_all([ann, bob, cid])
    watched = [watch(other, table)[0] for other in others[:2]]
    assert is_refused(others[2].open(table))
    assert all(map(is_alive, watch(ann, table) + watch(bob, table) + watched))


def test_a_full_server_lets_in_who_sits_at_a_table(serve, new_browser) -> None:
    server = serve(sockets=1)
    ann, bob, cid = (new_browser(server) for _ in range(3))
    table = ann.make()
    assert all(map(is_alive, watch(ann, table, 2)))
    assert is_refused(cid.open(table))
    bob.take(table, "Bob")
    assert is_alive(watch(bob, table)[0])


def test_the_last_place_on_a_server_is_for_who_looks_on_too(serve, new_browser) -> None:
    server = serve(sockets=2)
    ann, bob, cid = (new_browser(server) for _ in range(3))
    table = ann.make()
    assert all(map(is_alive, watch(ann, table) + watch(bob, table)))
    assert is_refused(cid.open(table))


def test_who_goes_makes_room(serve, new_browser) -> None:
    server = serve(spectators_per_table=1)
    ann, bob, cid = (new_browser(server) for _ in range(3))
    table = ann.make()
    live = watch(bob, table)[0]
    live.close()
    gone = ann.open(table)
    gone.until(lambda: len(server.registry.tables[table].connections) == 1)
    assert is_alive(watch(cid, table)[0])


def test_a_browser_that_looks_on_does_not_fill_the_table(serve, new_browser) -> None:
    server = serve(spectators_per_table=3, sockets_per_person=2)
    ann, cid, dan = (new_browser(server) for _ in range(3))
    table = ann.make()
    lives = watch(cid, table, 6)
    assert lives[0].is_closed() == ELSEWHERE
    assert all(map(is_alive, watch(dan, table) + lives[-2:]))


def test_who_looks_on_at_a_full_table_may_open_a_newer_window(serve, new_browser) -> None:
    server = serve(spectators_per_table=2, sockets_per_person=2)
    ann, cid = (new_browser(server) for _ in range(2))
    table = ann.make()
    lives = watch(cid, table, 3)
    assert lives[0].is_closed() == ELSEWHERE
    assert all(map(is_alive, lives[1:]))


def test_an_address_may_look_on_so_often_whatever_the_tables_and_keys(serve, new_browser) -> None:
    server = serve(spectators_per_address=3)
    ann = new_browser(server)
    tables = [ann.make(), ann.make()]
    for number in range(3):
        watch(new_browser(server), tables[number % 2])
    assert is_refused(new_browser(server).open(tables[0]))
    assert is_alive(watch(ann, tables[0])[0])


@in_a_room(sockets=3)
async def test_who_went_counts_no_more_at_the_server(room: Room) -> None:
    table = await room.make("ann", "bob", "cid")
    for name in ("dan", "eve", "fay", "guy"):
        await room.go(table, await room.come(table, name))
    assert len([await room.come(table, name) for name in ("dan", "eve", "fay")]) == 3
    with pytest.raises(TableError, match="too-many"):
        await room.come(table, "guy")


@in_a_room(spectators_per_address=2)
async def test_who_went_or_plays_is_no_spectator_of_his_address(room: Room) -> None:
    table = await room.make("ann", "bob", "cid")
    await room.come_all(table, "ann", "bob", "cid")
    for name in ("dan", "eve", "fay"):
        await room.go(table, await room.come(table, name))
    assert len([await room.come(table, name) for name in ("dan", "eve")]) == 2
    with pytest.raises(TableError, match="too-many"):
        await room.come(table, "fay")


@in_a_room(spectators_per_table=1)
async def test_who_is_shown_out_and_does_not_read_it_takes_nobodys_place(room: Room) -> None:
    table = await room.make("ann", "bob", "cid")
    deaf = await room.come(table, "dan")
    with pytest.raises(TableError, match="too-many"):
        await room.come(table, "eve")
    deaf.reads.clear()
    await room.send(table, deaf, "sync")
    deaf.connection.close(ELSEWHERE)
    assert await room.come(table, "eve")
