"""Draws the mine of a view as text, with coordinates on its edges."""

from collections.abc import Mapping
from typing import Any, Final

from motherlode.render.doors import LETTERS
from motherlode.render.duel import nuggets
from motherlode.render.glyph import WIDTH, Drawing, draw_empty, draw_hidden, draw_tunnels
from motherlode.render.light import lit_of, starts_of
from motherlode.render.shapes import cell_at, neighbour, open_sides, xy

START: Final = "⌂"
GOLD: Final = "$"
STONE: Final = "#"
MARGIN: Final = 4


def draw_board(view: Mapping[str, Any], marks: Mapping[str, str] | None = None) -> str:
    """The mine; `marks` are short labels shown in empty cells, or in the middle of cards."""
    marks = marks or {}
    columns, rows = _extent(view, marks)
    light = lit_of(view)
    across = " " * MARGIN + "".join(f"{x:^{WIDTH}}" for x in columns)
    lines = [across]
    for y in rows:
        cards = [_draw_cell(view, cell_at(x, y), marks.get(cell_at(x, y), ""), light) for x in columns]
        for number in range(3):
            edge = f"{y:>{MARGIN - 1}} " if number == 1 else " " * MARGIN
            tail = f" {y}" if number == 1 else ""
            lines.append(edge + "".join(card[number] for card in cards) + tail)
    lines.append(across)
    return "\n".join(line.rstrip() for line in lines)


def _extent(view: Mapping[str, Any], marks: Mapping[str, str]) -> tuple[range, range]:
    """Columns from west to east and rows from north to south, with room where a lit tunnel leads on."""
    leading_on = [neighbour(cell, side) for cell, lit in lit_of(view).items() for side in lit]
    places = [xy(cell) for cell in (*view["board"], *view["goals"], *leading_on, *marks)]
    xs = [x for x, _ in places]
    ys = [y for _, y in places]
    return range(min(xs), max(xs) + 1), range(max(ys), min(ys) - 1, -1)


def _draw_cell(view: Mapping[str, Any], cell: str, mark: str, light: Mapping[str, str]) -> Drawing:
    goal = view["goals"].get(cell)
    if goal and not goal["open"]:
        return draw_hidden(mark or known_sign(goal["face"]))
    shape = view["board"].get(cell)
    if shape is None:
        return draw_empty(mark)
    lit = light.get(cell, "")
    if goal:
        owner = LETTERS[view["colours"][view["claimed"][cell]]] if cell in view.get("claimed", ()) else ""
        return _draw_open_goal(goal["face"], shape, lit, owner)
    if mark:
        return _with_mark(draw_tunnels(shape, lit), mark)
    return draw_tunnels(shape, lit, sign=_start_signs(view).get(cell, ""))


def _start_signs(view: Mapping[str, Any]) -> dict[str, str]:
    signs = [LETTERS[colour] for colour in view["colours"]] if "colours" in view else [START]
    return dict(zip(starts_of(view), signs, strict=True))


def _draw_open_goal(face: str, shape: str, lit: str, owner: str) -> Drawing:
    """A corner shows that it is only stone, or who has claimed the gold."""
    if face.startswith("stone"):
        drawing = draw_tunnels(shape, lit)
        return [STONE + drawing[0][1:], *drawing[1:]]
    drawing = draw_tunnels(shape, lit, sign=known_sign(face))
    return [owner + drawing[0][len(owner) :], *drawing[1:]]


def known_sign(face: str | None) -> str:
    """How a hidden goal is marked for somebody who knows it."""
    if face is None:
        return "?"
    if face.startswith("stone"):
        return STONE
    return str(nuggets(face) or GOLD)


def _with_mark(drawing: Drawing, mark: str) -> Drawing:
    return [drawing[0], f"{mark:^{WIDTH}}", drawing[2]]


def free_ends(view: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Cells and sides where a lit tunnel is open towards an empty cell."""
    return [
        (cell, side)
        for cell, lit in lit_of(view).items()
        for side in lit
        if side in open_sides(view["board"][cell])
        and neighbour(cell, side) not in view["board"]
        and neighbour(cell, side) not in view["goals"]
    ]
