"""Reads tunnel shapes: `NE` is one tunnel joining two sides, `E+W` are two that do not meet."""

from typing import Final

SIDES: Final = "NESW"
STEP: Final = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


def is_tunnel(card: str) -> bool:
    return set(card.split(":", maxsplit=1)[0]) <= set(SIDES + "+")


def tunnels(shape: str) -> list[str]:
    """The separate tunnels of a card, each as its sides in the order NESW."""
    return [in_order(part) for part in shape.split(":", maxsplit=1)[0].split("+")]


def in_order(sides: str) -> str:
    return "".join(side for side in SIDES if side in sides)


def open_sides(shape: str) -> str:
    return in_order("".join(tunnels(shape)))


def xy(cell: str) -> tuple[int, int]:
    x, _, y = cell.partition(",")
    return int(x), int(y)


def cell_at(x: int, y: int) -> str:
    return f"{x},{y}"


def neighbour(cell: str, side: str) -> str:
    x, y = xy(cell)
    across, up = STEP[side]
    return cell_at(x + across, y + up)
