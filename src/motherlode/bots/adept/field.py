"""How far it is to dig: for each empty cell, what a tunnel from there to a goal would still cost.

Costs are tenths of a card. A cell through which many kinds of cards can lead costs one card; where only few fit, more.
Tunnels that lie there but lead nowhere yet cost nothing; dead ends and rock stand in the way.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Final

from motherlode.games.saboteur.rulebook import SaboteurRulebook
from motherlode.games.tunnels.board import Board
from motherlode.games.tunnels.cells import SIDES, cell_at, column, row
from motherlode.games.tunnels.game import RULEBOOKS_KEPT

CARD: Final = 10
"""The cost of one ordinary card."""
FAR: Final = 150
"""As far as counts: also where no way is left."""
MARGIN: Final = 25
"""How much longer than the shortest way a way may be and still be looked at."""
SCARCITY: Final = ((0.5, 10), (0.3, 11), (0.14, 13), (0.0, 16))
"""Share of the through cards that fit a cell, and what such a cell costs."""
COST_MOST: Final = FAR
"""What a cell costs that no card fits."""
TREASURE: Final = 2
"""What a closed card costs that is turned over when it is reached and then leads on."""
COLUMNS: Final = range(-1, 10)
ROWS: Final = range(-4, 5)
"""The part of the maze that is looked at; a way round outside of it is never the best."""

Field = Mapping[int, int]


def _neighbours() -> dict[int, tuple[tuple[int, int, int], ...]]:
    cells = [cell_at(x, y) for x in COLUMNS for y in ROWS]
    return {
        cell: tuple(
            (side, cell + step, opposite)
            for side, step, opposite in SIDES
            if column(cell + step) in COLUMNS and row(cell + step) in ROWS
        )
        for cell in cells
    }


NEIGHBOURS: Final = _neighbours()
"""For each cell looked at, its sides: bit, neighbour, and the neighbour's side that meets it."""


@lru_cache(maxsize=RULEBOOKS_KEPT)
def edge_costs(rules: SaboteurRulebook) -> tuple[int, ...]:
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
    return tuple(costs)


def _leads_on(rules: SaboteurRulebook, face: int) -> bool:
    """Whether a card joins at least two of its sides."""
    return any(tunnel & (tunnel - 1) for tunnel in rules.faces.joined[face])


def dig_field(
    board: Board,
    goal: int,
    costs: Sequence[int],
    treasures: Collection[int] = (),
    prices: dict[int, int] | None = None,
) -> Field:
    """For each empty cell near the best way: the cost of digging from there, that cell included, to the goal.

    Treasures open by themselves when they are reached, and a room joins all tunnels that open into it.
    """
    cards, edges, closed, lit, frontier = board.cards, board.edges, board.closed, board.lit, board.frontier
    sides = board.faces.sides
    field: dict[int, int] = {}
    waiting: list[list[int]] = [[] for _ in range(FAR + COST_MOST + 1)]
    waiting[0].append(goal)
    limit = FAR
    cost = 0
    while cost <= limit:
        for cell in waiting[cost]:
            if cell in field or (prices and _waits(cell, cost, prices, waiting)):
                continue
            field[cell] = cost
            if cell in frontier and cost + MARGIN < limit:
                limit = cost + MARGIN
            rock = edges.get(cell, 0) >> 4
            for side, beside, opposite in NEIGHBOURS.get(cell, ()):
                if beside in field or rock & side:
                    continue
                card = cards.get(beside)
                if card is None:
                    edge = edges.get(beside, 0)
                    if beside in closed:
                        for onward, price in _beyond(board, beside, costs, treasures):
                            waiting[cost + price].append(onward)
                    elif not edge >> 4 & opposite:
                        waiting[cost + costs[edge]].append(beside)
                elif sides[card] & opposite and not lit.get(beside, 0) & opposite:
                    for end in tunnel_ends(board, beside, opposite):
                        if end not in closed:
                            waiting[cost + costs[edges.get(end, 0)]].append(end)
        cost += 1
    return field


def _waits(cell: int, cost: int, prices: dict[int, int], waiting: list[list[int]]) -> bool:
    """A cell with a price is found first without it, and again later with it."""
    later = cost + prices.pop(cell, 0)
    if later == cost or later >= len(waiting):
        return later > cost
    waiting[later].append(cell)
    return True


def _beyond(board: Board, cell: int, costs: Sequence[int], treasures: Collection[int]) -> list[tuple[int, int]]:
    """Where a tunnel may come from that reaches what lies closed at a cell, each with what it costs."""
    if cell in treasures:
        return [(cell, TREASURE)]
    room = board.room
    if room is None or not room.conducts or cell not in room.cells:
        return []
    outside = [beside for beside in room.outside if beside in NEIGHBOURS and beside not in board.cards]
    return [(beside, costs[board.edges.get(beside, 0)]) for beside in outside if beside not in board.closed]


def tunnel_ends(board: Board, cell: int, side: int) -> list[int]:
    """The empty cells and closed goals into which a tunnel opens, followed through all cards it leads to."""
    ends: list[int] = []
    seen: set[tuple[int, int]] = set()
    pending = [(cell, board.joined[board.cards[cell]][side])]
    while pending:
        cell, tunnel = pending.pop()
        if (cell, tunnel) in seen:
            continue
        seen.add((cell, tunnel))
        for open_side, step, opposite in SIDES:
            if not tunnel & open_side:
                continue
            beside = cell + step
            card = board.cards.get(beside)
            if card is not None:
                if board.faces.sides[card] & opposite:
                    pending.append((beside, board.joined[card][opposite]))
            elif beside in NEIGHBOURS:
                ends.append(beside)
    return ends
