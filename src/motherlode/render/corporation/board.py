"""Draws the mountain: the sign of its corporation for each crystal, a sign for each symbol, lines between the tiles."""

from collections.abc import Mapping
from typing import Any, Final

CRYSTALS: Final = {
    "red": "▲",
    "orange": "■",
    "yellow": "●",
    "green": "◆",
    "cyan": "♠",
    "blue": "☾",
    "violet": "★",
    "white": "✚",
}
SIGNS: Final = {"G": "$", "D": "+", "S": "=", "C": "?", "P": "@", "X": "#"}
EMPTY: Final = "·"
TILE: Final = 6
WIDTH: Final = 3
MARGIN: Final = 4


def draw_board(view: Mapping[str, Any], marks: Mapping[str, str] | None = None) -> str:
    """The mountain; `marks` are short labels shown in place of what a cell holds."""
    marks = marks or {}
    rows = [_draw_row(view, row, symbols, marks) for row, symbols in enumerate(view["board"], 1)]
    across = _between_tiles([f"{column:^{WIDTH}}" for column in range(1, len(view["board"][0]) + 1)], " ")
    rule = " " * MARGIN + "┼".join(["─" * (WIDTH * TILE)] * 3)
    lines = [" " * MARGIN + across]
    for start in range(0, len(rows), TILE):
        lines += [*([rule] if start else []), *rows[start : start + TILE]]
    return "\n".join(line.rstrip() for line in [*lines, " " * MARGIN + across])


def _draw_row(view: Mapping[str, Any], row: int, symbols: str, marks: Mapping[str, str]) -> str:
    cells = []
    for column, symbol in enumerate(symbols, 1):
        cell = f"{row},{column}"
        colour = view["gems"].get(cell)
        shown = marks.get(cell) or (CRYSTALS[colour] if colour else SIGNS.get(symbol, EMPTY))
        cells.append(f"{shown:^{WIDTH}}")
    return f"{row:>{MARGIN - 1}} {_between_tiles(cells, '│')} {row}"


def _between_tiles(cells: list[str], wall: str) -> str:
    return wall.join("".join(cells[start : start + TILE]) for start in range(0, len(cells), TILE))
