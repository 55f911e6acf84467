"""Information-set Monte Carlo tree search.

One tree for all deals that fit the view: a node stands for the moves that led to it, whatever the hidden cards. In
each iteration one deal is played down the tree along moves that it allows; a move is compared with others only as
often as it was there to be chosen. A new leaf is judged at once instead of being played out at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any, Final

from motherlode.bots.master.judge import Judge
from motherlode.core.move import Move
from motherlode.core.rng import Rng
from motherlode.core.state import State
from motherlode.core.types import Action

CURIOSITY: Final = 0.06
"""Small, since the worths of moves lie close together."""


class Node:
    """What became of a move: `total` is its worth to the seat that made it."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Node] = {}
        self.visits = 0
        self.offered = 1
        self.total = 0.0


def key_of(action: Action) -> Any:
    """Listed moves are shared, so the object itself is a name; others are named by what they say."""
    return id(action) if action.__class__ is Move else str(action)


def search(deals: Sequence[State], judge: Judge, iterations: int, rng: Rng) -> Node:
    """The tree after so many iterations; its children are the moves of the seat that is asked."""
    root = Node()
    for turn in range(iterations):
        _explore(root, deals[turn % len(deals)].copy(), judge, rng)
    return root


def _explore(root: Node, state: State, judge: Judge, rng: Rng) -> None:
    node, path = root, []
    while not judge.settled(state):
        seat = state.actors[0]
        action, child, is_new = _select(node, judge.options(state, seat, node.visits), rng)
        state.apply(seat, action, quiet=True)
        path.append((seat, child))
        node = child
        if is_new:
            break
    worths = judge.worths(state)
    root.visits += 1
    for seat, node in path:
        node.visits += 1
        node.total += worths[seat]


def _select(node: Node, options: list[Action], rng: Rng) -> tuple[Action, Node, bool]:
    """A move that was never tried, else the most promising one."""
    children = node.children
    new: list[Action] = []
    best: tuple[Action, Node] | None = None
    highest = -1.0
    for action in options:
        child = children.get(id(action) if action.__class__ is Move else str(action))
        if child is None:
            new.append(action)
            continue
        child.offered += 1
        if not new:
            promise = child.total / child.visits + CURIOSITY * sqrt(log(child.offered) / child.visits)
            if promise > highest:
                highest, best = promise, (action, child)
    if new or best is None:
        action = new[rng.below(len(new))]
        child = children[key_of(action)] = Node()
        return action, child, True
    return *best, False
