"""Puts pieces on sheets of A4: a grid in the middle, fronts on one page, backs mirrored on the next one.

Printed on both sides and turned over the long edge, the column that was first is the last one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from motherlode.print.fonts import SANS
from motherlode.print.pen import Pen
from motherlode.print.piece import Face, Format, Piece

WIDE: Final = 210.0
HIGH: Final = 297.0
"""A4, in millimetres."""
CUT, TICK = "#a89c8c", 5.0
MM: Final = 72 / 25.4


@dataclass(frozen=True, slots=True)
class Placed:
    face: Face
    x: float
    y: float
    """The upper left corner, from the upper left corner of the page."""


@dataclass(frozen=True, slots=True)
class Sheet:
    format: Format
    fronts: tuple[Placed, ...]
    backs: tuple[Placed, ...]


def sheets(pieces: Sequence[Piece]) -> list[Sheet]:
    """Pieces of one format share sheets, wherever they stand in the list: no sheet is begun before one is full."""
    formats = dict.fromkeys(piece.format for piece in pieces)
    found = []
    for form in formats:
        same = [piece for piece in pieces if piece.format == form]
        most = form.columns * form.rows
        found += [_sheet(form, same[first : first + most]) for first in range(0, len(same), most)]
    return found


def _sheet(form: Format, pieces: Iterable[Piece]) -> Sheet:
    fronts, backs = [], []
    left, top = _corner(form)
    for index, piece in enumerate(pieces):
        row, column = divmod(index, form.columns)
        y = top + row * form.high
        fronts.append(Placed(piece.front, left + column * form.wide, y))
        backs.append(Placed(piece.back, left + (form.columns - 1 - column) * form.wide, y))
    return Sheet(form, tuple(fronts), tuple(backs))


def _corner(form: Format) -> tuple[float, float]:
    return (WIDE - form.columns * form.wide) / 2, (HIGH - form.rows * form.high) / 2


def draw_sheet(canvas: Any, sheet: Sheet, footers: tuple[str, str]) -> None:
    """Two pages; the footers say what they are."""
    for placed, footer in zip((sheet.fronts, sheet.backs), footers, strict=True):
        pen = page(canvas)
        for one in placed:
            _draw_face(pen, sheet.format, one)
        _cutting_lines(pen, sheet.format, -(-len(placed) // sheet.format.columns))
        pen.text(WIDE / 2, HIGH - 5.5, footer, 2.9, SANS, "#7d7264")
        end_page(canvas)


def page(canvas: Any) -> Pen:
    """A new page, in millimetres from its upper left corner."""
    canvas.saveState()
    canvas.translate(0, HIGH * MM)
    canvas.scale(MM, -MM)
    return Pen(canvas)


def end_page(canvas: Any) -> None:
    canvas.restoreState()
    canvas.showPage()


def _draw_face(pen: Pen, form: Format, placed: Placed) -> None:
    """Drawn once as a form of the document, shown wherever it is wanted."""
    canvas, name = pen.canvas, placed.face.name.encode().hex()
    if not canvas.hasForm(name):
        canvas.beginForm(name, 0, 0, form.units, form.units * form.high / form.wide)
        placed.face.draw(Pen(canvas))
        canvas.endForm()
    with pen.moved(placed.x, placed.y, form.wide / form.units):
        canvas.doForm(name)


def _cutting_lines(pen: Pen, form: Format, rows: int) -> None:
    left, top = _corner(form)
    right, bottom = left + form.columns * form.wide, top + rows * form.high
    for column in range(form.columns + 1):
        x = left + column * form.wide
        for line in _with_ticks(top, bottom):
            pen.line([(x, line[0]), (x, line[1])], CUT, line[2])
    for row in range(rows + 1):
        y = top + row * form.high
        for line in _with_ticks(left, right):
            pen.line([(line[0], y), (line[1], y)], CUT, line[2])


def _with_ticks(begin: float, end: float) -> Iterator[tuple[float, float, float]]:
    """A hairline through the grid, and a mark beyond each of its ends: from, to, how thick."""
    yield begin, end, 0.08
    yield begin - TICK - 1, begin - 1, 0.2
    yield end + 1, end + TICK + 1, 0.2
