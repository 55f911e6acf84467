"""The master of the tunnel family: an adept who tries his best moves in deals that fit what he believes.

He keeps to what the adept would do unless something else is clearly better to the end of the round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.adept import Adept, turn_values
from motherlode.bots.adept.dealt import SABOTEUR
from motherlode.bots.adept.goals import gold_chances
from motherlode.bots.adept.mind import Mind
from motherlode.bots.bot import Remark
from motherlode.bots.dice import dice
from motherlode.bots.foresight.drawing import draw_case, draw_roles, drawn
from motherlode.bots.foresight.playout import Playout
from motherlode.core.rng import Rng
from motherlode.core.types import Action, View
from motherlode.games import game
from motherlode.games.tunnels.cells import cell_word

CANDIDATES: Final = 5
"""How many moves are tried, the adept's own among them."""
LEAST: Final = 12
"""How many deals it takes before a move is given up."""
CLEARLY: Final = 2.0
CLEARLY_HIDDEN: Final = 3.0
"""By how many standard errors another move must be better to be preferred; and to a saboteur, whose cover the rounds
that are played on do not see."""
HOPELESS: Final = 0.4
"""What the adept thinks so many nuggets worse is not tried."""
TRUST: Final = 0.35
"""How much of what the adept thinks a move is worth counts beside what becomes of it: rounds that are played on know
nothing of cover."""


@dataclass(slots=True)
class Trial:
    """A move that is tried in place of the adept's: by how much better it ended, deal by deal."""

    action: Action
    prior: float
    """What the adept thinks it is worth beside its own move, in nuggets."""
    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, more: float) -> None:
        self.count += 1
        self.total += more
        self.squares += more * more

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def error(self) -> float:
        variance = max(self.squares - self.total * self.total / self.count, 0.0) / (self.count - 1)
        return sqrt(max(variance, FLOOR) / self.count)

    @property
    def surplus(self) -> float:
        return self.mean + TRUST * self.prior


FLOOR: Final = 0.1
"""The least variance of a difference: a few deals that all end alike prove little."""


@dataclass(frozen=True, slots=True)
class Foresight:
    deals: int
    """How many deals are looked at for a move; the same number thinks the same everywhere."""

    def choose(
        self, seed: int, view: View, legal: Sequence[Action], talk: Sequence[Remark], effort: int | None = None
    ) -> Action:
        usual = Adept(seed).choose(view, legal, talk)
        if len(legal) == 1 or "choose" in legal[0]:
            return usual
        trials = self.compare(seed, view, legal, talk, usual, self.deals if effort is None else effort)
        clearly = CLEARLY_HIDDEN if view["roles"][view["seat"]] == SABOTEUR else CLEARLY
        better = [trial for trial in trials if trial.count > 1 and trial.surplus > clearly * trial.error]
        return max(better, key=lambda trial: trial.surplus).action if better else usual

    def compare(
        self, seed: int, view: View, legal: Sequence[Action], talk: Sequence[Remark], usual: Action, deals: int
    ) -> list[Trial]:
        """How the adept's other moves do beside a usual one; those that are clearly worse are given up early."""
        mind, valued = turn_values(view, legal, talk)
        trials = candidates(valued, usual)
        rng = dice(seed, view, "foresight")
        table = game(view["game"]).sampler({**view, "log": []})
        seat = view["seat"]
        playout = Playout(mind.reading.rules, seat, mind.belief.table[seat])
        gold = gold_chances(mind.reading, mind.belief)
        active = trials
        for number in range(deals):
            if not active:
                break
            deal, aim, luck = _deal(table, mind, gold, rng)
            ends = playout.after(deal, seat, usual, aim, luck)
            for trial in active:
                trial.add(playout.after(deal, seat, trial.action, aim, luck) - ends)
            if number + 1 >= LEAST:
                active = [trial for trial in active if trial.surplus > -trial.error]
        return trials


def candidates(valued: Sequence[tuple[float, Action]], usual: Action) -> list[Trial]:
    """The most promising moves beside the usual one, of every kind the best first."""
    own = next((value for value, action in valued if action == usual), 0.0)
    worst = own - HOPELESS * temper.NUGGET
    others = sorted((pair for pair in valued if pair[1] != usual and pair[0] > worst), key=lambda pair: -pair[0])
    best_passes = [pair for pair in others if "pass" in pair[1]][:1]
    chosen = [pair for pair in others if "pass" not in pair[1]][: CANDIDATES - 1 - len(best_passes)] + best_passes
    return [Trial(action, (value - own) / temper.NUGGET) for value, action in chosen]


def _deal(table: Any, mind: Mind, gold: dict[int, float], rng: Rng) -> tuple[Any, int, int]:
    """A deal as it is believed, where those dig who do not know better, and the luck of what follows."""
    case = draw_case(mind.belief, rng)
    roles = draw_roles(mind.belief, case, mind.reading.players, rng)
    goals = {} if case.gold is None else {cell_word(case.gold): "gold"}
    aim = drawn(list(gold), list(gold.values()), rng) if gold else -1
    return table.deal(rng, roles, goals), aim, rng.next()
