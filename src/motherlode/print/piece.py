"""What is cut out: something with a front and a back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from motherlode.print.pen import Pen

Draw = Callable[[Pen], None]


@dataclass(frozen=True, slots=True)
class Face:
    """One side. Faces of the same name look alike and are drawn only once."""

    name: str
    draw: Draw


@dataclass(frozen=True, slots=True)
class Format:
    """How large the pieces of one kind are, how many fit on a sheet, and the units in which they are drawn."""

    wide: float
    high: float
    columns: int
    rows: int
    units: float
    """The width of the drawing."""


@dataclass(frozen=True, slots=True)
class Piece:
    format: Format
    front: Face
    back: Face


CARD: Final = Format(44, 66, 4, 4, 100)
TOKEN: Final = Format(22, 22, 8, 12, 100)
POSTCARD: Final = Format(88, 132, 1, 1, 200)
"""In millimetres."""
EMPTY: Final = Face("empty", lambda _: None)
