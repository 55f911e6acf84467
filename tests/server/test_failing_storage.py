"""A move that cannot be kept did not happen."""

import random
from typing import Any

import pytest

from motherlode.server.keeping.storage import Conflict, SqliteStorage, StorageError
from tests.server.choosing import pick
from tests.server.company import begin, catch_up
from tests.server.room import Room, in_a_room


class Failing(SqliteStorage):
    """Keeps things until told to fail."""

    error: type[Exception] | None = None
    failed = 0
    """How often."""

    def _fail_if_told(self) -> None:
        if self.error is not None:
            self.failed += 1
            raise self.error("database or disk is full")

    async def append_move(self, *moves: Any) -> None:
        self._fail_if_told()
        await super().append_move(*moves)

    async def change(self, row: Any, *moves: Any) -> None:
        self._fail_if_told()
        await super().change(row, *moves)

    async def create(self, row: Any) -> None:
        self._fail_if_told()
        await super().create(row)


@pytest.fixture
def failing(tmp_path) -> Failing:
    return Failing(tmp_path / "failing.sqlite3")


def test_a_full_disk_refuses_the_move_and_nothing_changes(failing: Failing, serve, new_browser) -> None:
    server = serve(storage=failing)
    browsers = [new_browser(server) for _ in range(3)]
    table, lives = begin(browsers)
    asked = next(live for live in lives if live.decision)
    running = server.registry.tables[table]
    before = running.match.state.record()
    failing.error = StorageError
    action = pick(asked.decision or {}, random.Random(1))
    answer = asked.act(action, id="again")
    assert (answer["frame"], answer["family"], answer["code"]) == ("refused", "table", "storage-failed")
    assert running.match.state.record() == before
    for live in lives:
        live.settle()
        assert live.version == 0
    failing.error = None
    answer = asked.act(action, id="again")
    assert answer == {"frame": "ack", "id": "again", "version": 1}
    catch_up(lives)


def test_a_full_disk_refuses_tables_seats_and_orders(failing: Failing, serve, new_browser, caplog) -> None:
    server = serve(storage=failing)
    ann, bob = new_browser(server), new_browser(server)
    table = ann.make()
    failing.error = StorageError
    assert ann.post("/api/tables", {"players": 3, "name": "Ann"}).status_code == 503
    answer = bob.post(f"/api/tables/{table}/seats", {"name": "Bob"})
    assert (answer.status_code, answer.json()["code"]) == (503, "storage-failed")
    assert ann.refused(table, "fill", seat=1, bot="random") == "storage-failed"
    assert f"what is kept cannot be reached for /api/tables/{table}/seats" in caplog.text
    failing.error = None
    live = ann.open(table)
    live.next("table")
    assert [seat["kind"] for seat in live.table["seats"]] == ["person", "empty", "empty"]


def test_a_seat_link_says_that_nothing_can_be_saved_and_is_good_afterwards(
    failing: Failing, serve, new_browser
) -> None:
    server = serve(storage=failing)
    ann, phone = new_browser(server), new_browser(server)
    table = ann.make()
    link = ann.http.get(f"/api/tables/{table}/seat-link").json()["link"]
    failing.error = StorageError
    pressed = phone.http.post(link, headers={"Accept-Language": "uk"})
    assert pressed.status_code == 503
    assert "Зараз нічого не зберігається" in pressed.text
    failing.error = None
    assert phone.http.post(link).status_code == 303


def test_a_link_to_a_table_that_cannot_be_read_is_not_called_bad(
    failing: Failing, serve, new_browser, monkeypatch
) -> None:
    server = serve(storage=failing)
    ann = new_browser(server)
    link = ann.http.get(f"/api/tables/{ann.make()}/seat-link").json()["link"]

    async def unreadable(name: str) -> Any:
        raise StorageError("disk I/O error")

    monkeypatch.setattr(server.registry, "table", unreadable)
    opened = ann.http.get(link)
    assert opened.status_code == 503
    assert "good no more" not in opened.text


def test_a_bot_tries_again(failing: Failing, serve, new_browser) -> None:
    server = serve(storage=failing, retry=0.05)
    ann = new_browser(server)
    table = ann.make(bots=["random", "random"], options={"firstPlayer": 1}, start=True)
    failing.error = StorageError
    live = ann.open(table)
    live.until(lambda: live.view)
    while failing.failed < 3:
        live.take_in_all()
    assert live.version == 0
    failing.error = None
    live.until(lambda: live.decision)
    assert live.version >= 2


def test_whoever_comes_second_takes_the_kept_table_for_true(failing: Failing, serve, new_browser, caplog) -> None:
    """As if another node had been first: the move is refused, the table loaded again and shown."""
    server = serve(storage=failing)
    browsers = [new_browser(server) for _ in range(3)]
    table, lives = begin(browsers)
    asked = next(live for live in lives if live.decision)
    failing.error = Conflict
    answer = asked.act(pick(asked.decision or {}, random.Random(1)))
    assert (answer["frame"], answer["code"]) == ("refused", "stale")
    failing.error = None
    assert [record.args[0] for record in caplog.records if "changed elsewhere" in record.message] == [table]
    assert asked.frames[-2]["frame"] == "view"
    assert asked.act(pick(asked.decision or {}, random.Random(1)))["frame"] == "ack"


@in_a_room
async def test_after_a_move_that_was_not_kept_the_next_one_is_told_as_what_happened(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", options={"firstPlayer": 0}, start=True)
    ann, bob = await room.come_all(table, "ann", "bob")
    room.storage.failing = True
    assert (await room.act(table, ann))["code"] == "storage-failed"
    room.storage.failing = False
    bob.clear()
    assert (await room.act(table, ann))["frame"] == "ack"
    assert [frame["version"] for frame in bob.frames if frame["frame"] == "events"] == [1]
    assert "view" not in bob.kinds()
