"""Ladder cards: joined to the start card by a way of their own (S2-43 to S2-53)."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from motherlode.core.errors import IllegalAction
from motherlode.core.numbers import Row, add_number, block, insert_number, no_numbers
from motherlode.games.tunnels.board import Board
from motherlode.games.tunnels.cells import SIDES, cell_word
from motherlode.games.tunnels.places import cell_of, place_of, with_edge
from motherlode.games.tunnels.placing import PlaceRule

LADDER = "ladder"


class LadderRule(PlaceRule):
    """S2-45, S2-48: open meets open on any card in the maze, and no goal lies beside it; POST-08: or it is laid beside
    a lit room as any other card."""

    def __init__(self, never_beside_goal: bool) -> None:
        self.never_beside_goal = never_beside_goal

    def places(self, board: Board, goals: Collection[int]) -> Row[int]:
        joined, near = joined_places(board), sides_near(board, goals)
        return self._clear_of_goals(joined, near) if any_near(joined, near) else joined

    def _clear_of_goals(self, joined: Row[int], near: bytes) -> Row[int]:
        found, places, size = no_numbers(), block(joined), len(joined)
        for place in places[:size]:
            towards_goal = side_near(near, place)
            if not towards_goal:
                add_number(found, place)
            elif not self.never_beside_goal and not place & towards_goal:
                add_number(found, place | towards_goal << 4)
        return found

    def verify(self, board: Board, goals: Collection[int], face: int, cell: int) -> None:
        sides, towards_goal = board.faces.sides[face], _beside(tuple(goals)).get(cell, 0)
        if towards_goal and (self.never_beside_goal or sides & towards_goal):
            raise IllegalAction("ladder-beside-goal", ("S2-48",), {"cell": cell_word(cell)})
        if not board.edge_at(cell) & 15 and not board.doorways.get(cell, 0) & sides:
            raise IllegalAction("ladder-not-joined", ("S2-45",), {"cell": cell_word(cell)})


NEAR: list[tuple[frozenset[int], bytes]] = [(frozenset(), b"")]
"""For the fixed cards of a maze, the goals among them, what was asked for last: mostly they are the same still."""


def sides_near(board: Board, goals: Collection[int]) -> bytes:
    """By the number of a place the sides that face a goal, as far as there are any."""
    known = NEAR[0]
    if known[0] is not board.fixed:
        known = NEAR[0] = (board.fixed, _sides_near(tuple(goals)))
    return known[1]


def joined_places(board: Board) -> Row[int]:
    """Where open meets open, and beside a lit room, each place with its edge, in the order of cells."""
    joined = board.opened_into()
    for cell, side in board.doorways.items():
        edge = board.edge_at(cell)
        if not edge & 15:
            insert_by_cell(joined, with_edge(place_of(cell), edge | side))
    return joined


def insert_by_cell(joined: Row[int], place: int) -> None:
    """Among places with their edges that stand in the order of their cells."""
    number, cell = len(joined), cell_of(place >> 8)
    while number and cell_of(joined[number - 1] >> 8) > cell:
        number -= 1
    insert_number(joined, number, place)


def side_near(near: bytes, place: int) -> int:
    """The sides that face a goal at a place with its edge."""
    number = place >> 10
    return near[number] if number < len(near) else 0


def any_near(joined: Row[int], near: bytes) -> bool:
    """Whether any of these places lies beside a goal."""
    places, size = block(joined), len(joined)
    for place in places[:size]:
        if side_near(near, place):
            return True
    return False


@cache
def _sides_near(goals: tuple[int, ...]) -> bytes:
    near = {place_of(cell) >> 2: sides for cell, sides in _beside(goals).items()}
    return bytes(near.get(number, 0) for number in range(max(near, default=0) + 1))


@cache
def _beside(goals: tuple[int, ...]) -> dict[int, int]:
    """The cells around the goals, each with its sides that face one."""
    sides: dict[int, int] = {}
    for goal in goals:
        for _, step, opposite in SIDES:
            sides[goal + step] = sides.get(goal + step, 0) | opposite
    return sides
