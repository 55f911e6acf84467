"""A maze as it was or might be, with what is left to dig in it. Kept, so that nobody works it out twice."""

from __future__ import annotations

from typing import Final

from motherlode.bots.adept.field import FAR, NEIGHBOURS, Field, dig_field, edge_costs, tunnel_ends
from motherlode.games.saboteur.board import Board
from motherlode.games.saboteur.rulebook import Rulebook

KEPT: Final = 1500
"""How many mazes are kept; keeping saves time and changes no answer."""


class Mine:
    """A board that is only looked at; what happens to it makes another one."""

    __slots__ = ("_after", "_distances", "_entered", "_fields", "_two_best", "board", "rules")

    def __init__(self, rules: Rulebook, board: Board) -> None:
        self.rules = rules
        self.board = board
        self._after: dict[tuple[int, int], Mine] = {}
        self._fields: dict[int, Field] = {}
        self._distances: dict[int, int] = {}
        self._two_best: dict[int, tuple[int, int, int]] = {}
        self._entered: dict[int, int] = {}

    # ---- what happens to it

    def put(self, cell: int, face: int) -> Mine:
        """With a card laid, or a goal turned over."""
        after = self._after.get((cell, face))
        if after is None:
            board = self.board.copy()
            board.put(cell, face)
            after = self._keep((cell, face), board)
        return after

    def take(self, cell: int) -> Mine:
        """With a card fallen in."""
        after = self._after.get((cell, -1))
        if after is None:
            board = self.board.copy()
            board.take(cell)
            after = self._keep((cell, -1), board)
        return after

    def _keep(self, key: tuple[int, int], board: Board) -> Mine:
        after = Mine(self.rules, board)
        if len(_kept) < KEPT:
            self._after[key] = after
            _kept.append(after)
        else:
            forget()
        return after

    # ---- what is left to dig

    def field(self, goal: int) -> Field:
        field = self._fields.get(goal)
        if field is None:
            field = self._fields[goal] = dig_field(self.board, goal, edge_costs(self.rules))
        return field

    def distance(self, goal: int) -> int:
        """What it costs to reach a closed goal, in tenths of a card; 0 if it is reached."""
        distance = self._distances.get(goal)
        if distance is None:
            distance = self._distances[goal] = 0 if goal in self.board.reached else self.two_best(goal)[1]
        return distance

    def two_best(self, goal: int) -> tuple[int, int, int]:
        """The cell where to dig next, what is left from there, and what would be left from the next best cell."""
        best = self._two_best.get(goal)
        if best is None:
            field = self.field(goal)
            ends = sorted((field[cell], cell) for cell in self.board.frontier if cell in field)
            cost, cell = ends[0] if ends else (FAR, -1)
            best = self._two_best[goal] = (cell, cost, ends[1][0] if len(ends) > 1 else FAR)
        return best

    def entered(self, cell: int) -> int:
        """The sides through which lit tunnels open into an empty cell."""
        sides = self._entered.get(cell)
        if sides is None:
            sides = self._entered[cell] = self.board.entered_from(cell)
        return sides

    def estimate(self, goal: int, cell: int, face: int) -> int:
        """About what would be left with a card laid; cheap, and too hopeful where the card is in the way."""
        entered, joined = self.entered(cell), self.board.faces.joined[face]
        field, edges, cards = self.field(goal), self.board.edges, self.board.cards
        best_cell, cost, second = self.two_best(goal)
        left = second if cell == best_cell else cost
        for side, beside, opposite in NEIGHBOURS.get(cell, ()):
            if entered & side or not joined[side] & entered:
                continue
            if beside == goal:
                return 0
            if beside in cards:
                left = min([left, *(field.get(end, FAR) for end in tunnel_ends(self.board, beside, opposite))])
                continue
            onward = field.get(beside, FAR)
            if onward < left and not edges.get(beside, 0) >> 4 & opposite:
                left = onward
        return left


_kept: list[Mine] = []
_openings: dict[tuple[int, tuple[tuple[int, int], ...], tuple[int, ...]], Mine] = {}


def forget() -> None:
    """Start keeping anew."""
    for mine in [*_kept, *_openings.values()]:
        mine._after.clear()
    _kept.clear()
    _openings.clear()


def opening(rules: Rulebook, cards: dict[int, int], closed: frozenset[int], sources: tuple[int, ...]) -> Mine:
    """The maze a round began with."""
    key = (id(rules), tuple(sorted(cards.items())), tuple(sorted(closed)))
    mine = _openings.get(key)
    if mine is None:
        board = Board(rules.faces)
        board.lay_out(cards, set(closed), sources)
        mine = _openings[key] = Mine(rules, board)
    return mine
