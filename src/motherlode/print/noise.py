"""Numbers that look random and are the same every time for the same word, and uneven lines made of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import floor
from zlib import crc32

from motherlode.core.rng import Rng
from motherlode.print.pen import Point, distance

Dice = Callable[[], float]


def dice(word: str) -> Dice:
    return Rng(crc32(word.encode())).unit


def wave(roll: Dice) -> Callable[[float], float]:
    """A smooth line through random heights in [-1, 1], one for each unit of its argument."""
    heights = [roll() * 2 - 1 for _ in range(64)]

    def height(along: float) -> float:
        left = floor(along)
        part = along - left
        ease = part * part * (3 - 2 * part)
        return heights[left % 64] * (1 - ease) + heights[(left + 1) % 64] * ease

    return height


def wobble(points: Sequence[Point], roll: Dice, high: float = 3.0) -> list[Point]:
    """Moves points across their line, not at all near its ends, so that neighbours meet without a seam."""
    bump, fine = wave(roll), wave(roll)
    last = len(points) - 1
    moved = []
    for index, point in enumerate(points):
        before, after = points[max(0, index - 1)], points[min(last, index + 1)]
        length = distance(before, after) or 1.0
        ends = min(1.0, min(index, last - index) / 4)
        shift = (bump(index * 0.33) * high + fine(index * 0.9)) * ends
        across = (after[1] - before[1]) / length, (before[0] - after[0]) / length
        moved.append((point[0] + across[0] * shift, point[1] + across[1] * shift))
    return moved


def dense(points: Sequence[Point], step: float = 4.0) -> list[Point]:
    """The same line with a point every few units."""
    found: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(points):
        steps = max(1, round(distance((ax, ay), (bx, by)) / step))
        found += [(ax + (bx - ax) * part / steps, ay + (by - ay) * part / steps) for part in range(steps)]
    return [*found, points[-1]]
