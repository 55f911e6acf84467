"""What moves of the tunnel family are worth, in nuggets: what they bring until the end of the round, on the mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from motherlode.bots.adept.adept import turn_values
from motherlode.bots.appraisal import Appraisal, Appraiser
from motherlode.bots.bot import Remark
from motherlode.bots.foresight.foresight import Bench, Trial
from motherlode.core.types import Action, View
from motherlode.games.tunnels.turn import Turn


def shortlist(seed: int, view: View, legal: Sequence[Action], talk: Sequence[Remark]) -> list[Action]:
    """By what the adept thinks of them; of those that only throw a card away the best."""
    ranked = [action for _, action in sorted(turn_values(view, legal, talk)[1], key=lambda pair: -pair[0])]
    passes = [action for action in ranked if "pass" in action]
    return [action for action in ranked if action not in passes[1:]]


def appraise(
    seed: int, view: View, legal: Sequence[Action], talk: Sequence[Remark], moves: Sequence[Action], deals: int
) -> list[Appraisal]:
    """The adept's favourite is the measure: what is clearly worse than it is given up after few deals."""
    bench = Bench(seed, view, legal, talk)
    thought = {str(action): value for value, action in bench.valued}
    worst = min(thought.values(), default=0.0)
    favourite = max(moves, key=lambda move: thought.get(str(move), worst))
    trials = [Trial(move, 0.0) for move in moves if move is not favourite]
    own = bench.weigh(favourite, trials, deals)
    base = own.mean if own.count else 0.0
    found = [Appraisal(favourite, base, own.error if own.count > 1 else 0.0)]
    found += [Appraisal(trial.action, base + trial.mean, trial.error) for trial in trials if trial.count > 1]
    return sorted(found, key=lambda appraisal: -appraisal.worth)


APPRAISER: Final = Appraiser("nuggets", Turn.kind, promising=4, deals=32, shortlist=shortlist, appraise=appraise)
