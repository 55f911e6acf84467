"""The mountain as a digger looks at it: what lies where, and how far each colour has to dig for it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from motherlode.core.types import View
from motherlode.games.corporation.cells import BY_WORD, NEIGHBOURS
from motherlode.games.corporation.colours import COLOURS

FAR: Final = 99
WALLS: Final = frozenset("XP")
LIKELY: Final = 0.6
"""How much less likely a colour reaches gold with each cell more to dig."""

Ways = dict[int, tuple[int, int]]
"""For each cell that can be reached: how many crystals it takes, and the cell before it."""


class Mountain:
    def __init__(self, view: View) -> None:
        self.symbols: str = "".join(view["board"])
        self.covered = {BY_WORD[cell] for cell in view["gems"]}
        self.tunnels: dict[str, set[int]] = {colour: set() for colour in COLOURS}
        for cell, colour in view["gems"].items():
            self.tunnels[colour].add(BY_WORD[cell])
        self.gold = [cell for cell, symbol in enumerate(self.symbols) if symbol == "G" and cell not in self.covered]
        self.blocked = set(view["blocked"])

    def ways(self, roots: Iterable[int], covered: set[int], most: int = FAR) -> Ways:
        """Breadth first over uncovered cells without danger; passages are left out."""
        found: Ways = {}
        layer, depth = list(roots), 0
        while layer and depth < most:
            depth += 1
            following = []
            for cell in layer:
                for near in NEIGHBOURS[cell]:
                    if near not in found and near not in covered and self.symbols[near] not in WALLS:
                        found[near] = (depth, cell)
                        following.append(near)
            layer = following
        return found

    @cached_property
    def distances(self) -> dict[str, dict[int, int]]:
        """For each colour the crystals it needs to each gold."""
        table = {}
        for colour, tunnel in self.tunnels.items():
            ways = self.ways(tunnel, self.covered)
            table[colour] = {gold: ways[gold][0] if gold in ways else FAR for gold in self.gold}
        return table

    @cached_property
    def expected(self) -> dict[str, float]:
        """For each colour how much of the gold it will probably dig: the nearer, the likelier."""
        shares = dict.fromkeys(COLOURS, 0.0)
        for gold in self.gold:
            likely = {colour: LIKELY ** self.distances[colour][gold] for colour in COLOURS}
            whole = sum(likely.values()) or 1.0
            for colour in COLOURS:
                shares[colour] += likely[colour] / whole
        return shares

    def path(self, ways: Ways, target: int) -> list[int]:
        """The cells to dig, the nearest first."""
        path = [target]
        while ways[path[-1]][0] > 1:
            path.append(ways[path[-1]][1])
        return path[::-1]
