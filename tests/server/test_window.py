"""The veto window on the wire: who holds the card and who has answered shows nowhere before it closes."""

import asyncio
import signal
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.clauses import rule
from tests.server.choosing import answers
from tests.server.clients import Browser, Json, Live
from tests.server.company import catch_up, open_all
from tests.server.running import FREE, Running, running
from tests.server.test_kill import Server

HELD_BY_2, HELD_BY_1, HELD_BY_NOBODY = 5, 2, 3
"""Seeds of games of four with Veto that seat 0 begins, by who is dealt the card."""
NO, VETO = {"choose": {"veto": False}}, {"choose": {"veto": True}}

Begin = Callable[..., tuple[str, list[Live], Live]]


@pytest.fixture
def begin(serve, new_browser) -> Begin:
    """Four persons at a table with Veto, and a stranger who looks on; seat 0 has declared a tunnel."""

    def start(seed: int, server: Running | None = None, **options: Any) -> tuple[str, list[Live], Live]:
        server = server or serve()
        server.deal(seed)
        browsers = [new_browser(server) for _ in range(4)]
        table = seat_four(browsers, **options)
        lives = open_all(browsers, table)
        looking = new_browser(server).open(table)
        looking.until(lambda: looking.view)
        declare(lives)
        looking.until(lambda: looking.version == lives[0].version)
        return table, lives, looking

    return start


def seat_four(browsers: Sequence[Browser], bots: Sequence[str] = (), **options: Any) -> str:
    options = {"firstPlayer": 0, "vetoWindow": 1} | options
    table = browsers[0].make(players=4, modules=["veto"], options=options, bots=list(bots))
    for browser in browsers[1:]:
        browser.take(table, "Bob")
    browsers[0].order(table, "start")
    return table


def declare(lives: Sequence[Live]) -> None:
    (asked,) = [live for live in lives if live.decision]
    action = next(answer for answer in answers(asked.decision or {}) if "lay" in answer)
    assert asked.act(action)["frame"] == "ack"
    catch_up(lives)
    for live in lives:
        assert kinds(live.frames[-1:] if live is not asked else live.frames[-2:-1]) == ["declared"]


def kinds(frames: Sequence[Json]) -> list[str]:
    return [event["event"] for frame in frames if frame["frame"] == "events" for event in frame["events"]]


def newest(live: Live) -> Json:
    """The newest frame about the game."""
    return [frame for frame in live.frames if frame["frame"] in ("events", "view")][-1]


def window(live: Live) -> Json | None:
    told: Json | None = newest(live)["window"]
    return told


def until_closed(lives: Sequence[Live]) -> None:
    for live in lives:
        live.until(lambda live=live: window(live) is None)


def timeless(frames: Sequence[Json]) -> list[Json]:
    """What a client got, without what shows only when."""
    found = [{key: value for key, value in frame.items() if key not in ("now", "table")} for frame in frames]
    for frame in found:
        if frame.get("window"):
            frame["window"] = {**frame["window"], "opened": 0, "closes": 0}
    return found


@rule("WC19-33")
def test_the_window_looks_the_same_to_everybody_with_or_without_the_card(begin: Begin) -> None:
    _, lives, looking = begin(HELD_BY_2)
    shown = [window(live) for live in [*lives, looking]]
    assert all(other == shown[0] for other in shown)
    assert shown[0] is not None
    assert shown[0]["closes"] - shown[0]["opened"] == 1000
    assert [live.decision and live.decision["kind"] for live in lives] == [None, "react", "react", "react"]
    assert [(live.view or {})["window"] for live in lives] == [{"seats": [1, 2, 3], "answered": None}] * 4


@rule("WC19-34")
@pytest.mark.parametrize("answering", [[2], [1, 3]])
def test_an_answer_shows_to_nobody_else(begin: Begin, serve, answering: list[int]) -> None:
    server, transcripts = serve(), []
    for seats in ([], answering):
        _, lives, looking = begin(HELD_BY_2, server)
        others = [live for seat, live in enumerate(lives) if seat not in answering] + [looking]
        told = [len(live.frames) for live in others]
        for seat in seats:
            answer = lives[seat].act(NO)
            assert (answer["frame"], answer["version"]) == ("ack", lives[0].version)
        until_closed([*lives, looking])
        catch_up(lives)
        for live in others:
            live.settle()
        transcripts.append([timeless(live.frames[since:]) for live, since in zip(others, told, strict=True)])
    assert transcripts[0] == transcripts[1]


@rule("WC19-34")
def test_answers_do_not_shorten_the_window(begin: Begin) -> None:
    _, lives, looking = begin(HELD_BY_2)
    closes = (window(looking) or {})["closes"]
    for live in lives[1:]:
        live.act(NO)
    until_closed([looking])
    assert time.time() * 1000 >= closes - 50
    assert "laid" in kinds(looking.frames)


@rule("WC19-28", "WC19-34")
def test_a_veto_closes_it_at_once(begin: Begin) -> None:
    _, lives, looking = begin(HELD_BY_2, vetoWindow=15)
    lives[3].act(NO)
    version = looking.version
    answer = lives[2].act(VETO)
    assert (answer["frame"], answer["version"]) == ("ack", version + 2)  # those before him in turn order let it pass
    until_closed([*lives, looking])
    assert kinds(looking.frames)[-3:] == ["vetoed", "drew", "drew"]
    assert {live.version for live in [*lives, looking]} == {version + 2}


def test_who_has_answered_knows_it_also_after_a_reload(begin: Begin, new_browser) -> None:
    table, lives, _ = begin(HELD_BY_2, vetoWindow=15)
    lives[1].act(NO, id="once")
    assert lives[1].decision is None
    assert (window(lives[1]) or {})["answer"] == NO
    again = lives[1].browser.open(table)
    again.until(lambda: again.view)
    assert (window(again) or {})["answer"] == NO
    assert again.decision is None
    assert again.act(NO, id="once")["frame"] == "ack"
    refused = again.act(NO)
    assert (refused["frame"], refused["code"]) == ("refused", "not-asked")


@rule("WC19-24")
def test_nobody_vetoes_without_the_card_or_in_his_own_turn(begin: Begin) -> None:
    _, lives, looking = begin(HELD_BY_2, vetoWindow=15)
    frames = [len(live.frames) for live in lives[2:]]
    assert lives[1].act(VETO)["code"] == "not-in-hand"
    assert lives[0].act(VETO)["code"] == "not-asked"
    assert looking.act(NO)["code"] == "not-seated"
    assert lives[1].act(VETO, seat=2)["code"] == "not-your-seat"
    for live, count in zip(lives[2:], frames, strict=True):
        live.settle()
        assert len(live.frames) == count


@rule("WC19-38")
def test_who_is_not_there_lets_it_pass(begin: Begin) -> None:
    _, lives, looking = begin(HELD_BY_2)
    lives[2].close()
    until_closed([looking])
    assert "laid" in kinds(looking.frames)


@rule("WC19-36")
def test_with_all_clicked_it_waits_for_everybody_who_is_there(serve, begin: Begin) -> None:
    server = serve(bots_window=0.05, grace=0.3)
    _, lives, looking = begin(HELD_BY_2, server, vetoClose="all-clicked")
    assert (window(looking) or {})["closes"] is None
    lives[2].act(NO)
    lives[1].act(NO)
    looking.settle(0.4)
    assert window(looking) is not None
    lives[3].close()  # after the grace period he is away, and an absent player does not veto
    until_closed([looking])
    assert "laid" in kinds(looking.frames)


@rule("WC19-36")
def test_alone_with_bots_it_closes_on_the_own_answer(serve, new_browser) -> None:
    server = serve(bots_window=0.05)
    server.deal(HELD_BY_NOBODY)
    ann = new_browser(server)
    live = ann.open(seat_four([ann], ["random"] * 3, vetoWindow=1))
    live.until(lambda: live.decision)
    declare([live])
    live.until(lambda: live.decision and live.decision["kind"] == "react")
    version = live.version
    assert (window(live) or {})["closes"] is None
    live.settle(1.2)
    assert live.version == version
    assert live.act(NO)["frame"] == "ack"
    live.until(lambda: live.version > version)


@rule("WC19-35/2")
@pytest.mark.parametrize("bot", ["random", "adept"])
def test_where_only_bots_are_asked_it_is_short_whoever_holds_the_card(serve, new_browser, bot: str) -> None:
    server = serve(bots_window=0.25)
    for seed in (HELD_BY_1, HELD_BY_2, HELD_BY_NOBODY):
        server.deal(seed)
        ann = new_browser(server)
        live = ann.open(seat_four([ann], [bot] * 3, vetoWindow=15))
        live.until(lambda live=live: live.decision)
        declare([live])
        told = window(live) or {}
        assert told["closes"] - told["opened"] in (249, 250, 251)
        until_closed([live])
        assert time.time() * 1000 >= told["closes"] - 50


@rule("WC19-35/3")
def test_the_clock_of_the_turn_stands_still_meanwhile(serve, new_browser) -> None:
    server = serve()
    server.deal(HELD_BY_NOBODY)
    browsers = [new_browser(server) for _ in range(3)]
    table = browsers[0].make(players=3, modules=["veto"], options={"vetoWindow": 1, "firstPlayer": 0}, clock=600)
    for browser in browsers[1:]:
        browser.take(table, "Bob")
    browsers[0].order(table, "start")
    lives = open_all(browsers, table)
    assert newest(lives[0])["deadline"] is not None
    declare(lives)
    assert newest(lives[1])["deadline"] is None
    until_closed(lives)
    assert newest(lives[1])["deadline"] is not None


def test_a_restart_opens_it_again_for_its_whole_time_and_keeps_the_answers(tmp_path: Path, begin: Begin) -> None:
    with running(tmp_path / "data", FREE) as first:
        table, lives, _ = begin(HELD_BY_2, first, vetoWindow=2)
        lives[1].act(NO, id="kept")
        told, version = window(lives[1]) or {}, lives[1].version
        keys = [live.browser.key for live in lives]
        for live in lives:
            live.browser.close()
    with running(tmp_path / "data", FREE) as second:
        browsers = [Browser(second.url) for _ in keys]
        for browser, key in zip(browsers, keys, strict=True):
            browser.http.cookies.set("motherlode", key or "")
        lives = open_all(browsers, table)
        assert [live.version for live in lives] == [version] * 4
        for live in lives:
            again = window(live) or {}
            assert again["opened"] > told["opened"]
            assert again["closes"] - again["opened"] == 2000
        assert (window(lives[1]) or {})["answer"] == NO
        assert lives[1].act(NO, id="kept")["version"] == version
        assert lives[2].act(VETO)["frame"] == "ack"
        until_closed(lives)
        assert kinds(lives[0].frames)[-3:] == ["vetoed", "drew", "drew"]
        for browser in browsers:
            browser.close()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")
def test_an_acknowledged_answer_survives_a_kill(tmp_path: Path) -> None:
    server = Server(tmp_path)
    asyncio.run(server.start())
    try:
        browsers = [Browser(f"http://127.0.0.1:{server.port}") for _ in range(4)]
        table = seat_four(browsers, vetoWindow=6)
        lives = open_all(browsers, table)
        declare(lives)
        version = lives[0].version
        for live in lives[1:3]:
            assert live.act(NO)["frame"] == "ack"
        server.kill()
        asyncio.run(server.start())
        lives = open_all(browsers, table)
        assert [(window(live) or {})["answer"] for live in lives] == [None, NO, NO, None]
        assert [live.version for live in lives] == [version] * 4
        until_closed(lives)
        assert {live.version for live in lives} == {version + 3}
        assert "laid" in kinds(lives[0].frames)
    finally:
        server.kill()
        for browser in browsers:
            browser.close()
