"""The two that know where cards may lie in a duel: the slow reference and the engine. The players lay in turn."""

from __future__ import annotations

import motherlode
from motherlode.core.state import State
from tests.perft.book import Position
from tests.perft.duel_reference import CARDS, STARTS, placements, reaches_vein
from tests.perft.nodes import cell_of
from tests.perft.reference import Cell, Maze, Placement

COLOURS = tuple(STARTS)
START_SHAPE = "NESW"
OPEN_VEINS = {
    "gold-1": "NESW",
    "gold-2 NE": "NE",
    "gold-2 SW": "SW",
    "gold-3 green@W": "EW:green-door@W+blue-door@E",
    "gold-3 blue@W": "EW:blue-door@W+green-door@E",
}


class DuelReferenceNode:
    def __init__(self, maze: Maze, face_down: frozenset[Cell], colour: str) -> None:
        self.maze, self.face_down, self.colour = maze, face_down, colour

    @classmethod
    def at(cls, position: Position) -> DuelReferenceNode:
        maze = dict.fromkeys(STARTS.values(), START_SHAPE)
        maze |= {cell_of(cell): shape for cell, shape in position.board.items()}
        open_veins = {cell: face for cell, face in position.goals.items() if face.endswith(" open")}
        maze |= {cell_of(cell): OPEN_VEINS[face.removesuffix(" open")] for cell, face in open_veins.items()}
        face_down = frozenset(cell_of(cell) for cell in position.goals if cell not in open_veins)
        return cls(maze, face_down, position.turn)

    def placements(self) -> list[Placement]:
        return placements(self.maze, self.face_down, self.colour)

    def lay(self, placement: Placement) -> DuelReferenceNode | None:
        cell, shape = placement
        maze = {**self.maze, cell: shape}
        other = COLOURS[1 - COLOURS.index(self.colour)]
        return None if reaches_vein(maze, self.face_down) else DuelReferenceNode(maze, self.face_down, other)


class DuelEngineNode:
    """Both players hold every card twice; nobody draws."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.actors[0]

    @classmethod
    def at(cls, position: Position) -> DuelEngineNode:
        game = motherlode.game("duel")
        keys = [{"at": cell, "side": shape[-1]} for cell, shape in position.board.items() if "-key@" in shape]
        given = {
            "turn": COLOURS.index(position.turn),
            "board": {cell: shape.replace("-key@", "-door@") for cell, shape in position.board.items()},
            "goals": position.goals,
            "keys": keys,
            "hands": {str(seat): [*CARDS, *CARDS] for seat in range(2)},
            "deck": [],
        }
        return cls(game.position(game.setup(2), given))

    def placements(self) -> list[Placement]:
        return [(cell_of(action["at"]), action["lay"]) for action in self.state.legal(self.seat) if "lay" in action]

    def lay(self, placement: Placement) -> DuelEngineNode | None:
        (x, y), shape = placement
        after = self.state.copy()
        after.apply(self.seat, {"lay": shape, "at": f"{x},{y}"}, quiet=True)
        return None if self._has_reached(after) else DuelEngineNode(after)

    def _has_reached(self, after: State) -> bool:
        veins, then = (state.view(motherlode.SPECTATOR)["goals"] for state in (self.state, after))
        opened = [vein["open"] for vein in veins.values()] != [vein["open"] for vein in then.values()]
        return opened or after.asked is None or after.asked[0] != "turn"
