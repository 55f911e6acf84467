# cython: boundscheck=False, wraparound=False, nonecheck=False
"""How far it is to dig: for each empty cell, what a tunnel from there to a goal would still cost.

Costs are tenths of a card. A cell through which many kinds of cards can lead costs one card; where only few fit, more.
Tunnels that lie there but lead nowhere yet cost nothing; dead ends and rock stand in the way.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final

from motherlode.bots.adept.spots import BESIDES, SIZE, place_at, spot_of
from motherlode.games.saboteur.rulebook import SaboteurRulebook
from motherlode.games.tunnels.board import Board
from motherlode.games.tunnels.game import RULEBOOKS_KEPT
from motherlode.games.tunnels.places import AROUND, CLOSED, EDGE, FRONTIER, LIT, MARK, cell_of, surround

CARD = 10
"""The cost of one ordinary card."""
FAR = 150
"""As far as counts: also where no way is left."""
MARGIN = 25
"""How much longer than the shortest way a way may be and still be looked at."""
SCARCITY: Final = ((0.5, 10), (0.3, 11), (0.14, 13), (0.0, 16))
"""Share of the through cards that fit a cell, and what such a cell costs."""
COST_MOST = FAR
"""What a cell costs that no card fits."""
TREASURE = 2
"""What a closed card costs that is turned over when it is reached and then leads on."""
UNSEEN = 255
"""What stands in a field for a cell from which no way is looked at; every cost is less."""
NOTHING = bytes([UNSEEN]) * SIZE

Field = bytearray
"""By spot."""


@lru_cache(maxsize=RULEBOOKS_KEPT)
def edge_costs(rules: SaboteurRulebook) -> bytes:
    """For each edge of an empty cell (as the board writes it) the cost of leading a tunnel through it."""
    through = [(faces, rules.tunnels[rules.words[kind]]) for kind, faces in enumerate(rules.faces.of_kind)]
    through = [(faces, count) for faces, count in through if _leads_on(rules, faces[0])]
    total = sum(count for _, count in through)
    costs = []
    for edge in range(256):
        need, ban = edge & 15, edge >> 4
        fitting = sum(
            count
            for faces, count in through
            if any(rules.faces.sides[face] & need == need and not rules.faces.sides[face] & ban for face in faces)
        )
        share = fitting / total
        costs.append(next(cost for least, cost in SCARCITY if share >= least) if fitting else COST_MOST)
    return bytes(costs)


def _leads_on(rules: SaboteurRulebook, face: int) -> bool:
    """Whether a card joins at least two of its sides."""
    return any(tunnel & (tunnel - 1) for tunnel in rules.faces.joined[face])


def dig_field(
    board: Board,
    goal: int,
    costs: bytes,
    treasures: Collection[int] = (),
    prices: dict[int, int] | None = None,
) -> Field:
    """For each empty cell near the best way: the cost of digging from there, that cell included, to the goal.

    Treasures open by themselves when they are reached, and a room joins all tunnels that open into it. Prices, by
    spot, are what a cell costs besides.
    """
    return Digging(board, costs, treasures, prices).dig_from(spot_of(goal))


class Digging:
    """A field while it is made, from the goal outwards."""

    __slots__ = ("board", "costs", "field", "limit", "prices", "treasures")

    def __init__(
        self, board: Board, costs: bytes, treasures: Collection[int] = (), prices: dict[int, int] | None = None
    ) -> None:
        board.widen()
        self.board, self.costs, self.treasures, self.prices = board, costs, treasures, prices
        self.field = bytearray(NOTHING)
        self.limit = FAR
        """Farther away nothing is looked at any more."""

    def dig_from(self, goal: int) -> Field:
        field, ground, cost = self.field, self.board.ground, 0
        self.reach(goal, 0)
        while cost <= self.limit:
            spot = next_at(field, cost, 0)
            while spot >= 0:
                if ground[place_at(spot) + MARK] & FRONTIER and cost + MARGIN < self.limit:
                    self.limit = cost + MARGIN
                self.spread(spot, cost)
                spot = next_at(field, cost, spot + 1)
            cost += 1
        for spot in range(SIZE):
            if field[spot] > self.limit:
                field[spot] = UNSEEN
        return field

    def spread(self, spot: int, cost: int) -> None:
        """A tunnel that goes through a cell comes from beside it, or through tunnels that lie there unlit."""
        field, ground, through, costs = self.field, self.board.ground, self.board.through, self.costs
        rock, side = ground[place_at(spot) + EDGE] >> 4, 1
        for turn in range(4):
            beside, opposite = BESIDES[4 * spot + turn], (side << 2 | side >> 2) & 15
            if beside and field[beside] > cost and not rock & side:
                place = place_at(beside)
                face, edge = ground[place], ground[place + EDGE]
                if face:
                    if through[(face - 1) << 4 | opposite] and not ground[place + LIT] & opposite:
                        self.trace(place, opposite, cost)
                elif ground[place + MARK] & CLOSED:
                    self.open(cell_of(place), cost)
                elif not edge >> 4 & opposite and cost + costs[edge] < field[beside]:
                    self.reach(beside, cost + costs[edge])
            side <<= 1

    def reach(self, spot: int, cost: int) -> None:
        """A cell from which it costs so much; only the first way that comes to it pays its price."""
        if spot and cost < self.field[spot]:
            if self.prices:
                cost += self.prices.pop(spot, 0)
            if cost <= self.limit and cost < self.field[spot]:
                self.field[spot] = cost

    def trace(self, place: int, side: int, cost: int) -> None:
        """An unlit tunnel leads there: it may be dug to from wherever else it opens."""
        ground = self.board.ground
        for end in tunnel_ends(self.board, place, side):
            beyond = place_at(end)
            if not ground[beyond + MARK] & CLOSED:
                self.reach(end, cost + self.costs[ground[beyond + EDGE]])

    def open(self, cell: int, cost: int) -> None:
        """Something closed lies there: a treasure leads on, and a tunnel may come to a room from anywhere beside it."""
        board, room = self.board, self.board.room
        if cell in self.treasures:
            self.reach(spot_of(cell), cost + TREASURE)
        elif room is not None and room.conducts and cell in room.cells:
            for beside in room.outside:
                if not board.holds(beside) and beside not in board.closed:
                    self.reach(spot_of(beside), cost + self.costs[board.edge_at(beside)])


def next_at(field: Field, cost: int, spot: int) -> int:
    """The next spot from which it costs so much, -1 if there is none."""
    return field.find(cost, spot)


def tunnel_ends(board: Board, place: int, side: int) -> list[int]:
    """The spots of the empty cells and closed goals into which a tunnel opens that is entered from a side of a card,
    followed through all cards it leads to."""
    ground, through, size = board.ground, board.through, len(board.ground)
    ends: list[int] = []
    seen = bytearray(size)
    pending = [place << 4 | side]
    while pending:
        entered = pending.pop()
        place = entered >> 4
        tunnel = through[(ground[place] - 1) << 4 | entered & 15] & ~seen[place]
        seen[place] |= tunnel
        surround(place)
        side, around = 1, AROUND[place >> 2]
        for beside in around:
            if tunnel & side:
                if beside < size and ground[beside]:
                    pending.append(beside << 4 | (side << 2 | side >> 2) & 15)
                elif spot_of(cell_of(beside)):
                    ends.append(spot_of(cell_of(beside)))
            side <<= 1
    return ends
