"""The end of a round stays on the table until all persons there have pressed on, or for a while if several play."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from motherlode.server.table.alarm import Alarm

if TYPE_CHECKING:
    from motherlode.server.table.table import Table


class Pause:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.until: float | None = None
        self.pressed: set[int] = set()
        self.alarm = Alarm(self._rung)

    def look(self) -> None:
        table = self.table
        if table.match is None or not table.match.resting or table.row.status != "playing" or not table.connections:
            self.until = None
            self.pressed.clear()
            self.alarm.stop()
        elif table.presence.is_alone:
            self.until = None
            self.alarm.stop()
        elif self.until is None:
            self.until = time.time() + table.limits.pause
            self.alarm.set(table.limits.pause)
        elif not self.alarm.is_set:
            self.alarm.set(table.limits.retry)

    def is_done(self) -> bool:
        """Whether everybody who is there has pressed on."""
        return bool(self.pressed) and self.pressed.issuperset(self.table.presence.persons())

    def _rung(self) -> None:
        self.table.spawn(self.table.go_on())
