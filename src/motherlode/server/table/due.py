"""What is due next at a table: who is to act, and what happens by itself, and when. Called within the table's queue.

This is the one place that looks at all of it, and nothing happens where nobody watches.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from motherlode.server.table import broadcast, moves
from motherlode.server.table.clock import Turn
from motherlode.server.table.match import Match
from motherlode.server.table.timer import Timer

if TYPE_CHECKING:
    from motherlode.server.table.table import Table

Work = Callable[[], Awaitable[None]]


def look_ahead(table: Table) -> float | None:
    """Sets all timers and wakes the bots that are asked; returns when the first timer rings."""
    if table.is_lost:
        return None
    watched = table.match if table.connections and table.row.status == "playing" else None
    table.clock.update(_turn(table, watched), table.row.settings.clock)
    _update_window(table, watched)
    held = table.takeback.held
    if held is not None and (watched is None or watched.version != held.version):
        moves.forget_held(table)
    table.pause.update(watched is not None and watched.resting, None if table.presence.is_alone else table.limits.pause)
    table.bots.wake(table, watched)
    if not table.stuck:
        table.reopening.stop()
    elif table.reopening.rings is None:
        table.reopening.ring_in(table.limits.reopen)
    moments = [timer.rings for timer in _timers(table) if timer.rings is not None]
    return min(moments) if moments and table.connections else None


def may_differ_after_move(table: Table) -> bool:
    """Where no bot plays and nothing runs by time, a move changes nothing of what is due next."""
    match = table.match
    return (
        match is None
        or table.has_bots
        or match.window is not None
        or match.resting
        or table.row.settings.clock is not None
        or table.window.opened is not None
        or table.pause.until is not None
        or bool(table.pause.pressed)
        or table.takeback.held is not None
    )


async def let_time_pass(table: Table) -> None:
    """One thing that is due is done; the next one is looked for after it."""
    works: tuple[Work, ...] = (table.reload, *(partial(work, table) for work in WORKS))
    for timer, work in zip(_timers(table), works, strict=True):
        if timer.is_due:
            timer.rings = None
            try:
                await work()
            except Exception:
                table.has_looked_ahead = False
                timer.ring_in(table.limits.retry)
                raise
            return


def _timers(table: Table) -> tuple[Timer, ...]:
    """Of several that are due the first one comes first."""
    return table.reopening, table.presence, table.pause, table.takeback, table.clock, table.window


def _turn(table: Table, match: Match | None) -> Turn | None:
    """The first person who is asked; a window has a time of its own, and the clock stands still (WC19-35)."""
    if match is None or match.window is not None or table.row.settings.clock is None:
        return None
    seats = table.row.seats
    return next(((match.version, seat) for seat in match.asked if seats[seat].bot is None), None)


# ---- a reaction window


def _update_window(table: Table, match: Match | None) -> None:
    if match is None or match.window is None:
        if table.window.opened is not None:
            table.window.stop()
        return
    seconds: float | None = match.window_seconds
    if not _people_in_window(table, match):
        seconds = table.limits.bots_window
    elif table.presence.is_alone:  # nobody else can learn anything from when it closes
        seconds = None
    table.window.open(match.version, seconds, table.limits.bots_window)
    if table.window.rings is None and _window_is_done(table, match):
        table.window.ring_in(0)


def _people_in_window(table: Table, match: Match) -> list[int]:
    """The seats in it that no bot plays, whatever they have answered."""
    return [seat for seat in match.window or () if table.row.seats[seat].bot is None]


def _window_is_done(table: Table, match: Match) -> bool:
    """Once its time is over; if all have to answer by hand (WC19-36), everybody who is there has."""
    people = _people_in_window(table, match)
    waited_for = [seat for seat in people if seat in match.asked and table.presence.is_present(seat)]
    return table.window.closes is not None or not waited_for


async def _close_window(table: Table) -> None:
    """It has been open for its time."""
    if _window_is_done(table, table.require_match()):
        await moves.close_window(table)


# ---- somebody went


async def _notice_absence(table: Table) -> None:
    """A grace period is over: show it, and let the host's powers pass on."""
    table.note_company()
    host = table.presence.next_after(table.row.host)
    if host is not None and table.row.status in ("waiting", "playing"):
        await table.change(lambda row: setattr(row, "host", host))
    else:
        broadcast.tell_table(table)
    if table.match is not None and table.match.resting and table.pause.is_done(table.presence.persons()):
        await moves.onward(table)


WORKS: Final = (_notice_absence, moves.onward, moves.commit, moves.answer_by_default, _close_window)
"""What is done when a timer has rung, in the order of `_timers` after the first."""
