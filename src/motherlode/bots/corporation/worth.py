"""What things are worth to a seat, in coins ahead of the mean of the others."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from motherlode.bots.corporation.mountain import Mountain
from motherlode.core.types import View
from motherlode.games.corporation.colours import COLOURS
from motherlode.games.corporation.income import RATES, standings

DENIED: Final = 2.0
"""Gold that is dug is gold that nobody else is paid the finder's bonus for."""
A_DWARF, A_SHARE, A_CARD = 0.45, 0.35, 0.25
"""For each gold that is left."""


class Worth:
    def __init__(self, view: View, mountain: Mountain, keepers: bool = False) -> None:
        self.view = view
        self.keepers = keepers
        """As if Finders Keepers were announced."""
        self.mountain = mountain
        self.seat: int = view["seat"]
        self.others = [seat for seat in range(view["players"]) if seat != self.seat]
        self.left = len(mountain.gold)
        self.teams = [
            dwarfs + 3 * ("union" in cards) for dwarfs, cards in zip(view["dwarfs"], view["cards"], strict=True)
        ]

    def ahead(self, sums: list[float]) -> float:
        return sums[self.seat] - sum(sums[seat] for seat in self.others) / len(self.others)

    def digging(self, colour: str) -> float:
        """Gold that this seat digs now."""
        coins = [float(coins) for coins in self.view["pays"][colour]["coins"]]
        return (coins[self.seat] if self.keepers else self.ahead(coins)) + DENIED

    def shares(self, colour: str) -> list[int]:
        return list(self.view["pays"][colour]["investments"])

    def income(self, invested: list[int]) -> float:
        """Gold that anybody digs, without the finder's bonus."""
        paid = [RATES[standing] / 2 * team for standing, team in zip(standings(invested), self.teams, strict=True)]
        return self.ahead(paid)

    @cached_property
    def stakes(self) -> dict[str, float]:
        """For each colour what its gold is worth whoever digs it."""
        return {colour: self.income(self.shares(colour)) for colour in COLOURS}

    def one_more(self, colour: str, count: int = 1) -> float:
        """What so many investments more (or less) would change for the rest of the game."""
        invested = self.shares(colour)
        invested[self.seat] += count
        change = self.income(invested) - self.stakes[colour]
        return change * self.mountain.expected[colour] + 0.1 * count * self.mountain.expected[colour]

    def symbol(self, symbol: str, colour: str) -> float:
        """What covering a symbol with a colour is worth."""
        if symbol == "G":
            return self.digging(colour)
        if symbol == "D":
            caught = any("cthulhu" in self.view["cards"][seat] for seat in self.others)
            return (-A_DWARF / len(self.others) if caught else A_DWARF) * self.left
        if symbol == "S":
            return A_SHARE * self.left
        if symbol == "C":
            return A_CARD * self.left + 1.0
        return 0.0
