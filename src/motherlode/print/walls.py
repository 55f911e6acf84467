"""The walls of a tunnel: from the opening in each side of the card to the next one, clockwise."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from motherlode.print.noise import Dice, dense, wobble
from motherlode.print.pen import Point, distance

WIDE: Final = 100.0
HIGH: Final = 150.0
BORE: Final = 36.0
"""How wide a tunnel is where it leaves the card."""
LEFT, RIGHT = (WIDE - BORE) / 2, (WIDE + BORE) / 2
TOP, BOTTOM = (HIGH - BORE) / 2, (HIGH + BORE) / 2
ROUND: Final = "NESW"
ENTER: Final = {"N": (LEFT, 0.0), "E": (WIDE, TOP), "S": (RIGHT, HIGH), "W": (0.0, BOTTOM)}
LEAVE: Final = {"N": (RIGHT, 0.0), "E": (WIDE, BOTTOM), "S": (LEFT, HIGH), "W": (0.0, TOP)}
CORNER: Final = {"N": (WIDE, 0.0), "E": (WIDE, HIGH), "S": (0.0, HIGH), "W": (0.0, 0.0)}
INWARD: Final = {"N": (0.0, 1.0), "E": (-1.0, 0.0), "S": (0.0, -1.0), "W": (1.0, 0.0)}

Walls = list[list[Point]]


def walls(sides: str, depth: float, roll: Dice) -> Walls:
    """One wall after the other; together they go round the floor."""
    nexts = sides[1:] + sides[:1]
    return [wobble(_wall(side, after, sides, depth), roll) for side, after in zip(sides, nexts, strict=True)]


def _wall(side: str, after: str, sides: str, depth: float) -> list[Point]:
    start, end = LEAVE[side], ENTER[after]
    quarter = (ROUND.index(after) - ROUND.index(side)) % 4
    if quarter == 2:
        return dense([start, end])
    if quarter == 0:
        return dense(_stub(side, depth))
    if len(sides) == 2:
        return _arc(CORNER[side] if quarter == 1 else CORNER[after], start, end)
    corner = (start[0], end[1]) if side in "NS" else (end[0], start[1])
    return dense(_rounded(start, corner, end, 12.0))


def _arc(centre: Point, start: Point, end: Point) -> list[Point]:
    """A quarter of an ellipse round a corner of the card."""
    found = []
    for step in range(23):
        near, far = cos(step / 22 * pi / 2), sin(step / 22 * pi / 2)
        x = centre[0] + (start[0] - centre[0]) * near + (end[0] - centre[0]) * far
        y = centre[1] + (start[1] - centre[1]) * near + (end[1] - centre[1]) * far
        found.append((x, y))
    return found


def _stub(side: str, depth: float) -> list[Point]:
    (sx, sy), (ex, ey), (dx, dy) = LEAVE[side], ENTER[side], INWARD[side]
    middle = ((sx + ex) / 2 + dx * depth, (sy + ey) / 2 + dy * depth)
    radius = min(15.0, depth * 0.7)
    first = _rounded((sx, sy), (sx + dx * depth, sy + dy * depth), middle, radius)
    return [*first, *_rounded(middle, (ex + dx * depth, ey + dy * depth), (ex, ey), radius)[1:]]


def _rounded(start: Point, corner: Point, end: Point, radius: float) -> list[Point]:
    before, after = _towards(corner, start, radius), _towards(corner, end, radius)
    curve = []
    for step in range(7):
        part = step / 6
        one, two, three = (1 - part) ** 2, 2 * part * (1 - part), part**2
        x = before[0] * one + corner[0] * two + after[0] * three
        curve.append((x, before[1] * one + corner[1] * two + after[1] * three))
    return [start, *curve, end]


def _towards(start: Point, end: Point, far: float) -> Point:
    length = distance(start, end) or 1.0
    part = min(far, length) / length
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def along(side: str, deep: float, off: float = 0.0) -> Point:
    """A point so deep in the card from the middle of a side, so far beside the middle line."""
    return {
        "N": (WIDE / 2 + off, deep),
        "S": (WIDE / 2 + off, HIGH - deep),
        "E": (WIDE - deep, HIGH / 2 + off),
        "W": (deep, HIGH / 2 + off),
    }[side]
