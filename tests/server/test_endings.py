"""How a server begins and ends: what is stopped, let go and told, and in which order."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from motherlode.server import app as apps
from motherlode.server import faults as client_faults
from motherlode.server.app import App
from motherlode.server.faults import Faults
from motherlode.server.keeping.storage import SqliteStorage
from motherlode.server.table.registry import TableRegistry
from motherlode.server.table.thinking import Thinkers


def noting(done: list[str], name: str, work: Callable[..., Any]) -> Callable[..., Any]:
    """Does the same, and notes it."""
    if asyncio.iscoroutinefunction(work):

        async def noted(*given: Any) -> Any:
            done.append(name)
            return await work(*given)

        return noted

    def called(*given: Any) -> Any:
        done.append(name)
        return work(*given)

    return called


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    done: list[str] = []
    for name, (owner, what) in {
        "drawing ends": (apps.Api, "close"),
        "faults are told": (Faults, "stop"),
        "tables are closed": (TableRegistry, "close"),
        "old tables are looked for": (TableRegistry, "age"),
        "bans are looked up": (TableRegistry, "look_up_bans"),
        "the file is closed": (SqliteStorage, "close"),
    }.items():
        monkeypatch.setattr(owner, what, noting(done, name, getattr(owner, what)))
    return done


class Site:
    """Its only node."""

    def __init__(self, folder: Path, done: list[str]) -> None:
        self._folder, self._done = folder, done
        self.node = None
        self.thinkers = Thinkers(threads=True)
        self.secret: bytes | None = None

    async def open(self, thinkers: Thinkers) -> SqliteStorage:
        assert thinkers.workers == 1
        return SqliteStorage(self._folder / "site.sqlite3")

    async def join(self, app: Any, registry: TableRegistry, lines: Any, secret: bytes) -> Any:
        assert registry.thinkers is self.thinkers
        self._done.append("joined")

        async def answer(scope: Any, receive: Any, send: Any) -> None:
            self._done.append("answered by the site")
            await app(scope, receive, send)

        return answer

    def state(self) -> dict[str, bool]:
        return {"serving": True, "database": False, "bus": False}

    async def leave(self) -> None:
        self._done.append("left")


def test_a_server_looks_after_its_tables_first_and_ends_in_order(tmp_path: Path, done: list[str]) -> None:
    async def check() -> None:
        app = App(tmp_path, thinkers=Thinkers(threads=True))
        async with app.pages.router.lifespan_context(app.pages):
            assert app.state() == {"serving": True, "database": True}
            assert done == ["old tables are looked for", "bans are looked up"]
            done.clear()
        await app.hand_over()  # to nobody

    asyncio.run(check())
    assert done == [
        *("drawing ends", "faults are told", "tables are closed"),
        *("old tables are looked for", "the file is closed"),
    ]


def test_a_node_is_left_before_its_tables_are_closed(tmp_path: Path, done: list[str]) -> None:
    async def check() -> None:
        site: Any = Site(tmp_path, done)
        app = App(tmp_path, thinkers=Thinkers(1, threads=True), site=site)
        async with app.pages.router.lifespan_context(app.pages):
            assert done[0] == "joined"
            assert app.state() == site.state()
            done.clear()
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
                assert (await client.get("/api/games")).status_code == 200
                assert (await client.get("/healthz")).status_code == 200
                assert (await client.get("/readyz")).status_code == 503
        assert not (tmp_path / "tables.sqlite3").exists()

    asyncio.run(check())
    assert done[:5] == ["answered by the site", "drawing ends", "faults are told", "left", "tables are closed"]


def test_faults_that_were_counted_are_told_at_the_end_and_not_again(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)

    async def check() -> None:
        faults = Faults()
        faults.count("odd")
        assert faults._alarm.is_set
        faults.stop()
        assert not faults._alarm.is_set
        faults.stop()

    asyncio.run(check())
    assert [record.message for record in caplog.records] == ["faults of clients: odd 1"]


def test_faults_are_told_a_minute_after_the_first_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    set_for: list[float] = []
    faults = Faults()
    monkeypatch.setattr(faults, "_alarm", SimpleNamespace(is_set=False, set=set_for.append))
    faults.count("odd")
    faults._alarm.is_set = True  # type: ignore[misc]
    faults.count("odd")
    assert set_for == [client_faults.TOLD_EVERY] == [60.0]
