"""The pieces of Dwarf Corporation: tiles, crystals, coins, cards and player boards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import Final

from motherlode.games.corporation.colours import COLOURS
from motherlode.games.corporation.tiles import CAMP, CHEST, DANGER, DWARF, GOLD, PASSAGE, SAFE, TILE
from motherlode.print import emblems
from motherlode.print.dwarf import dwarf
from motherlode.print.fonts import BOLD, SANS, SERIF
from motherlode.print.noise import dice
from motherlode.print.pen import INK, Pen, Point
from motherlode.print.rock import LINE, boulder, nugget, parchment
from motherlode.print.walls import WIDE

CELL: Final = 100.0
"""A tile is drawn with cells of 100 by 100."""
BOARD: Final = (380.0, 176.0)
"""The units of a player board."""
SHADES: Final = {
    "red": "#d94a3d",
    "orange": "#ef8a2a",
    "yellow": "#f6d341",
    "green": "#58ab4b",
    "cyan": "#4ccbd2",
    "blue": "#4f7fe6",
    "violet": "#a76be0",
    "white": "#efe9dd",
}


def _polygon(x: float, y: float, size: float, corners: int, begin: float = -pi / 2) -> list[Point]:
    angles = [begin + 2 * pi * corner / corners for corner in range(corners)]
    return [(x + cos(angle) * size, y + sin(angle) * size) for angle in angles]


def _star(x: float, y: float, size: float) -> list[Point]:
    outer, inner = _polygon(x, y, size, 5), _polygon(x, y, size * 0.45, 5, -pi / 2 + pi / 5)
    return [point for pair in zip(outer, inner, strict=True) for point in pair]


def _cross(x: float, y: float, size: float) -> list[Point]:
    near = size * 0.36
    steps = ((-near, -size), (near, -size), (near, -near), (size, -near), (size, near), (near, near))
    back = [(-dx, -dy) for dx, dy in steps]
    return [(x + dx, y + dy) for dx, dy in (*steps, *back)]


def _drop(x: float, y: float, size: float) -> list[Point]:
    round_part = [(cos(angle), sin(angle)) for angle in (pi * step / 12 for step in range(-1, 14))]
    return [(x, y - size), *((x + dx * size * 0.72, y + size * (0.25 + dy * 0.72)) for dx, dy in round_part)]


def _crescent(x: float, y: float, size: float) -> list[Point]:
    """A moon whose horns point to the upper right."""
    outer = [(cos(angle), sin(angle)) for angle in (pi * (0.1 + step * 1.3 / 18) for step in range(19))]
    inner = [
        (0.33 + cos(angle) * 0.8, -0.33 + sin(angle) * 0.8)
        for angle in (pi * (1.32 - step * 1.14 / 14) for step in range(15))
    ]
    return [(x + dx * size, y + dy * size) for dx, dy in (*outer, *inner)]


SIGNS: Final[dict[str, Callable[[float, float, float], list[Point]]]] = {
    "red": lambda x, y, size: _polygon(x, y, size, 3),
    "orange": lambda x, y, size: _polygon(x, y, size, 4, -pi / 4),
    "yellow": lambda x, y, size: _polygon(x, y, size, 24),
    "green": lambda x, y, size: _polygon(x, y, size, 4),
    "cyan": _drop,
    "blue": _crescent,
    "violet": _star,
    "white": _cross,
}
"""A corporation is known by its colour and by its sign, the same as on the screen."""


def sign(pen: Pen, x: float, y: float, size: float, colour: str) -> None:
    pen.points(SIGNS[colour](x, y, size), SHADES[colour], INK, size * 0.16)


# ---- tiles


def tile(pen: Pen, rows: Sequence[str], seed: str) -> None:
    size = TILE * CELL
    roll = dice(f"tile {seed}")
    pen.box(0, 0, size, size, fill="#efe8dc")
    for _ in range(60):
        pen.ellipse(roll() * size, roll() * size, roll() * 30, roll() * 20, fill="#e9e0d1")
    for number in range(1, TILE):
        for line in ([(number * CELL, 0.0), (number * CELL, size)], [(0.0, number * CELL), (size, number * CELL)]):
            pen.line(line, "#c9bda9", 2)
    for row, symbols in enumerate(rows):
        for column, symbol in enumerate(symbols):
            with pen.moved(column * CELL, row * CELL):
                _cell(pen, symbol, f"{seed} {row} {column}")
    pen.box(1.5, 1.5, size - 3, size - 3, stroke=LINE, width=3)


def _cell(pen: Pen, symbol: str, seed: str) -> None:
    if symbol == DANGER:
        pen.box(5, 5, 90, 90, "#f6d9d3", "#b5301c", 7, radius=8)
        boulder(pen, 50, 52, 30, dice(seed))
        pen.path("M30 30l40 40M70 30l-40 40", stroke="#b5301c", width=7)
    elif symbol.isdigit():
        colour = COLOURS[int(symbol) - 1]
        pen.line([(30, 90), (30, 12)], INK, 6)
        pen.path("M32 14h52l-12 20l12 20H32z", SHADES[colour], INK, 4)
        sign(pen, 52, 34, 13, colour)
    elif symbol == CAMP:
        pen.path("M10 86L50 22L90 86z", "#d9b384", INK, 5)
        pen.path("M38 86L50 60L62 86z", "#6a5c4f", INK, 4)
    elif symbol in SYMBOLS:
        pen.box(5, 5, 90, 90, "#ffffff", LINE, 5, radius=8)
        SYMBOLS[symbol](pen)


def _safe(pen: Pen) -> None:
    pen.box(18, 18, 64, 60, "#b9bfc1", INK, 5, radius=6)
    pen.circle(50, 48, 17, "#e7eaea", INK, 4)
    pen.path("M50 34v28M36 48h28", stroke=INK, width=4)
    pen.path("M28 80v8M72 80v8", stroke=INK, width=7)


def _passage(pen: Pen) -> None:
    pen.path("M16 86V50C16 12 84 12 84 50V86z", "#c79a62", INK, 5)
    pen.path("M30 86V54C30 28 70 28 70 54V86z", "#3b332d", INK, 4)
    pen.path("M44 84l4-26h4l4 26z", "#d8b27a")


def _scaled(emblem: Callable[[Pen], None], by: float = 0.76) -> Callable[[Pen], None]:
    def draw(pen: Pen) -> None:
        with pen.moved(50 - 50 * by, 50 - 50 * by, by):
            emblem(pen)

    return draw


def _chest(pen: Pen) -> None:
    pen.path("M14 46c0-26 72-26 72 0z", emblems.WOOD, INK, 5)
    pen.box(14, 46, 72, 34, emblems.WOOD, INK, 5, radius=3)
    pen.box(42, 38, 16, 18, "#f5cf6e", INK, 4, radius=3)


SYMBOLS: Final[dict[str, Callable[[Pen], None]]] = {
    GOLD: lambda pen: nugget(pen, 50, 50, 30, "cell"),
    DWARF: _scaled(lambda pen: dwarf(pen, "miner"), 0.8),
    SAFE: _scaled(_safe, 0.9),
    CHEST: _scaled(_chest, 0.85),
    PASSAGE: _scaled(_passage, 0.9),
}


# ---- small pieces, 100 high

PITCH: Final = 100 * 15 / 9.5
"""From the middle of one cell to the next, where a crystal is 9.5 mm wide and a cell 15."""


def bar_units(length: int) -> float:
    """How wide so many crystals in a row are."""
    return 100 + (length - 1) * PITCH


def crystals(pen: Pen, colour: str, length: int) -> None:
    """One, or several in a row as one piece."""
    pen.box(4, 4, bar_units(length) - 8, 92, fill=SHADES[colour], radius=14)
    for number in range(length):
        pen.points(SIGNS[colour](50 + number * PITCH, 50, 36), "#ffffff", INK, 6)


def overtime_token(pen: Pen) -> None:
    pen.circle(50, 50, 46, "#fbf6ea", LINE, 4)
    clock(pen)


def clock(pen: Pen) -> None:
    pen.circle(50, 50, 33, "#ffffff", INK, 5)
    pen.path("M50 28V50L66 60", stroke=INK, width=5)


# ---- cards, 100 by 150


def secret_tunnel(pen: Pen) -> None:
    _passage(pen)
    pen.text(50, 74, "?", 34, BOLD, "#f5cf6e")


def octopus(pen: Pen) -> None:
    for way in (-1, 1):
        for far, deep in ((10, 92), (24, 88), (38, 76)):
            arm = f"M{50 + way * 8} 58C{50 + way * far} 60 {50 + way * far} 80 {50 + way * (far + 8)} {deep}"
            pen.path(arm, stroke=INK, width=9)
            pen.path(arm, stroke="#9cc2a0", width=4)
    pen.path("M22 46C22 2 78 2 78 46C78 66 66 70 50 70C34 70 22 66 22 46z", "#9cc2a0", INK, 5)
    for x in (38, 62):
        pen.ellipse(x, 44, 7, 9, "#fff3c4", INK, 3)
        pen.circle(x, 45, 3, INK)


def keepers(pen: Pen) -> None:
    nugget(pen, 50, 40, 26, "keepers")
    pen.path("M12 62C20 96 80 96 88 62C74 70 62 74 50 74C38 74 26 70 12 62z", emblems.SKIN, INK, 5)


def union(pen: Pen) -> None:
    for x, scale in ((0, 0.46), (52, 0.46), (24, 0.56)):
        with pen.moved(x, 90 - 100 * scale, scale):
            dwarf(pen, "blue" if x == 24 else "miner")
    pen.path("M24 4h52v26H24z", "#f6ead0", INK, 4)
    pen.text(50, 25, "+3", 22, BOLD)


def interns(pen: Pen) -> None:
    for x in (4, 52):
        with pen.moved(x, 40, 0.46):
            dwarf(pen, "geologist")
    pen.text(50, 34, "+2", 32, BOLD)


def market(pen: Pen) -> None:
    pen.path("M12 12v76h76", stroke=INK, width=5)
    for x, high in ((22, 26), (42, 44), (62, 60)):
        pen.box(x, 84 - high, 13, high, "#f5cf6e", INK, 3.5)
    pen.path("M20 48L44 28L60 34L86 10M74 10h12v12", stroke=emblems.MENDED, width=5)


EMBLEMS: Final[dict[str, Callable[[Pen], None]]] = {
    "secret-tunnel": secret_tunnel,
    "overtime": clock,
    "cthulhu": octopus,
    "finders-keepers": keepers,
    "cave-in": emblems.rockfall,
    "union": union,
    "interns": interns,
    "stock-market": market,
}


def card(pen: Pen, word: str, name: str, text: str) -> None:
    parchment(pen, LINE)
    with pen.moved(17, 12, 0.66):
        EMBLEMS[word](pen)
    pen.heading(WIDE / 2, 93, name, 10.5, 82)
    pen.line([(30, 98), (70, 98)], LINE, 1)
    pen.paragraph(WIDE / 2, 107, text, 7.2, 82, 39)


def card_back(pen: Pen) -> None:
    parchment(pen, LINE)
    with pen.moved(20, 45, 0.6):
        _chest(pen)


# ---- player boards


def counters(pen: Pen, rows: Sequence[tuple[str, Sequence[str]]], hint: str) -> None:
    """Numbers to be marked with a crystal, instead of many coins and dwarfs."""
    wide, high = BOARD
    pen.box(0, 0, wide, high, fill="#f2eadb")
    pen.box(4, 4, wide - 8, high - 8, "#fbf6ea", LINE, 2, radius=7)
    pen.text(wide / 2, 18, hint, 7, SANS)
    step = (high - 34) / len(rows)
    for number, (title, marks) in enumerate(rows):
        y = 26 + number * step
        pen.fitted(46, y + step / 2, title, 7.5, 76, BOLD)
        field = (wide - 100) / len(marks)
        for index, mark in enumerate(marks):
            x = 90 + index * field
            pen.box(x + 1, y, field - 2, step - 5, "#ffffff", LINE, 1, radius=3)
            pen.text(x + field / 2, y + step / 2 + 1, mark, min(10, field * 0.45), SANS, "#8a7a66")


def player_board(pen: Pen, title: str, dwarfs: int, colours: Sequence[str], pays: Sequence[tuple[str, str]]) -> None:
    wide, high = BOARD
    pen.box(0, 0, wide, high, fill="#f2eadb")
    pen.box(4, 4, wide - 8, high - 8, "#fbf6ea", LINE, 2, radius=7)
    pen.text(wide / 2, 21, title, 12, SERIF)
    for number in range(dwarfs):
        with pen.moved(14 + number * 30, 24, 0.27):
            dwarf(pen, "miner")
    for number, (rank, paid) in enumerate(pays):
        y = 33 + number * 8.2
        pen.fitted(215, y, rank, 6.4, 130, SANS)
        pen.fitted(325, y, paid, 6.4, 80, BOLD)
    step = (wide - 24) / len(COLOURS)
    for number, (colour, name) in enumerate(zip(COLOURS, colours, strict=True)):
        x = 12 + number * step
        pen.box(x + 1.5, 72, step - 3, 94, "#ffffff", SHADES[colour] if colour != "white" else "#a89c8c", 2, radius=4)
        sign(pen, x + step / 2, 84, 8, colour)
        pen.fitted(x + step / 2, 99, name, 6.5, step - 6, SANS)
        _track(pen, x + 2.5, 104, step - 5)


INVESTMENTS: Final = 6
"""So many of one colour are counted on the board; beyond it a second crystal counts on from the first."""


def _track(pen: Pen, left: float, top: float, wide: float) -> None:
    """Numbers in two columns, each as large as the crystal that marks it."""
    for index in range(INVESTMENTS):
        row, column = divmod(index, 2)
        x, y = left + column * wide / 2, top + row * 20
        pen.box(x + 0.5, y + 0.5, wide / 2 - 1, 19, "#ffffff", LINE, 0.6, radius=3)
        pen.text(x + wide / 4, y + 13, str(index + 1), 8, SANS, "#8a7a66")
