"""A reaction window: everybody in it answers in secret, and it closes for all at once (WC19-31 to WC19-36).

When it opens, how long it stays open and when it closes depends on what everybody knows: the set-up, whether people
or bots sit there, who is there. An answer changes nothing that others can see; only one that closes the window by the
rules, a Veto, ends it early.
"""

import time

from motherlode.server.table.timer import Timer


class Window(Timer):
    """Runs while somebody watches; after a restart, or when somebody comes back, it is open for its whole time."""

    opened: float | None = None
    """On the clock on the wall, for people; so is `closes`."""
    closes: float | None = None
    """None while it is open until all have answered."""
    _version = -1

    def open(self, version: int, seconds: float | None, least: float) -> None:
        """For so many seconds; with None until everybody has answered, but for the least time."""
        if self.opened is not None and self._version == version:
            return
        self._version, self.opened = version, time.time()
        self.closes = None if seconds is None else self.opened + seconds
        self.ring_in(least if seconds is None else seconds)

    def stop(self) -> None:
        super().stop()
        self.opened = self.closes = None
