"""Colour for a terminal that shows it: lit tunnels, gold and crystals. Every sign reads without it, too."""

import os
import re
import sys
from typing import Final

from motherlode.render.corporation.board import CRYSTALS

PLAIN: Final = "\x1b[0m"
LAMP, ROCK, GOLD = "\x1b[38;5;221m", "\x1b[38;5;240m", "\x1b[1;38;5;220m"
HUES: Final = {
    "red": "203",
    "orange": "208",
    "yellow": "221",
    "green": "71",
    "cyan": "80",
    "blue": "69",
    "violet": "140",
    "white": "255",
}
"""The nearest of the 256 colours to what the corporations have on the screen."""
RUNS: Final = (
    (re.compile("[═║╔╗╚╝╠╣╦╩╬╞╡╥╨╪]+"), LAMP),
    (re.compile("[░▓]+"), ROCK),
    (re.compile(r"\$"), GOLD),
    *((re.compile(sign + "+"), f"\x1b[38;5;{HUES[colour]}m") for colour, sign in CRYSTALS.items()),
)


def is_coloured() -> bool:
    """A person looks at a terminal that can do it, and has not asked for none (https://no-color.org)."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def painted(drawing: str) -> str:
    """The same drawing in colour; no sign is added, taken away or moved."""
    for signs, hue in RUNS:
        drawing = signs.sub(rf"{hue}\g<0>{PLAIN}", drawing)
    return drawing
