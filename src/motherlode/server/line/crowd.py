"""Who may open a socket at a table: whoever sits there always, whoever looks on while there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.server.errors import TableError
from motherlode.server.limits import Limits
from motherlode.server.line.connection import Connection

if TYPE_CHECKING:
    from motherlode.server.table.table import Table

ELSEWHERE = 4409
"""The code with which a socket is closed whose browser has opened newer ones at that table."""
FULL = 4429
"""The code with which a socket is closed for which there is no room."""


class Crowd:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._count = 0
        self._from: dict[str, dict[Connection, Table]] = {}
        """All sockets by address."""

    def enter(self, table: Table, connection: Connection) -> None:
        """`TableError` if there is no room. The newest sockets of a browser are kept, so that nobody is locked out by
        windows that a crash or a lost line has left open."""
        own = [other for other in _open(table) if other.holder == connection.holder]
        if not table.seats_of(connection.holder) and len(own) < self._limits.sockets_per_person:
            self._find_room(table, connection.address)
        self._from.setdefault(connection.address, {})[connection] = table
        self._count += 1
        too_many = len(own) + 1 - self._limits.sockets_per_person
        for old in own[: max(0, too_many)]:
            old.close(ELSEWHERE)

    def exit(self, connection: Connection) -> None:
        there = self._from[connection.address]
        del there[connection]
        self._count -= 1
        if not there:
            del self._from[connection.address]

    def _find_room(self, table: Table, address: str) -> None:
        """For one more who looks on."""
        limits = self._limits
        neighbours = self._from.get(address, {})
        if (
            self._count >= limits.sockets
            or sum(_looks_on(table, other) for other in _open(table)) >= limits.spectators_per_table
            or sum(_looks_on(at, other) for other, at in neighbours.items()) >= limits.spectators_per_address
        ):
            raise TableError("too-many")


def _open(table: Table) -> list[Connection]:
    """The oldest first."""
    return sorted((other for other in table.connections if other.closing is None), key=lambda other: other.number)


def _looks_on(table: Table, connection: Connection) -> bool:
    return not table.seats_of(connection.holder)
