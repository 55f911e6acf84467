"""A solid duellist: looks one move ahead in a few possible deals and takes what leads to the best position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from motherlode.bots.bot import Remark
from motherlode.bots.dice import dice
from motherlode.bots.duel import talking
from motherlode.bots.duel.judge import DuelJudge
from motherlode.core.types import Action, View
from motherlode.games import game

DEALS: Final = 4
TIE: Final = 1e-6


def choose(seed: int, view: View, legal: Sequence[Action]) -> Action:
    rng = dice(seed, view, "duel")
    seat: int = view["seat"]
    worth = [0.0] * len(legal)
    for _ in range(DEALS):
        deal = game(view["game"]).resample(view, rng)
        for number, chance in enumerate(DuelJudge(deal).worths_after(deal, seat, legal)):
            worth[number] += chance
    best = max(range(len(legal)), key=lambda number: worth[number] + TIE * rng.unit())
    return legal[best]


class Adept:
    name = "adept"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, legal: Sequence[Action], talk: Sequence[Remark]) -> Action:
        return legal[0] if len(legal) == 1 else choose(self.seed, view, legal)

    def remarks(self, view: View, talk: Sequence[Remark]) -> list[Remark]:
        return talking.remarks(self.seed, view, talk)
