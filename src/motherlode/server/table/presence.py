"""Who is there: connected, or gone for so short a time that nobody need know."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from motherlode.server.table.alarm import Alarm

if TYPE_CHECKING:
    from motherlode.server.table.table import Table


class Presence:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.gone: dict[int, float] = {}
        """Since when nobody is connected for a person's seat."""
        self.votes: dict[int, set[int]] = {}
        """For an absent seat, who wants a bot to play it."""
        self.alarm = Alarm(self._noticed)

    def _is_person(self, seat: int) -> bool:
        return self.table.row.seats[seat].kind == "person"

    def is_connected(self, seat: int) -> bool:
        holder = self.table.row.seats[seat].holder
        return holder is not None and any(
            connection.holder == holder and connection.greeted for connection in self.table.connections
        )

    def is_present(self, seat: int) -> bool:
        """A person who is connected, or was within the grace period."""
        return self._is_person(seat) and self.away_since(seat) is None

    def away_since(self, seat: int) -> float | None:
        """Since when a seat's absence shows; None while somebody is there."""
        if not self._is_person(seat) or self.is_connected(seat):
            return None
        since = self.gone.setdefault(seat, time.time())
        return since if time.time() - since >= self.table.limits.grace else None

    def persons(self) -> list[int]:
        """The persons who are there and play for themselves."""
        seats = self.table.row.seats
        return [seat for seat, row in enumerate(seats) if row.bot is None and self.is_present(seat)]

    @property
    def is_alone(self) -> bool:
        """Whether one person plays with bots only: then nothing need go on before that person wants it to."""
        return sum(row.kind != "bot" for row in self.table.row.seats) == 1

    def look(self) -> None:
        """Somebody came or went, or a seat changed hands."""
        for seat in range(len(self.table.row.seats)):
            if not self._is_person(seat) or self.is_connected(seat):
                self.gone.pop(seat, None)
                self.votes.pop(seat, None)
            else:
                self.gone.setdefault(seat, time.time())
        for votes in self.votes.values():
            votes &= {seat for seat in votes if self._is_person(seat)}
        pending = [since for since in self.gone.values() if time.time() - since < self.table.limits.grace]
        if pending and self.table.connections:
            self.alarm.set(min(pending) + self.table.limits.grace - time.time() + 0.01)
        else:
            self.alarm.stop()

    def _noticed(self) -> None:
        self.look()
        self.table.spawn(self.table.notice_absence())

    def next_host(self) -> int | None:
        """Who has the host's powers when the host is away: the next person there, clockwise."""
        seats, host = self.table.row.seats, self.table.row.host
        if self.is_present(host):
            return None
        order = [(host + step) % len(seats) for step in range(1, len(seats))]
        return next((seat for seat in order if self.is_present(seat)), None)
