"""Sheets to cut out, from the server."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor, as_completed

import httpx
import pytest

from motherlode.server.http import printing


def test_a_game_is_printed_in_a_language(ann) -> None:
    answer = ann.http.get("/api/print/duel?language=uk")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert 'filename="duel-uk.pdf"' in answer.headers["content-disposition"]
    assert answer.content.startswith(b"%PDF-")
    assert answer.content != ann.http.get("/api/print/duel").content


def test_modules_and_players_count(ann) -> None:
    base = ann.http.get("/api/print/saboteur?players=3").content
    more = ann.http.get("/api/print/saboteur?players=3&modules=veto,greedy-dwarf")
    assert more.headers["content-disposition"].endswith('"saboteur-greedy-dwarf-veto-en.pdf"')
    assert len(more.content) > len(base)


def test_what_was_drawn_is_kept(ann, monkeypatch) -> None:
    first = ann.http.get("/api/print/duel").content
    monkeypatch.setattr(printing, "draw", None)
    assert ann.http.get("/api/print/duel?modules=&language=en").content == first


def test_sheets_never_keep_a_bot_waiting(serve, new_browser, monkeypatch) -> None:
    """They are drawn by a worker of their own, and only so many wait for it."""
    server = serve()
    server.registry.thinkers.workers = 1
    go_on = threading.Event()
    monkeypatch.setattr(printing, "draw", lambda wish: go_on.wait(30) and b"%PDF-")
    monkeypatch.setattr(printing, "MOST_WAITING", 2)

    def ask(language: str) -> httpx.Response:
        return httpx.get(f"{server.url}/api/print/duel?language={language}", timeout=90)

    with ThreadPoolExecutor() as pool:
        asked = [pool.submit(ask, language) for language in ("en", "ru", "uk")]
        refused = next(sheet for sheet in as_completed(asked, 20) if sheet.result().status_code == 429)
        ann = new_browser(server)
        live = ann.open(ann.make(bots=["random", "random"], start=True))
        live.until(lambda: live.decision)
        before = live.act({"pass": [(live.view or {})["hand"][0]]})["version"]
        live.until(lambda: live.version > before)
        go_on.set()
        assert [sheet.result().content for sheet in asked if sheet is not refused] == [b"%PDF-"] * 2


def test_what_cannot_be_printed_is_refused(ann) -> None:
    for path, status, code in (
        ("chess", 400, "unknown-game"),
        ("duel?modules=veto", 400, "unknown-module"),
        ("duel?players=3", 400, "player-count"),
        ("duel?players=99999999999999999999", 400, "player-count"),
        ("duel?players=many", 400, "player-count"),
        ("duel?language=de", 404, "no-such-language"),
    ):
        answer = ann.http.get(f"/api/print/{path}")
        assert (answer.status_code, answer.json()["code"]) == (status, code), path


def test_floods_are_refused(serve, new_browser) -> None:
    browser = new_browser(serve(costly_per_second=0.0001, costly_burst=0.2))  # ten times as much for an address
    statuses = [browser.http.get("/api/print/duel?language=de").status_code for _ in range(4)]
    assert statuses == [404, 404, 429, 429]


def test_sheets_are_drawn_one_at_a_time_and_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing: list[int] = []

    class Worker:
        at_once = 0

        async def ask(self, draw: object, wish: printing.Wish) -> bytes:
            self.at_once += 1
            drawing.append(self.at_once)
            await asyncio.sleep(0)
            self.at_once -= 1
            return wish.language.encode()

    async def go() -> None:
        monkeypatch.setattr(printing, "KEPT", 2)
        prints = printing.Prints(Worker())  # type: ignore[arg-type]
        wishes = [printing.Wish("duel", (), None, language) for language in ("en", "ru", "uk")]
        assert await asyncio.gather(*map(prints.of, wishes)) == [b"en", b"ru", b"uk"]
        assert drawing == [1] * 3
        await prints.of(wishes[1])
        assert len(drawing) == 3  # it was kept
        await prints.of(wishes[0])
        assert len(drawing) == 4  # and the one that was asked for longest ago was not

    asyncio.run(go())
