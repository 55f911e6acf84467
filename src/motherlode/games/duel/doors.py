"""Doors on the arms of cards, written `green-door@E`, and the key tokens that open them, `green-key@E`.

A door with a key is another face of the same card, so what is open to whom is read from the cards on the table.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from motherlode.games.tunnels.cells import LETTERS
from motherlode.games.tunnels.shapes import Shape

COLOURS = ("green", "blue")
"""DUEL-23: the colour of each seat."""
_DOOR = re.compile(r"(green|blue)-(door|key)@([NESW])")


class Door(NamedTuple):
    owner: int
    """The seat whose colour it has."""
    side: str
    has_key: bool

    @property
    def word(self) -> str:
        return f"{COLOURS[self.owner]}-{'key' if self.has_key else 'door'}@{self.side}"

    def closed_to(self, seat: int) -> bool:
        """DUEL-51, DUEL-52: only a door of the other colour without a key is closed."""
        return self.owner != seat and not self.has_key


@cache
def doors_of(word: str) -> tuple[Door, ...]:
    """The doors that a shape shows."""
    return tuple(Door(COLOURS.index(colour), side, kind == "key") for colour, kind, side in _DOOR.findall(word))


@cache
def keys_of(word: str) -> int:
    """How many keys lie on the doors of a shape."""
    return sum(door.has_key for door in doors_of(word))


@cache
def shut_sides(word: str, seat: int) -> tuple[str, ...]:
    """The sides of a shape with a door that is closed to a seat."""
    return tuple(door.side for door in doors_of(word) if door.closed_to(seat))


def closed_to(seat: int, shape: Shape) -> int:
    """DUEL-65: the sides of a card that are closed to a seat."""
    return sum(LETTERS[door.side] for door in doors_of(shape.feature) if door.closed_to(seat))


def _with_doors(word: str, doors: tuple[Door, ...]) -> str:
    return f"{word.partition(':')[0]}:{'+'.join(door.word for door in doors)}"


@lru_cache(maxsize=256)
def with_key(word: str, side: str) -> str:
    """What a card shows once a key lies on its door on that side."""
    return _with_doors(word, tuple(door._replace(has_key=door.has_key or door.side == side) for door in doors_of(word)))


def without_keys(word: str) -> str:
    doors = doors_of(word)
    return _with_doors(word, tuple(door._replace(has_key=False) for door in doors)) if doors else word


def keyed_looks(word: str) -> tuple[str, ...]:
    """What a card may come to show: every set of its doors with keys."""
    doors = doors_of(word)
    looks = product(*((door, door._replace(has_key=True)) for door in doors))
    return tuple(_with_doors(word, look) for look in looks if look != doors)
