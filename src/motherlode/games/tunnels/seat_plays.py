"""Plays of a card on one seat each, written down when first asked for and shared between lists from then on.

`PlaysOn(…).__getitem__` is what one keeps to ask: a call of it is cheaper than a subscript of a class of our own.
"""

from __future__ import annotations

from motherlode.core.move import Move

Seats = tuple[int, ...]
Plays = tuple[Move, ...]


class PlaysOn(dict[Seats, Plays]):
    """By the seats on which the card may be played, in any order: the plays, in the order of the seats."""

    def __init__(self, word: str, **more: str) -> None:
        super().__init__()
        self._word = word
        self._more = more

    def __missing__(self, seats: Seats) -> Plays:
        self[seats] = plays = tuple(Move({"play": self._word, "on": seat, **self._more}) for seat in sorted(seats))
        return plays


class PlaysOnOthers(dict[tuple[int, int, Seats], Plays]):
    """By the number of players, who plays the card, and who cannot be its target: the plays on all others."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self._on = PlaysOn(word)

    def __missing__(self, table: tuple[int, int, Seats]) -> Plays:
        players, seat, spared = table
        self[table] = plays = self._on[tuple(other for other in range(players) if other not in (seat, *spared))]
        return plays
