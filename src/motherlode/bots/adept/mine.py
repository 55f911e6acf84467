"""A maze as it was or might be, with what is left to dig in it. Kept, so that nobody works it out twice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from motherlode.bots.adept.field import FAR, Field, dig_field, edge_costs, tunnel_ends
from motherlode.bots.adept.spots import BESIDES, place_at, spot_of
from motherlode.games.saboteur.rulebook import SaboteurRulebook
from motherlode.games.tunnels.board import Board
from motherlode.games.tunnels.places import EDGE
from motherlode.games.tunnels.walkers import Walker

KEPT: Final = 1500
"""How many mazes are kept; keeping saves time and changes no answer."""


Prices = tuple[tuple[int, int], ...]
"""Empty cells with what a card there costs besides, in tenths of a card."""


class Mine:
    """A board that is only looked at; what happens to it makes another one."""

    __slots__ = (
        "_after",
        "_distances",
        "_entered",
        "_fields",
        "_seen",
        "_two_best",
        "board",
        "prices",
        "rules",
        "treasures",
    )

    def __init__(
        self, rules: SaboteurRulebook, board: Board, treasures: frozenset[int] = frozenset(), prices: Prices = ()
    ) -> None:
        self.rules = rules
        self.board = board
        self.treasures = treasures
        """Closed cards that are neither goals nor a room."""
        self.prices = prices
        self._seen: dict[tuple[Walker | None, Prices], Mine] = {}
        self._after: dict[tuple[str, int, int], Mine] = {}
        self._fields: dict[int, Field] = {}
        self._distances: dict[int, int] = {}
        self._two_best: dict[int, tuple[int, int, int]] = {}
        self._entered: dict[int, int] = {}

    # ---- what happens to it

    def put(self, cell: int, face: int) -> Mine:
        """With a card laid, or a goal turned over."""
        return self._changed("put", cell, face) or self._keep(("put", cell, face), lambda board: board.put(cell, face))

    def take(self, cell: int) -> Mine:
        """With a card fallen in, or lifted."""
        return self._changed("take", cell) or self._keep(("take", cell, 0), lambda board: board.take(cell))

    def open(self, cell: int, face: int) -> Mine:
        """With a closed card that is no goal turned over."""
        return self._changed("open", cell, face) or self._keep(
            ("open", cell, face), lambda board: board.open(cell, face)
        )

    def uncover(self, cell: int) -> Mine:
        """With a closed card gone unseen."""
        return self._changed("uncover", cell) or self._keep(("uncover", cell, 0), lambda board: board.uncover(cell))

    def shift(self, cell: int, to: int) -> Mine:
        """With a closed card moved to another cell."""
        return self._changed("shift", cell, to) or self._keep(("shift", cell, to), lambda board: board.shift(cell, to))

    def _changed(self, change: str, cell: int, what: int = 0) -> Mine | None:
        return self._after.get((change, cell, what))

    def _keep(self, key: tuple[str, int, int], change: Callable[[Board], object]) -> Mine:
        board = self.board.copy()
        change(board)
        after = Mine(self.rules, board, self.treasures & board.closed if self.treasures else self.treasures)
        if len(_kept) < KEPT:
            self._after[key] = after
            _kept.append(after)
        else:
            forget()
        return after

    def seen_as(self, walker: Walker | None, prices: Prices = ()) -> Mine:
        """The same maze for somebody to whom some sides are closed, or some cells cost more than a card."""
        faces = self.board.faces
        if walker is not None and all(walker.joined[face] == faces.joined[face] for face in self.board.cards.values()):
            walker = None
        prices = tuple(price for price in prices if price[0] not in self.board.cards)
        if walker is None and not prices:
            return self
        key = (walker, prices)
        seen = self._seen.get(key)
        if seen is None:
            board = self.board
            if walker is not None:
                board = Board(faces, walker)
                board.room = self.board.room
                board.lay_out(self.board.cards, self.board.closed, self.board.sources)
            seen = self._seen[key] = Mine(self.rules, board, self.treasures, prices)
        return seen

    # ---- what is left to dig

    def field(self, goal: int) -> Field:
        """By spot: what it costs to dig from a cell to a goal."""
        field = self._fields.get(goal)
        if field is None:
            prices = {spot_of(cell): price for cell, price in self.prices} if self.prices else None
            field = self._fields[goal] = dig_field(self.board, goal, edge_costs(self.rules), self.treasures, prices)
        return field

    def distance(self, goal: int) -> int:
        """What it costs to reach a closed goal, in tenths of a card; 0 if it is reached."""
        distance = self._distances.get(goal)
        if distance is None:
            distance = self._distances[goal] = 0 if goal in self.board.reached else self.two_best(goal)[1]
        return distance

    def least(self, goals: Iterable[int]) -> int:
        """What it costs to reach the nearest of some goals; 0 if there are none."""
        least = -1
        for goal in goals:
            distance = self.distance(goal)
            if least < 0 or distance < least:
                least = distance
        return max(least, 0)

    def expected(self, gold: Mapping[int, float]) -> float:
        """The distance on average over where the gold may be."""
        expected = 0.0
        for goal, chance in gold.items():
            expected += chance * self.distance(goal)
        return expected

    def two_best(self, goal: int) -> tuple[int, int, int]:
        """The cell where to dig next, what is left from there, and what would be left from the next best cell."""
        found = self._two_best.get(goal)
        if found is None:
            field, best, cost, second = self.field(goal), -1, FAR, FAR
            for cell in self._places():
                left = field[spot_of(cell)]
                if left < cost or (left == cost and cell < best):
                    best, cost, second = cell, left, cost
                elif left < second:
                    second = left
            found = self._two_best[goal] = (best, cost, second)
        return found

    def _places(self) -> Iterable[int]:
        """Where a tunnel can go on: empty cells that it opens into, and treasures that it reaches."""
        board = self.board
        if not board.doorways and not self.treasures:
            return board.frontier
        return {*board.frontier, *board.doorways, *(board.reached & self.treasures)}

    def entered(self, cell: int) -> int:
        """The sides through which lit tunnels, or a lit room, open into an empty cell."""
        sides = self._entered.get(cell)
        if sides is None:
            sides = self._entered[cell] = self.board.entered_from(cell) | self.board.doorways.get(cell, 0)
        return sides

    def expected_with(self, gold: Mapping[int, float], cell: int, face: int) -> float:
        """What would be left about with a card laid, on average over where the gold may be."""
        expected = 0.0
        for goal, chance in gold.items():
            expected += chance * self.estimate(goal, cell, face)
        return expected

    def nearest_beside(self, goal: int, cell: int) -> int:
        """What it costs to dig to a goal from the nearest of the cells beside one."""
        field, spot, left = self.field(goal), spot_of(cell), FAR
        for turn in range(4):
            beside = BESIDES[4 * spot + turn]
            if beside:
                left = min(left, field[beside])
        return left

    def estimate(self, goal: int, cell: int, face: int) -> int:
        """About what would be left with a card laid; cheap, and too hopeful where the card is in the way."""
        entered, through, spot, target = self.entered(cell), self.board.through, spot_of(cell), spot_of(goal)
        field, ground = self.field(goal), self.board.ground
        best_cell, cost, second = self.two_best(goal)
        left, side = second if cell == best_cell else cost, 1
        for turn in range(4):
            beside, opposite = BESIDES[4 * spot + turn], (side << 2 | side >> 2) & 15
            if beside and not entered & side and through[face << 4 | side] & entered:
                if beside == target:
                    return 0
                place = place_at(beside)
                if ground[place]:
                    for end in tunnel_ends(self.board, place, opposite):
                        left = min(left, field[end])
                elif field[beside] < left and not ground[place + EDGE] >> 4 & opposite:
                    left = field[beside]
            side <<= 1
        return left


_kept: list[Mine] = []
_openings: dict[tuple[SaboteurRulebook, tuple[tuple[int, int], ...], tuple[int, ...]], Mine] = {}


def forget() -> None:
    """Start keeping anew."""
    for mine in [*_kept, *_openings.values()]:
        mine._after.clear()
        mine._seen.clear()
    _kept.clear()
    _openings.clear()


def opening(
    rules: SaboteurRulebook,
    cards: dict[int, int],
    closed: frozenset[int],
    sources: tuple[int, ...],
    treasures: frozenset[int] = frozenset(),
) -> Mine:
    """The maze a round began with."""
    key = (rules, tuple(sorted(cards.items())), tuple(sorted(closed)))
    mine = _openings.get(key)
    if mine is None:
        board = Board(rules.faces)
        board.room = rules.room
        board.lay_out(cards, set(closed), sources)
        mine = _openings[key] = Mine(rules, board, treasures)
    return mine
