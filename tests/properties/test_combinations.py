"""Modules together: every permitted pair and many larger sets, one round each.

With MOTHERLODE_EVERY_COMBINATION set: all combinations of three at all player counts, checked at each action (hours).
"""

from collections import Counter

import pytest

import motherlode
from motherlode.core.patch import fold
from motherlode.core.rng import Rng
from motherlode.games.saboteur.modules.treasure_chests.names import EFFECTS
from tests.clauses import rule
from tests.properties.combinations import EVERYTHING, Sitting, game, moves, note, sittings
from tests.properties.components import components
from tests.properties.playing import Looks, over_the_wire, views
from tests.properties.secrecy import check_secrecy
from tests.properties.tables import FEW

CHECKED = 1 if EVERYTHING else 12
"""One table in so many is looked at by everybody at each action."""
PARTS = 4
"""So that several workers share them."""
COMPARED = 1 if EVERYTHING else 5
"""At such a table one moment in so many is compared with another deal."""


def play_quietly(sitting: Sitting, seed: int, seen: Counter[str]) -> None:
    modules, players = sitting
    state = game.start(game.setup(players, modules), seed)
    whole = components(state)
    for seat, action in moves(state, Rng(seed)):
        note(seen, state, seat, action)
        state.apply(seat, action, quiet=True)
        assert components(state) == whole, (sitting, seed, action)


def play_watched(sitting: Sitting, seed: int) -> None:
    """Sync, the restored twin, and secrecy."""
    modules, players = sitting
    state = game.start(game.setup(players, modules), seed)
    twin = game.load(state.dump())
    audiences = (*range(players), motherlode.SPECTATOR, motherlode.ALL)
    followed = views(state, audiences)
    rng, looks = Rng(seed + 1), Looks(one_in=COMPARED)
    for moment, (seat, action) in enumerate(moves(state, Rng(seed))):
        if moment % COMPARED == 0:
            check_secrecy(game, state, seat, rng)
            check_secrecy(game, state, rng.below(players + 1) - 1, rng)
        for event in state.apply(seat, action):
            for audience in audiences:
                told = event.seen_by(audience)
                if told is not None:
                    followed[audience] = fold(followed[audience], over_the_wire(told["patch"]))
        twin.apply(seat, action)
        if looks.now(state):
            assert followed == views(state, audiences), (sitting, seed, action)
            assert twin.dump() == state.dump(), (sitting, seed, action)
            twin = game.load(twin.dump())
    assert followed == views(state, audiences), (sitting, seed)


@rule("COMPAT-08", "COMPAT-09", "COMPAT-11")
def test_modules_play_together_and_everything_is_seen() -> None:
    seen: Counter[str] = Counter()
    for seed, sitting in [*enumerate(sittings())][::FEW]:
        play_quietly(sitting, seed, seen)
    if FEW > 1:
        return
    everything = {
        *(f"chest {effect}" for effect in EFFECTS),
        *(f"asked {kind}" for kind in every_question()),
        *(f"card {card}" for card in every_card()),
        *(f"role {role}" for role in every_role()),
    }
    assert everything - seen.keys() == set()


@pytest.mark.parametrize("part", range(PARTS))
def test_tables_of_several_modules_keep_secrets_and_stay_in_step(part: int) -> None:
    for seed, sitting in [*enumerate(sittings())][::CHECKED][part::PARTS]:
        play_watched(sitting, seed)


def rulebooks() -> list[object]:
    return [game.rulebook(game.setup(6, [module])) for module in game.modules]


def every_card() -> set[str]:
    return {card for rules in rulebooks() for card in rules.words}  # type: ignore[attr-defined]


def every_role() -> set[str]:
    return {role for rules in rulebooks() for role in rules.dwarfs}  # type: ignore[attr-defined]


def every_question() -> set[str]:
    return {kind for rules in rulebooks() for kind in rules.questions}  # type: ignore[attr-defined]
