"""Going back: the round so far comes from the server as the seat saw it, and nothing more."""

import random
from typing import Any

from motherlode.core.patch import fold
from tests.server.clients import Browser, Json, Live
from tests.server.company import begin, catch_up, step
from tests.server.test_pause import to_the_pause


def past(browser: Browser, table: str, **asked: Any) -> Json:
    answer = browser.http.get(f"/api/tables/{table}/past", params=asked)
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def views(told: Json) -> list[Json]:
    found = [told["first"]]
    for event in told["events"]:
        found.append(fold(found[-1], event["patch"]))
    return found


def play_a_little(browsers: list[Browser]) -> tuple[str, list[Live], list[list[Json]]]:
    """A game with some moves, and what each of them saw after each."""
    table, lives = begin(browsers)
    seen = [[live.view or {}] for live in lives]
    for _ in range(12):
        step(lives, random.Random(2))
        catch_up(lives)
        for live, views_seen in zip(lives, seen, strict=True):
            views_seen.append(live.view or {})
    return table, lives, seen


def test_every_view_of_the_round_comes_back(ann: Browser, bob: Browser, cid: Browser) -> None:
    table, lives, seen = play_a_little([ann, bob, cid])
    for browser, live, views_seen in zip([ann, bob, cid], lives, seen, strict=True):
        told = past(browser, table)
        found = views(told)
        assert told["version"] == live.version
        assert found[0] == views_seen[0]
        assert found[-1] == live.view
        assert all(view in found for view in views_seen)


def test_a_stranger_gets_what_everybody_saw(ann: Browser, bob: Browser, cid: Browser, new_browser) -> None:
    table, _, _ = play_a_little([ann, bob, cid])
    stranger = new_browser()
    looking = stranger.open(table)
    looking.until(lambda: looking.view)
    found = views(past(stranger, table))
    assert found[-1] == looking.view
    assert all(view["seat"] == -1 and view["hand"] == [] and not any(view["roles"]) for view in found)


def test_nobody_looks_back_through_another_seat(ann: Browser, bob: Browser, cid: Browser, new_browser) -> None:
    table, _, _ = play_a_little([ann, bob, cid])
    for browser in (ann, new_browser()):
        for seat in ("1", "-2", "-1", "99", "x", "²"):
            answer = browser.http.get(f"/api/tables/{table}/past", params={"seat": seat})
            assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")


def test_the_end_of_a_round_is_shown_and_nothing_of_the_next(ann: Browser, bob: Browser, cid: Browser) -> None:
    table, lives = to_the_pause([ann, bob, cid])
    for browser, live in zip([ann, bob, cid], lives, strict=True):
        told = past(browser, table)
        assert views(told)[-1] == live.view
        assert told["events"][-1]["event"] != "round"
    for live in lives:
        live.press_on()
    for live in lives:
        live.until(lambda live=live: live.status == "playing")
    step(lives, random.Random(3))
    catch_up(lives)
    for browser, live in zip([ann, bob, cid], lives, strict=True):
        told = past(browser, table)
        assert (told["first"]["round"], told["first"]["log"][-1]["event"]) == (2, "round")
        assert views(told)[-1] == live.view


def test_a_table_that_has_not_begun_has_no_past(ann: Browser) -> None:
    answer = ann.http.get(f"/api/tables/{ann.make()}/past")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-playing")
