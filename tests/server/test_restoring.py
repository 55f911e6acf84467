"""Tables come back from their record: after a restart, by other rules, with another generator, and when it fails."""

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import motherlode
from motherlode import IllegalAction
from motherlode.core import game, setup
from motherlode.core.notation import read_record
from motherlode.core.rng import Rng
from motherlode.games.tunnels.passing import Pass
from motherlode.server.keeping import restoring
from tests.server.clients import Browser, Live
from tests.server.company import open_all, play_out, seat_all, step
from tests.server.running import Running

Serve = Callable[..., Running]
CHANGED = setup.RULES_VERSION + 1


def back(browser: Browser, server: Running, new_browser: Any) -> Browser:
    """The same person at a server that was started anew."""
    other: Browser = new_browser(server)
    other.http.cookies.set("motherlode", browser.key or "")
    return other


def write(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def row_of(folder: Path, table: str) -> Any:
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as connection:
        return connection.execute("SELECT status, revision, body FROM tables WHERE id = ?", (table,)).fetchone()


def moves_of(folder: Path, table: str) -> list[Any]:
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as connection:
        return connection.execute("SELECT * FROM moves WHERE game = ? ORDER BY version", (table,)).fetchall()


def opened(browser: Browser, table: str) -> Live:
    live = browser.open(table)
    live.until(lambda: live.status not in ("None", "stuck") and (live.view or live.status in ("waiting", "ended")))
    live.take_in_all()
    return live


@pytest.fixture
def second_round(serve: Serve, new_browser: Any) -> tuple[list[Browser], str, list[Live]]:
    """Three people in the second round, with chests that were opened by chance."""
    server = serve()
    browsers = [new_browser(server) for _ in range(3)]
    table = seat_all(browsers)
    browsers[0].order(table, "start")
    lives, rng = open_all(browsers, table), random.Random(3)
    while (lives[0].view or {})["round"] == 1:
        step(lives, rng, pass_often=True)
    for _ in range(3):
        step(lives, rng)
    for live in lives:
        live.take_in_all()
    return browsers, table, lives


class Reversed(Rng):
    """Another generator than the one with which a game was dealt."""

    __slots__ = ()

    def shuffle(self, items: Any) -> None:
        items.reverse()

    def below(self, limit: int) -> int:
        return limit - 1


def test_the_generator_may_change(second_round, serve, new_browser, monkeypatch) -> None:
    browsers, table, lives = second_round
    monkeypatch.setattr(game, "Rng", Reversed)
    server = serve()
    again = [opened(back(browser, server, new_browser), table) for browser in browsers]
    assert [(live.version, live.view) for live in again] == [(live.version, live.view) for live in lives]


def test_a_change_of_the_rules_that_does_not_concern_a_game_does_not_end_it(
    second_round, serve, new_browser, monkeypatch
) -> None:
    browsers, table, lives = second_round
    monkeypatch.setattr(setup, "RULES_VERSION", CHANGED)
    server = serve()
    again = open_all([back(browser, server, new_browser) for browser in browsers], table)
    assert [(live.version, live.view) for live in again] == [(live.version, live.view) for live in lives]
    assert step(again, random.Random(1))


class NoPass(Pass):
    def verify(self, *_: Any) -> Any:
        raise IllegalAction("no-target")


def forbid_passing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules of another version, composed anew: a compiled way cannot be patched."""
    game: Any = motherlode.game("saboteur")
    compose = game.compose

    def composed(*table: Any) -> Any:
        rules = compose(*table)
        rules.ways = [NoPass() if way.verb == Pass.verb else way for way in rules.ways]
        return rules

    monkeypatch.setattr(game, "compose", composed)
    monkeypatch.setattr(game, "_rulebooks", {})


def test_a_game_that_other_rules_forbid_is_closed_and_its_record_read(
    second_round, serve, new_browser, monkeypatch, tmp_path
) -> None:
    browsers, table, _ = second_round
    before = row_of(tmp_path, table), moves_of(tmp_path, table)
    with monkeypatch.context() as patched:
        patched.setattr(setup, "RULES_VERSION", CHANGED)
        forbid_passing(patched)
        ann = back(browsers[0], serve(), new_browser)
        live = opened(ann, table)
        assert (live.status, live.table["reason"], live.table["you"]) == ("ended", "rules-changed", 0)
        assert live.act({"pass": ["EW"]}, version=live.version)["code"] == "ended"
        assert ann.http.get("/api/mine").json()[0]["status"] == "ended"
        assert (row_of(tmp_path, table), moves_of(tmp_path, table)) == before
    # a version by whose rules it can be played plays it on
    ann = back(browsers[0], serve(), new_browser)
    assert opened(ann, table).status == "playing"
    assert ann.http.get(f"/api/tables/{table}/record").json()["code"] == "not-over"
    # but not when somebody has read everybody's cards
    with monkeypatch.context() as patched:
        patched.setattr(setup, "RULES_VERSION", CHANGED)
        forbid_passing(patched)
        ann = back(browsers[0], serve(), new_browser)
        text = ann.http.get(f"/api/tables/{table}/record").text
        assert len([move for move in read_record(text)["moves"] if move[0] != "chance"]) > 10
        assert ann.http.get(f"/api/tables/{table}/replay").json()["code"] == "not-over"
        assert opened(back(browsers[0], serve(), new_browser), ann.order(table, "again")["table"]).status == "waiting"
    assert opened(back(browsers[0], serve(), new_browser), table).status == "ended"


def test_a_finished_game_that_other_rules_forbid_says_so_and_stays_finished(
    second_round, serve, new_browser, monkeypatch, tmp_path
) -> None:
    browsers, table, lives = second_round
    play_out(lives, random.Random(1), pass_often=True)
    lives[0].until(lambda: lives[0].status == "over")
    with monkeypatch.context() as patched:
        patched.setattr(setup, "RULES_VERSION", CHANGED)
        forbid_passing(patched)
        ann = back(browsers[0], serve(), new_browser)
        live = opened(ann, table)
        assert (live.status, live.table["reason"]) == ("ended", "rules-changed")
        assert ann.http.get(f"/api/tables/{table}/replay").json()["code"] == "rules-changed"
        assert ann.http.get(f"/api/tables/{table}/record").status_code == 200
    assert row_of(tmp_path, table)[0] == "over"
    ann = back(browsers[0], serve(), new_browser)
    assert ann.http.get(f"/api/tables/{table}/replay").status_code == 200


def test_the_record_of_a_running_game_is_nobodys(second_round) -> None:
    browsers, table, _ = second_round
    answer = browsers[0].http.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


def test_a_record_holds_what_fell_by_chance_and_replays(serve, new_browser) -> None:
    server = serve()
    browsers = [new_browser(server) for _ in range(2)]
    table = seat_all(browsers, game="duel")
    browsers[0].order(table, "start")
    live, match = browsers[0].open(table), server.registry.tables[table].match
    others = {0: live, 1: browsers[1].open(table)}
    rng = random.Random(5)
    while not match.over:
        if match.resting:
            version = match.version
            for other in others.values():
                other.press_on()
            live.until(lambda version=version: live.version > version)
            continue
        seat = match.asked[0]
        others[seat].until(lambda seat=seat: others[seat].decision and others[seat].version == match.version)
        assert others[seat].act(rng.choice(match.state.legal(seat)))["frame"] == "ack"
    live.until(lambda: live.status == "over")
    record = read_record(browsers[0].http.get(f"/api/tables/{table}/record").text)
    assert motherlode.game("duel").replay(record).outcome == match.state.outcome


# ---- one failed opening is not the end


@pytest.mark.parametrize("failure", [MemoryError(), KeyError("a faulty release")])
def test_a_table_that_cannot_be_opened_is_tried_again(
    second_round, serve, new_browser, monkeypatch, tmp_path, failure: Exception
) -> None:
    browsers, table, lives = second_round
    before = row_of(tmp_path, table), moves_of(tmp_path, table)
    server = serve(reopen=0.05)
    failures = []

    def fail(*_: Any) -> None:
        failures.append(failure)
        raise failure

    with monkeypatch.context() as patched:
        patched.setattr(restoring, "restored_match", fail)
        ann = back(browsers[0], server, new_browser)
        live = ann.open(table)
        live.until(lambda: live.status == "stuck")
        assert live.act({"pass": ["EW"]}, version=lives[0].version)["code"] == "stuck"
        assert ann.http.get("/api/mine").json()[0]["status"] == "stuck"
        live.until(lambda: len(failures) > 2)
        assert (row_of(tmp_path, table), moves_of(tmp_path, table)) == before
    live.until(lambda: live.status == "playing" and live.view)
    assert (live.version, live.view) == (lives[0].version, lives[0].view)


def test_a_gap_among_the_moves_ends_nothing(second_round, serve, new_browser, tmp_path) -> None:
    """The operator may find the missing move in a copy."""
    browsers, table, lives = second_round
    write(tmp_path, f"CREATE TABLE copy AS SELECT * FROM moves WHERE game = '{table}' AND version = 5")
    write(tmp_path, f"DELETE FROM moves WHERE game = '{table}' AND version = 5")
    live = back(browsers[0], serve(reopen=0.05), new_browser).open(table)
    live.until(lambda: live.status == "stuck")
    assert row_of(tmp_path, table)[0] == "playing"
    write(tmp_path, "INSERT INTO moves SELECT * FROM copy")
    live.until(lambda: live.status == "playing" and live.view)
    assert live.view == lives[0].view


@pytest.mark.parametrize("chance", ["NULL", """'[["deck", [1, 2, 3]], ["more", 1]]'"""])
def test_chance_that_does_not_fit_is_noticed(second_round, serve, new_browser, tmp_path, chance: str) -> None:
    browsers, table, _ = second_round
    write(tmp_path, f"UPDATE moves SET chance = {chance} WHERE game = '{table}' AND seat = -1")
    live = back(browsers[0], serve(), new_browser).open(table)
    live.until(lambda: live.status == "stuck")


def test_the_host_may_end_a_table_that_cannot_be_opened(second_round, serve, new_browser, tmp_path) -> None:
    browsers, table, _ = second_round
    write(tmp_path, f"DELETE FROM moves WHERE game = '{table}' AND version = 5")
    ann = back(browsers[0], serve(), new_browser)
    ann.order(table, "end")
    live = opened(ann, table)
    assert live.status == "ended"
