"""Plays of a card on one seat each, written down when first asked for and shared between lists from then on."""

from __future__ import annotations

from motherlode.core.move import Move

Plays = tuple[Move, ...]


class PlaysOn:
    """By the mask of the seats on which the card may be played: the plays, in the order of the seats."""

    __slots__ = ("more", "word", "written")

    def __init__(self, word: str, **more: str) -> None:
        self.word = word
        self.more = more
        """What such a play says besides."""
        self.written: list[Plays | None] = []

    def on(self, seats: int) -> Plays:
        plays = self.written[seats] if seats < len(self.written) else None
        return self._write(seats) if plays is None else plays

    def _write(self, seats: int) -> Plays:
        self.written += [None] * (seats + 1 - len(self.written))
        on = [seat for seat in range(seats.bit_length()) if seats >> seat & 1]
        self.written[seats] = plays = tuple([Move({"play": self.word, "on": seat, **self.more}) for seat in on])
        return plays
