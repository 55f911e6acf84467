"""The optional clock of each turn: when it runs out, the default answer is given for the seat."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from motherlode.server.table.alarm import Alarm

if TYPE_CHECKING:
    from motherlode.server.table.table import Table


class Clock:
    """Runs while somebody watches and a person is asked."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.deadline: float | None = None
        self._turn: tuple[int, int] | None = None
        self.alarm = Alarm(self._rung)

    def look(self) -> None:
        """Start anew for a new turn, stop where nobody is waited for."""
        seconds = self.table.row.settings.clock
        turn = None if seconds is None else self._waits_for()
        if seconds is None or turn is None:
            self.stop()
        elif turn != self._turn or self.deadline is None:
            self._turn, self.deadline = turn, time.time() + seconds
            self.alarm.set(seconds)

    def restart(self) -> None:
        self.stop()
        self.look()

    def stop(self) -> None:
        self._turn = self.deadline = None
        self.alarm.stop()

    def _waits_for(self) -> tuple[int, int] | None:
        table = self.table
        if table.match is None or table.row.status != "playing" or not table.connections:
            return None
        if table.match.window is not None:  # it has a time of its own, and the clock stands still (WC19-35)
            return None
        seat = next((seat for seat in table.match.asked if table.row.seats[seat].bot is None), None)
        return None if seat is None else (table.match.version, seat)

    def _rung(self) -> None:
        if self._turn is not None:
            self.table.spawn(self.table.answer_by_default(*self._turn))
