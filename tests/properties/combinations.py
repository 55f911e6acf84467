"""Which modules are played together, at which tables, and how a round is played so that everything is seen."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

import motherlode
from motherlode.core.rng import Rng
from motherlode.core.state import State
from motherlode.core.types import Action
from tests.properties.playing import EVERYTHING
from tests.properties.tables import is_possible

LARGER = 100
"""How many random combinations of three modules or more are played besides all pairs."""
MOST_PLAYERS = 12

game: Any = motherlode.game("saboteur")
Sitting = tuple[tuple[str, ...], int]
"""Modules, and how many play."""


@cache
def player_counts(modules: tuple[str, ...]) -> list[int]:
    return [players for players in range(2, MOST_PLAYERS + 1) if is_possible(game, players, modules)]


@cache
def sittings() -> list[Sitting]:
    """Every module, every permitted pair and larger combinations, each with a player count that it allows."""
    rng = Rng(2016)
    chosen = [*_small(2), *_larger(rng)]
    if EVERYTHING:
        chosen = [*_small(3), *_larger(rng)]
        return [(modules, players) for modules in chosen for players in player_counts(modules)]
    counts = {modules: player_counts(modules) for modules in chosen}
    return [(modules, fitting[rng.below(len(fitting))]) for modules, fitting in counts.items() if fitting]


def _small(most: int) -> Iterator[tuple[str, ...]]:
    for size in range(1, most + 1):
        yield from combinations(game.modules, size)


def _larger(rng: Rng) -> Iterator[tuple[str, ...]]:
    found: set[tuple[str, ...]] = set()
    while len(found) < LARGER:
        order = list(game.modules)
        rng.shuffle(order)
        picked = order[: 3 + rng.below(len(order) - 3)]
        modules = tuple(module for module in game.modules if module in picked)
        if modules not in found and player_counts(modules):
            found.add(modules)
            yield modules


def moves(state: State, rng: Rng) -> Iterator[tuple[int, Action]]:
    """Random play of one round: first what kind of thing to do, digging preferred, then which."""
    while state.actors and state.round == 1:  # type: ignore[attr-defined]
        seat = state.actors[0]
        kinds: dict[str, list[Action]] = {}
        for action in state.legal(seat):
            kinds.setdefault(next(iter(action)), []).append(action)
        names = list(kinds)
        eager = [name for name in ("lay", "play") if name in kinds and rng.below(2)]
        actions = kinds[eager[0] if eager else names[rng.below(len(names))]]
        if "lay" in actions[0] and rng.below(3):
            actions = _towards_goals(actions)
        yield seat, actions[rng.below(len(actions))]


def _towards_goals(actions: list[Action]) -> list[Action]:
    def distance(action: Action) -> int:
        x, y = map(int, action["at"].split(","))
        return abs(8 - x) + (0 if "E" in action["lay"] else 3) + (2 if "+" in action["lay"] else 0) + abs(y) // 3

    nearest = min(map(distance, actions))
    return [action for action in actions if distance(action) == nearest]


def note(seen: Counter[str], state: State, seat: int, action: Action) -> None:
    """Cards that are played or laid, roles that are held, chests that are opened."""
    table = state.table()
    seen.update(f"role {role}" for role in set(table["roles"]))
    seen.update(f"chest {chest}" for _, chest in table["extra"].get("treasures", {}).get("opened", []))
    if "play" in action:
        seen[f"card {action['play']}"] += 1
    if action.get("choose") == {"veto": True}:
        seen["card veto"] += 1
    laid = action.get("lay") or action.get("choose", {}).get("lay")
    if laid:
        rules = state.rules  # type: ignore[attr-defined]
        seen[f"card {rules.words[rules.kind(laid)]}"] += 1
    seen[f"asked {state.decision(seat).kind}"] += 1  # type: ignore[union-attr]
