"""The mountain measured once for each set of crystals: who is how near to what.

The search comes back to the same crystals again and again, so what was measured is kept. Sets of cells are ints with a
bit for each cell.
"""

from __future__ import annotations

from typing import Final

from motherlode.bots.corporation.turns import FAR, TurnPlan, Turns, bits
from motherlode.games.corporation.board import Board
from motherlode.games.corporation.cells import SIZE
from motherlode.games.corporation.colours import ALL_COLOURS
from motherlode.games.corporation.reach import ALL, EAST_EDGE, WEST_EDGE, cells_showing
from motherlode.games.corporation.tiles import CHEST, DANGER, DWARF, GOLD, PASSAGE, SAFE

TREASURES: Final = GOLD + DWARF + SAFE + CHEST
NEARER: Final = 0.6
"""How much less likely a colour takes gold with each cell more to dig."""
WITHIN_A_TURN: Final = 5
"""Crystals that a player can place in one turn, two Overtime cards included."""


class Survey:
    """One set of crystals."""

    __slots__ = ("_plans", "board_symbols", "expected", "free", "gold", "layers", "treasures", "tunnels")

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
        self.treasures = self.free & cells_showing(board.symbols, TREASURES)
        self.layers = [self._spread(tunnel) for tunnel in tunnels]
        """For each colour the cells it can dig with the first crystal, the second one, and so on."""
        self.expected = self._expected()
        """For each colour how much of the gold that is left it will probably take."""
        self._plans: dict[tuple[int, int], list[TurnPlan]] = {}

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

    def plans(self, colour: int, budget: int) -> list[TurnPlan]:
        """What so many crystals can come to in a colour."""
        known = self._plans.get((colour, budget))
        if known is None:
            turns = Turns(self.board_symbols, self.gold, self.treasures)
            known = self._plans[colour, budget] = turns.plans(self.tunnels[colour], self.free, budget)
        return known


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
