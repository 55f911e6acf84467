"""The end of a round stays on the table until all persons there have pressed on, or for a while if several play."""

import time
from collections.abc import Collection

from motherlode.server.table.timer import Timer


class Pause(Timer):
    until: float | None = None
    """On the clock on the wall, for people."""

    def __init__(self) -> None:
        self.pressed: set[int] = set()

    def update(self, resting: bool, seconds: float | None) -> None:
        """`seconds` is how long it lasts at most, None where nobody is to be hurried."""
        if not resting and self.pressed:
            self.pressed.clear()
        if not resting or seconds is None:
            if self.until is not None:
                self.stop()
        elif self.until is None:
            self.until = time.time() + seconds
            self.ring_in(seconds)

    def stop(self) -> None:
        super().stop()
        self.until = None

    def is_done(self, persons: Collection[int]) -> bool:
        """Whether everybody who is there has pressed on."""
        return bool(self.pressed) and self.pressed.issuperset(persons)
