"""Lost lines: what was missed is sent, what was sent twice is done once, what is stale is refused."""

import random
from pathlib import Path

from tests.server.choosing import pick
from tests.server.clients import Browser
from tests.server.company import catch_up, open_all, seat_all, step
from tests.server.running import FREE, Running, running


def begin(browsers: list[Browser], **table: object) -> tuple[str, list]:
    name = seat_all(browsers, **table)
    browsers[0].order(name, "start")
    return name, open_all(browsers, name)


def test_a_client_that_was_away_gets_what_it_missed(ann: Browser, bob: Browser, cid: Browser) -> None:
    table, lives = begin([ann, bob, cid])
    rng = random.Random(2)
    step(lives, rng)
    catch_up(lives)
    # Whoever is not asked goes away while one of the others moves.
    away = next(number for number, live in enumerate(lives) if not live.decision)
    seen, view = lives[away].version, lives[away].view
    lives[away].close()
    others = [live for live in lives if live is not lives[away]]
    step(others, rng)
    catch_up(others)
    back = [ann, bob, cid][away].open(table, hello={"version": seen})
    back.version, back.view = seen, view
    frame = back.next("events")
    assert frame["from"] == seen
    assert back.version == others[0].version
    fresh = [ann, bob, cid][away].open(table)
    fresh.until(lambda: fresh.view)
    assert back.view == fresh.view
    assert not any(frame["frame"] == "view" for frame in back.frames)


def test_a_client_that_missed_too_much_gets_the_whole_view(serve, new_browser) -> None:
    server = serve(recent=3)
    browsers = [new_browser(server) for _ in range(3)]
    table, lives = begin(browsers)
    rng = random.Random(2)
    for _ in range(6):
        step(lives, rng, pass_often=True)
    late = browsers[0].open(table, hello={"version": 1})
    frame = late.next("view")
    assert frame["version"] == max(live.version for live in lives)


def test_a_client_from_the_future_gets_the_whole_view(ann: Browser) -> None:
    table = ann.make(bots=["random", "random"], start=True)
    live = ann.open(table, hello={"version": 999})
    assert live.next("view")["version"] < 999


def test_sync_answers_like_hello(ann: Browser, bob: Browser, cid: Browser) -> None:
    _, lives = begin([ann, bob, cid])
    live = lives[0]
    live.send("sync", version=live.version)
    assert live.next("events")["events"] == []
    live.send("sync")
    assert live.next("view")["version"] == live.version


def test_an_action_sent_twice_is_applied_once(server: Running, ann: Browser, bob: Browser, cid: Browser) -> None:
    table, lives = begin([ann, bob, cid])
    live = next(live for live in lives if live.decision)
    action = pick(live.decision or {}, random.Random(1))
    fields = {"id": "mine-1", "version": live.version, "action": action}
    for _ in range(3):
        live.send("act", **fields)
    answers = [live.answer("mine-1") for _ in range(3)]
    assert answers == [{"frame": "ack", "id": "mine-1", "version": 1}] * 3
    assert server.registry.tables[table].match.version == 1


def test_ids_of_different_seats_do_not_meet(ann: Browser, bob: Browser, cid: Browser) -> None:
    _, lives = begin([ann, bob, cid])
    for _ in range(3):
        catch_up(lives)
        live = next(live for live in lives if live.decision)
        answer = live.act({"pass": [(live.view or {})["hand"][0]]}, id="the same")
        assert answer["frame"] == "ack"
    assert answer["version"] == 3


def test_an_action_from_an_old_version_is_refused(ann: Browser, bob: Browser, cid: Browser) -> None:
    _, lives = begin([ann, bob, cid])
    live = next(live for live in lives if live.decision)
    action = pick(live.decision or {}, random.Random(1))
    assert live.act(action)["frame"] == "ack"
    catch_up(lives)
    following = next(live for live in lives if live.decision)
    answer = following.act(pick(following.decision or {}, random.Random(1)), version=0)
    assert (answer["frame"], answer["family"], answer["code"]) == ("refused", "table", "stale")


def test_a_restart_goes_on_where_it_was(tmp_path: Path) -> None:
    """Seats, versions, views, ids: all as before, with the keys that the browsers have."""
    rng = random.Random(4)
    with running(tmp_path, FREE) as first:
        browsers = [Browser(first.url) for _ in range(3)]
        table, lives = begin(browsers)
        for _ in range(8):
            step(lives, rng)
        catch_up(lives)
        views, version = [live.view for live in lives], lives[0].version
        live = next(live for live in lives if live.decision)
        fields = {"id": "last", "version": version, "action": pick(live.decision or {}, rng)}
        live.send("act", **fields)
        assert live.answer("last")["frame"] == "ack"
        acting = lives.index(live)
        keys = [browser.key for browser in browsers]
        for browser in browsers:
            browser.close()
    with running(tmp_path, FREE) as second:
        browsers = [Browser(second.url) for _ in range(3)]
        for browser, key in zip(browsers, keys, strict=True):
            browser.http.cookies.set("motherlode", key or "")
        lives = open_all(browsers, table)
        assert [live.table["you"] for live in lives] == [0, 1, 2]
        assert {live.version for live in lives} == {version + 1}
        assert [live.view["roles"] for live in lives if live.view] == [view["roles"] for view in views if view]
        lives[acting].send("act", **fields)
        assert lives[acting].answer("last") == {"frame": "ack", "id": "last", "version": version + 1}
        for _ in range(4):
            step(lives, rng)
        for browser in browsers:
            browser.close()
