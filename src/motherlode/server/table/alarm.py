"""A thing to do later, once."""

import asyncio
from collections.abc import Callable


class Alarm:
    __slots__ = ("_handle", "_ring")

    def __init__(self, ring: Callable[[], object]) -> None:
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self._handle is not None

    def set(self, seconds: float) -> None:
        self.stop()
        self._handle = asyncio.get_running_loop().call_later(max(0.0, seconds), self._run)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _run(self) -> None:
        self._handle = None
        self._ring()
