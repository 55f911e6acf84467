"""A picture of the table before the first turn: where the entrance, the goals and everything else lie."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from motherlode.core.setup import Setup
from motherlode.games import game as find_game
from motherlode.games.corporation.tiles import CENTRE, OUTER, TILE
from motherlode.print import faces, mountain
from motherlode.print.fonts import SANS, SERIF
from motherlode.print.pen import Pen
from motherlode.print.postcard import postcard
from motherlode.print.sheet import HIGH, WIDE, end_page, page
from motherlode.print.tunnel import tunnel_card
from motherlode.words import Words

MARGIN: Final = 14.0
TOP: Final = 46.0
CARD_WIDE, CARD_HIGH = 100.0, 150.0
EMPTY: Final = "#cdbfa8"

Draw = Callable[[Pen], None]
Cells = dict[tuple[int, int], Draw]


def draw_setup(canvas: Any, setup: Setup, words: Words) -> None:
    pen = page(canvas)
    pen.text(WIDE / 2, 20, words.say("print-setup"), 9, SERIF)
    pen.line([(MARGIN, 38), (WIDE - MARGIN, 38)], "#8a6238", 0.4)
    if setup.game == "corporation":
        _caption(pen, words.say("print-setup-mountain"))
        _mountain(pen)
    else:
        view = find_game(setup.game).start(setup, seed=1).view(-1)
        hand = view["hand_sizes"][0]
        _caption(pen, words.say("print-setup-mine", hand=hand, players=setup.players, deck=view["deck"]))
        _mine(pen, view)
    end_page(canvas)


def _caption(pen: Pen, text: str) -> None:
    pen.fitted(WIDE / 2, 31, text, 4, WIDE - 2 * MARGIN, SANS, "#6a5c4f")


def _mine(pen: Pen, view: Mapping[str, Any]) -> None:
    """Cards as they lie, and the empty places between them as dashed cards."""
    cells = _cards(view)
    room = _postcard_cells(view)
    columns = [x for x, _ in (*cells, *room)]
    rows = [y for _, y in (*cells, *room)]
    left, right, bottom, top = min(columns), max(columns), min(rows), max(rows)
    wide = (WIDE - 2 * MARGIN) / (right - left + 1)
    high = (HIGH - TOP - 20) / (top - bottom + 1)
    scale = min(wide / CARD_WIDE, high / CARD_HIGH)
    corner = (WIDE - (right - left + 1) * CARD_WIDE * scale) / 2
    for x in range(left, right + 1):
        for y in range(bottom, top + 1):
            if (x, y) in room:
                continue
            with pen.moved(corner + (x - left) * CARD_WIDE * scale, TOP + (top - y) * CARD_HIGH * scale, scale):
                cells.get((x, y), _nothing)(pen)
    if room:
        x, y = min(x for x, _ in room), max(y for _, y in room)
        with pen.moved(corner + (x - left) * CARD_WIDE * scale, TOP + (top - y) * CARD_HIGH * scale, scale):
            postcard(pen, view["postcard"]["side"], "")


def _cards(view: Mapping[str, Any]) -> Cells:
    starts = view.get("starts") or [view["start"]]
    colours = view.get("colours") or [""]
    cells: Cells = {_cell(cell): partial(tunnel_card, word=shape) for cell, shape in view["board"].items()}
    for cell, colour in zip(starts, colours, strict=True):
        cells[_cell(cell)] = partial(faces.start_face, shape=view["board"][cell], colour=colour)
    cells |= {_cell(cell): faces.goal_back for cell in view["goals"]}
    cells |= {_cell(cell): faces.treasure_back for cell in view.get("treasures") or ()}
    return cells


def _postcard_cells(view: Mapping[str, Any]) -> list[tuple[int, int]]:
    return [_cell(cell) for cell in (view.get("postcard") or {}).get("cells", ())]


def _cell(cell: str) -> tuple[int, int]:
    x, y = cell.split(",")
    return int(x), int(y)


def _nothing(pen: Pen) -> None:
    edge = [(4.0, 4.0), (96.0, 4.0), (96.0, 146.0), (4.0, 146.0), (4.0, 4.0)]
    pen.line(edge, EMPTY, 1.2, dash=(5, 5))


def _mountain(pen: Pen) -> None:
    """The camp in the middle, the others round it in any order."""
    side = (WIDE - 2 * MARGIN) / 3
    names = list(OUTER)
    around = [*names[:4], "centre", *names[4:]]
    for number, name in enumerate(around):
        row, column = divmod(number, 3)
        grid = CENTRE if name == "centre" else OUTER[name]
        with pen.moved(MARGIN + column * side, TOP + row * side, side / (TILE * mountain.CELL)):
            mountain.tile(pen, rows=grid, seed=name)
