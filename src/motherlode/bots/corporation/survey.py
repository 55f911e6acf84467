"""The mountain measured once for each set of crystals: who is how near to what.

The search comes back to the same crystals again and again, so what was measured is kept. Sets of cells are ints with a
bit for each cell.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from motherlode.games.corporation.board import Board
from motherlode.games.corporation.cells import NEIGHBOURS, SIZE
from motherlode.games.corporation.colours import ALL_COLOURS
from motherlode.games.corporation.reach import ALL, EAST_EDGE, WEST_EDGE, cell_set, cells_showing
from motherlode.games.corporation.tiles import CHEST, DANGER, DWARF, GOLD, PASSAGE, SAFE

TREASURES: Final = GOLD + DWARF + SAFE + CHEST
FAR: Final = 14
NEARER: Final = 0.6
"""How much less likely a colour takes gold with each cell more to dig."""
WITHIN_A_TURN: Final = 5
"""Crystals that a player can place in one turn, two Overtime cards included."""
AROUND: Final = tuple(cell_set(cells) for cells in NEIGHBOURS)


@dataclass(frozen=True, slots=True)
class Way:
    """The first cell on the way to something, how far it is, and what all the cells on the way show."""

    first: int
    length: int
    symbols: str


class Survey:
    """One set of crystals."""

    __slots__ = ("_ways", "board_symbols", "expected", "free", "gold", "layers", "tunnels")

    def __init__(self, board: Board) -> None:
        self.board_symbols = board.symbols
        covered, tunnels = 0, [0] * len(ALL_COLOURS)
        for cell, gem in enumerate(board.gems):
            if gem:
                tunnels[gem - 1] |= 1 << cell
                covered |= 1 << cell
        self.tunnels = tunnels
        self.free = ALL & ~covered & ~cells_showing(board.symbols, DANGER + PASSAGE)
        self.gold = self.free & cells_showing(board.symbols, GOLD)
        self.layers = [self._spread(tunnel) for tunnel in tunnels]
        """For each colour the cells it can dig with the first crystal, the second one, and so on."""
        self.expected = self._expected()
        """For each colour how much of the gold that is left it will probably take."""
        self._ways: dict[tuple[int, int], list[Way]] = {}

    def _spread(self, tunnel: int) -> list[int]:
        """Breadth first, until all gold is found and a turn is used up."""
        layers: list[int] = []
        reached, wanted = tunnel, self.gold
        for _ in range(FAR):
            if not wanted and len(layers) >= WITHIN_A_TURN:
                break
            beside = (
                (reached & ~EAST_EDGE) << 1 | (reached & ~WEST_EDGE) >> 1 | reached << SIZE | reached >> SIZE
            ) & self.free
            layer = beside & ~reached
            if not layer:
                break
            layers.append(layer)
            reached |= layer
            wanted &= ~layer
        return layers

    def _expected(self) -> list[float]:
        chances: list[dict[int, float]] = [{} for _ in ALL_COLOURS]
        wholes: dict[int, float] = {}
        for colour in ALL_COLOURS:
            chance = 1.0
            for layer in self.layers[colour]:
                chance *= NEARER
                for cell in bits(layer & self.gold):
                    chances[colour][cell] = chance
                    wholes[cell] = wholes.get(cell, 0.0) + chance
        return [sum(chance / wholes[cell] for cell, chance in of_colour.items()) for of_colour in chances]

    def nearest(self, colour: int) -> int:
        """How many crystals it takes to the first gold."""
        return next((depth for depth, layer in enumerate(self.layers[colour], 1) if layer & self.gold), FAR)

    def ways(self, colour: int, budget: int) -> list[Way]:
        """To every treasure within the budget, to the two nearest gold cells beyond it, and away from all gold."""
        known = self._ways.get((colour, budget))
        if known is None:
            known = self._ways[colour, budget] = self._find_ways(colour, budget)
        return known

    def _find_ways(self, colour: int, budget: int) -> list[Way]:
        layers = self.layers[colour]
        treasure = cells_showing(self.board_symbols, TREASURES)
        found = []
        for depth, layer in enumerate(layers[:budget]):
            found += [self._way(layers, cell, depth) for cell in bits(layer & treasure)]
        beyond = 0
        for depth in range(budget, len(layers)):
            for cell in bits(layers[depth] & self.gold):
                found.append(self._way(layers, cell, depth))
                beyond += 1
            if beyond > 1:
                break
        quiet = self._quiet(layers)
        if quiet is not None:
            found.append(Way(quiet, 1, "."))
        return found

    def _way(self, layers: list[int], target: int, depth: int) -> Way:
        """Back from the target, over treasures where there is a choice."""
        treasure = cells_showing(self.board_symbols, TREASURES)
        cell, symbols = target, self.board_symbols[target]
        for layer in reversed(layers[:depth]):
            before = AROUND[cell] & layer
            cell = lowest(before & treasure or before)
            symbols = self.board_symbols[cell] + symbols
        return Way(cell, depth + 1, symbols)

    def _quiet(self, layers: list[int]) -> int | None:
        """A cell beside the tunnel that shows nothing and is not beside gold."""
        if not layers:
            return None
        plain = layers[0] & ~cells_showing(self.board_symbols, TREASURES)
        cells = [cell for cell in bits(plain) if not AROUND[cell] & self.gold]
        return cells[0] if cells else None


def lowest(cells: int) -> int:
    return (cells & -cells).bit_length() - 1


def bits(cells: int) -> list[int]:
    found = []
    while cells:
        low = cells & -cells
        found.append(low.bit_length() - 1)
        cells ^= low
    return found


class Surveys:
    """What was measured so far in one search."""

    def __init__(self) -> None:
        self._known: dict[bytes, Survey] = {}

    def of(self, board: Board) -> Survey:
        key = bytes(board.gems)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = Survey(board)
        return known
