"""A finished game as a picture to share: who got how much, and the mine as it was dug."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from io import BytesIO
from typing import Any, Final

from PIL import Image, ImageDraw, ImageFont

from motherlode.games.tunnels.cells import LETTERS
from motherlode.games.tunnels.shapes import read_shape, side_word
from motherlode.print.fonts import BOLD, FOLDER, SANS, SERIF
from motherlode.print.mountain import SHADES
from motherlode.words import Words

SIZE: Final = (1200, 630)
"""What messengers show of a link."""
NIGHT, ROOM, ROCK, FLOOR, LIT = "#14110f", "#1e1915", "#3b332d", "#a8895c", "#f2cf8e"
PARCHMENT, DIM, LAMP, INK = "#efe3c8", "#c3b39a", "#f5b942", "#2a211a"
LIST: Final = 720
"""Where the list of players begins."""
MOST: Final = 10
MOUNTAIN: Final = 18
"""Cells along a side of the corporations' mountain."""
FINE: Final = 2
"""It is drawn larger and then made smaller, so that edges are smooth."""

Box = tuple[float, float, float, float]


def picture(view: Mapping[str, Any], names: Sequence[str], words: Words) -> bytes:
    """A PNG of a view of everything at the end of a game."""
    image = Image.new("RGB", (SIZE[0] * FINE, SIZE[1] * FINE), NIGHT)
    draw = ImageDraw.Draw(image)
    outcome = view["outcome"]
    winners = [names[seat] for seat in outcome["winners"]]
    _text(draw, (48, 40), "Motherlode", 34, LAMP, SERIF)
    headline = words.say("event-game-over-winners", count=len(winners), winners=words.each(winners))
    _lines(draw, headline)
    if "goals" in view:
        _mine(draw, view)
    elif "gems" in view:
        _mountain(draw, view["gems"])
    _ranking(draw, outcome, names)
    made = BytesIO()
    image.resize(SIZE, Image.Resampling.LANCZOS).save(made, "PNG", optimize=True)
    return made.getvalue()


def _lines(draw: ImageDraw.ImageDraw, text: str) -> None:
    """The headline, in at most two lines."""
    font, lines = _font(SERIF, 40), [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if draw.textlength(longer, font) > 1104 * FINE:
            lines.append(word)
        else:
            lines[-1] = longer
    for row, line in enumerate(lines[:2]):
        _text(draw, (48, 90 + 46 * row), line, 40, PARCHMENT, SERIF)


def _ranking(draw: ImageDraw.ImageDraw, outcome: Mapping[str, Any], names: Sequence[str]) -> None:
    gold, winners = outcome["gold"], outcome["winners"]
    order = sorted(range(len(gold)), key=lambda seat: (seat not in winners, -gold[seat], seat))[:MOST]
    step = min(58.0, 400 / len(order))
    for place, seat in enumerate(order):
        top = 200 + place * step
        won = seat in winners
        _rounded(draw, (LIST, top, 1152, top + step - 6), 14, "#6b4a14" if won else ROOM)
        size = min(28, step * 0.5)
        middle = top + (step - 6) / 2 - size * 0.62
        _text(draw, (LIST + 18, middle), _short(draw, names[seat], size), size, PARCHMENT, BOLD if won else SANS)
        count = str(gold[seat])
        wide = draw.textlength(count, _font(BOLD, size)) / FINE
        _text(draw, (1130 - wide, middle), count, size, LAMP, BOLD)


def _short(draw: ImageDraw.ImageDraw, name: str, size: float) -> str:
    font = _font(SANS, size)
    while draw.textlength(name, font) > 330 * FINE and len(name) > 2:
        name = name[:-2] + "…"
    return name


def _mine(draw: ImageDraw.ImageDraw, view: Mapping[str, Any]) -> None:
    goals, board, lit = view["goals"], view["board"], view.get("lit", {})
    cells = [_xy(cell) for cell in {**board, **goals}]
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    unit = min(620 / (max(xs) - min(xs) + 1), 400 / (max(ys) - min(ys) + 1) / 1.5, 70)
    left = 48 + (620 - unit * (max(xs) - min(xs) + 1)) / 2
    top = 200 + (400 - unit * 1.5 * (max(ys) - min(ys) + 1)) / 2
    for cell in {**board, **goals}:
        x, y = _xy(cell)
        corner = left + (x - min(xs)) * unit, top + (max(ys) - y) * unit * 1.5
        box = (corner[0] + 1, corner[1] + 1, corner[0] + unit - 1, corner[1] + unit * 1.5 - 1)
        _rounded(draw, box, unit * 0.08, ROCK)
        face = (goals.get(cell) or {}).get("face") or ""
        if cell in board:
            _tunnels(draw, box, board[cell], lit.get(cell, "") if isinstance(lit, dict) else "")
        if face.startswith("gold"):
            _lump(draw, box)


def _mountain(draw: ImageDraw.ImageDraw, gems: Mapping[str, str]) -> None:
    unit = 400 / MOUNTAIN
    left = 48 + (620 - 400) / 2
    for row in range(1, MOUNTAIN + 1):
        for column in range(1, MOUNTAIN + 1):
            x, y = left + (column - 1) * unit, 200 + (row - 1) * unit
            _rounded(draw, (x + 0.5, y + 0.5, x + unit - 0.5, y + unit - 0.5), 3, ROCK)
            gem = gems.get(f"{row},{column}")
            if gem is not None:
                _round_spot(draw, (x + unit / 2, y + unit / 2), unit * 0.4, SHADES[gem])


def _xy(cell: str) -> tuple[int, int]:
    x, y = cell.split(",")
    return int(x), int(y)


def _tunnels(draw: ImageDraw.ImageDraw, box: Box, word: str, lit: str) -> None:
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    ends = {"N": (x, box[1]), "S": (x, box[3]), "E": (box[2], y), "W": (box[0], y)}
    bore = (box[2] - box[0]) * 0.3
    for tunnel in read_shape(word).tunnels:
        sides = [letter for letter in side_word(tunnel) if letter in LETTERS]
        for side in sides:
            end = ends[side]
            stop = (x, y) if len(sides) > 1 else ((x * 0.45 + end[0] * 0.55), (y * 0.45 + end[1] * 0.55))
            _line(draw, end, stop, bore, LIT if side in lit else FLOOR)
        if len(sides) > 1:
            _round_spot(draw, (x, y), bore / 2, LIT if any(side in lit for side in sides) else FLOOR)


def _lump(draw: ImageDraw.ImageDraw, box: Box) -> None:
    _round_spot(draw, ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), (box[2] - box[0]) * 0.28, INK)
    _round_spot(draw, ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), (box[2] - box[0]) * 0.24, LAMP)


# ---- in pixels of the finished picture


@cache
def _font(name: str, size: float) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(FOLDER / f"{name}.ttf"), size * FINE)


def _text(draw: ImageDraw.ImageDraw, at: tuple[float, float], text: str, size: float, colour: str, font: str) -> None:
    draw.text((at[0] * FINE, at[1] * FINE), text, colour, _font(font, size))


def _rounded(draw: ImageDraw.ImageDraw, box: Box, radius: float, colour: str) -> None:
    draw.rounded_rectangle(tuple(side * FINE for side in box), radius * FINE, colour)


def _line(
    draw: ImageDraw.ImageDraw, start: tuple[float, float], end: tuple[float, float], wide: float, colour: str
) -> None:
    draw.line([(x * FINE, y * FINE) for x, y in (start, end)], colour, round(wide * FINE))


def _round_spot(draw: ImageDraw.ImageDraw, middle: tuple[float, float], radius: float, colour: str) -> None:
    x, y = middle
    draw.ellipse([(x - radius) * FINE, (y - radius) * FINE, (x + radius) * FINE, (y + radius) * FINE], colour)
