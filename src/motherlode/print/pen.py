"""Draws vector shapes on a PDF canvas, with y downwards; the path language is that of SVG, without arcs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import hypot
from typing import Any, Final

from reportlab.lib.colors import HexColor
from reportlab.pdfbase.pdfmetrics import stringWidth

from motherlode.print.fonts import SANS, SERIF

INK: Final = "#2a211a"
LEADING: Final = 1.18
"""From one line to the next, for letters of size 1."""
SMALLEST_HEADING: Final = 0.72
TOKEN: Final = re.compile(r"[A-Za-z]|-?(?:\d+\.\d*|\.\d+|\d+)")
NUMBERS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}
"""How many numbers each command of a path takes."""

Point = tuple[float, float]


class Pen:
    def __init__(self, canvas: Any) -> None:
        self.canvas = canvas

    @contextmanager
    def moved(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> Iterator[None]:
        """Draw within a box whose corner is there, `scale` times as large, turned clockwise by so many degrees."""
        self.canvas.saveState()
        self.canvas.translate(x, y)
        if turn:
            self.canvas.rotate(turn)
        self.canvas.scale(scale, scale)
        yield
        self.canvas.restoreState()

    @contextmanager
    def turned(self, angle: float, x: float, y: float) -> Iterator[None]:
        """Everything turned about a point."""
        self.canvas.saveState()
        self.canvas.translate(x, y)
        self.canvas.rotate(angle)
        self.canvas.translate(-x, -y)
        yield
        self.canvas.restoreState()

    @contextmanager
    def within(self, width: float, height: float) -> Iterator[None]:
        """Nothing outside of this box is seen."""
        self.canvas.saveState()
        box = self.canvas.beginPath()
        box.rect(0, 0, width, height)
        self.canvas.clipPath(box, stroke=0, fill=0)
        yield
        self.canvas.restoreState()

    # ---- shapes

    def path(self, data: str, fill: str = "", stroke: str = "", width: float = 1.0, dash: Sequence[float] = ()) -> None:
        drawn = self.canvas.beginPath()
        _trace(drawn, data)
        self._draw(drawn, fill, stroke, width, dash)

    def points(self, points: Sequence[Point], fill: str = "", stroke: str = "", width: float = 1.0) -> None:
        """A closed figure."""
        drawn = self.canvas.beginPath()
        drawn.moveTo(*points[0])
        for point in points[1:]:
            drawn.lineTo(*point)
        drawn.close()
        self._draw(drawn, fill, stroke, width, ())

    def line(self, points: Sequence[Point], stroke: str, width: float = 1.0, dash: Sequence[float] = ()) -> None:
        drawn = self.canvas.beginPath()
        drawn.moveTo(*points[0])
        for point in points[1:]:
            drawn.lineTo(*point)
        self._draw(drawn, "", stroke, width, dash)

    def circle(self, x: float, y: float, radius: float, fill: str = "", stroke: str = "", width: float = 1.0) -> None:
        self.ellipse(x, y, radius, radius, fill, stroke, width)

    def ellipse(
        self, x: float, y: float, rx: float, ry: float, fill: str = "", stroke: str = "", width: float = 1.0
    ) -> None:
        drawn = self.canvas.beginPath()
        drawn.ellipse(x - rx, y - ry, 2 * rx, 2 * ry)
        self._draw(drawn, fill, stroke, width, ())

    def box(
        self, x: float, y: float, wide: float, high: float, fill: str = "", stroke: str = "", width: float = 1.0,
        radius: float = 0.0,
    ) -> None:  # fmt: skip
        drawn = self.canvas.beginPath()
        if radius:
            drawn.roundRect(x, y, wide, high, radius)
        else:
            drawn.rect(x, y, wide, high)
        self._draw(drawn, fill, stroke, width, ())

    def _draw(self, drawn: Any, fill: str, stroke: str, width: float, dash: Sequence[float]) -> None:
        canvas = self.canvas
        if fill:
            canvas.setFillColor(HexColor(fill))
        if stroke:
            canvas.setStrokeColor(HexColor(stroke))
            canvas.setLineWidth(width)
            canvas.setLineCap(1)
            canvas.setLineJoin(1)
            canvas.setDash(*([list(dash)] if dash else []))
        canvas.drawPath(drawn, stroke=bool(stroke), fill=bool(fill))

    # ---- words

    def text(
        self, x: float, y: float, said: str, size: float, font: str = SANS, colour: str = INK, turn: float = 0.0
    ) -> None:
        """One line, its middle at x, its baseline at y."""
        canvas = self.canvas
        canvas.saveState()
        canvas.translate(x, y)
        if turn:
            canvas.rotate(turn)
        canvas.scale(1, -1)
        canvas.setFillColor(HexColor(colour))
        canvas.setFont(font, size)
        canvas.drawCentredString(0, 0, said)
        canvas.restoreState()

    def fitted(self, x: float, y: float, said: str, size: float, wide: float, font: str, colour: str = INK) -> None:
        """One line, smaller if it would be wider than there is room."""
        needed = stringWidth(said, font, size)
        self.text(x, y, said, size * min(1.0, wide / needed) if needed else size, font, colour)

    def heading(self, x: float, y: float, said: str, size: float, wide: float) -> None:
        """A name: one line, or two smaller ones about the same height where one would be too small."""
        if stringWidth(said, SERIF, size) * SMALLEST_HEADING <= wide:
            self.fitted(x, y, said, size, wide, SERIF)
            return
        small = size * SMALLEST_HEADING
        for number, line in enumerate(broken(said, SERIF, small, wide)):
            self.fitted(x, y + (number - 1) * small, line, small, wide, SERIF)

    def paragraph(self, x: float, y: float, said: str, size: float, wide: float, high: float) -> None:
        """Lines with their middle at x, the first baseline at y, smaller if they would be higher than there is room."""
        while len(lines := broken(said, SANS, size, wide)) * size * LEADING > high:
            size *= 0.95
        for number, line in enumerate(lines):
            self.text(x, y + number * size * LEADING, line, size)


def broken(said: str, font: str, size: float, wide: float) -> list[str]:
    """A text as lines that are not wider than there is room."""
    lines: list[str] = []
    for word in said.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and stringWidth(longer, font, size) <= wide:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _trace(drawn: Any, data: str) -> None:
    """Add what an SVG path says; small letters count from the point before."""
    tokens = TOKEN.findall(data)
    at, begin, command = (0.0, 0.0), (0.0, 0.0), "M"
    while tokens:
        if tokens[0].isalpha():
            command = tokens.pop(0)
        count = NUMBERS[command.upper()]
        numbers = [float(tokens.pop(0)) for _ in range(count)]
        at = _step(drawn, command, numbers, at, begin)
        if command in "Mm":
            begin, command = at, "L" if command == "M" else "l"


def _step(drawn: Any, command: str, numbers: list[float], at: Point, begin: Point) -> Point:
    if command in "Zz":
        drawn.close()
        return begin
    base = at if command.islower() else (0.0, 0.0)
    kind = command.upper()
    if kind == "H":
        ends = [(numbers[0] + base[0], at[1])]
    elif kind == "V":
        ends = [(at[0], numbers[0] + base[1])]
    else:
        ends = [(numbers[index] + base[0], numbers[index + 1] + base[1]) for index in range(0, len(numbers), 2)]
    if kind == "M":
        drawn.moveTo(*ends[0])
    elif kind == "C":
        drawn.curveTo(*ends[0], *ends[1], *ends[2])
    elif kind == "Q":
        one, two = (_between(at, ends[0]), _between(ends[1], ends[0]))
        drawn.curveTo(*one, *two, *ends[1])
    else:
        drawn.lineTo(*ends[0])
    return ends[-1]


def _between(end: Point, control: Point) -> Point:
    """Two thirds of the way: a quadratic curve as a cubic one."""
    return end[0] + (control[0] - end[0]) * 2 / 3, end[1] + (control[1] - end[1]) * 2 / 3


def distance(one: Point, other: Point) -> float:
    return hypot(other[0] - one[0], other[1] - one[1])
