"""What clients do wrong is counted, not traced: a flood of it must not fill the disk."""

from __future__ import annotations

import logging
from collections import Counter

from motherlode.server.table.alarm import Alarm

log = logging.getLogger("motherlode.server")

TOLD_EVERY = 60.0
MANY = 100
"""Faults in that time that somebody should hear of."""


class Faults:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._untold: Counter[str] = Counter()
        self._alarm = Alarm(self.tell)

    def count(self, kind: str) -> None:
        self.counts[kind] += 1
        self._untold[kind] += 1
        if not self._alarm.is_set:
            self._alarm.set(TOLD_EVERY)

    def tell(self) -> None:
        """One line for all of them."""
        if not self._untold:
            return
        level = logging.WARNING if self._untold.total() >= MANY else logging.INFO
        log.log(level, "faults of clients: %s", ", ".join(f"{kind} {n}" for kind, n in self._untold.most_common()))
        self._untold.clear()

    def stop(self) -> None:
        self._alarm.stop()
        self.tell()
