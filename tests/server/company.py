"""Several clients at one table, played by one test."""

import random
from collections.abc import Sequence

from tests.server.choosing import pick
from tests.server.clients import Browser, Live


def seat_all(browsers: Sequence[Browser], **table: object) -> str:
    """A table that the first browser makes and the others join; bots fill the rest; not started."""
    host, *others = browsers
    name = host.make(**({"players": len(browsers)} | table))
    for number, browser in enumerate(others, 1):
        browser.take(name, f"Player {number}")
    return name


def open_all(browsers: Sequence[Browser], table: str) -> list[Live]:
    """Everybody is there, and knows that everybody is: on a slow day the first may have waited for the last."""
    lives = [browser.open(table) for browser in browsers]
    for live in lives:
        live.until(lambda live=live: live.table and (live.view or live.status == "waiting"))
    for live in lives:
        live.take_in_all()
    return lives


def begin(browsers: Sequence[Browser], **table: object) -> tuple[str, list[Live]]:
    """A table of theirs that has just started, with everybody there."""
    name = seat_all(browsers, **table)
    browsers[0].order(name, "start")
    return name, open_all(browsers, name)


def catch_up(lives: Sequence[Live]) -> None:
    """Everybody sees the newest version."""
    newest = max(live.version for live in lives)
    for live in lives:
        live.until(lambda live=live: live.version >= newest)


def step(lives: Sequence[Live], rng: random.Random, pass_often: bool = False) -> bool:
    """Whoever is asked moves, or all press on; False when the game is over."""
    catch_up(lives)
    asked = [live for live in lives if live.decision]
    if asked:
        answer = asked[0].act(pick(asked[0].decision or {}, rng, pass_often))
        assert answer["frame"] == "ack", answer
        return True
    first = lives[0]
    if (first.view or {})["phase"] == "over":
        return False
    for live in lives:
        live.until(lambda live=live: live.status == "pause")
        live.press_on()
    version = first.version
    first.until(lambda: first.version > version)
    return True


def play_out(lives: Sequence[Live], rng: random.Random, pass_often: bool = False) -> None:
    while step(lives, rng, pass_often):
        pass
