"""Where tunnel cards may lie, straight from BASE-39 to BASE-54 and BASE-100: slow, and with no code of the engine.

A maze is a dict of cells `(x, y)` to shapes as they lie. Connection is a graph whose nodes are (cell, tunnel) pairs.
"""

from collections.abc import Iterable

Cell = tuple[int, int]
Maze = dict[Cell, str]
Placement = tuple[Cell, str]
Node = tuple[Cell, str]

CARDS = (
    *("NESW", "NES", "ESW", "NS", "EW", "NE", "NW"),
    *("N+E+S+W", "N+E+S", "E+S+W", "N+S", "E+W", "N+E", "N+W", "N", "E"),
)
START: Cell = (0, 0)
STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}


def positions(card: str) -> set[str]:
    """BASE-42: a card as printed and turned by 180°; one and the same for some cards."""
    turned = ["".join(sorted((FACING[side] for side in tunnel), key="NESW".index)) for tunnel in card.split("+")]
    return {card, "+".join(sorted(turned, key=lambda tunnel: "NESW".index(tunnel[0])))}


SHAPES = sorted(shape for card in CARDS for shape in positions(card))


def neighbour(cell: Cell, side: str) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def open_sides(shape: str) -> set[str]:
    return set(shape) & set(STEPS)


def connected(maze: Maze) -> set[Node]:
    """BASE-46: the tunnels that lead without a break to the start card."""
    found: set[Node] = set()
    pending: list[Node] = [(START, maze[START])]
    while pending:
        cell, tunnel = pending.pop()
        if (cell, tunnel) in found:
            continue
        found.add((cell, tunnel))
        for side in tunnel:
            beside = neighbour(cell, side)
            pending += [(beside, other) for other in maze.get(beside, "").split("+") if FACING[side] in other]
    return found


def agrees(maze: Maze, cell: Cell, shape: str) -> bool:
    """BASE-43, BASE-44: open meets open and rock meets rock, wherever a face-up card lies beside the cell."""
    for side in STEPS:
        beside = maze.get(neighbour(cell, side))
        if beside is not None and (side in open_sides(shape)) != (FACING[side] in open_sides(beside)):
            return False
    return True


def joins(cell: Cell, shape: str, network: set[Node]) -> bool:
    """BASE-45, BASE-47, BASE-49: an open side of the new card meets a tunnel that leads to the start card."""
    beside = {(neighbour(cell, side), FACING[side]) for side in open_sides(shape)}
    return any((other, side) in beside for other, tunnel in network for side in tunnel)


def placements(maze: Maze, closed: Iterable[Cell]) -> list[Placement]:
    """BASE-60: every cell with every shape that may lie there; a face-down goal binds nothing, but is no empty cell."""
    network = connected(maze)
    empty = {neighbour(cell, side) for cell in maze for side in STEPS} - set(maze) - set(closed)
    return [
        (cell, shape)
        for cell in sorted(empty)
        for shape in SHAPES
        if agrees(maze, cell, shape) and joins(cell, shape, network)
    ]


def reaches_goal(maze: Maze, closed: Iterable[Cell]) -> bool:
    """BASE-100: a connected tunnel is open towards a face-down goal."""
    goals = set(closed)
    return any(neighbour(cell, side) in goals for cell, tunnel in connected(maze) for side in tunnel)
