"""Tunnel cards, drawn from the word of their shape."""

from __future__ import annotations

import re
from typing import Final

from motherlode.games.tunnels.cells import LETTERS
from motherlode.games.tunnels.shapes import read_shape, side_word
from motherlode.print.noise import dice
from motherlode.print.pen import INK, Pen
from motherlode.print.rock import boulder, slab
from motherlode.print.walls import BORE, HIGH, WIDE, along, walls

FLOOR, RIM, WOOD, WOOD_LIGHT = "#fffdf7", "#7a5a36", "#8c5f2e", "#c79a62"
COLOURS: Final = {"green": "#5b9a4a", "blue": "#3f7fb5"}
BENDS: Final = {"NE": (65.0, 53.0), "ES": (65.0, 97.0), "NW": (35.0, 53.0), "SW": (35.0, 97.0)}
"""The middle of a bend."""
DOOR: Final = re.compile(r"(green|blue)-door(?:@([NESW]))?")

FEATURES: Final = ("crystal", "ladder", "-door", "-key")
"""What is drawn on a tunnel card besides the tunnel; of anything else there is a sign."""


def tunnel_card(pen: Pen, word: str) -> None:
    shape = read_shape(word)
    tunnels = [side_word(tunnel) for tunnel in shape.tunnels]
    joined = sum(len(tunnel) > 1 for tunnel in tunnels)
    slab(pen, word)
    with pen.within(WIDE, HIGH):
        for sides in sorted(tunnels, key=lambda sides: (len(sides), sides == "EW")):
            _tunnel(pen, sides, _depth(sides, bool(joined)), f"{word} {sides}")
    if joined > 1 and "EW" in tunnels and "NS" in tunnels:
        _bridge(pen)
    features = shape.feature
    if "crystal" in features:
        crystal(pen, *_middle(tunnels))
    if "ladder" in features:
        ladder(pen, *_middle(tunnels))
    for colour, side in DOOR.findall(features):
        door(pen, colour, side or _door_side(tunnels))
    if features and not any(known in features for known in FEATURES):
        sign(pen, *_middle(tunnels))


def _depth(sides: str, is_crossed: bool) -> float:
    """How far a stub goes in: less where another tunnel passes through the middle."""
    across = sides[0] in "EW"
    if is_crossed:
        return 20.0 if across else 40.0
    return 29.0 if across else 47.0


def _tunnel(pen: Pen, sides: str, depth: float, seed: str) -> None:
    around = walls(sides, depth, dice(seed))
    for wall in around:
        pen.line(wall, "#5a432a", 9)
    pen.points([point for wall in around for point in wall], fill=FLOOR)
    for wall in around:
        pen.line(wall, RIM, 4.2)
        pen.line(wall, "#c6a374", 1.1)
    _pebbles(pen, sides, seed)
    for side in sides:
        _timber(pen, side)
    if len(sides) == 1:
        _rubble(pen, sides, depth, seed)


def _pebbles(pen: Pen, sides: str, seed: str) -> None:
    roll = dice(f"pebbles {seed}")
    for side in sides:
        for _ in range(3):
            x, y = along(side, 14 + roll() * 22, (roll() - 0.5) * (BORE - 16))
            pen.circle(x, y, 0.8 + roll() * 1.1, fill="#d3bb94")


def _timber(pen: Pen, side: str) -> None:
    """A prop on each side of the opening."""
    for off in (-BORE / 2, BORE / 2):
        x, y = along(side, 7.5, off)
        wide, high = (6.0, 9.0) if side in "NS" else (9.0, 6.0)
        pen.box(x - wide / 2, y - high / 2, wide, high, fill=WOOD_LIGHT, stroke=WOOD, width=1.3, radius=1.2)


def _rubble(pen: Pen, side: str, depth: float, seed: str) -> None:
    roll = dice(f"rubble {seed}")
    for off, size in ((-9, 6.0), (8, 6.5), (0, 8.5)):
        boulder(pen, *along(side, depth - 3 + roll() * 3, off), size, roll)


def _bridge(pen: Pen) -> None:
    """The tunnel from east to west passes over the other one."""
    for y in (HIGH / 2 - BORE / 2 - 1, HIGH / 2 + BORE / 2 - 4):
        pen.box(WIDE / 2 - 23, y, 46, 5, fill=WOOD_LIGHT, stroke=WOOD, width=1.4, radius=1)
    for step in range(9):
        x = WIDE / 2 - 20 + step * 5
        pen.line([(x, HIGH / 2 - BORE / 2 + 4), (x, HIGH / 2 + BORE / 2 - 4)], "#d9c19a", 1.2)


def _middle(tunnels: list[str]) -> tuple[float, float]:
    """Where the largest tunnel of a card has its middle."""
    largest = max(tunnels, key=len)
    return BENDS.get(largest, (WIDE / 2, HIGH / 2)) if len(largest) > 1 else along(largest, 28.0)


def _door_side(tunnels: list[str]) -> str:
    """The arm that carries the door of a card on which doors have no side: the last one of its tunnel."""
    return max(tunnels, key=len)[-1]


def door(pen: Pen, colour: str, side: str) -> None:
    """Planks across the arm; round lock for blue, diamond for green."""
    assert side in LETTERS
    x, y = along(side, 21.0)
    flat = side in "NS"
    wide, high = (BORE + 6, 17.0) if flat else (17.0, BORE + 6)
    pen.box(x - wide / 2, y - high / 2, wide, high, fill=COLOURS[colour], stroke=INK, width=2, radius=2)
    for part in (0.25, 0.5, 0.75):
        ends = (
            [(x - wide / 2 + wide * part, y - high / 2), (x - wide / 2 + wide * part, y + high / 2)]
            if flat
            else [(x - wide / 2, y - high / 2 + high * part), (x + wide / 2, y - high / 2 + high * part)]
        )
        pen.line(ends, INK, 0.7)
    lock(pen, x, y, 8.0, colour)


def lock(pen: Pen, x: float, y: float, size: float, colour: str) -> None:
    """The sign of a team, as on the screen: it reads the same in every language and is no letter or figure."""
    if colour == "blue":
        pen.circle(x, y, size, fill="#ffffff", stroke=INK, width=size * 0.2)
        pen.circle(x, y, size * 0.42, fill=INK)
    else:
        pen.points(_diamond(x, y, size * 1.28), "#ffffff", INK, size * 0.2)
        pen.points(_diamond(x, y, size * 0.56), INK)


def _diamond(x: float, y: float, far: float) -> list[tuple[float, float]]:
    return [(x, y - far), (x + far, y), (x, y + far), (x - far, y)]


def sign(pen: Pen, x: float, y: float) -> None:
    """Something is here that nobody has drawn yet."""
    pen.points([(x, y - 15), (x + 11, y), (x, y + 15), (x - 11, y)], "#f6ead0", INK, 2)
    pen.circle(x, y, 3, INK)


def crystal(pen: Pen, x: float, y: float) -> None:
    for dx, dy, size in ((-7.0, 4.0, 0.8), (8.0, 5.0, 0.7), (0.0, 0.0, 1.15)):
        cx, cy = x + dx, y + dy
        outer = [(0, -13), (6, -6), (5, 9), (0, 13), (-5, 9), (-6, -6)]
        pen.points([(cx + px * size, cy + py * size) for px, py in outer], "#bfeaf0", "#1f7f8c", 1.6)
        pen.line([(cx - 6 * size, cy - 6 * size), (cx, cy - 2 * size), (cx + 6 * size, cy - 6 * size)], "#1f7f8c", 1)
        pen.line([(cx, cy - 2 * size), (cx, cy + 13 * size)], "#1f7f8c", 1)


def ladder(pen: Pen, x: float, y: float) -> None:
    pen.ellipse(x, y, 17, 23, fill="#f4ead6", stroke=RIM, width=2)
    for rail in (-7.5, 7.5):
        pen.line([(x + rail, y - 21), (x + rail, y + 21)], WOOD, 3.2)
    for step in range(6):
        pen.line([(x - 7.5, y - 16 + step * 6.4), (x + 7.5, y - 16 + step * 6.4)], WOOD_LIGHT, 2.6)
