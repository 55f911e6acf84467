"""The postcard, as large as four cards: a room on each side, and an arch wherever a tunnel may arrive."""

from __future__ import annotations

from typing import Final

from motherlode.print import emblems
from motherlode.print.dwarf import dwarf
from motherlode.print.pen import INK, Pen
from motherlode.print.rock import GOLD_LIGHT, LINE, PARCHMENT, STONE
from motherlode.print.tunnel import FLOOR, RIM
from motherlode.print.walls import HIGH, WIDE

ACROSS: Final = 2 * WIDE
DOWN: Final = 2 * HIGH
ARCH: Final = "M-16 1V-9Q0 -24 16 -9V1Z"
MUG: Final = "M-12 -16h24v32h-24z"


def postcard(pen: Pen, side: str, name: str) -> None:
    pen.box(0, 0, ACROSS, DOWN, fill=STONE)
    pen.box(4, 4, ACROSS - 8, DOWN - 8, fill=PARCHMENT, stroke=LINE, width=3.5, radius=12)
    _arches(pen)
    pen.box(24, 24, ACROSS - 48, DOWN - 48, fill=FLOOR, stroke=RIM, width=4, radius=10)
    {"dressing-room": _dressing_room, "tunnel-party": _tunnel_party}[side](pen)
    pen.heading(ACROSS / 2, DOWN - 36, name, 15, ACROSS - 60)


def _arches(pen: Pen) -> None:
    for x in (WIDE / 2, WIDE * 1.5):
        _arch(pen, x, 1, 180)
        _arch(pen, x, DOWN - 1, 0)
    for y in (HIGH / 2, HIGH * 1.5):
        _arch(pen, 1, y, 90)
        _arch(pen, ACROSS - 1, y, -90)


def _arch(pen: Pen, x: float, y: float, turn: float) -> None:
    with pen.moved(x, y, turn=turn):
        pen.path(ARCH, "#e9d3a6", RIM, 2.5)


def _dressing_room(pen: Pen) -> None:
    """Hats on pegs, and a mirror with somebody else's face in it."""
    pen.line([(44, 52), (156, 52)], LINE, 7)
    for x, fill in ((48, "#3f7fb5"), (84, "#5b9a4a"), (120, "#a5432f")):
        pen.line([(x + 14, 52), (x + 14, 64)], LINE, 4)
        emblems.hat(pen, x, 60, 0.5, fill)
    pen.ellipse(100, 168, 52, 76, "#d8b27a", INK, 4)
    pen.ellipse(100, 168, 42, 65, "#e3eff0", INK, 2)
    with pen.moved(62, 130, 0.76):
        dwarf(pen, "saboteur")
    pen.line([(72, 138), (92, 120)], "#ffffff", 5)
    for x, way in ((26, 1), (174, -1)):
        pen.path(f"M{x} 28q{way * 20} 60 {way * 5} 110q{way * -3} 60 {way * 16} 110H{x}z", "#d98b78", INK, 2.5)


def _tunnel_party(pen: Pen) -> None:
    """Lanterns on a string, three who dance, mugs on the table."""
    pen.path("M28 44Q70 84 100 62Q130 40 172 56", stroke=LINE, width=2.5)
    for x, y, fill in ((60, 72, "#e08a76"), (100, 76, GOLD_LIGHT), (142, 60, "#a6cf9f")):
        pen.ellipse(x, y, 11, 13, fill, INK, 2.5)
        pen.line([(x - 5, y - 13), (x + 5, y - 13)], INK, 3)
    for role, x, y, turn in (("green", 34, 106, -10), ("blue", 106, 100, 10), ("miner", 70, 146, 2)):
        with pen.turned(turn, x + 30, y + 40), pen.moved(x, y, 0.6):
            dwarf(pen, role)
    pen.box(36, 236, 128, 10, fill="#c79a62", stroke=INK, width=2.5, radius=3)
    for x in (60, 100, 140):
        with pen.moved(x, 220):
            pen.path("M12 -10h6q8 0 8 9q0 9 -8 9h-6", stroke=INK, width=3.5)
            pen.path(MUG, "#c79a62", INK, 2.5)
            pen.path("M-15 -16q3-10 10-6q6-9 11 0q8-3 9 6z", "#ffffff", INK, 2)
