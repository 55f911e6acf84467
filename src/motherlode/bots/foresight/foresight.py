"""The master of the tunnel family: an adept who tries his best moves in deals that fit what he believes.

He keeps to what the adept would do unless something else is clearly better to the end of the round.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.adept import Adept, turn_values
from motherlode.bots.adept.belief import believe
from motherlode.bots.adept.dealt import SABOTEUR
from motherlode.bots.adept.goals import gold_chances
from motherlode.bots.adept.hoarding import TO_THE_LAST
from motherlode.bots.adept.mind import Mind
from motherlode.bots.adept.reading import read
from motherlode.bots.adept.temperament import EVERYWHERE, NOWHERE, Temperament, temperament_of
from motherlode.bots.bot import Remark
from motherlode.bots.dice import dice
from motherlode.bots.foresight.drawing import draw_case, draw_roles, drawn
from motherlode.bots.foresight.omissions import last_deeds
from motherlode.bots.foresight.playout import Playout
from motherlode.bots.foresight.sketches import Sketches, is_plain
from motherlode.bots.mean import Mean
from motherlode.core.types import Action, View
from motherlode.games import game
from motherlode.games.tunnels.cells import cell_word

LEAST: Final = 10
"""After so many deals moves are given up that do worse; and again each time there were twice as many."""
NEAR: Final = 3.5
"""So many cards away the gold is near."""
EARLY: Final = 0.7
FAR: Final = 4.0
"""With more than this share of the cards left and the gold more than so many cards away it is too early to tell."""


@dataclass(frozen=True, slots=True)
class Care:
    """How much it takes to leave what the adept would do."""

    candidates: int
    """How many moves are tried, the adept's own among them."""
    passes: int
    """How many of them at most that only throw a card away."""
    clearly: float
    """By how many standard errors another move must be better to be preferred."""
    hopeless: float
    """What the adept thinks so many nuggets worse is not tried."""
    hopeless_near: float
    """The same where the gold is near."""
    trust: float
    """How much of what the adept thinks a move is worth counts beside what becomes of it."""
    again: int
    """In how many times as many deals the best of them are tried again, in which none has had luck yet; 0: they are
    not."""


SKETCHED: Final = Care(candidates=9, passes=2, clearly=1.0, hopeless=1.6, hopeless_near=1.6, trust=0.1, again=2)
CROWDED: Final = Care(candidates=9, passes=1, clearly=2.0, hopeless=0.4, hopeless_near=1.0, trust=0.35, again=2)
PLAYED: Final = Care(candidates=6, passes=1, clearly=1.5, hopeless=0.4, hopeless_near=1.0, trust=0.35, again=0)
"""Where deals are written small and many are played on by a model of adepts; the same at tables so large that one move
decides little; and where few deals are played on by the engine with simpler policies. From the true positions of
rounds of adepts at small tables a move ended no better for being better thought of, once it was played on: there the
adept's opinion counts little."""
CROWD: Final = 6
"""So many players are many."""
FINALISTS: Final = 3
"""So many of the moves that look better are tried again."""


def care_at(view: View) -> Care:
    if not is_plain(view["modules"]):
        return PLAYED
    return CROWDED if len(view["roles"]) >= CROWD else SKETCHED


def style_of(seed: int) -> Temperament:
    """How a master plays before he looks ahead: as an adept with his voice who waits where that pays and nowhere
    else."""
    style = temperament_of(seed)
    return replace(style, sleeps_from=EVERYWHERE, dozes_from=NOWHERE, hides=temper.HIDES)


class Ended(Mean):
    """How it ended, deal by deal."""

    least_variance = 0.1
    """A few deals that all end alike prove little."""


class Trial(Ended):
    """A move that is tried in place of the adept's: by how much better it ended, deal by deal."""

    def __init__(self, action: Action, prior: float, boldly: bool = False) -> None:
        super().__init__()
        self.action = action
        self.prior = prior
        """What the adept thinks it is worth beside its own move, as far as that counts, in nuggets."""
        self.boldly = boldly
        """Whether I neither wait nor hide nor keep anything for later from then on."""

    @property
    def surplus(self) -> float:
        return self.mean + self.prior


After = Callable[[Any, int, Action, int, int], int]
"""What a seat gains in a deal by an action and all that follows: with where those dig who do not know better, and the
luck of it. The deal itself stays as it is."""


@dataclass(frozen=True, slots=True)
class Foresight:
    deals: int
    """How many deals are looked at for a move; the same number thinks the same everywhere."""
    sketched: int
    """The same at tables whose deals can be written small."""

    def choose(
        self, seed: int, view: View, legal: Sequence[Action], talk: Sequence[Remark], effort: int | None = None
    ) -> Action:
        usual = Adept(seed, style_of(seed)).choose(view, legal, talk)
        if len(legal) == 1 or "choose" in legal[0]:
            return usual
        usually = self.sketched if is_plain(view["modules"]) else self.deals
        deals = usually if effort is None else effort
        care, bench = care_at(view), Bench(seed, view, legal, talk)
        better = preferred(compare(bench, care, usual, deals), care)[:FINALISTS]
        if better and care.again:
            better = [Trial(trial.action, trial.prior, trial.boldly) for trial in better]
            bench.weigh(usual, better, care.again * deals, gives_up=False)
            better = preferred(better, care)
        return better[0].action if better else usual


def compare(bench: Bench, care: Care, usual: Action, deals: int) -> list[Trial]:
    """How the adept's other moves do beside a usual one; those that are clearly worse are given up early. Nothing is
    tried where the end is so far that rounds played on hardly tell it."""
    if bench.is_early:
        return []
    trials = candidates(bench.valued, usual, care, bench.mind.left <= NEAR)
    if bench.can_be_bold:
        trials += [Trial(trial.action, trial.prior, True) for trial in [Trial(usual, 0.0), *trials]]
    bench.weigh(usual, trials, deals)
    return trials


def preferred(trials: Sequence[Trial], care: Care) -> list[Trial]:
    """Those that are clearly better than the usual move, the best first."""
    better = [trial for trial in trials if trial.count > 1 and trial.surplus > care.clearly * trial.error]
    return sorted(better, key=lambda trial: -trial.surplus)


class Bench:
    """A view made ready to try moves in deals that fit it; the same seed draws the same deals."""

    def __init__(self, seed: int, view: View, legal: Sequence[Action], talk: Sequence[Remark]) -> None:
        mind, self.valued = turn_values(view, legal, talk, style_of(seed))
        """What the adept thinks of the promising moves, in cards."""
        self.mind = mind
        self.seat = view["seat"]
        self._rng = dice(seed, view, "foresight")
        self._table = game(view["game"]).sampler({**view, "log": []})
        self._gold = aims(view, talk, mind)
        reading = mind.reading
        self._after: After
        self._after_boldly: After | None = None
        if is_plain(view["modules"]):
            belief = mind.belief
            last, hoards = last_deeds(reading), mind.style.hoards
            sketches = Sketches(reading.rules, self.seat, belief.table, belief.pace, last, hoards)
            self._after, self._after_boldly = sketches.after, sketches.after_boldly
        else:
            self._after = Playout(reading.rules, self.seat, mind.belief.table[self.seat]).after

    @property
    def can_be_bold(self) -> bool:
        """Not as a sleeper: the adepts of sketches let who strikes at once get away with more than adepts do."""
        sleeps = self.mind.reading.role == SABOTEUR and self.mind.style.hoards is TO_THE_LAST
        return self._after_boldly is not None and not sleeps

    @property
    def is_early(self) -> bool:
        return self.mind.reading.cards_left > EARLY and self.mind.left > FAR

    def weigh(self, usual: Action, trials: Sequence[Trial], deals: int, gives_up: bool = True) -> Ended:
        """How moves do beside a usual one, all in the same deals; what the usual one brings in them. Those that can
        hardly be the best any more are given up, if that is not forbidden."""
        active, check = trials, LEAST
        own, after, after_boldly = Ended(), self._after, self._after_boldly or self._after
        for number in range(1, deals + 1):
            if not active:
                break
            deal, aim, luck = self._deal()
            ends = after(deal, self.seat, usual, aim, luck)
            own.add(ends)
            for trial in active:
                play_on = after_boldly if trial.boldly else after
                trial.add(play_on(deal, self.seat, trial.action, aim, luck) - ends)
            if gives_up and number == check:
                check *= 2
                active = in_the_running(active)
        return own

    def _deal(self) -> tuple[Any, int, int]:
        """A deal as it is believed, where those dig who do not know better, and the luck of what follows."""
        belief, gold, rng = self.mind.belief, self._gold, self._rng
        case = draw_case(belief, rng)
        roles = draw_roles(belief, case, self.mind.reading.players, rng)
        goals = {} if case.gold is None else {cell_word(case.gold): "gold"}
        aim = drawn(list(gold), list(gold.values()), rng) if gold else -1
        return self._table.deal(rng, roles, goals), aim, rng.next()


def in_the_running(trials: Sequence[Trial]) -> list[Trial]:
    """Those that may still be the best, the usual move among them."""
    best = max(0.0, *(trial.surplus for trial in trials))
    return [trial for trial in trials if trial.surplus > best - trial.error]


def aims(view: View, talk: Sequence[Remark], mind: Mind) -> dict[int, float]:
    """Where those dig who do not know better: a saboteur keeps to himself what he has seen."""
    if mind.reading.role != SABOTEUR:
        return gold_chances(mind.reading, mind.belief)
    goals = {cell: goal if goal["open"] else {**goal, "face": None} for cell, goal in view["goals"].items()}
    reading = read({**view, "goals": goals}, talk)
    return gold_chances(reading, believe(reading))


def candidates(valued: Sequence[tuple[float, Action]], usual: Action, care: Care, near: bool) -> list[Trial]:
    """The most promising moves beside the usual one, of every kind the best first."""
    own = next((value for value, action in valued if action == usual), 0.0)
    worst = own - (care.hopeless_near if near else care.hopeless) * temper.NUGGET
    others = sorted((pair for pair in valued if pair[1] != usual and pair[0] > worst), key=lambda pair: -pair[0])
    passes = [pair for pair in others if "pass" in pair[1]][: care.passes]
    chosen = [pair for pair in others if "pass" not in pair[1]][: care.candidates - 1 - len(passes)] + passes
    return [Trial(action, care.trust * (value - own) / temper.NUGGET) for value, action in chosen]
