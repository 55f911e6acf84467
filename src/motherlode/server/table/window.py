"""A reaction window: everybody in it answers in secret, and it closes for all at once (WC19-31 to WC19-36).

When it opens, how long it stays open and when it closes depends on what everybody knows: the set-up, whether people
or bots sit there, who is there. An answer changes nothing that others can see; only one that closes the window by the
rules, a Veto, ends it early.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from motherlode.server.table.alarm import Alarm

if TYPE_CHECKING:
    from motherlode.server.table.table import Table


class Window:
    """Runs while somebody watches; after a restart, or when somebody comes back, it is open for its whole time."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.opened: float | None = None
        self.closes: float | None = None
        """None while it is open until all have answered."""
        self._version = -1
        self._ripe = False
        """Whether it has been open for its time."""
        self.alarm = Alarm(self._rung)

    def look(self) -> None:
        table, match = self.table, self.table.match
        if match is None or match.window is None or table.row.status != "playing" or not table.connections:
            self.stop()
        elif self.opened is None or self._version != match.version:
            self._open(match.version, match.window_seconds)
        elif self.is_done() and not self.alarm.is_set:
            self.alarm.set(0)

    def _open(self, version: int, seconds: float | None) -> None:
        if not self._people():
            seconds = self.table.limits.bots_window
        elif self.table.presence.is_alone:  # nobody else can learn anything from when it closes
            seconds = None
        self._version, self._ripe, self.opened = version, False, time.time()
        self.closes = None if seconds is None else self.opened + seconds
        self.alarm.set(self.table.limits.bots_window if seconds is None else seconds)

    def stop(self) -> None:
        self.opened = self.closes = None
        self._ripe = False
        self.alarm.stop()

    def _people(self) -> list[int]:
        """The seats in it that no bot plays, whatever they have answered."""
        match, seats = self.table.match, self.table.row.seats
        assert match is not None
        return [seat for seat in match.window or () if seats[seat].bot is None]

    def is_done(self) -> bool:
        """Its time is over; if all have to answer by hand (WC19-36), everybody who is there has."""
        match = self.table.match
        if match is None or not self._ripe:
            return False
        waited_for = [seat for seat in self._people() if seat in match.asked and self.table.presence.is_present(seat)]
        return self.closes is not None or not waited_for

    def _rung(self) -> None:
        self._ripe = True
        if self.is_done():
            self.table.spawn(self.table.close_window(self._version))
