"""One table with damaged rows costs nobody another one, and who asks for it does not fill the log."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from motherlode.server.faults import Faults
from tests.server.clients import Browser

Damage = Callable[[dict[str, Any]], Any]
BODIES: dict[str, Damage] = {
    "nobody sits there": lambda body: body.update(seats=[]),
    "its host is nobody": lambda body: body.update(host=17),
    "no set-up": lambda body: body.update(setup={}),
    "a set-up without modules": lambda body: body["setup"].pop("modules"),
    "a game that there is not": lambda body: body["setup"].update(game="chess"),
    "seats of another form": lambda body: body.update(seats=[3]),
}
CHANCE = {
    "no pairs": "[1]",
    "no list": '{"a": 1}',
    "a name that is none": "[[1, 2]]",
    "three of two": '[["deal", 1, 2]]',
    "no JSON": "[",
    "bytes that are no text": b"\xff\xfe",
}


def damage_body(data: Path, table: str, damage: Damage) -> None:
    with closing(sqlite3.connect(data / "tables.sqlite3")) as file:
        body = msgspec.json.decode(file.execute("SELECT body FROM tables WHERE id = ?", (table,)).fetchone()[0])
        damage(body)
        file.execute("UPDATE tables SET body = ? WHERE id = ?", (msgspec.json.encode(body).decode(), table))
        file.commit()


def damage_chance(data: Path, table: str, chance: Any) -> None:
    with closing(sqlite3.connect(data / "tables.sqlite3")) as file:
        file.execute("UPDATE moves SET chance = ? WHERE game = ? AND version = 0", (chance, table))
        file.commit()


def two_tables(server: Any, ann: Browser, **more: Any) -> tuple[str, str]:
    """One that is to be damaged, which is not in the memory any more, and another."""
    damaged, whole = (ann.make(**more) for _ in range(2))
    server.registry.tables.clear()
    server.registry._left.clear()
    return damaged, whole


@pytest.mark.parametrize("damage", BODIES.values(), ids=BODIES)
def test_my_tables_are_listed_whatever_became_of_one(server, ann: Browser, tmp_path: Path, damage: Damage) -> None:
    damaged, whole = two_tables(server, ann, bots=["random"] * 2, start=True)
    damage_body(tmp_path, damaged, damage)
    mine = ann.http.get("/api/mine")
    assert mine.status_code == 200
    entries = {entry["table"]: entry["your_turn"] for entry in mine.json()}
    assert entries[whole] is not None
    assert entries.get(damaged) is not True


@pytest.mark.parametrize("chance", CHANCE.values(), ids=CHANCE)
def test_my_tables_are_listed_whatever_became_of_a_move(server, ann: Browser, tmp_path: Path, chance: Any) -> None:
    damaged, whole = two_tables(server, ann, bots=["random"] * 2, start=True)
    damage_chance(tmp_path, damaged, chance)
    entries = {entry["table"]: entry["your_turn"] for entry in ann.http.get("/api/mine").json()}
    assert entries[whole] is not None
    assert entries[damaged] is None, "it is shown as it was kept"
    assert ann.http.get(f"/api/tables/{damaged}/past").json()["code"] == "storage-failed"


@pytest.mark.parametrize("damage", BODIES.values(), ids=BODIES)
def test_tables_that_wait_are_listed_whatever_became_of_one(
    server, ann: Browser, tmp_path: Path, damage: Damage
) -> None:
    damaged, whole = two_tables(server, ann, listed=True)
    damage_body(tmp_path, damaged, damage)
    listed = ann.http.get("/api/tables")
    assert listed.status_code == 200
    assert whole in [entry["table"] for entry in listed.json()]


def test_a_fault_in_opening_my_table_is_told_and_hides_no_other(
    server, ann: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, whole = two_tables(server, ann, bots=["random"] * 2, start=True)
    monkeypatch.setattr("motherlode.server.faults._traced", {})
    _without_memory(server, broken, monkeypatch)
    for _ in range(3):
        entries = {entry["table"]: entry["your_turn"] for entry in ann.http.get("/api/mine").json()}
        assert entries[broken] is None
        assert entries[whole] is not None
    assert [record.levelname for record in caplog.records] == ["ERROR"], "once, not as often as somebody asks"
    assert broken in caplog.text


def test_who_comes_to_a_table_that_cannot_be_read_is_told_and_comes_again(
    server, ann: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, _ = two_tables(server, ann)
    monkeypatch.setattr("motherlode.server.faults._traced", {})
    with monkeypatch.context() as patched:
        _without_memory(server, broken, patched)
        for _ in range(3):
            live = ann.open(broken)
            assert live.next("refused")["code"] == "failed"
            assert live.is_closed() == 1013, "coming back later may help"
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    live = ann.open(broken)
    live.next("table")
    assert live.status == "waiting"


def _without_memory(server: Any, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    load = server.registry.storage.load

    async def loaded(name: str) -> Any:
        if name == table:
            raise MemoryError
        return await load(name)

    monkeypatch.setattr(server.registry.storage, "load", loaded)


def test_a_damaged_table_of_mine_is_no_fault_of_ours_nor_of_mine(
    server, ann: Browser, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    damaged, _ = two_tables(server, ann, bots=["random"] * 2, start=True)
    damage_chance(tmp_path, damaged, "[1]")
    ann.http.get("/api/mine")
    faults: Faults = server.app.faults
    assert not faults.counts
    assert not caplog.records
