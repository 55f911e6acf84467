"""What waits for clients that do not read, counted for several of them: there can be many who read a little."""

from __future__ import annotations

from typing import Protocol
from weakref import WeakValueDictionary

from motherlode.server.limits import Limits


class Reader(Protocol):
    def let_go(self) -> None: ...


class Waiting:
    """Where it is too much for all of them, the one that has most of it is cut."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._of: dict[Reader, int] = {}
        self.bytes = 0

    def add(self, reader: Reader, size: int) -> None:
        self.bytes += size
        self._of[reader] = self._of.get(reader, 0) + size

    def relieve(self) -> None:
        if self.bytes > self._most:
            max(self._of, key=self._of.__getitem__).let_go()

    def take(self, reader: Reader, size: int) -> None:
        """So much of it waits no more."""
        self.bytes -= size
        self._of[reader] -= size
        if not self._of[reader]:
            del self._of[reader]


class Backlogs:
    """For everybody at one address, and for all there are."""

    def __init__(self, limits: Limits) -> None:
        self._most = limits.backlog_per_address
        self._all = Waiting(limits.backlog_in_all)
        self._at: WeakValueDictionary[str, Waiting] = WeakValueDictionary()

    def of(self, address: str) -> tuple[Waiting, ...]:
        there = self._at.get(address)
        if there is None:
            there = self._at[address] = Waiting(self._most)
        return there, self._all
