"""Whole games over the wire: what everybody is sent is what the rules let them know."""

import random

import motherlode
from motherlode.core.patch import fold
from tests.server.clients import Browser
from tests.server.company import catch_up, open_all, play_out, seat_all, step
from tests.server.running import Running


def test_three_people_play_a_whole_game(server: Running, ann: Browser, bob: Browser, cid: Browser) -> None:
    table = seat_all([ann, bob, cid])
    lives = open_all([ann, bob, cid], table)
    ann.order(table, "start")
    for live in lives:
        live.until(lambda live=live: live.view)
    play_out(lives, random.Random(3))
    for live in lives:
        live.until(lambda live=live: live.status == "over")
    state = server.registry.tables[table].match.state
    for seat, live in enumerate(lives):
        assert live.table["you"] == seat
        assert live.view == plain(state.view(seat))
    assert state.outcome is not None


def plain(view: object) -> object:
    import json

    return json.loads(json.dumps(view))


def test_every_frame_holds_only_what_its_seat_may_know(
    server: Running, ann: Browser, bob: Browser, cid: Browser, new_browser
) -> None:
    """After each move the folded view of each seat, and of a stranger, is exactly the view of the rules."""
    table = seat_all([ann, bob, cid])
    stranger = new_browser()
    lives = open_all([ann, bob, cid, stranger], table)
    ann.order(table, "start")
    for live in lives:
        live.until(lambda live=live: live.view)
    rng = random.Random(5)
    match = server.registry.tables[table].match
    for _ in range(60):
        alive = step(lives[:3], rng)
        catch_up(lives)
        for audience, live in zip([0, 1, 2, motherlode.SPECTATOR], lives, strict=True):
            assert live.view == plain(match.view(audience))
            assert (live.decision is None) == (audience not in match.asked)
        if not alive:
            break
    for audience, live in zip([0, 1, 2, motherlode.SPECTATOR], lives, strict=True):
        assert all(_own(frame, audience) for frame in live.frames)


def _own(frame: dict, audience: int) -> bool:
    """A view frame is that audience's; no frame ever carries the seed, a record or a browser's key."""
    text = str(frame)
    return (frame["frame"] != "view" or frame["view"]["seat"] == audience) and not any(
        word in text for word in ("'seed'", "'holder'", "'private'")
    )


def test_patches_of_a_view_fold_the_same_way_as_in_the_engine(ann: Browser, bob: Browser, cid: Browser) -> None:
    table = seat_all([ann, bob, cid], start=False)
    lives = open_all([ann, bob, cid], table)
    ann.order(table, "start")
    for live in lives:
        live.until(lambda live=live: live.view)
    first = lives[1].view
    step(lives, random.Random(1))
    catch_up(lives)
    for frame in lives[1].frames:
        if frame["frame"] == "events":
            for event in frame["events"]:
                first = fold(first, event["patch"])
    assert first == lives[1].view
