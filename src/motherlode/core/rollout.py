"""Playing on by a simple policy, to the end of the round or of the game: what search and studies do by the thousand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from motherlode.core.bunch import Bunch, action_with, verbs_of
from motherlode.core.rng import Rng
from motherlode.core.types import Action

if TYPE_CHECKING:
    from motherlode.core.state import State

Weights = Mapping[str, Mapping[str, int]]
"""For a role, or "*" for all others, how likely each verb is against the others; a verb without a weight has 1."""
Policy = Literal["random"] | Weights
Until = Literal["round", "game"]

RANDOM = "random"
TO_THE_END = -1
ANYBODY = "*"
NO_WEIGHTS: Mapping[str, int] = {}


def play_on(state: State, policy: Policy, seed: int, until: Until) -> list[int]:
    """Plays this state on and gives what each seat has gained by it. Whole numbers only, so that it is the same
    everywhere."""
    before, rests, rng = state.riches(), state.rest_between_rounds, Rng(seed)
    state.rest_between_rounds = until == "round"
    if state.resting and until == "game":
        state.proceed(quiet=True)
    if policy == RANDOM:
        state.play_by_lot(rng, TO_THE_END)
    while state.actors:
        seat = state.actors[0]
        state.apply_quietly(seat, weighted(state.bunches(seat), weights_of(state, seat, policy), rng))
    state.rest_between_rounds = rests
    return [after - had for after, had in zip(state.riches(), before, strict=True)]


def weights_of(state: State, seat: int, policy: Policy) -> Mapping[str, int]:
    assert not isinstance(policy, str)
    return policy.get(state.role(seat), policy.get(ANYBODY, NO_WEIGHTS))


def weighted(bunches: list[Bunch], weights: Mapping[str, int], rng: Rng) -> Action:
    """First a verb by its weight among those that there are, then any action with it."""
    verbs = verbs_of(bunches)
    shares = [max(weights.get(verb, 1), 0) for verb in verbs]
    drawn = rng.below(sum(shares)) if any(shares) else 0
    for share, verb in zip(shares, verbs, strict=True):
        if drawn < share or not any(shares):
            return action_with(bunches, verb, rng.below(verbs[verb]))
        drawn -= share
    raise AssertionError("a share was drawn that nobody has")
