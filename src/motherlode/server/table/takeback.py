"""What a person is about to play: it happens after a moment, or by a press, and until then it can be taken back."""

import time
from typing import Final, NamedTuple

from motherlode.core.types import Action
from motherlode.server.table.timer import Timer

BY_PRESS: Final = -1
"""Instead of seconds: what is about to be played waits until its player presses."""


class Held(NamedTuple):
    seat: int
    action: Action
    mark: str
    version: int
    """Of the game that it was meant for."""
    until: float | None
    """On the clock on the wall, for people; None where it waits for a press."""


class TakeBack(Timer):
    """Only its own seat knows what is held; everybody else that there is something."""

    held: Held | None = None

    def hold(self, seat: int, action: Action, mark: str, version: int, seconds: int) -> Held:
        waits = seconds == BY_PRESS
        self.held = Held(seat, action, mark, version, None if waits else time.time() + seconds)
        if not waits:
            self.ring_in(seconds)
        return self.held

    def stop(self) -> None:
        super().stop()
        self.held = None
