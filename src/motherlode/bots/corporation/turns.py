"""What the crystals of a turn can come to in one colour: treasures taken one after another, and what is left of them
dug towards the nearest gold or away from it.

Sets of cells are ints with a bit for each cell.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from motherlode.games.corporation.cells import NEIGHBOURS, SIZE
from motherlode.games.corporation.reach import EAST_EDGE, WEST_EDGE, cell_set

FAR: Final = 14
NOWHERE: Final = -1
AROUND: Final = tuple(cell_set(cells) for cells in NEIGHBOURS)


class TurnPlan(NamedTuple):
    """What a turn can come to."""

    first: int
    """The first cell that is dug."""
    symbols: str
    """All treasures that are covered."""
    far: int
    """How many crystals the nearest gold is away then; FAR if none can be reached."""
    away: bool
    """Whether crystals that cover no treasure go beside the tunnel and not towards the gold."""


class Turns:
    """All plans for the crystals of a turn; what covers the same cells in another order is found once."""

    def __init__(self, symbols: str, gold: int, treasures: int) -> None:
        self._symbols = symbols
        self._gold = gold
        self._treasures = treasures
        self._seen: set[int] = set()
        self._plans: dict[TurnPlan, None] = {}

    def plans(self, tunnel: int, free: int, budget: int) -> list[TurnPlan]:
        self._go_on(tunnel, free, budget, NOWHERE, "")
        return [*self._plans]

    def _go_on(self, tunnel: int, free: int, budget: int, first: int, symbols: str) -> None:
        """Leaves it at that, or takes something within reach and goes on from there."""
        if tunnel in self._seen:
            return
        self._seen.add(tunnel)
        layers = spread(tunnel, free, self._gold, budget)
        self._leave(layers, budget, first, symbols)
        for depth, layer in enumerate(layers[:budget]):
            for cell in bits(layer & self._treasures):
                path = way_back(layers, cell, depth)
                taken = [self._symbols[step] for step in path if self._treasures >> step & 1]
                cells = cell_set(path)
                begun = path[0] if first == NOWHERE else first
                self._go_on(tunnel | cells, free & ~cells, budget - len(path), begun, symbols + "".join(taken))

    def _leave(self, layers: list[int], budget: int, first: int, symbols: str) -> None:
        """Towards the gold if it is not within reach, or beside the tunnel."""
        gold = layers[-1] & self._gold if layers else 0
        depth = next((depth for depth, layer in enumerate(layers, 1) if layer & self._gold), FAR)
        if budget < depth < FAR:
            begun = way_back(layers, lowest(gold), depth - 1)[0] if first == NOWHERE else first
            self._plans[TurnPlan(begun, symbols, depth - budget, away=False)] = None
        if layers and first == NOWHERE:
            first = layers[0].bit_length() - 1
        if first != NOWHERE:
            self._plans[TurnPlan(first, symbols, depth, away=True)] = None


def spread(tunnel: int, free: int, wanted: int, budget: int) -> list[int]:
    """Breadth first, until something wanted is found and the budget used up: the cells that can be dug with the first
    crystal, with the second one, and so on."""
    layers: list[int] = []
    reached = tunnel
    for _ in range(FAR - 1):
        beside = ((reached & ~EAST_EDGE) << 1 | (reached & ~WEST_EDGE) >> 1 | reached << SIZE | reached >> SIZE) & free
        layer = beside & ~reached
        if not layer:
            break
        layers.append(layer)
        reached |= layer
        if len(layers) >= budget and reached & wanted & free:
            break
    return layers


def way_back(layers: list[int], target: int, depth: int) -> list[int]:
    """The cells to a target that was found in that layer, the nearest first."""
    path = [target]
    for layer in reversed(layers[:depth]):
        path.append(lowest(AROUND[path[-1]] & layer))
    return path[::-1]


def lowest(cells: int) -> int:
    return (cells & -cells).bit_length() - 1


def bits(cells: int) -> list[int]:
    found = []
    while cells:
        low = cells & -cells
        found.append(low.bit_length() - 1)
        cells ^= low
    return found
