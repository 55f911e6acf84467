"""What cards are cut from: light stone and parchment, so that a printer needs little ink."""

from __future__ import annotations

from math import cos, pi, sin

from motherlode.print.noise import Dice, dice
from motherlode.print.pen import INK, Pen, Point
from motherlode.print.walls import HIGH, WIDE

STONE, CRACK, PALE = "#e3dace", "#cfc2b1", "#eee7dc"
PARCHMENT, LINE = "#fbf6ea", "#8a6238"
GOLD, GOLD_LIGHT, GOLD_DARK = "#f5b942", "#ffe38a", "#a9700f"


def slab(pen: Pen, seed: str) -> None:
    roll = dice(f"slab {seed}")
    pen.box(0, 0, WIDE, HIGH, fill=STONE)
    for index in range(13):
        size = 6 + roll() * 17
        corners = ragged(roll() * WIDE, roll() * HIGH, size, roll, 5)
        pen.points(corners, fill=PALE if index % 2 else "", stroke="" if index % 2 else CRACK, width=0.9)


def parchment(pen: Pen, rim: str) -> None:
    pen.box(0, 0, WIDE, HIGH, fill=STONE)
    pen.box(5, 5, WIDE - 10, HIGH - 10, fill=PARCHMENT, stroke=rim, width=3.5, radius=8)


def ragged(x: float, y: float, size: float, roll: Dice, corners: int) -> list[Point]:
    begin = roll() * 2 * pi
    found = []
    for index in range(corners):
        far = size * (0.6 + roll() * 0.5)
        angle = begin + index / corners * 2 * pi
        found.append((x + cos(angle) * far, y + sin(angle) * far * 0.82))
    return found


def boulder(pen: Pen, x: float, y: float, size: float, roll: Dice) -> None:
    pen.points(ragged(x, y, size, roll, 7), fill="#b3a796", stroke=INK, width=1.6)
    pen.line([(x - size * 0.45, y - size * 0.1), (x - size * 0.05, y - size * 0.45)], "#e6ddd0", 1.8)


def nugget(pen: Pen, x: float, y: float, size: float, word: str) -> None:
    roll = dice(f"nugget {word}")
    pen.points(ragged(x, y, size, roll, 8), fill=GOLD, stroke=GOLD_DARK, width=max(1.2, size * 0.1))
    pen.points(ragged(x - size * 0.2, y - size * 0.24, size * 0.38, roll, 5), fill=GOLD_LIGHT)
    pen.line([(x + size * 0.1, y + size * 0.4), (x + size * 0.5, y + size * 0.05)], GOLD_DARK, max(0.8, size * 0.07))
