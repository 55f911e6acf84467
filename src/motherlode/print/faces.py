"""The two sides of cards of the tunnel family, each drawn in a box of 100 by 150."""

from __future__ import annotations

from collections.abc import Mapping

from motherlode.print import emblems
from motherlode.print.dwarf import dwarf
from motherlode.print.fonts import BOLD, SANS, SERIF
from motherlode.print.noise import dice
from motherlode.print.pen import INK, Pen
from motherlode.print.rock import GOLD_DARK, LINE, boulder, nugget, parchment
from motherlode.print.tunnel import BENDS, COLOURS, door, ladder, lock, sign, tunnel_card
from motherlode.print.walls import HIGH, WIDE


def action_face(pen: Pen, word: str, name: str, text: str) -> None:
    parchment(pen, emblems.mood(word))
    with pen.moved(12, 12, 0.76):
        emblems.action(pen, word)
    pen.heading(WIDE / 2, 101, name, 10.5, 82)
    pen.line([(30, 106), (70, 106)], emblems.mood(word), 1)
    pen.paragraph(WIDE / 2, 115, text, 7.2, 82, 31)


def role_face(pen: Pen, role: str, name: str, text: str, pay: Mapping[str, int] | None = None) -> None:
    """`pay`: the nuggets by the number of winners, where the game pays by a table."""
    parchment(pen, COLOURS.get(role, LINE))
    with pen.moved(14, 12, 0.72):
        dwarf(pen, role)
    pen.heading(WIDE / 2, 101, name, 10.5, 82)
    pen.line([(30, 106), (70, 106)], LINE, 1)
    pen.paragraph(WIDE / 2, 115, text, 7.2, 82, 15 if pay else 31)
    step = 76 / len(pay) if pay else 0
    for number, (winners, nuggets) in enumerate((pay or {}).items()):
        x = 12 + number * step
        pen.box(x, 130, step, 7.5, "#e8dcc4", LINE, 0.6)
        pen.box(x, 137.5, step, 8, "#ffffff", LINE, 0.6)
        pen.text(x + step / 2, 135.8, winners, 5.6, SANS)
        pen.text(x + step / 2, 143.6, str(nuggets), 6.4, BOLD)


def start_face(pen: Pen, shape: str, colour: str = "") -> None:
    tunnel_card(pen, shape)
    ladder(pen, WIDE / 2, HIGH / 2)
    if colour:
        for x, y in ((17, 20), (83, 130)):
            lock(pen, x, y, 9, colour)
            pen.circle(x, y, 15, stroke=COLOURS[colour], width=3)


def goal_face(pen: Pen, name: str, shape: str) -> None:
    tunnel_card(pen, shape.partition(":")[0])
    what, _, count = name.partition("-")
    x, y = BENDS.get(shape, (WIDE / 2, HIGH / 2))
    if what == "gold":
        heap(pen, x, y, int(count or 3))
    elif what == "sack":
        _sack(pen, x, y, int(count))
    elif what == "dragon":
        _dragon(pen, x, y)
    elif what == "spider":
        _spider(pen, x, y)
    elif what != "stone":
        sign(pen, x, y)
    else:
        boulder(pen, x, y, 17, dice(f"stone {shape}"))
    for part in shape.partition(":")[2].split("+") if ":" in shape else ():
        colour, _, side = part.replace("-door", "").partition("@")
        door(pen, colour, side)


def heap(pen: Pen, x: float, y: float, count: int) -> None:
    places = {1: [(0, 0)], 2: [(-7, -7), (7, 7)]}.get(count, [(-10, 6), (10, 6), (0, -8)])
    for index, (dx, dy) in enumerate(places):
        nugget(pen, x + dx, y + dy, 13 if count == 1 else 11, f"heap {index}")
    if count > len(places):
        pen.text(x, y + 7, str(count), 16, BOLD)


def _sack(pen: Pen, x: float, y: float, count: int) -> None:
    with pen.moved(x - 18, y - 20, 0.36):
        pen.path(
            "M34 22c-8-10-12-16-8-20c16 6 32 6 48 0c4 4 0 10-8 20c30 26 34 72 4 76H30C0 94 4 48 34 22z",
            "#d9b384",
            INK,
            6,
        )
        pen.path("M32 24h36", stroke=INK, width=6)
        pen.text(50, 78, str(count), 46, BOLD)


def _dragon(pen: Pen, x: float, y: float) -> None:
    """A head in profile with horns, and what comes out of it."""
    with pen.moved(x - 24, y - 22, 0.46):
        pen.path("M58 52c14 0 26 4 42 18c-18-2-22 4-40 2z", "#f5b942", "#d2523c", 4)
        pen.path("M34 26C30 12 20 6 8 4c8 8 10 16 14 28zM46 24C46 10 40 2 30 -4c4 10 2 18 6 28z", "#fbf6ea", INK, 4)
        pen.path(
            "M4 92C0 60 12 34 34 26c16-6 26 2 34 14c10 2 14 8 12 14c-8 6-18 4-24 2c2 8 10 10 18 12c-8 10-26 10-34 0"
            "c-6 8-6 16-2 24z",
            "#9cc27e",
            INK,
            4.5,
        )
        pen.circle(46, 40, 5, "#fff3c4", INK, 3)
        pen.circle(72, 46, 1.8, INK)


def _spider(pen: Pen, x: float, y: float) -> None:
    for way in (-1, 1):
        for up, down in ((-16, -4), (-8, 6), (2, 14), (8, 22)):
            pen.line([(x, y), (x + way * 13, y + up), (x + way * 22, y + down)], INK, 2)
    pen.ellipse(x, y + 5, 9, 11, "#6a5c4f", INK, 2)
    pen.circle(x, y - 8, 6, "#6a5c4f", INK, 2)
    for eye in (-2, 2):
        pen.circle(x + eye, y - 9, 1.2, "#ffffff")


def nugget_token(pen: Pen, value: int) -> None:
    """S2-09: gold that is counted without cards, 100 by 100."""
    pen.circle(50, 50, 46, "#fff4d6", GOLD_DARK, 5)
    nugget(pen, 50, 38, 20, f"token {value}")
    pen.text(50, 86, str(value), 26, BOLD, GOLD_DARK)


def gold_face(pen: Pen, nuggets: int) -> None:
    parchment(pen, GOLD_DARK)
    places = {1: [(50, 75)], 2: [(50, 48), (50, 102)], 3: [(50, 40), (32, 98), (68, 98)]}[nuggets]
    for index, (x, y) in enumerate(places):
        nugget(pen, x, y, 24 if nuggets == 1 else 19, f"gold {nuggets} {index}")
    for x, y in ((15, 22), (85, 138)):
        pen.text(x, y, str(nuggets), 13, BOLD, GOLD_DARK)


def chest_face(pen: Pen, name: str) -> None:
    parchment(pen, GOLD_DARK)
    with pen.moved(18, 14, 0.64):
        emblems.treasury(pen)
    pen.heading(WIDE / 2, 112, name, 11, 80)


# ---- backs


def _back(pen: Pen, line: str) -> None:
    pen.box(0, 0, WIDE, HIGH, fill="#f2eadb")
    pen.box(6, 6, WIDE - 12, HIGH - 12, stroke=line, width=2, radius=7)
    pen.box(10, 10, WIDE - 20, HIGH - 20, stroke=line, width=0.8, radius=5)


def deck_back(pen: Pen) -> None:
    _back(pen, LINE)
    pen.points([(50, 24), (80, 75), (50, 126), (20, 75)], stroke=LINE, width=1.6)
    pen.points([(50, 33), (74.5, 75), (50, 117), (25.5, 75)], stroke=LINE, width=0.8)
    for way in (-1, 1):
        pen.line([(50 - way * 13, 96), (50 + way * 11, 58)], LINE, 4)
        pen.path(f"M{50 - way * 4} 54Q{50 + way * 12} 46 {50 + way * 24} 66", stroke=LINE, width=4)


def goal_back(pen: Pen) -> None:
    _back(pen, GOLD_DARK)
    pen.circle(50, 75, 28, "#fbf6ea", GOLD_DARK, 2)
    pen.text(50, 92, "?", 48, SERIF, GOLD_DARK)
    pen.path("M14 126l20-10l9 8l18-16l11 6l14-11M14 40l16 7l10-10l14 8l12-12l20 5", stroke="#d8b56a", width=1.4)


def role_back(pen: Pen) -> None:
    _back(pen, LINE)
    pen.circle(50, 75, 30, "#fbf6ea", LINE, 1.6)
    emblems.hat(pen, 30, 58, 0.66, "#e3c9a0")


def gold_back(pen: Pen) -> None:
    _back(pen, GOLD_DARK)
    nugget(pen, 50, 75, 23, "gold back")


def start_back(pen: Pen) -> None:
    _back(pen, LINE)
    ladder(pen, WIDE / 2, HIGH / 2)


def treasure_back(pen: Pen) -> None:
    _back(pen, GOLD_DARK)
    with pen.moved(22, 44, 0.56):
        emblems.treasury(pen)


def token_face(pen: Pen, colour: str) -> None:
    """A dwarf token, 100 by 100: one face for each player."""
    pen.circle(50, 50, 46, "#fbf6ea", COLOURS[colour], 6)
    with pen.moved(19, 8, 0.62):
        dwarf(pen, colour)
    lock(pen, 50, 80, 10, colour)


def key_token(pen: Pen) -> None:
    pen.circle(50, 50, 46, "#fbf6ea", LINE, 6)
    with pen.moved(18, 18, 0.64):
        emblems.key(pen)


def named_token(pen: Pen, name: str) -> None:
    """A piece of a module that nobody has drawn yet."""
    pen.circle(50, 50, 46, "#fbf6ea", LINE, 6)
    pen.paragraph(50, 48, name, 15, 76, 40)


def toll_token(pen: Pen, number: int) -> None:
    pen.circle(50, 50, 46, "#fbf6ea", LINE, 6)
    with pen.moved(19, 8, 0.62):
        dwarf(pen, "profiteer")
    pen.text(50, 90, str(number), 26, BOLD)
