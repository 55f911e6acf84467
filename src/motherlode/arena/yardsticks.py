"""Bots that stay as they are, so that figures of other days compare: nobody is offered them at a table.

`glance` is the duel's adept of before it used the master's judge: one move ahead in four deals, by gold in hand and by
who is nearer to the rest. `one-move` judges positions as the duel's master does, and looks at as many of them, but only
at what each of its moves leads to: whether a tree is worth growing shows beside it. `open` is an adept who as a
saboteur gives nothing for not being suspected: what hiding costs shows beside it. `hoarder` keeps whatever hurts to the
last: what patience is worth shows beside an adept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import exp
from typing import Final

from motherlode.bots import make as make_bot
from motherlode.bots.adept.adept import Adept
from motherlode.bots.adept.temperament import EVERYWHERE, NOWHERE, temperament_of
from motherlode.bots.bot import Bot, Remark
from motherlode.bots.dice import dice
from motherlode.bots.judge import Judge
from motherlode.bots.skills import SKILLS
from motherlode.bots.tree.mastery import TreeMastery
from motherlode.core.state import State
from motherlode.core.types import Action, View
from motherlode.games import game
from motherlode.games.duel.claiming import CLAIMED
from motherlode.games.duel.ending import scores
from motherlode.games.duel.state import DuelState
from motherlode.games.duel.veins import vein_at
from motherlode.games.tunnels.cells import STRIDE, cell_word

DEALS: Final = 4
MOVES: Final = 10
"""So many moves at most are judged by who looks one move ahead."""
TIE: Final = 1e-6
NEARER: Final = 0.62
"""How much less likely gold is for every card that is still to be laid towards it."""
NOBODY: Final = 0.3
"""The weight of the case that nobody gets there."""
BROKEN: Final = 0.6
"""How many nuggets a broken tool costs its owner."""
KEY: Final = 0.15
HAND: Final = 0.05
STEEP: Final = 0.55
"""How much a nugget of advantage is worth."""
TEMPO: Final = 0.5
"""How many cards it is worth to be the next to lay one."""
FAR: Final = 12
AT_ONCE: Final = 20.0
"""Farther from the gold, in cards, than anybody ever is."""


class Glance:
    name = "glance"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, legal: Sequence[Action], talk: Sequence[Remark]) -> Action:
        if len(legal) == 1:
            return legal[0]
        rng = dice(self.seed, view, "duel")
        worth = [0.0] * len(legal)
        for _ in range(DEALS):
            deal = game(view["game"]).resample(view, rng)
            for number, action in enumerate(legal):
                state = deal.copy()
                state.apply(view["seat"], action, quiet=True)
                worth[number] += _worth(state, deal.round, view["seat"])
        return legal[max(range(len(legal)), key=lambda number: worth[number] + TIE * rng.unit())]

    def remarks(self, view: View, talk: Sequence[Remark]) -> list[Remark]:
        return []


class OneMove:
    """A master of a game with a tree, without the tree: its best moves in the same deals, each judged at once."""

    name = "one-move"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, legal: Sequence[Action], talk: Sequence[Remark]) -> Action:
        if len(legal) == 1:
            return legal[0]
        mastery = SKILLS[view["game"]].mastery
        assert isinstance(mastery, TreeMastery)
        rng, seat = dice(self.seed, view, "master"), view["seat"]
        sampler = game(view["game"]).sampler({**view, "log": []})
        first = sampler.deal(rng)
        judge = mastery.judge(first)
        moves = judge.options(first, seat)[:MOVES]
        deals = [first, *(sampler.deal(rng) for _ in range(mastery.iterations // len(moves) - 1))]
        return max(moves, key=lambda action: sum(_judged(judge, deal, seat, action) for deal in deals))

    def remarks(self, view: View, talk: Sequence[Remark]) -> list[Remark]:
        return []


def _judged(judge: Judge, deal: State, seat: int, action: Action) -> float:
    state = deal.copy()
    state.apply(seat, action, quiet=True)
    return judge.worths(state)[seat]


class Open(Adept):
    """An adept of the tunnel family who hides nothing and strikes at once; as a miner he plays like any other."""

    name = "open"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(
            seed,
            replace(temperament_of(seed), cover=0.0, strikes=AT_ONCE, hides=0, sleeps_from=NOWHERE, dozes_from=NOWHERE),
        )


class Hoarder(Adept):
    """An adept of the tunnel family who, whatever his voice, keeps whatever hurts to the last where miners wait for one
    another: a master who does not look ahead."""

    name = "hoarder"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, replace(temperament_of(seed), sleeps_from=EVERYWHERE))


YARDSTICKS: Final[dict[str, Callable[[int], Bot]]] = {
    Glance.name: Glance,
    OneMove.name: OneMove,
    Open.name: Open,
    Hoarder.name: Hoarder,
}


def make(name: str, seed: int = 0) -> Bot:
    """A yardstick or a bot by its name."""
    return YARDSTICKS[name](seed) if name in YARDSTICKS else make_bot(name, seed)


def _worth(state: DuelState, number: int, seat: int) -> float:
    """How likely a seat wins the round with this number."""
    if state.round != number or state.phase == "over":
        green, blue = state.result["gained"]
        worth = 0.5 if green == blue else float(green > blue)
    else:
        worth = 1 / (1 + exp(-STEEP * _advantage(state)))
    return 1 - worth if seat else worth


def _advantage(state: DuelState) -> float:
    """Of green over blue, in nuggets."""
    green, blue = scores(state)
    total = float(green - blue)
    left = len(state.deck) + len(state.hands[0]) + len(state.hands[1])
    lasting = left / (left + 3)
    for cell, goal in state.goals.items():
        if cell_word(cell) not in state.extra[CLAIMED]:
            cards = [_cards_to(state, seat, cell, goal.open) - TEMPO * (seat == state.turn) for seat in (0, 1)]
            mine, yours = (NEARER**count for count in cards)
            total += lasting * vein_at(state, cell).nuggets * (mine - yours) / (mine + yours + NOBODY)
    fronts = state.fronts.cards
    total += lasting * BROKEN * (bool(fronts[1]) - bool(fronts[0]))
    total += lasting * HAND * (len(state.hands[0]) - len(state.hands[1]))
    key = state.rules.kinds["key"]
    return total + lasting * KEY * (state.hands[0].count(key) - state.hands[1].count(key))


def _cards_to(state: DuelState, seat: int, cell: int, is_open: bool) -> int:
    """How many cards at least until a tunnel of the seat reaches the vein; an open one wants to be entered rightly."""
    x, y = divmod(cell, STRIDE)
    nearest = FAR
    for end in state.board.walked_by(seat).frontier:
        across, up = divmod(end, STRIDE)
        nearest = min(nearest, abs(x - across) + abs(y - up))
    return nearest + 1 if is_open else nearest
