"""A moment at which something is due. A timer does nothing by itself: the table looks which one is the next."""

import time


class Timer:
    rings: float | None = None
    """By `time.monotonic()`, which no correction of the clock on the wall moves."""

    def ring_in(self, seconds: float) -> None:
        self.rings = time.monotonic() + seconds

    def stop(self) -> None:
        self.rings = None

    @property
    def is_due(self) -> bool:
        return self.rings is not None and self.rings <= time.monotonic()
