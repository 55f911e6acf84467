"""The optional clock of each turn: when it runs out, the default answer is given for the seat."""

import time

from motherlode.server.table.timer import Timer

Turn = tuple[int, int]
"""The version of the game, and the seat that is asked."""


class TurnClock(Timer):
    """Runs while somebody watches and a person is asked."""

    deadline: float | None = None
    """On the clock on the wall, for people."""
    turn: Turn | None = None

    def update(self, turn: Turn | None, seconds: float | None) -> None:
        """Starts anew for a new turn, stops where nobody is waited for."""
        if seconds is None or turn is None:
            if self.turn is not None:
                self.stop()
        elif turn != self.turn:
            self.turn, self.deadline = turn, time.time() + seconds
            self.ring_in(seconds)

    def stop(self) -> None:
        super().stop()
        self.turn = self.deadline = None
