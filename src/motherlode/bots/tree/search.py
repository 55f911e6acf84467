"""Information-set Monte Carlo tree search.

One tree for all deals that fit the view: a node stands for the moves that led to it, whatever the hidden cards. In
each iteration one deal is played down the tree along moves that it allows; a move is compared with others only as
often as it was there to be chosen. A new leaf is judged at once instead of being played out at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any

from motherlode.bots.judge import Judge
from motherlode.bots.move_key import key_of
from motherlode.core.state import State
from motherlode.core.types import Action


class Place:
    """A node in one of the deals: what the moves have led to there, and what can be done."""

    __slots__ = ("is_settled", "options", "state")

    def __init__(self, state: State, judge: Judge) -> None:
        self.state = state
        self.is_settled = judge.settled(state)
        self.options: list[tuple[Any, Action]] | None = None
        """The most promising first, each with its name among the children of the node."""


class Node:
    """What became of a move: `total` is its worth to the seat that made it."""

    __slots__ = ("children", "offered", "places", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Node] = {}
        self.places: dict[int, Place] = {}
        """By the number of the deal."""
        self.visits = 0
        self.offered = 1
        self.total = 0.0


def search(deals: Sequence[State], judge: Judge, iterations: int) -> Node:
    """The tree after so many iterations; its children are the moves of the seat that is asked."""
    root = Node()
    root.places = {number: Place(deal, judge) for number, deal in enumerate(deals)}
    luck = _luck(deals, judge)
    for turn in range(iterations):
        deal = turn % len(deals)
        _explore(root, deal, luck[deal], judge)
    return root


def _luck(deals: Sequence[State], judge: Judge) -> list[list[float]]:
    """How much better than the mean each deal looks to each seat; without it moves tried in other deals compare."""
    worths = [judge.worths(deal) for deal in deals]
    means = [sum(of_seat) / len(deals) for of_seat in zip(*worths, strict=True)]
    return [[worth - mean for worth, mean in zip(of_deal, means, strict=True)] for of_deal in worths]


def _explore(root: Node, deal: int, luck: list[float], judge: Judge) -> None:
    node, place = root, root.places[deal]
    path = []
    while not place.is_settled:
        state = place.state
        seat = state.actors[0]
        if place.options is None:
            place.options = [(key_of(action), action) for action in judge.options(state, seat)]
        action, child = _select(node, place.options[: judge.width(node.visits)], judge.curiosity)
        path.append((seat, child))
        node = child
        if deal in child.places:
            place = child.places[deal]
        else:
            state = state.copy()
            state.apply(seat, action, quiet=True)
            place = child.places[deal] = Place(state, judge)
        if not child.visits:
            break
    worths = judge.worths(place.state)
    root.visits += 1
    for seat, node in path:
        node.visits += 1
        node.total += worths[seat] - luck[seat]


def _select(node: Node, options: list[tuple[Any, Action]], curiosity: float) -> tuple[Action, Node]:
    """The first move that was never tried, else the most promising one."""
    children = node.children
    best: tuple[Action, Node] | None = None
    highest = -1.0
    for key, action in options:
        child = children.get(key)
        if child is None:
            child = children[key] = Node()
            return action, child
        child.offered += 1
        promise = child.total / child.visits + curiosity * sqrt(log(child.offered) / child.visits)
        if promise > highest:
            highest, best = promise, (action, child)
    assert best is not None
    return best
