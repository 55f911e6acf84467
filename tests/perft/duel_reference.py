"""Where tunnel cards may lie in a duel, straight from DUEL-38 to DUEL-55: slow, and with no code of the engine.

A maze is a dict of cells `(x, y)` to shapes as they lie. Inside a card all openings are joined (DUEL-16).
"""

import re
from collections.abc import Iterable

from tests.perft.reference import FACING, STEPS, Cell, Maze, Placement, neighbour

CARDS = (
    *("NESW", "NEW", "NES", "EW", "NS", "ES", "SW"),
    *("EW:green-door@E", "EW:blue-door@E", "NESW:green-door@N", "NESW:blue-door@N"),
)
STARTS: dict[str, Cell] = {"green": (0, 1), "blue": (0, -1)}
"""DUEL-25."""
DOOR = re.compile(r"(green|blue)-door@([NESW])")


def turned(shape: str) -> str:
    """DUEL-39: by 180°, with its doors."""
    sides, colon, feature = shape.partition(":")
    around = "".join(sorted((FACING[side] for side in sides), key="NESW".index))
    return around + colon + re.sub("@(.)", lambda door: f"@{FACING[door[1]]}", feature)


SHAPES = sorted({shape for card in CARDS for shape in (card, turned(card))})


def is_open(shape: str, side: str) -> bool:
    """DUEL-66: with or without a door."""
    return side in shape.partition(":")[0]


def closed_to(shape: str, side: str, colour: str) -> bool:
    """DUEL-51, DUEL-52, DUEL-65: a door of the other colour on that side; one with a key is no door any more."""
    return any(owner != colour and on == side for owner, on in DOOR.findall(shape))


def linked(shape: str, side: str, other: str, colour: str) -> bool:
    """DUEL-50: two cards that lie side by side."""
    back = FACING[side]
    both = is_open(shape, side) and is_open(other, back)
    return both and not closed_to(shape, side, colour) and not closed_to(other, back, colour)


def connected(maze: Maze, colour: str) -> set[Cell]:
    """DUEL-53, DUEL-54."""
    found: set[Cell] = set()
    pending = [STARTS[colour]]
    while pending:
        cell = pending.pop()
        if cell not in found:
            found.add(cell)
            beside = [(side, neighbour(cell, side)) for side in STEPS]
            pending += [near for side, near in beside if near in maze and linked(maze[cell], side, maze[near], colour)]
    return found


def placements(maze: Maze, face_down: Iterable[Cell], colour: str) -> list[Placement]:
    """DUEL-38, DUEL-40 to DUEL-45: every cell with every shape that a player may lay there."""
    network = connected(maze, colour)
    empty = {neighbour(cell, side) for cell in maze for side in STEPS} - set(maze) - set(face_down)
    return [
        (cell, shape)
        for cell in sorted(empty)
        for shape in SHAPES
        if _agrees(maze, cell, shape) and _joins(maze, cell, shape, network, colour)
    ]


def _agrees(maze: Maze, cell: Cell, shape: str) -> bool:
    beside = [(side, maze.get(neighbour(cell, side))) for side in STEPS]
    return all(other is None or is_open(shape, side) == is_open(other, FACING[side]) for side, other in beside)


def _joins(maze: Maze, cell: Cell, shape: str, network: set[Cell], colour: str) -> bool:
    beside = [(side, neighbour(cell, side)) for side in STEPS]
    return any(near in network and linked(shape, side, maze[near], colour) for side, near in beside)


def reaches_vein(maze: Maze, face_down: Iterable[Cell]) -> bool:
    """DUEL-56, DUEL-57: a tunnel of either player opens to a face-down vein, with no door of the other there."""
    veins = set(face_down)
    return any(
        neighbour(cell, side) in veins and is_open(maze[cell], side) and not closed_to(maze[cell], side, colour)
        for colour in STARTS
        for cell in connected(maze, colour)
        for side in STEPS
    )
