"""Where to dig: the best way to spend the crystals of a turn in one colour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from motherlode.bots.corporation.mountain import Mountain
from motherlode.bots.corporation.worth import Worth

PER_TURN: Final = 3
PATIENCE: Final = 0.55
"""What gold is worth that takes a turn more to reach."""
TARGETS: Final = 5
"""How many targets are looked at in each step."""


@dataclass(frozen=True)
class Plan:
    value: float
    path: tuple[int, ...] = ()
    gold: int = 0
    """How many gold cells it covers."""


def best_plan(mountain: Mountain, worth: Worth, colour: str, budget: int) -> Plan:
    tunnel = frozenset(mountain.tunnels[colour])
    return _collect(mountain, worth, colour, tunnel, frozenset(mountain.covered), budget)


def _collect(
    mountain: Mountain, worth: Worth, colour: str, tunnel: frozenset[int], covered: frozenset[int], budget: int
) -> Plan:
    """Take something within reach and go on from there, or make for gold farther away."""
    best = _approach(mountain, worth, colour, tunnel, covered, budget)
    if not budget:
        return best
    ways = mountain.ways(tunnel, set(covered), budget)
    valued = [(worth.symbol(mountain.symbols[cell], colour), cell) for cell in ways if mountain.symbols[cell] in "GDSC"]
    for value, target in sorted(valued, reverse=True)[:TARGETS]:
        path = mountain.path(ways, target)
        rest = _collect(mountain, worth, colour, tunnel.union(path), covered.union(path), budget - len(path))
        by_the_way = sum(worth.symbol(mountain.symbols[cell], colour) for cell in path[:-1])
        whole = value + by_the_way + rest.value
        if whole > best.value:
            gold = sum(mountain.symbols[cell] == "G" for cell in path)
            best = Plan(whole, (*path, *rest.path), gold + rest.gold)
    return best


def _approach(
    mountain: Mountain, worth: Worth, colour: str, tunnel: frozenset[int], covered: frozenset[int], budget: int
) -> Plan:
    """The rest of the crystals towards the nearest gold, if the colour's gold is good for us; else away from it."""
    ways = mountain.ways(tunnel, set(covered))
    near = [(ways[gold][0], gold) for gold in mountain.gold if gold in ways and gold not in covered]
    if not near:
        return Plan(0.0, _anywhere(ways, budget, farthest=False))
    distance, gold = min(near)
    stake = worth.stakes[colour]
    if stake <= 0:
        left = -(-max(1, distance) // PER_TURN)
        return Plan(stake * PATIENCE**left * 0.5, _anywhere(ways, budget, farthest=True))
    turns = -(-max(1, distance - budget) // PER_TURN)
    return Plan(stake * PATIENCE**turns, tuple(mountain.path(ways, gold)[:budget]))


def _anywhere(ways: dict[int, tuple[int, int]], budget: int, farthest: bool) -> tuple[int, ...]:
    """Cells beside the tunnel; the last ones lie on the side that was dug least, the first ones where it began."""
    beside = sorted(cell for cell, (depth, _) in ways.items() if depth == 1)
    return tuple(beside[::-1][:budget] if farthest else beside[:budget])
