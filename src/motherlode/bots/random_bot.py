"""A bot that plays at random: first what kind of thing to do, then which, so that no kind drowns the others."""

from collections.abc import Sequence

from motherlode.bots.bot import Remark
from motherlode.bots.dice import dice
from motherlode.core.types import Action, View


class RandomBot:
    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, legal: Sequence[Action], talk: Sequence[Remark]) -> Action:
        kinds: dict[str, list[Action]] = {}
        for action in legal:
            kinds.setdefault(kind_of(action), []).append(action)
        rng = dice(self.seed, view)
        actions = list(kinds.values())[rng.below(len(kinds))]
        return actions[rng.below(len(actions))]

    def remarks(self, view: View, talk: Sequence[Remark]) -> list[Remark]:
        return []


def kind_of(action: Action) -> str:
    """`lay`, `pass`, or the action card that is played."""
    return f"play {action['play']}" if "play" in action else next(iter(action))
