"""Pages of rules in our own words: enough to play with what was cut out."""

from __future__ import annotations

from typing import Any, Final

from motherlode.core.setup import Setup
from motherlode.print.fonts import BOLD, SANS, SERIF
from motherlode.print.pen import INK, broken
from motherlode.print.sheet import HIGH, WIDE, end_page, page
from motherlode.words import Words

SECTIONS: Final = {
    "duel": ("aim", "setup", "turn", "tunnels", "doors", "tools", "cards", "gold", "end"),
    "saboteur": ("aim", "setup", "turn", "tunnels", "tools", "cards", "goals", "end", "sharing"),
    "corporation": ("aim", "setup", "turn", "digging", "symbols", "gold", "investing", "cards", "end"),
}
MARGIN, GAP = 16.0, 9.0
COLUMN: Final = (WIDE - 2 * MARGIN - GAP) / 2
TOP: Final = 40.0
SIZES: Final = (4.9, 4.7, 4.5, 4.3, 4.1, 3.9, 3.7, 3.5, 3.3, 3.1, 2.9)
"""Of the letters, in millimetres: the largest that fits on the page is taken."""


Told = list[tuple[str, str]]
"""Headings with the text below them."""


def draw_rules(canvas: Any, game: str, words: Words, notes: list[str]) -> None:
    told = [
        (words.say(f"print-{game}-{section}"), words.say(f"print-{game}-{section}.text")) for section in SECTIONS[game]
    ]
    _draw_page(canvas, (words.say(f"print-{game}"), words.say(f"print-{game}.players")), told, notes)


def draw_modules(canvas: Any, setup: Setup, words: Words, notes: list[str]) -> None:
    """What the modules of a table change."""
    told = [(words.say(f"module-{module}"), words.say(f"how-module-{module}")) for module in setup.modules]
    if "saboteur2" in setup.modules:
        how = [
            (words.say(f"s2-how-{step}"), words.say(f"s2-how-{step}.text"))
            for step in ("teams", "doors", "cards", "end")
        ]
        told += [*how, (words.say("s2-pay"), f"{words.say('s2-pay-line')} {words.say('s2-pay-more')}")]
    _draw_page(canvas, (words.say("print-modules"), words.say("print-modules.text")), told, notes)


def _draw_page(canvas: Any, head: tuple[str, str], told: Told, notes: list[str]) -> None:
    """One page in two columns; `notes` stand at its foot."""
    size = next((size for size in SIZES if _columns_needed(told, size) <= 2), SIZES[-1])
    pen = page(canvas)
    pen.text(WIDE / 2, 20, head[0], 9, SERIF)
    pen.text(WIDE / 2, 28, head[1], 4, SANS, "#6a5c4f")
    pen.line([(MARGIN, 32), (WIDE - MARGIN, 32)], "#8a6238", 0.4)
    column, y = 0, TOP
    for title, text in told:
        lines = broken(text, SANS, size, COLUMN)
        if column == 0 and y + _height(len(lines), size) > _bottom():
            column, y = 1, TOP
        x = MARGIN + column * (COLUMN + GAP)
        _left(pen.canvas, x, y, title, size * 1.18, BOLD, "#8a4b22")
        for number, line in enumerate(lines, 1):
            _left(pen.canvas, x, y + size * 0.2 + number * size * 1.3, line, size, SANS, INK)
        y += _height(len(lines), size)
    for number, note in enumerate(reversed(notes)):
        pen.fitted(WIDE / 2, HIGH - 9 - number * 4.6, note, 3.2, WIDE - 2 * MARGIN, SANS, "#6a5c4f")
    end_page(canvas)


def _bottom() -> float:
    return HIGH - 24


def _height(lines: int, size: float) -> float:
    return size * (1.3 * lines + 1.9)


def _columns_needed(told: Told, size: float) -> int:
    columns, y = 1, TOP
    for _, text in told:
        high = _height(len(broken(text, SANS, size, COLUMN)), size)
        if y + high > _bottom():
            columns, y = columns + 1, TOP
        y += high
    return columns


def _left(canvas: Any, x: float, y: float, said: str, size: float, font: str, colour: str) -> None:
    canvas.saveState()
    canvas.translate(x, y)
    canvas.scale(1, -1)
    canvas.setFillColor(colour)
    canvas.setFont(font, size)
    canvas.drawString(0, 0, said)
    canvas.restoreState()
