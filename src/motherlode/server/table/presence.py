"""Who is there: connected, or gone for so short a time that nobody need know."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import NamedTuple

from motherlode.server.keeping.storage import SeatRow
from motherlode.server.table.timer import Timer


class Gone(NamedTuple):
    """Since when nobody is connected for a person's seat."""

    moment: float
    """By `time.monotonic()`."""
    wall: float
    """On the clock on the wall, for people."""


class Presence(Timer):
    """Rings when the grace of somebody who went is over."""

    def __init__(self, grace: float) -> None:
        self._grace = grace
        self._seats: Sequence[SeatRow] = ()
        self._gone: dict[int, Gone] = {}
        self.is_alone = False
        """Whether one person plays with bots only: then nothing need go on before that person wants it to."""
        self.votes: dict[int, set[int]] = {}
        """For an absent seat, who wants a bot to play it."""

    def update(self, seats: Sequence[SeatRow], connected: Collection[str | None]) -> None:
        """Somebody came or went, or a seat changed hands."""
        self._seats = seats
        self.is_alone = sum(row.kind != "bot" for row in seats) == 1
        now = Gone(time.monotonic(), time.time())
        for seat, row in enumerate(seats):
            is_here = row.kind == "person" and row.holder in connected
            if row.kind != "person" or is_here:
                self._gone.pop(seat, None)
            else:
                self._gone.setdefault(seat, now)
            if is_here or row.bot is not None:
                self.votes.pop(seat, None)
        for votes in self.votes.values():
            votes &= {seat for seat in votes if seats[seat].kind == "person"}
        ends = [gone.moment + self._grace for gone in self._gone.values()]
        self.rings = min((end for end in ends if end > now.moment), default=None)

    def away_since(self, seat: int) -> float | None:
        """Since when a seat's absence shows; None while somebody is there."""
        gone = self._gone.get(seat)
        return None if gone is None or time.monotonic() < gone.moment + self._grace else gone.wall

    def is_present(self, seat: int) -> bool:
        """A person who is connected, or was within the grace period."""
        return self._seats[seat].kind == "person" and self.away_since(seat) is None

    def is_connected(self, seat: int) -> bool:
        """A person whom nobody need wait for: before a game there is no grace, one wants to know who has come."""
        return self._seats[seat].kind == "person" and seat not in self._gone

    def persons(self) -> list[int]:
        """The persons who are there and play for themselves."""
        return [seat for seat, row in enumerate(self._seats) if row.bot is None and self.is_present(seat)]

    def next_after(self, host: int) -> int | None:
        """Who has the host's powers when the host is away: the next person there, clockwise."""
        if self.is_present(host):
            return None
        order = [(host + step) % len(self._seats) for step in range(1, len(self._seats))]
        return next((seat for seat in order if self.is_present(seat)), None)
