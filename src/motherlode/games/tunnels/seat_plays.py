# cython: boundscheck=False, nonecheck=False
"""Plays of a card on one seat each, written down when first asked for and shared between lists from then on."""

from __future__ import annotations

from motherlode.core.move import Move

Plays = tuple[Move, ...]


class PlaysOn:
    """By seat the play on it, and by the mask of the seats on which the card may be played all of them, in the order of
    the seats."""

    __slots__ = ("more", "single", "word", "written")

    def __init__(self, word: str, **more: str) -> None:
        self.word = word
        self.more = more
        """What such a play says besides."""
        self.single: list[Move] = []
        self.written: list[Plays | None] = []

    def on(self, seats: int) -> Plays:
        plays = self.written[seats] if seats < len(self.written) else None
        return self._write(seats) if plays is None else plays

    def on_seat(self, seat: int) -> Move:
        return self.single[seat] if seat < len(self.single) else self._write_up_to(seat)

    def _write(self, seats: int) -> Plays:
        self.written += [None] * (seats + 1 - len(self.written))
        plays = tuple([self.on_seat(seat) for seat in range(seats.bit_length()) if seats >> seat & 1])
        self.written[seats] = plays
        return plays

    def _write_up_to(self, last: int) -> Move:
        for seat in range(len(self.single), last + 1):
            move = Move({"play": self.word, "on": seat, **self.more})
            move.seat = seat
            self.single.append(move)
        return self.single[last]
