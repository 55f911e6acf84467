"""The two that know where cards may lie: the slow reference and the engine."""

from __future__ import annotations

from functools import cache, cached_property

import motherlode
from motherlode.core.state import State
from motherlode.core.types import View
from tests.perft.book import Position
from tests.perft.games import START_SHAPE, Counted
from tests.perft.reference import Cell, Maze, Placement

OPEN = " open"


@cache
def cell_of(word: str) -> Cell:
    x, y = map(int, word.split(","))
    return x, y


class ReferenceNode:
    def __init__(self, game: Counted, maze: Maze, closed: frozenset[Cell], side: str) -> None:
        self.game, self.maze, self.closed, self.side = game, maze, closed, side

    @classmethod
    def at(cls, game: Counted, position: Position) -> ReferenceNode:
        maze = dict.fromkeys(game.starts, START_SHAPE)
        maze |= {cell_of(cell): shape for cell, shape in position.board.items()}
        opened = {cell: face.removesuffix(OPEN) for cell, face in position.goals.items() if face.endswith(OPEN)}
        maze |= {cell_of(cell): game.open_goal(face) for cell, face in opened.items()}
        closed = frozenset(cell_of(cell) for cell in position.goals if cell not in opened)
        return cls(game, maze, closed, position.turn)

    @classmethod
    def seen_in(cls, game: Counted, view: View) -> ReferenceNode:
        """What lies on a table; the start cards and open goals are in its board."""
        maze = {cell_of(cell): shape for cell, shape in view["board"].items()}
        closed = frozenset(cell_of(cell) for cell, goal in view["goals"].items() if not goal["open"])
        return cls(game, maze, closed, game.side_of(view["seat"]))

    def placements(self) -> list[Placement]:
        return self.game.placements(self.maze, self.closed, self.side)

    def lay(self, placement: Placement) -> ReferenceNode | None:
        cell, shape = placement
        maze = {**self.maze, cell: shape}
        if self.game.reaches_goal(maze, self.closed):
            return None
        return ReferenceNode(self.game, maze, self.closed, self.game.side_of(self.game.sides.index(self.side) + 1))


class EngineNode:
    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.actors[0]

    @classmethod
    def at(cls, game: Counted, position: Position) -> EngineNode:
        return cls(game.game.position(game.game.setup(game.tables[0]), game.given(position)))

    def placements(self) -> list[Placement]:
        return [(cell_of(action["at"]), action["lay"]) for action in self.state.legal(self.seat) if "lay" in action]

    def allows(self, placement: Placement) -> bool:
        (x, y), shape = placement
        try:
            self.state.verify(self.seat, {"lay": shape, "at": f"{x},{y}"})
        except motherlode.IllegalAction:
            return False
        return True

    def lay(self, placement: Placement) -> EngineNode | None:
        (x, y), shape = placement
        after = self.state.copy()
        after.apply(self.seat, {"lay": shape, "at": f"{x},{y}"}, quiet=True)
        if after.asked is None or after.asked[0] != "turn":
            return None
        node = EngineNode(after)
        return node if node.opened == self.opened else None

    @cached_property
    def opened(self) -> list[bool]:
        """Which goals are."""
        return [goal["open"] for goal in self.state.view(motherlode.SPECTATOR)["goals"].values()]
