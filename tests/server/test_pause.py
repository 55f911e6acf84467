"""The end of a round stays on the table until people press on, also over a reload and a restart."""

import random
from pathlib import Path
from typing import Any

from tests.server.choosing import pick
from tests.server.clients import Browser, Live
from tests.server.company import catch_up, open_all, seat_all
from tests.server.running import FREE, running
from tests.server.test_game import plain


def to_the_pause(browsers: list[Browser], **table: object) -> tuple[str, list[Live]]:
    """Everybody passes until the round is over and the saboteurs, if any, are paid."""
    name = seat_all(browsers, **table)
    browsers[0].order(name, "start")
    lives = open_all(browsers, name)
    rng = random.Random(1)
    while True:
        catch_up(lives)
        asked = [live for live in lives if live.decision]
        if not asked:
            break
        decision: Any = asked[0].decision
        action = {"pass": [rng.choice(decision["options"]["pass"]["cards"])]}
        assert asked[0].act(action)["frame"] == "ack"
    for live in lives:
        live.until(lambda live=live: live.status == "pause")
    return name, lives


def test_the_round_is_shown_until_everybody_pressed_on(server, ann: Browser, bob: Browser, cid: Browser) -> None:
    table, lives = to_the_pause([ann, bob, cid])
    for live in lives:
        assert live.view is not None
        assert (live.view["round"], live.view["phase"]) == (1, "sharing")
        assert live.view["last_round"]["won"] in (["saboteurs"], ["nobody"])
        assert all(live.view["roles"])
        assert live.decision is None
        assert live.table["pause_until"] > live.table["now"]
    version = lives[0].version
    lives[0].press_on()
    lives[1].press_on()
    lives[2].until(lambda: lives[2].table["pressed"] == [0, 1])
    lives[2].settle()
    assert lives[2].version == version
    lives[2].press_on()
    for live in lives:
        live.until(lambda live=live: live.version == version + 1)
        live.until(lambda live=live: live.status == "playing")
    match = server.registry.tables[table].match
    for seat, live in enumerate(lives):
        assert live.view is not None
        assert (live.view["round"], live.view["phase"]) == (2, "play")
        assert live.view == plain(match.state.view(seat))


def test_nothing_of_the_next_round_is_told_before(ann: Browser, bob: Browser, cid: Browser) -> None:
    _, lives = to_the_pause([ann, bob, cid])
    for live in lives:
        live.settle()
        told = [event["event"] for frame in live.frames if frame["frame"] == "events" for event in frame["events"]]
        assert "round-over" in told
        assert "round" not in told


def test_a_reload_shows_it_again(ann: Browser, bob: Browser, cid: Browser) -> None:
    table, lives = to_the_pause([ann, bob, cid])
    again = bob.open(table)
    again.until(lambda: again.view)
    assert again.view == lives[1].view
    assert again.status == "pause"
    missed = cid.open(table, hello={"version": lives[2].version - 1})
    missed.version, missed.view = lives[2].version - 1, {}
    stranger = Browser(ann.url)
    looking = stranger.open(table)
    looking.until(lambda: looking.view)
    assert looking.view is not None
    assert looking.view["round"] == 1
    stranger.close()


def test_actions_are_refused_meanwhile(ann: Browser, bob: Browser, cid: Browser) -> None:
    _, lives = to_the_pause([ann, bob, cid])
    for live in lives:
        answer = live.act({"pass": ["EW"]})
        assert (answer["frame"], answer["code"]) == ("refused", "paused")


def test_after_a_while_it_goes_on_by_itself(serve, new_browser) -> None:
    server = serve(pause=0.4)
    browsers = [new_browser(server) for _ in range(3)]
    _, lives = to_the_pause(browsers)
    version = lives[0].version
    for live in lives:
        live.until(lambda live=live: live.version == version + 1)


def test_alone_with_bots_it_waits_for_as_long_as_one_likes(serve, new_browser) -> None:
    ann, rng = new_browser(serve(pause=0.05)), random.Random(1)
    table = ann.make(bots=["random", "random"])
    ann.order(table, "start")
    live = ann.open(table)
    while live.status != "pause":
        live.until(lambda: live.decision or live.status == "pause")
        if live.decision:
            assert live.act(pick(live.decision, rng, True))["frame"] == "ack"
    assert live.table["pause_until"] is None
    version = live.version
    live.settle(0.3)
    assert live.version == version
    live.press_on()
    live.until(lambda: live.version > version)


def test_whoever_is_gone_is_not_waited_for(serve, new_browser) -> None:
    server = serve(grace=0.2)
    browsers = [new_browser(server) for _ in range(3)]
    _, lives = to_the_pause(browsers)
    version = lives[0].version
    lives[0].press_on()
    lives[1].press_on()
    lives[2].close()
    lives[0].until(lambda: lives[0].version == version + 1)


def test_spectators_do_not_press_on(ann: Browser, bob: Browser, cid: Browser, new_browser) -> None:
    table, _ = to_the_pause([ann, bob, cid])
    looking = new_browser().open(table)
    looking.send("onward", id="o")
    answer = looking.answer("o")
    assert (answer["frame"], answer["code"]) == ("refused", "not-seated")


def test_a_press_that_is_resent_counts_once_and_for_its_own_round_only(
    ann: Browser, bob: Browser, cid: Browser
) -> None:
    _, lives = to_the_pause([ann, bob, cid])
    version = lives[0].version
    for mark, at in (("late", version - 1), ("now", version), ("now", version)):
        lives[0].send("onward", id=mark, version=at)
        assert lives[0].answer(mark)["frame"] == "ack"
        assert lives[0].table["pressed"] == ([] if mark == "late" else [0])
    lives[1].press_on()
    lives[2].press_on()
    lives[0].until(lambda: lives[0].status == "playing")
    lives[0].send("onward", id="now", version=version)
    assert lives[0].answer("now") == {"frame": "ack", "id": "now", "version": version + 1}


def test_a_restart_shows_it_again(tmp_path: Path) -> None:
    with running(tmp_path, FREE) as first:
        browsers = [Browser(first.url) for _ in range(3)]
        table, lives = to_the_pause(browsers)
        views, version = [live.view for live in lives], lives[0].version
        keys = [browser.key for browser in browsers]
        for browser in browsers:
            browser.close()
    with running(tmp_path, FREE) as second:
        browsers = [Browser(second.url) for _ in range(3)]
        for browser, key in zip(browsers, keys, strict=True):
            browser.http.cookies.set("motherlode", key or "")
        lives = open_all(browsers, table)
        assert [live.view for live in lives] == views
        assert {live.status for live in lives} == {"pause"}
        for live in lives:
            live.press_on()
        for live in lives:
            live.until(lambda live=live: live.version == version + 1)
            assert (live.view or {})["round"] == 2
        for browser in browsers:
            browser.close()
