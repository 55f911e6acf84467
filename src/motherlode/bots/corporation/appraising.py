"""What moves of Dwarf Corporation are worth: coins ahead of the mean of the others, at the end of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pvariance
from typing import Final

from motherlode.bots.appraisal import Appraisal, Appraiser
from motherlode.bots.bot import Remark
from motherlode.bots.corporation.judge import CorporationJudge
from motherlode.bots.dice import dice
from motherlode.core.types import Action, View
from motherlode.games import game


def shortlist(seed: int, view: View, legal: Sequence[Action], talk: Sequence[Remark]) -> list[Action]:
    """The candidates of the master."""
    deal = game(view["game"]).sampler({**view, "log": []}).deal(dice(seed, view, "shortlist"))
    return CorporationJudge().options(deal)


def appraise(
    seed: int, view: View, legal: Sequence[Action], talk: Sequence[Remark], moves: Sequence[Action], deals: int
) -> list[Appraisal]:
    rng = dice(seed, view, "appraisal")
    sampler = game(view["game"]).sampler({**view, "log": []})
    seat = view["seat"]
    coins: list[list[float]] = [[] for _ in moves]
    for _ in range(deals):
        deal = sampler.deal(rng)
        judge = CorporationJudge()
        for of_move, move in zip(coins, moves, strict=True):
            state = deal.copy()
            state.apply(seat, move, quiet=True)
            of_move.append(judge.coins_ahead(state)[seat])
    best = max(coins, key=fmean)
    valued = [
        Appraisal(move, fmean(of_move), _error(of_move, best)) for move, of_move in zip(moves, coins, strict=True)
    ]
    return sorted(valued, key=lambda appraisal: -appraisal.worth)


def _error(coins: Sequence[float], best: Sequence[float]) -> float:
    return sqrt(pvariance([one - other for one, other in zip(coins, best, strict=True)]) / len(coins))


APPRAISER: Final = Appraiser("coins", "dig", promising=6, deals=8, shortlist=shortlist, appraise=appraise)
