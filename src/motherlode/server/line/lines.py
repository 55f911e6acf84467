"""All open connections: how many there may be, in all and from one address, and who has to make way."""

from __future__ import annotations

import ipaddress
import logging
import sys
import time
from collections.abc import Collection, Iterable, Sequence
from typing import Protocol

from motherlode.server.faults import Faults
from motherlode.server.limits import Limits
from motherlode.server.quota import address_of

log = logging.getLogger("motherlode.server")

SPARE_FILES = 100
"""Of the files a process may open, those that are not connections: database, processes of bots, pages."""
TOLD_EVERY = 60.0
WANTED_FILES = 65_536


class Line(Protocol):
    address: str

    @property
    def can_make_way(self) -> bool:
        """Nothing is under way on it: a browser opens another one when it needs one."""

    @property
    def looks_on(self) -> bool:
        """It is that of somebody who only looks on: he makes way where nobody else does, for who may sit at a table."""

    def drop(self) -> None: ...


class Lines:
    def __init__(self, limits: Limits, faults: Faults, proxies: Iterable[str] = ()) -> None:
        self.limits, self.faults = limits, faults
        self._most = limits.connections
        self._proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]
        self._nodes: set[str] = set()
        self._open: dict[str, dict[Line, None]] = {}
        """By address, the oldest first."""
        self._count = 0
        self._told = -TOLD_EVERY

    def fit(self, files: int) -> None:
        """No more connections than a process that may open so many files can have."""
        self._most = max(1, min(self._most, files - SPARE_FILES))

    def admit(self, line: Line) -> bool:
        """Whether it may stay; the oldest that can make way for it does."""
        if self._count >= self._most:
            self._tell()
            if not self._make_way(sorted(self._open.values(), key=len, reverse=True)):
                return False
        there = self._open.get(line.address, {})
        if len(there) >= self.limits.connections_per_address and not self.is_proxy(line.address):
            self.faults.count("too many connections")
            if not self._make_way([there]):
                return False
        self.add(line)
        return True

    def _make_way(self, crowds: Sequence[Collection[Line]]) -> bool:
        """The oldest line on which nothing is under way, else that of who looks on, of the first crowd that has one."""
        idle = (line for crowd in crowds for line in crowd if line.can_make_way)
        onlookers = (line for crowd in crowds for line in crowd if line.looks_on)
        oldest = next(idle, None) or next(onlookers, None)
        if oldest is None:
            return False
        self.remove(oldest)
        oldest.drop()
        return True

    def add(self, line: Line) -> None:
        self._open.setdefault(line.address, {})[line] = None
        self._count += 1

    def remove(self, line: Line) -> None:
        there = self._open.get(line.address, {})
        if line in there:
            del there[line]
            self._count -= 1
            if not there:
                del self._open[line.address]

    def trust(self, address: str) -> None:
        """Another node of the site is there."""
        self._nodes.add(address_of((address, 0)))

    def is_proxy(self, address: str) -> bool:
        """All whom it brings have its address; theirs are counted where requests are."""
        if address in self._nodes:
            return True
        if not self._proxies:
            return False
        try:
            network = ipaddress.ip_network(address)
        except ValueError:
            return False
        return any(network.version == proxy.version and network.overlaps(proxy) for proxy in self._proxies)

    def _tell(self) -> None:
        now = time.monotonic()
        if now - self._told >= TOLD_EVERY:
            self._told = now
            log.warning("connections run out: %d are open, and no more are allowed", self._count)


def allow_many_files() -> int:
    """Raises the number of files this process may open as far as it can; returns it."""
    if sys.platform == "win32":  # it has no such number
        return WANTED_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED_FILES if hard == resource.RLIM_INFINITY else min(WANTED_FILES, hard)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return WANTED_FILES if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        return soft
    return most
