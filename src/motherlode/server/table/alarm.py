"""A thing to do later, once."""

import asyncio
import time
from collections.abc import Callable


class Alarm:
    __slots__ = ("_at", "_handle", "_ring")

    def __init__(self, ring: Callable[[], object]) -> None:
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None
        self._at: float | None = None

    @property
    def is_set(self) -> bool:
        return self._handle is not None

    def set(self, seconds: float) -> None:
        self.set_at(time.monotonic() + seconds)

    def set_at(self, moment: float | None) -> None:
        """A moment by `time.monotonic()`, or none."""
        if moment == self._at:
            return
        self.stop()
        if moment is not None:
            seconds = max(0.0, moment - time.monotonic())
            self._at, self._handle = moment, asyncio.get_running_loop().call_later(seconds, self._run)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._at = self._handle = None

    def _run(self) -> None:
        self._at = self._handle = None
        self._ring()
