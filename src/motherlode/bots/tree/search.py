"""Information-set Monte Carlo tree search.

One tree for all deals that fit the view: a node stands for the moves that led to it and for what they have shown,
whatever is still hidden. In each iteration one deal is played down the tree along moves that it allows; a move is
compared with others only as often as it was there to be chosen. A new leaf is judged at once instead of being played
out at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any

from motherlode.bots.judge import Judge
from motherlode.bots.move_key import key_of
from motherlode.core.state import State
from motherlode.core.types import Action


class Node:
    """Somebody is asked, and this is all that is known of it."""

    __slots__ = ("moves", "visits")

    def __init__(self) -> None:
        self.moves: dict[Any, Tried] = {}
        self.visits = 0


class Place:
    """A node in one of the deals: what the moves have led to there, and what can be done."""

    __slots__ = ("is_settled", "node", "options", "state")

    def __init__(self, state: State, node: Node, judge: Judge) -> None:
        self.state = state
        self.node = node
        self.is_settled = judge.settled(state)
        self.options: list[tuple[Any, Action]] | None = None
        """The most promising first, each with its name among the moves of the node."""


class Tried:
    """What became of a move: `total` is its worth to the seat that made it."""

    __slots__ = ("nodes", "offered", "places", "total", "visits")

    def __init__(self) -> None:
        self.nodes: dict[Any, Node] = {}
        """By what the move has shown: who has seen more goes on as he likes."""
        self.places: dict[int, Place] = {}
        """By the number of the deal."""
        self.visits = 0
        self.offered = 1
        self.total = 0.0


def search(deals: Sequence[State], judge: Judge, iterations: int) -> Node:
    """The tree after so many iterations; its moves are those of the seat that is asked."""
    root = Node()
    places = [Place(deal, root, judge) for deal in deals]
    luck = _luck(deals, judge)
    for turn in range(iterations):
        deal = turn % len(deals)
        _explore(places[deal], deal, luck[deal], judge)
    return root


def _luck(deals: Sequence[State], judge: Judge) -> list[list[float]]:
    """How much better than the mean each deal looks to each seat; without it moves tried in other deals compare."""
    worths = [judge.worths(deal) for deal in deals]
    means = [sum(of_seat) / len(deals) for of_seat in zip(*worths, strict=True)]
    return [[worth - mean for worth, mean in zip(of_deal, means, strict=True)] for of_deal in worths]


def _explore(place: Place, deal: int, luck: list[float], judge: Judge) -> None:
    node = place.node
    nodes: list[Node] = [node]
    path: list[tuple[int, Tried]] = []
    learner: int | None = None
    while not place.is_settled:
        state = place.state
        seat = state.actors[0]
        if place.options is None:
            place.options = [(key_of(action), action) for action in judge.options(state, seat)]
        action, tried = _select(node, place.options[: judge.width(node.visits)], judge.curiosity)
        path.append((seat, tried))
        if deal in tried.places:
            place = tried.places[deal]
        else:
            state = state.copy()
            state.apply(seat, action, quiet=True)
            place = tried.places[deal] = Place(state, tried.nodes.setdefault(judge.seen(state), Node()), judge)
        node = place.node
        nodes.append(node)
        if seat == learner:
            learner = None
        elif judge.tells(action):
            learner = seat
        if not node.visits and learner is None:
            break
    worths = judge.worths(place.state)
    for node in nodes:
        node.visits += 1
    for seat, tried in path:
        tried.visits += 1
        tried.total += worths[seat] - luck[seat]


def _select(node: Node, options: list[tuple[Any, Action]], curiosity: float) -> tuple[Action, Tried]:
    """The first move that was never tried, else the most promising one."""
    moves = node.moves
    best: tuple[Action, Tried] | None = None
    highest = -1.0
    for key, action in options:
        tried = moves.get(key)
        if tried is None:
            tried = moves[key] = Tried()
            return action, tried
        tried.offered += 1
        promise = tried.total / tried.visits + curiosity * sqrt(log(tried.offered) / tried.visits)
        if promise > highest:
            highest, best = promise, (action, tried)
    assert best is not None
    return best
