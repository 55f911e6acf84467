"""What clients do wrong is counted, not traced: a flood of it must not fill the disk."""

from __future__ import annotations

import logging
import time
import traceback
from collections import Counter, OrderedDict

from motherlode.server.table.alarm import Alarm

log = logging.getLogger("motherlode.server")

TOLD_EVERY = 60.0
MANY = 100
"""Faults in that time that somebody should hear of."""
TRACED_EVERY = 3600.0
MOST_TRACED = 200
REMEMBERED = 1_000
"""Lines of the log that are not written twice in a minute."""
_traced: dict[tuple[str, int | None], float] = {}
"""When somebody was last told of a fault of ours, by its place."""


def trace_seldom(error: BaseException, message: str, *arguments: object) -> None:
    """For a fault of ours that a client may have found: he can bring it about as often as he likes."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    place, now = (last.filename, last.lineno), time.monotonic()
    if now - _traced.get(place, -TRACED_EVERY) < TRACED_EVERY or len(_traced) >= MOST_TRACED:
        return
    _traced[place] = now
    log.error(message, *arguments, exc_info=error)


class SaidBefore(logging.Filter):
    """Lets a line through that was not written within the last minute: who comes again and again to what cannot be read
    shall not fill the disk either."""

    def __init__(self) -> None:
        super().__init__()
        self._written: OrderedDict[str, float] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        line, now = record.getMessage(), time.monotonic()
        if now - self._written.get(line, -TOLD_EVERY) < TOLD_EVERY:
            return False
        self._written[line] = now
        self._written.move_to_end(line)
        if len(self._written) > REMEMBERED:
            self._written.popitem(last=False)
        return True


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
