"""The bold pictures of action cards, each in a box of 100 by 100. They read in grey too."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import cos, sin
from typing import Final

from motherlode import pictures
from motherlode.print.fonts import BOLD
from motherlode.print.pen import INK, Pen
from motherlode.print.rock import nugget
from motherlode.print.svg import draw_svg

Emblem = Callable[[Pen], None]
BROKEN, MENDED, PLAIN = "#c2402b", "#4c8a5b", "#8a6238"
WOOD, METAL, PAPER, SKIN = "#c08a4e", "#b9bfc1", "#f6ead0", "#f0c6a4"


def lamp(pen: Pen) -> None:
    pen.path("M36 26C36 8 64 8 64 26", stroke=INK, width=6)
    pen.path("M33 32h34l-4 9H37z", WOOD, INK, 5)
    pen.path("M37 41h26l4 35H33z", "#f9d27a", INK, 5)
    pen.path("M50 47c8 9 9 13 9 17c0 12-18 12-18 0c0-4 4-6 9-17z", "#fff3c4", "#d2783c", 3)
    pen.path("M29 76h42v11H29z", WOOD, INK, 5)


def cart(pen: Pen) -> None:
    pen.path("M22 42c4-9 12-13 18-8c3-9 17-9 20-1c7-4 15 0 18 9z", "#c4bcb2", INK, 5)
    pen.path("M14 41h72l-9 33H23z", WOOD, INK, 5)
    pen.path("M18 52h64M21 63h58", stroke=INK, width=3)
    for x in (33, 67):
        pen.circle(x, 79, 11, "#a59c92", INK, 5)
        pen.circle(x, 79, 3, INK)


def pickaxe(pen: Pen) -> None:
    pen.line([(26, 86), (62, 32)], INK, 15)
    pen.line([(26, 86), (62, 32)], WOOD, 7.5)
    pen.path("M26 25c23-16 49-1 63 34c-19-18-33-24-49-24c-9 0-15-4-14-10z", METAL, INK, 5)
    pen.path("M36 26c15-6 31 2 43 19", stroke="#f2f4f4", width=3.4)


TOOLS: Final[dict[str, Emblem]] = {"lamp": lamp, "cart": cart, "pickaxe": pickaxe}


def crack(pen: Pen) -> None:
    jagged = "M62 6L45 30L58 42L40 60L54 70L41 95"
    pen.path(jagged, stroke="#fbf6ea", width=13)
    pen.path(jagged, stroke=BROKEN, width=5.5)


def tick(pen: Pen) -> None:
    pen.circle(80, 80, 18, MENDED, "#fbf6ea", 4)
    pen.path("M71 80l7 8l12-16", stroke="#ffffff", width=6)


def repair(pen: Pen, tools: list[str]) -> None:
    if len(tools) == 1:
        TOOLS[tools[0]](pen)
        tick(pen)
        return
    with pen.moved(-6, -10, 0.68):
        TOOLS[tools[0]](pen)
    with pen.moved(38, 40, 0.68):
        TOOLS[tools[1]](pen)
    pen.path("M92 14L14 92", stroke=MENDED, width=4, dash=(1, 8))


def rockfall(pen: Pen) -> None:
    for x, y, size in ((50, 62, 23), (26, 72, 15), (75, 72, 16), (37, 40, 13), (66, 36, 14), (51, 18, 9), (30, 19, 6)):
        corners = []
        for index, angle in enumerate((0.1, 1.0, 2.1, 3.2, 4.3, 5.4)):
            far = size * (1.04 if index % 2 else 0.86)
            corners.append((x + cos(angle) * far, y + sin(angle) * far * 0.9))
        pen.points(corners, "#b3a391", INK, 4.5)
        pen.line([(x - size * 0.5, y - size * 0.15), (x - size * 0.05, y - size * 0.5)], "#efe6d8", 3)
    pen.path("M14 92H86", stroke=INK, width=5)


def chart(pen: Pen) -> None:
    pen.path("M14 28l24-8l24 8l24-8v56l-24 8l-24-8l-24 8z", PAPER, INK, 5)
    pen.path("M38 20v56M62 28v56", stroke="#b89f72", width=3.4)
    pen.path("M22 68c8-4 8-14 17-14c9 0 9 8 17 4", stroke=PLAIN, width=4.6, dash=(6, 5))
    pen.path("M64 40l14 15M78 40L64 55", stroke=BROKEN, width=6.5)


def key(pen: Pen) -> None:
    pen.circle(32, 50, 20, "#f5cf6e", INK, 5)
    pen.circle(32, 50, 8, "#fbf6ea", INK, 4)
    pen.path("M50 45h40v10h-6v13h-9V55h-6v9h-9v-9h-10z", "#f5cf6e", INK, 5)


def hand(pen: Pen) -> None:
    pen.path(
        "M30 88c-8-14-14-24-17-36c-1-6 7-7 9-2l8 14V24c0-7 10-7 10 0v24V16c0-7 10-7 10 0v32V20c0-7 10-7 10 0v30"
        "V30c0-7 10-7 10 0v34c0 12-6 18-10 24z",
        SKIN,
        INK,
        4.5,
    )


def thief(pen: Pen) -> None:
    nugget(pen, 62, 30, 19, "thief")
    pen.path(
        "M6 70c14-12 26-14 36-12l22-4c8-1 9 8 2 10l-16 4c8 2 20-4 32-12c6-4 11 3 6 8c-14 12-24 20-40 20H6z",
        SKIN,
        INK,
        4.5,
    )
    pen.path("M2 64h14v26H2z", "#70518f", INK, 4)


def hands_off(pen: Pen) -> None:
    thief(pen)
    barred(pen)


def barred(pen: Pen) -> None:
    pen.circle(50, 50, 44, stroke=BROKEN, width=7)
    pen.line([(20, 20), (80, 80)], BROKEN, 7)


def fan(pen: Pen, x: float, y: float, turn: float, fill: str = PAPER) -> None:
    with pen.turned(turn, x, y):
        pen.box(x - 12, y - 18, 24, 36, fill, INK, 4, radius=3)


def swap(pen: Pen) -> None:
    pen.path("M16 40C26 8 74 8 82 36M84 60C74 92 26 92 18 64", stroke=MENDED, width=6)
    pen.path("M70 34l13 5l7-13M30 66l-13-5l-7 13", stroke=MENDED, width=6)


def swap_hands(pen: Pen) -> None:
    swap(pen)
    fan(pen, 38, 50, -14)
    fan(pen, 62, 50, 14)


def inspection(pen: Pen) -> None:
    pen.line([(60, 62), (88, 90)], INK, 14)
    pen.line([(62, 64), (87, 89)], WOOD, 7)
    pen.circle(42, 42, 31, "#eef6f7", INK, 6)
    pen.path("M20 43c12-18 32-18 44 0c-12 18-32 18-44 0z", "#ffffff", INK, 4)
    pen.circle(42, 43, 8, INK)


def hat(pen: Pen, x: float, y: float, size: float, fill: str) -> None:
    with pen.moved(x, y, size):
        pen.path("M4 40C12 24 24 8 44 0c6-1 9 3 5 7c-4 4-2 16 8 33z", fill, INK, 5)
        pen.path("M0 40h60v8H0z", WOOD, INK, 5)


def swap_hats(pen: Pen) -> None:
    swap(pen)
    hat(pen, 14, 30, 0.62, "#a5432f")
    hat(pen, 52, 42, 0.62, "#3f6f9b")


def bars(pen: Pen) -> None:
    for x in (26, 42, 58, 74):
        pen.line([(x, 16), (x, 84)], INK, 8)
        pen.line([(x, 16), (x, 84)], METAL, 4)
    pen.box(14, 8, 72, 12, WOOD, INK, 4.5, radius=3)
    pen.box(14, 80, 72, 12, WOOD, INK, 4.5, radius=3)


def trap(pen: Pen) -> None:
    bars(pen)
    pen.path("M36 52c0-14 28-14 28 0", stroke=INK, width=6)
    pen.box(32, 50, 36, 26, "#f5cf6e", INK, 4.5, radius=4)
    pen.circle(50, 61, 4, INK)
    pen.line([(50, 61), (50, 69)], INK, 4)


def free(pen: Pen) -> None:
    bars(pen)
    pen.path("M40 30C20 46 20 60 40 72M60 30C80 46 80 60 60 72", stroke="#fbf6ea", width=14)
    tick(pen)


def goal_swap(pen: Pen) -> None:
    swap(pen)
    for x in (34, 66):
        fan(pen, x, 50, 0, "#e3dace")
        pen.text(x, 58, "?", 24, BOLD)


def treasury(pen: Pen) -> None:
    pen.path("M14 46c0-26 72-26 72 0z", WOOD, INK, 5)
    pen.box(14, 46, 72, 38, WOOD, INK, 5, radius=3)
    pen.line([(14, 46), (86, 46)], INK, 5)
    pen.box(42, 40, 16, 18, "#f5cf6e", INK, 4, radius=3)
    fan(pen, 50, 22, 0)


def veto(pen: Pen) -> None:
    hand(pen)
    pen.circle(50, 50, 46, stroke=BROKEN, width=6)


def reverse(pen: Pen) -> None:
    pen.path("M82 62C78 92 22 94 18 56C14 18 62 4 78 30", stroke=PLAIN, width=10)
    pen.path("M58 32l22 2l4-23", stroke=PLAIN, width=10)


def artisan(pen: Pen) -> None:
    for name, x, y in (("lamp", 2, -2), ("cart", 46, 4), ("pickaxe", 24, 46)):
        with pen.moved(x, y, 0.5):
            TOOLS[name](pen)
    tick(pen)


def pathfinder(pen: Pen) -> None:
    for x in (30, 70):
        fan(pen, x, 46, 0, "#e3dace")
        pen.line([(x - 12, 46), (x + 12, 46)], "#fffdf7", 11)
    pen.path("M14 84h68M72 74l12 10l-12 10", stroke=MENDED, width=7)


def diversion(pen: Pen) -> None:
    fan(pen, 28, 66, 0, "#e3dace")
    fan(pen, 74, 36, 0, "#fffdf7")
    pen.path("M28 40C30 14 50 10 58 22", stroke=PLAIN, width=7)
    pen.path("M46 20l13 5l3-15", stroke=PLAIN, width=7)


def unknown(pen: Pen) -> None:
    """A card that nobody has drawn yet: the sign of the deck, and its name tells the rest."""
    pen.points([(50, 4), (90, 50), (50, 96), (10, 50)], PAPER, INK, 5)
    pen.points([(50, 18), (78, 50), (50, 82), (22, 50)], stroke=PLAIN, width=3)
    pen.path("M34 62L62 34M52 30c10 0 18 8 18 18", stroke=PLAIN, width=7)


ACTIONS: Final[dict[str, Emblem]] = {
    "rockfall": rockfall,
    "map": chart,
    "key": key,
    "thief": thief,
    "hands-off": hands_off,
    "swap-hands": swap_hands,
    "inspection": inspection,
    "swap-hats": swap_hats,
    "trap": trap,
    "free": free,
    "goal-swap": goal_swap,
    "treasury": treasury,
    "veto": veto,
    "reverse": reverse,
    "artisan": artisan,
    "pathfinder": pathfinder,
    "diversion": diversion,
}


def brought(word: str) -> Emblem | None:
    """The picture that the package of a module brings along for a card."""
    text = pictures.picture(word)
    return None if text is None else partial(draw_svg, text=text)


def action(pen: Pen, word: str) -> None:
    """The picture of a card by its name."""
    kind, *tools = word.split("-")
    known = set(tools) <= TOOLS.keys()
    if kind == "broken" and known:
        TOOLS[tools[0]](pen)
        crack(pen)
    elif kind == "fix" and known:
        repair(pen, tools)
    else:
        (ACTIONS.get(word) or brought(word) or unknown)(pen)


def mood(word: str) -> str:
    """The colour of the rim: something breaks, something is mended, or neither."""
    if word.startswith("broken-") or word in ("trap", "veto"):
        return BROKEN
    return MENDED if word.startswith("fix-") or word in ("free", "artisan", "hands-off") else PLAIN
