"""Ladder cards: joined to the start card by a way of their own (S2-43 to S2-53)."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from motherlode.core.errors import IllegalAction
from motherlode.games.tunnels.board import Board
from motherlode.games.tunnels.cells import SIDES, cell_word
from motherlode.games.tunnels.placing import PlaceRule

LADDER = "ladder"


class LadderRule(PlaceRule):
    """S2-45, S2-48: open meets open on any card in the maze, and no goal lies beside it; POST-08: or it is laid beside
    a lit room as any other card."""

    def __init__(self, never_beside_goal: bool) -> None:
        self.never_beside_goal = never_beside_goal

    def edges(self, board: Board, goals: Collection[int]) -> dict[int, int]:
        edges = {cell: board.edge_at(cell) | side for cell, side in board.doorways.items()}
        edges |= board.opened_into()
        for cell, towards_goal in _beside(tuple(goals)).items():
            edge = edges.pop(cell, None)
            if edge is not None and not (towards_goal if self.never_beside_goal else edge & towards_goal):
                edges[cell] = edge | towards_goal << 4
        return edges

    def verify(self, board: Board, goals: Collection[int], face: int, cell: int) -> None:
        sides, towards_goal = board.faces.sides[face], _beside(tuple(goals)).get(cell, 0)
        if towards_goal and (self.never_beside_goal or sides & towards_goal):
            raise IllegalAction("ladder-beside-goal", ("S2-48",), {"cell": cell_word(cell)})
        if not board.edge_at(cell) & 15 and not board.doorways.get(cell, 0) & sides:
            raise IllegalAction("ladder-not-joined", ("S2-45",), {"cell": cell_word(cell)})


@cache
def _beside(goals: tuple[int, ...]) -> dict[int, int]:
    """The cells around the goals, each with its sides that face one."""
    sides: dict[int, int] = {}
    for goal in goals:
        for _, step, opposite in SIDES:
            sides[goal + step] = sides.get(goal + step, 0) | opposite
    return sides
