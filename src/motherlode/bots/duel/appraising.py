"""What moves of a duel are worth: the chance to win the round after the other has answered as well as he can."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pvariance
from typing import Any, Final

from motherlode.bots.appraisal import Appraisal, Appraiser
from motherlode.bots.bot import Remark
from motherlode.bots.dice import dice
from motherlode.bots.duel.judge import DuelJudge
from motherlode.core.types import Action, View
from motherlode.games import game
from motherlode.games.tunnels.turn import Turn


def shortlist(seed: int, view: View, legal: Sequence[Action], talk: Sequence[Remark]) -> list[Action]:
    """By what the judge thinks of them in one deal; of those that throw cards away the best."""
    deal = game(view["game"]).sampler({**view, "log": []}).deal(dice(seed, view, "shortlist"))
    chances = DuelJudge(deal).worths_after(deal, view["seat"], legal)
    ranked = [action for _, action in sorted(zip(chances, legal, strict=True), key=lambda pair: -pair[0])]
    passes = [action for action in ranked if "pass" in action]
    return [action for action in ranked if action not in passes[1:]]


def appraise(
    seed: int, view: View, legal: Sequence[Action], talk: Sequence[Remark], moves: Sequence[Action], deals: int
) -> list[Appraisal]:
    rng = dice(seed, view, "appraisal")
    sampler = game(view["game"]).sampler({**view, "log": []})
    found = [chances_after(sampler.deal(rng), view["seat"], moves) for _ in range(deals)]
    by_move = [*zip(*found, strict=True)]
    best = max(by_move, key=fmean)
    valued = [
        Appraisal(move, fmean(chances), _error(chances, best)) for move, chances in zip(moves, by_move, strict=True)
    ]
    return sorted(valued, key=lambda appraisal: -appraisal.worth)


def chances_after(deal: Any, seat: int, moves: Sequence[Action]) -> list[float]:
    """How likely the seat wins in this deal after each of the moves and the other's best answer to it."""
    judge = DuelJudge(deal)
    return [_answered(judge, deal, seat, move) for move in moves]


def _answered(judge: DuelJudge, deal: Any, seat: int, move: Action) -> float:
    state = deal.copy()
    state.apply(seat, move, quiet=True)
    if judge.settled(state) or state.actors[0] == seat or state.stack[-1][0] != Turn.kind:
        return judge.worths(state)[seat]
    other = state.actors[0]
    return 1 - max(judge.worths_after(state, other, state.legal(other)))


def _error(chances: Sequence[float], best: Sequence[float]) -> float:
    return sqrt(pvariance([one - other for one, other in zip(chances, best, strict=True)]) / len(chances))


APPRAISER: Final = Appraiser("chance", Turn.kind, promising=6, deals=6, shortlist=shortlist, appraise=appraise)
