"""The two that know where cards may lie: the slow reference and the engine."""

from __future__ import annotations

import motherlode
from motherlode.core.state import State
from tests.perft.book import Position
from tests.perft.reference import CARDS, START, Cell, Maze, Placement, placements, reaches_goal

PLIES = 3
START_SHAPE = "NESW"
CROSSING = "NESW"


def cell_of(word: str) -> Cell:
    x, y = map(int, word.split(","))
    return x, y


class ReferenceNode:
    def __init__(self, maze: Maze, closed: frozenset[Cell]) -> None:
        self.maze, self.closed = maze, closed

    @classmethod
    def at(cls, position: Position) -> ReferenceNode:
        maze = {START: START_SHAPE} | {cell_of(cell): shape for cell, shape in position.board.items()}
        closed = set()
        for word, face in position.goals.items():
            if face.endswith(" open"):
                _, _, shape = face.removesuffix(" open").partition(" ")
                maze[cell_of(word)] = shape or CROSSING
            else:
                closed.add(cell_of(word))
        return cls(maze, frozenset(closed))

    def placements(self) -> list[Placement]:
        return placements(self.maze, self.closed)

    def lay(self, placement: Placement) -> ReferenceNode | None:
        cell, shape = placement
        maze = {**self.maze, cell: shape}
        return None if reaches_goal(maze, self.closed) else ReferenceNode(maze, self.closed)


class EngineNode:
    """Three players, one for each ply, each with one card of every kind; nobody draws."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.actors[0]

    @classmethod
    def at(cls, position: Position) -> EngineNode:
        game = motherlode.game("saboteur")
        hands = {seat: list(CARDS) for seat in range(PLIES)}
        given = {"board": position.board, "goals": position.goals, "hands": hands, "deck": []}
        return cls(game.position(game.setup(PLIES), given))

    def placements(self) -> list[Placement]:
        return [(cell_of(action["at"]), action["lay"]) for action in self.state.legal(self.seat) if "lay" in action]

    def lay(self, placement: Placement) -> EngineNode | None:
        (x, y), shape = placement
        after = self.state.copy()
        after.apply(self.seat, {"lay": shape, "at": f"{x},{y}"}, quiet=True)
        return None if self._has_reached(after) else EngineNode(after)

    def _has_reached(self, after: State) -> bool:
        before, view = self.state.view(motherlode.SPECTATOR), after.view(motherlode.SPECTATOR)
        opened = [goal["open"] for goal in before["goals"].values()] != [
            goal["open"] for goal in view["goals"].values()
        ]
        return opened or view["phase"] != "play" or set(view["asked"].values()) != {"turn"}
